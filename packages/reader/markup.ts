/** A rule's text taken apart, for whoever draws it. */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'rule'; readonly rule: string }

export interface Paragraph {
  readonly kind: 'plain' | 'item'
  /** number of our ruling this paragraph states */
  readonly ruling?: number
  readonly pieces: readonly Piece[]
  /** in its file */
  readonly line: number
}

const LINK = /\[§([^\]]+)\]/

/** Words, and rules where [§…] leads to one. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(LINK)
    .map((part, i): Piece => (i % 2 === 1 ? { kind: 'rule', rule: part } : { kind: 'words', text: part }))
    .filter((piece) => piece.kind === 'rule' || piece.text.trim() !== '')
}

/** The rules a text leads to. */
export const linksIn = (text: string): string[] =>
  piecesOf(text).flatMap((piece) => (piece.kind === 'rule' ? [piece.rule] : []))

/** The same text for places where links lead nowhere: §9.2 for [§9.2]. */
export const withoutLinks = (text: string): string => text.replaceAll(/\[(§[^\]]+)\]/g, '$1')
