/** A ruling as it stands below a rule: the sentence for players, and after it, at one of its rules, the ruling at length. */
import type { Block } from './blocks.ts'
import { type Paragraph, piecesOf } from './markup.ts'
import type { Place, Ruling } from './rulebook.ts'
import { problemAt } from './rulebook.ts'

const TOLD = /^\*\*(?:Ruling (\d+)\.|裁定(\d+)。)\*\* (.+)$/
const HEAD = /^\*\*(.+)\*\* \((.+)\)$/

export interface ParsedRuling {
  readonly told?: Paragraph
  readonly ruling?: Ruling
  readonly problems: readonly string[]
}

export function parseRuling(quote: Extract<Block, { readonly kind: 'quote' }>, file: string): ParsedRuling {
  const place: Place = { file, line: quote.line }
  const [first = '', ...rest] = quote.lines
  const found = TOLD.exec(first)
  if (!found)
    return {
      problems: [
        problemAt(place, 'a ruling begins with "> **Ruling 7.** ", in Japanese with "> **裁定7。** "'),
      ],
    }
  const number = Number(found[1] ?? found[2])
  const told: Paragraph = {
    kind: 'plain',
    ruling: number,
    pieces: piecesOf(found[3] ?? ''),
    line: quote.line,
  }
  const lines = rest.filter((line) => line !== '')
  return lines.length === 0 ? { told, problems: [] } : { told, ...atLength(number, lines, place) }
}

function atLength(number: number, [first = '', ...lines]: readonly string[], place: Place): ParsedRuling {
  const head = HEAD.exec(first)
  const wrong = [
    ...(head ? [] : ['after its sentence a ruling goes on with "> **Title** ([§…], [§…])"']),
    ...lines.filter((line) => !line.startsWith('- ')).map((line) => `"${line}" is no item ("> - ")`),
  ].map((what) => problemAt(place, `ruling ${number}: ${what}`))
  const [, title = '', about = ''] = head ?? []
  return { ruling: { number, title, about, lines, place }, problems: wrong }
}
