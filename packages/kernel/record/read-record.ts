import { isSeed } from '../dice/seed.ts'
import type { Game, OptionValues, Scenario } from '../game.ts'
import type { GameRecord } from './record.ts'

type Fields = Readonly<Record<string, unknown>>

/** A record read from text, or one line that says what is wrong with it. */
export function readRecord(text: string): GameRecord | string {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return 'not a record: the file is not JSON'
  }
  const problem = problemOf(parsed)
  return problem === undefined ? (parsed as GameRecord) : `not a record: ${problem}`
}

function problemOf(parsed: unknown): string | undefined {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    return 'the file holds no object'
  const fields = parsed as Fields
  return textProblem(fields) ?? diceProblem(fields) ?? actionsProblem(fields)
}

function textProblem(fields: Fields): string | undefined {
  if (typeof fields.game !== 'string') return '"game" is not a text'
  if (!Number.isInteger(fields.edition)) return '"edition" is not a whole number'
  if (!Number.isInteger(fields.hashing ?? 1)) return '"hashing" is not a whole number'
  if (typeof fields.scenario !== 'string') return '"scenario" is not a text'
  const { options } = fields
  const isPlain = typeof options === 'object' && options !== null && !Array.isArray(options)
  if (!isPlain) return '"options" is not an object'
  return Object.values(options).every((value) => typeof value === 'string')
    ? undefined
    : '"options" holds something else than texts'
}

function diceProblem({ seed, commitment, hashes, hash }: Fields): string | undefined {
  if (seed !== undefined && !(typeof seed === 'string' && isSeed(seed)))
    return '"seed" is not 64 hexadecimal digits'
  if (seed === undefined && typeof commitment !== 'string') return 'it has neither "seed" nor "commitment"'
  for (const value of [commitment, hashes, hash])
    if (value !== undefined && !(typeof value === 'string' && /^[0-9a-f]*$/.test(value)))
      return 'a hash is not hexadecimal'
  return undefined
}

function actionsProblem({ actions }: Fields): string | undefined {
  if (!Array.isArray(actions)) return '"actions" is not a list'
  const bad = actions.findIndex((action) => !isAction(action))
  return bad < 0 ? undefined : `action ${bad + 1} is not {seat, verb, arg}`
}

function isAction(action: unknown): boolean {
  if (typeof action !== 'object' || action === null) return false
  const { seat, verb, arg } = action as Fields
  return (
    typeof seat === 'string' && typeof verb === 'string' && (arg === undefined || typeof arg === 'string')
  )
}

/** The scenario with this id, or what is wrong. */
export function findScenario(game: Game, id: string): Scenario | string {
  const found = game.scenarios.find((scenario) => scenario.id === id)
  return (
    found ?? `${game.id} has no scenario "${id}"; it has ${game.scenarios.map((each) => each.id).join(', ')}`
  )
}

/** The options with defaults filled in, or what is wrong. */
export function completeOptions(game: Game, given: OptionValues): OptionValues | string {
  const unknown = Object.keys(given).find((id) => !game.options.some((option) => option.id === id))
  if (unknown !== undefined) return `${game.id} has no option "${unknown}"`
  const complete: Record<string, string> = {}
  for (const { id, values } of game.options) {
    const value = Object.hasOwn(given, id) ? given[id] : values[0]?.id
    if (!values.some((each) => each.id === value))
      return `option "${id}" cannot be "${String(value)}"; it can be ${values.map((each) => each.id).join(', ')}`
    complete[id] = value as string
  }
  return complete
}
