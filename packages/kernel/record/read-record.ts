import { isSeed } from '../dice/seed.ts'
import type { Game, Scenario } from '../game.ts'
import { isDeputy } from '../play/submit.ts'
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
  const problem = recordProblem(parsed)
  return problem === undefined ? (parsed as GameRecord) : `not a record: ${problem}`
}

/** What keeps a value, read from a file or a store, from being a record; undefined if it is one. */
export function recordProblem(value: unknown): string | undefined {
  if (!isFields(value)) return 'the file holds no object'
  return textProblem(value) ?? diceProblem(value) ?? seatingProblem(value) ?? actionsProblem(value)
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const holdsTexts = (fields: Fields): boolean =>
  Object.values(fields).every((value) => typeof value === 'string')

function textProblem(fields: Fields): string | undefined {
  if (typeof fields.game !== 'string') return '"game" is not a text'
  if (!Number.isInteger(fields.edition)) return '"edition" is not a whole number'
  if (!Number.isInteger(fields.hashing ?? 1)) return '"hashing" is not a whole number'
  if (typeof fields.scenario !== 'string') return '"scenario" is not a text'
  const { options } = fields
  if (!isFields(options)) return '"options" is not an object'
  return holdsTexts(options) ? undefined : '"options" holds something else than texts'
}

function seatingProblem({ seating }: Fields): string | undefined {
  if (seating === undefined) return undefined
  const isGood =
    isFields(seating) &&
    isFields(seating.seats) &&
    holdsTexts(seating.seats) &&
    typeof (seating.solo ?? false) === 'boolean'
  return isGood ? undefined : '"seating" does not say who plays each seat'
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
  return bad < 0 ? undefined : `action ${bad + 1} is not {seat, verb, arg, by}`
}

function isAction(action: unknown): boolean {
  if (typeof action !== 'object' || action === null) return false
  const { seat, verb, arg, by } = action as Fields
  const isArg = arg === undefined || typeof arg === 'string'
  return typeof seat === 'string' && typeof verb === 'string' && isArg && (by === undefined || isDeputy(by))
}

/** The scenario with this id, or what is wrong. */
export function findScenario(game: Game, id: string): Scenario | string {
  const found = game.scenarios.find((scenario) => scenario.id === id)
  return (
    found ?? `${game.id} has no scenario "${id}"; it has ${game.scenarios.map((each) => each.id).join(', ')}`
  )
}
