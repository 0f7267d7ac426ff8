import type { Piece } from '@sandtable/reader'

/** Words and rule chips of a text with {§…} in it. */
export const piecesOf = (text: string): Piece[] =>
  text
    .split(/\{§([^}]+)\}/)
    .map((part, i): Piece => (i % 2 === 1 ? { kind: 'rule', rule: part } : { kind: 'words', text: part }))
    .filter((piece) => piece.kind === 'rule' || piece.text !== '')
