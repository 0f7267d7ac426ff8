/** A small structural checker: tells what is wrong with a value of unknown shape, never throws. */

export type Check = (value: unknown, path: string) => readonly string[]
export type Fields = Readonly<Record<string, Check>>

const expect = (ok: boolean, path: string, wanted: string): readonly string[] =>
  ok ? [] : [`${path}: must be ${wanted}`]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text: Check = (value, path) =>
  expect(typeof value === 'string' && value.trim() !== '', path, 'a text that is not empty')

export const flag: Check = (value, path) => expect(typeof value === 'boolean', path, 'true or false')

export const number: Check = (value, path) => expect(Number.isFinite(value), path, 'a number')

/** A whole number of at least `least`. */
export const whole =
  (least: number): Check =>
  (value, path) =>
    expect(Number.isSafeInteger(value) && Number(value) >= least, path, `a whole number of ${least} or more`)

export const integer: Check = (value, path) => expect(Number.isSafeInteger(value), path, 'a whole number')

/** Between 0 and 1. */
export const share: Check = (value, path) =>
  expect(typeof value === 'number' && value >= 0 && value <= 1, path, 'a number from 0 to 1')

export const oneOf =
  (...choices: readonly (string | number | boolean)[]): Check =>
  (value, path) =>
    expect(
      choices.some((choice) => choice === value),
      path,
      `one of ${choices.join(', ')}`,
    )

export const nullable =
  (check: Check): Check =>
  (value, path) =>
    value === null ? [] : check(value, path)

/** Names the entry in messages: its place and, if it has one, its id. */
const entryLabel = (entry: unknown, index: number): string => {
  const keys = isObject(entry) ? [entry.id, entry.unit, entry.hex, entry.gt, entry.turn, entry.roll] : []
  const key = keys.find((candidate) => typeof candidate === 'string' || typeof candidate === 'number')
  return typeof key === 'string' || typeof key === 'number' ? `[${index} ${key}]` : `[${index}]`
}

export const listOf =
  (check: Check, least = 0): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return [`${path}: must be a list`]
    const entries: readonly unknown[] = value
    if (entries.length < least) return [`${path}: must have at least ${least} entries`]
    return entries.flatMap((entry, index) => check(entry, path + entryLabel(entry, index)))
  }

/** A list of fixed length. */
export const tuple =
  (check: Check, length: number): Check =>
  (value, path) =>
    Array.isArray(value) && value.length === length
      ? listOf(check)(value, path)
      : [`${path}: must be a list of ${length}`]

const checkField = (value: Readonly<Record<string, unknown>>, key: string, check: Check, path: string) =>
  Object.hasOwn(value, key) ? check(value[key], `${path}.${key}`) : [`${path}: ${key} is missing`]

export const object =
  (required: Fields, optional: Fields = {}): Check =>
  (value, path) => {
    if (!isObject(value)) return [`${path}: must be an object`]
    const keys = Object.keys(value)
    const present = Object.entries(optional).filter(([key]) => keys.includes(key))
    const unknown = keys.filter((key) => !Object.hasOwn(required, key) && !Object.hasOwn(optional, key))
    return [
      ...[...Object.entries(required), ...present].flatMap(([key, check]) =>
        checkField(value, key, check, path),
      ),
      ...unknown.map((key) => `${path}: unknown field ${key}`),
    ]
  }

/** An object whose text field `tag` decides which shape applies. */
export const variant =
  (tag: string, shapes: Fields): Check =>
  (value, path) => {
    if (!isObject(value)) return [`${path}: must be an object`]
    const kind = value[tag]
    const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind] : undefined
    return shape === undefined
      ? [`${path}.${tag}: must be one of ${Object.keys(shapes).join(', ')}`]
      : shape(value, path)
  }
