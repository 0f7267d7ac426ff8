/** Sentences of a game in one language, written part by part. */
import type { GameTypes } from './game-types.ts'
import type { GameText } from './game.ts'
import type { Facts, Language } from './text.ts'

type Sentence = (facts: Facts) => string

/** What one part of the rules has to say in one language: prompts, refusals, verbs, names of procedures, events. */
export interface SentencePart<
  P extends string,
  R extends string,
  V extends string,
  N extends string,
  E extends { readonly type: string },
> {
  readonly prompts: Readonly<Record<P, Sentence>>
  readonly refusals: Readonly<Record<R, Sentence>>
  readonly verbs: Readonly<Record<V, string>>
  readonly procedures: Readonly<Record<N, string>>
  readonly events: { readonly [K in E['type']]: (event: Extract<E, { type: K }>) => string }
}

interface AnyPart {
  readonly prompts: object
  readonly refusals: object
  readonly verbs: object
  readonly procedures: object
  readonly events: object
}

type Both<U> = (U extends unknown ? (all: U) => void : never) extends (all: infer All) => void ? All : never

/** All parts together: what one of them lacks does not compile where everything is wanted. */
export function joinParts<Parts extends readonly AnyPart[]>(
  ...parts: Parts
): { readonly [K in keyof AnyPart]: Both<Parts[number][K]> } {
  const all = <K extends keyof AnyPart>(kind: K): Both<Parts[number][K]> =>
    Object.assign({}, ...parts.map((part) => part[kind])) as Both<Parts[number][K]>
  return {
    prompts: all('prompts'),
    refusals: all('refusals'),
    verbs: all('verbs'),
    procedures: all('procedures'),
    events: all('events'),
  }
}

/** Verbs that belong to no part of the rules. */
export const verbsAlone = <V extends string>(verbs: Readonly<Record<V, string>>) => ({
  prompts: {},
  refusals: {},
  verbs,
  procedures: {},
  events: {},
})

/** A sentence may begin with a name that is written small: "the fort of Namur". */
const begun = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** A sentence that is missing is a mistake of the game: it is told at once, never passed over. */
function found<S>(kind: string, table: Readonly<Record<string, S>>, key: string): S {
  const said = Object.hasOwn(table, key) ? table[key] : undefined
  if (said === undefined) throw new Error(`no words for the ${kind} ${key}`)
  return said
}

type Sentences<T extends GameTypes> = SentencePart<T['prompt'], T['refusal'], string, string, T['event']>

/** The kernel's view of the sentences of a game, by language. */
export function gameTexts<T extends GameTypes>(
  sentences: Readonly<Record<Language, Sentences<T>>>,
): (language: Language) => GameText<T> {
  const texts = { en: gameText<T>(sentences.en), ja: gameText<T>(sentences.ja) }
  return (language) => texts[language]
}

function gameText<T extends GameTypes>(sentences: Sentences<T>): GameText<T> {
  const { prompts, refusals, verbs, procedures } = sentences
  const events: unknown = sentences.events
  const eventTexts = events as Readonly<Record<string, (event: T['event']) => string>>
  return {
    prompt: (key, facts) => begun(found<Sentence>('prompt', prompts, key)(facts)),
    refusal: (code, facts) => begun(found<Sentence>('refusal', refusals, code)(facts)),
    event: (event) => begun(found('event', eventTexts, event.type)(event)),
    // A stored game may name a stage that is no more.
    verb: (verb) => verbs[verb] ?? '',
    procedure: (name) => procedures[name] ?? '',
  }
}

/** What sentences in English are made with. */
export const ENGLISH_MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const MOST_NAMED = 5

/** "Namur, Liege and Antwerp"; long lists end in a number: a prompt must not cover the map */
export function englishList(names: readonly string[]): string {
  if (names.length > MOST_NAMED)
    return `${names.slice(0, MOST_NAMED - 1).join(', ')} and ${names.length - MOST_NAMED + 1} others`
  return names.length < 2
    ? (names[0] ?? 'nobody')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}
