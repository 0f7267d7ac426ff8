/** Finding rules by number or by words, in the language of a reader. */
import type { Language } from '@sandtable/kernel'
import { fold, termsOf } from '@sandtable/presentation'
import { type Reader, type Rule, rulesOf } from '@sandtable/reader'
import { readerWords } from './words.ts'

export interface Hit {
  readonly rule: string
  /** the language it was found in */
  readonly language: Language
  readonly excerpt: string
}

interface Entry {
  readonly rule: string
  readonly language: Language
  readonly number: string
  readonly title: string
  readonly text: string
  readonly foldedTitle: string
  readonly foldedText: string
}

export type Index = readonly Entry[]

/** All rules, folded once. */
export const indexOf = (reader: Reader): Index =>
  rulesOf(reader).map((rule): Entry => {
    const { id, title, label } = rule
    const text = plainText(reader, rule)
    const folded = { number: fold(label), foldedTitle: fold(title), foldedText: fold(text) }
    return { rule: id, language: reader.language, title, text, ...folded }
  })

/** What a rule says, as one line. */
function plainText(reader: Reader, { paragraphs }: Rule): string {
  const words = readerWords(reader.language)
  return paragraphs
    .map(({ ruling, pieces }) => {
      const said = pieces.map((piece) =>
        piece.kind === 'words' ? piece.text : ` §${reader.rule(piece.rule)?.label ?? piece.rule} `,
      )
      return (ruling === undefined ? '' : `${words.ruling(ruling)}: `) + said.join('')
    })
    .join(' ')
    .replaceAll(/ +/g, ' ')
}

/** Numbers first, then titles, then texts. */
export function search(index: Index, query: string): Hit[] {
  const number = /^§?\s*(\d+(?:\.\d+)*\.?(?:[a-z](?:\.\d+)?)?)$/.exec(fold(query.trim()))?.[1]
  if (number !== undefined) return byNumber(index, number).map((entry) => hitOf(entry, []))
  const terms = termsOf(query)
  return byWords(index, terms).map((entry) => hitOf(entry, terms))
}

/** "9.2" finds 9.2, then 9.2a and 9.2.1, and not 19.2 or 9.20. */
function byNumber(index: Index, number: string): Entry[] {
  const wanted = number.replace(/\.$/, '')
  const rank = (entry: Entry): number => {
    if (entry.number === wanted) return 0
    return /^[.a-z]/.test(entry.number.slice(wanted.length)) && entry.number.startsWith(wanted) ? 1 : -1
  }
  return inOrder(index, rank)
}

function byWords(index: Index, terms: readonly string[]): Entry[] {
  if (terms.length === 0) return []
  return inOrder(index, ({ foldedTitle, foldedText }) => {
    if (terms.every((term) => foldedTitle.includes(term))) return 0
    return terms.every((term) => foldedTitle.includes(term) || foldedText.includes(term)) ? 1 : -1
  })
}

/** Lower ranks first, the order of the book within a rank; negative: left out. */
const inOrder = (index: Index, rank: (entry: Entry) => number): Entry[] =>
  [0, 1].flatMap((wanted) => index.filter((entry) => rank(entry) === wanted))

const BEFORE = 28
const LENGTH: Readonly<Record<Language, number>> = { en: 130, ja: 72 }

function hitOf({ rule, language, text, foldedText }: Entry, terms: readonly string[]): Hit {
  const places = terms.map((term) => foldedText.indexOf(term)).filter((at) => at >= 0)
  const first = places.length > 0 ? Math.min(...places) : 0
  return { rule, language, excerpt: cut(text, first, LENGTH[language]) }
}

/** Some of the text around a place, in whole words where there are spaces. */
function cut(text: string, place: number, length: number): string {
  const from = place <= BEFORE ? 0 : text.lastIndexOf(' ', place - BEFORE) + 1
  const start = place - from > length / 2 ? place - BEFORE : from
  if (start + length >= text.length) return (start > 0 ? '…' : '') + text.slice(start)
  const space = text.lastIndexOf(' ', start + length)
  const end = space > start + length / 2 ? space : start + length
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}…`
}
