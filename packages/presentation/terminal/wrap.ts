import { cut, widthOf } from './width.ts'

/** Lines of a text no wider than this; the second and later ones indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const room = Math.max(20, width)
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text, room - indent.length)) {
    if (line !== '' && widthOf(line) + widthOf(piece.trimEnd()) > room) {
      lines.push(line.trimEnd())
      line = indent
    }
    line += piece
  }
  return [...lines, line.trimEnd()]
}

/**
 * Words with the space behind them. Japanese may break after any character, but closing marks stay with what
 * they close; and what is too long for a line goes in parts that fit.
 */
const PIECE =
  /[\u2e80-\u9fff\uff00-\uffef][、。，．）」』】：！？ー]*\s*|[^\s\u2e80-\u9fff\uff00-\uffef]+\s*|\s+/gu

function piecesOf(text: string, room: number): string[] {
  return (text.match(PIECE) ?? ['']).flatMap((word) => splitLong(word, room))
}

function splitLong(word: string, room: number): string[] {
  const parts: string[] = []
  let rest = word
  while (widthOf(rest.trimEnd()) > room) {
    const part = cut(rest, room)
    parts.push(part)
    rest = rest.slice(part.length)
  }
  return [...parts, rest]
}
