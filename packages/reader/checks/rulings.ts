/** Every ruling is told to players, once at length, and has its place on the page of rulings. */
import { problemAt, rulesOf } from '../rulebook.ts'
import { numbersIn, rulingsCitedIn } from '../ruling-numbers.ts'
import { rulingsOnPage } from '../rulings-page.ts'
import { type Check, ORIGINAL, type Subject, TRANSLATIONS } from './subject.ts'

const numbersOf = ({ rulebooks }: Subject): Set<number> =>
  new Set(rulebooks[ORIGINAL].rulings.map(({ number }) => number))

/** Below which rule which ruling is told. */
const toldIn = ({ rulebooks }: Subject) =>
  rulesOf(rulebooks[ORIGINAL]).flatMap(({ paragraphs, place: { file } }) =>
    paragraphs.flatMap(({ ruling, line }) =>
      ruling === undefined ? [] : [{ number: ruling, place: { file, line } }],
    ),
  )

export const everyRulingAtLength: Check = (subject) => {
  const made = numbersOf(subject)
  const first = new Map<number, string>()
  const wanting = toldIn(subject).filter(({ number }) => !made.has(number))
  return [
    ...wanting.map(({ number, place }) => problemAt(place, `ruling ${number} is nowhere told at length`)),
    ...subject.rulebooks[ORIGINAL].rulings.flatMap(({ number, place }) => {
      const other = first.get(number)
      first.set(number, other ?? place.file)
      return other === undefined
        ? []
        : [problemAt(place, `ruling ${number} is already told at length in ${other}`)]
    }),
    ...TRANSLATIONS.flatMap((language) => subject.rulebooks[language].rulings).map(({ number, place }) =>
      problemAt(place, `ruling ${number} is told at length in "${ORIGINAL}" only`),
    ),
  ]
}

export const everyRulingOnThePage: Check = (subject) => {
  const { path } = subject.frame
  const [made, listed] = [numbersOf(subject), rulingsOnPage(subject.frame.text)]
  return [
    ...[...made]
      .filter((number) => !listed.includes(number))
      .map((number) => `${path}: ruling ${number} has no place`),
    ...listed.filter((number) => !made.has(number)).map((number) => `${path}: there is no ruling ${number}`),
    ...listed
      .filter((number, i) => listed.indexOf(number) !== i)
      .map((number) => `${path}: ruling ${number} has two places`),
  ]
}

/** Rows of the index: a subject, and the numbers of its rulings. */
const INDEX_ROW = /^\|.*\| (\d[\d, -]*) \|$/

export const everyRulingInTheIndex: Check = (subject) => {
  const { path, text } = subject.frame
  const made = numbersOf(subject)
  const listed = new Set(text.split('\n').flatMap((line) => numbersIn(INDEX_ROW.exec(line)?.[1] ?? '')))
  return [
    ...[...made]
      .filter((number) => !listed.has(number))
      .map((number) => `${path}: the index lacks ruling ${number}`),
    ...[...listed]
      .filter((number) => !made.has(number))
      .map((number) => `${path}: the index has a ruling ${number}`),
  ]
}

/** In code and on the page: "ruling 36". */
export const citedRulingsExist: Check = (subject) => {
  const made = numbersOf(subject)
  return [...subject.code, subject.frame].flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, i) =>
      rulingsCitedIn(line)
        .filter((number) => !made.has(number))
        .map((number) => problemAt({ file: path, line: i + 1 }, `there is no ruling ${number}`)),
    ),
  )
}
