import type { ArgumentKind, Language, Play } from '@sandtable/kernel'
import type { Choice } from './menu.ts'

/** What a typed line asks for. */
export type Intent =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'number'; readonly number: number }
  /** in words: it may be legal or not */
  | { readonly kind: 'action'; readonly verb: string; readonly arg: string | undefined }
  | { readonly kind: 'unclear' }

/** Reads "7", "march 14.15", or just "14.15" if only one choice is called so. */
export function readIntent(line: string, menu: readonly Choice[], play: Play, language: Language): Intent {
  const text = line.trim()
  if (/^\d+$/.test(text)) return byNumber(Number(text), menu)
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? []
  const { verbs } = play.setup.game
  const verb = Object.keys(verbs).find((each) => each === word.toLowerCase())
  if (verb !== undefined)
    return { kind: 'action', verb, arg: argumentOf(verb, rest, menu, verbs[verb] ?? null, language) }
  const named = menu.filter((choice) => isCalled(choice, text))
  const [only] = named
  return only && named.length === 1 ? { kind: 'choice', choice: only } : { kind: 'unclear' }
}

function byNumber(number: number, menu: readonly Choice[]): Intent {
  const choice = menu[number - 1]
  return choice ? { kind: 'choice', choice } : { kind: 'number', number }
}

/** The argument as records write it, found by name, title or the beginning of either; else as typed. */
function argumentOf(
  verb: string,
  typed: string,
  menu: readonly Choice[],
  kind: ArgumentKind | null,
  language: Language,
): string | undefined {
  if (typed === '') return undefined
  if (!kind || kind.decode(typed) !== undefined) return typed
  const offered = menu.filter((choice) => choice.verb === verb)
  const called = offered.filter((choice) => isCalled(choice, typed))
  const begun = offered.filter(({ name = '', title }) =>
    [name, title].some((each) => begins(each, typed, language)),
  )
  const [found] = called.length > 0 ? called : begun
  return found && (called.length === 1 || begun.length === 1) ? found.name : typed
}

const isCalled = ({ name, title }: Choice, text: string): boolean =>
  [name, title].some((each) => each !== undefined && each.toLowerCase() === text.toLowerCase())

const begins = (name: string, text: string, language: Language): boolean =>
  name.toLocaleLowerCase(language).startsWith(text.toLocaleLowerCase(language))
