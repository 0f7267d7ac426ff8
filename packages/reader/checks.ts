/** What every rules reader must pass. Each check names what is wrong, one line each. */
import { type Language, LANGUAGES } from '@sandtable/kernel'
import type { Reader } from './create-reader.ts'
import type { Paragraph } from './markup.ts'

export interface Subject {
  readonly reader: Reader
  /** the game's rulebook.tsv */
  readonly rulebook: string
  /** the game's list of rulings, as Markdown */
  readonly rulings: string
}

type Check = (subject: Subject) => string[]

const SHORTEST_RULE_OF_PLAY = 30

const rowsOf = (tsv: string): { readonly id: string; readonly status: string }[] =>
  tsv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id = '', , , , status = '']) => ({ id, status }))

const rulesOf = (reader: Reader): string[] => reader.chapters.flatMap(({ rules }) => rules)

const saidIn = ({ pieces }: Paragraph): string =>
  pieces.map((piece) => (piece.kind === 'words' ? piece.text : '')).join('')

/** Calls a check for every rule in every language. */
const everywhere = (reader: Reader, found: (rule: string, language: Language) => string[]): string[] =>
  rulesOf(reader).flatMap((rule) =>
    LANGUAGES.flatMap((language) => found(rule, language).map((what) => `${rule} (${language}): ${what}`)),
  )

const everyRuleOnce: Check = ({ reader, rulebook }) => {
  const [listed, wanted] = [rulesOf(reader), rowsOf(rulebook).map(({ id }) => id)]
  return [
    ...wanted.filter((id) => !reader.has(id)).map((id) => `${id} is not in the reader`),
    ...listed.filter((id) => !wanted.includes(id)).map((id) => `${id} is not in the rulebook`),
    ...listed.filter((id, i) => listed.indexOf(id) !== i).map((id) => `${id} is listed twice`),
  ]
}

const everyRuleExplained: Check = ({ reader, rulebook }) => {
  const ofPlay = new Set(rowsOf(rulebook).flatMap(({ id, status }) => (status === 'play' ? [id] : [])))
  return everywhere(reader, (rule, language) => {
    const length = reader.paragraphs(rule, language).map(saidIn).join('').length
    return [
      ...(reader.title(rule, language) === '' ? ['has no title'] : []),
      ...(length < (ofPlay.has(rule) ? SHORTEST_RULE_OF_PLAY : 1) ? [`has only ${length} letters`] : []),
    ]
  })
}

const everyLinkLeadsSomewhere: Check = ({ reader }) =>
  everywhere(reader, (rule, language) =>
    reader
      .paragraphs(rule, language)
      .flatMap(({ pieces }) => pieces)
      .flatMap((piece) => {
        if (piece.kind === 'rule') return reader.has(piece.rule) ? [] : [`refers to ${piece.rule}`]
        return /[{}§#]/.test(piece.text) ? [`has markup left over in "${piece.text}"`] : []
      }),
  )

const outline = (paragraphs: readonly Paragraph[]): string =>
  paragraphs
    .map(({ kind, ruling, pieces }) => {
      const links = pieces.flatMap((piece) => (piece.kind === 'rule' ? [piece.rule] : [])).sort()
      return [kind, ruling ?? '', ...links].join(' ')
    })
    .join('; ')

const sameInAllLanguages: Check = ({ reader }) => {
  const english = (rule: string): string => outline(reader.paragraphs(rule, 'en'))
  return everywhere(reader, (rule, language) => {
    const here = outline(reader.paragraphs(rule, language))
    return here === english(rule) ? [] : [`${here} / ${english(rule)}`]
  })
}

const everyRulingTold: Check = ({ reader, rulings }) => {
  const made = [...rulings.matchAll(/^### (\d+)\./gm)].map(([, number]) => Number(number))
  const told = rulesOf(reader).flatMap((rule) =>
    reader.paragraphs(rule, 'en').flatMap(({ ruling }) => ruling ?? []),
  )
  return [
    ...made.filter((number) => !told.includes(number)).map((number) => `ruling ${number} is not told`),
    ...told.filter((number) => !made.includes(number)).map((number) => `there is no ruling ${number}`),
  ]
}

const tablesAreFull: Check = ({ reader }) =>
  everywhere(reader, (rule, language) =>
    reader
      .tables(rule, language)
      .filter(({ heads, rows }) => rows.length === 0 || rows.some((row) => row.length !== heads.length))
      .map(({ title }) => `the table "${title}" is ragged or empty`),
  )

export const READER_CHECKS: Readonly<Record<string, Check>> = {
  'has every rule of the rulebook once': everyRuleOnce,
  'explains every rule': everyRuleExplained,
  'refers only to rules it has, and leaves no markup over': everyLinkLeadsSomewhere,
  'says the same in all languages: references, rulings and numbers of paragraphs': sameInAllLanguages,
  'tells players about every ruling': everyRulingTold,
  'makes full tables from the data': tablesAreFull,
}
