/** A rule's text taken apart, for whoever draws it. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'rule'; readonly rule: string }

export interface Paragraph {
  readonly kind: 'plain' | 'item'
  /** number of our ruling this paragraph states */
  readonly ruling?: number
  readonly pieces: readonly Piece[]
}

const LINK = /\{§([^}]+)\}/
const RULING = /^\{#(\d+)\} /
const ITEM = '- '

function piecesOf(text: string): Piece[] {
  return text
    .split(LINK)
    .map((part, i): Piece => (i % 2 === 1 ? { kind: 'rule', rule: part } : { kind: 'words', text: part }))
    .filter((piece) => piece.kind === 'rule' || piece.text.trim() !== '')
}

export function paragraphOf(source: string): Paragraph {
  const ruling = RULING.exec(source)
  if (ruling)
    return { kind: 'plain', ruling: Number(ruling[1]), pieces: piecesOf(source.slice(ruling[0].length)) }
  const isItem = source.startsWith(ITEM)
  return { kind: isItem ? 'item' : 'plain', pieces: piecesOf(isItem ? source.slice(ITEM.length) : source) }
}
