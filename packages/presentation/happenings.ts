/** What happened, for the eye: marches, fights and their results, places taken, cards. Made from the log, so from what a viewer was told. */
import type { Deed } from './deed.ts'
import type { LogGroup, LogLine } from './models.ts'

export interface Happening {
  readonly kind: Exclude<Deed['kind'], Sequel>
  /** number of the actions it began and ended with */
  readonly first: number
  readonly last: number
  /** palette key of the side whose phase it happened in */
  readonly nation?: string
  /** the lines that tell of it, the sentence itself first */
  readonly lines: readonly LogLine[]
  /** not to be missed */
  readonly isGrave?: true
  readonly dice: number
  readonly losses: number
  readonly ways: readonly (readonly number[])[]
  readonly target?: number
  readonly from: readonly number[]
}

/** They come of what was told before. */
type Sequel = 'outcome' | 'effect'
const isSequel = (kind: Deed['kind']): kind is Sequel => kind === 'outcome' || kind === 'effect'

/** What came of it besides the losses, retreats and places of a fight. */
export const effectsIn = ({ lines }: Happening): readonly LogLine[] =>
  lines.slice(1).filter(({ deed }) => deed?.kind === 'effect')

/** A sentence with what belongs to it. */
type Told = [LogLine, ...LogLine[]]

const known = new WeakMap<LogGroup, readonly Happening[]>()
const tellingOf = new WeakMap<LogLine, Happening>()

/** The log that was looked through last, and where in the list the happenings of each group begin. */
let last: {
  readonly log: readonly LogGroup[]
  readonly begins: readonly number[]
  readonly all: readonly Happening[]
} = { log: [], begins: [], all: [] }

/** Everything the log tells that can be seen on the map or changes the game; the oldest first. */
export function happeningsOf(log: readonly LogGroup[]): readonly Happening[] {
  const changed = log.findIndex((group, i) => group !== last.log[i])
  const same = changed < 0 ? log.length : changed
  if (same === log.length && same === last.log.length) return last.all
  const all = last.all.slice(0, last.begins[same] ?? last.all.length)
  const begins = last.begins.slice(0, same)
  for (const group of log.slice(same)) {
    begins.push(all.length)
    for (const happening of inGroup(group)) all.push(happening)
  }
  last = { log, begins, all }
  return all
}

/** The happening a line tells of, among those that have been looked for. */
export const happeningOf = (line: LogLine): Happening | undefined => tellingOf.get(line)

function inGroup(group: LogGroup): readonly Happening[] {
  const found = known.get(group) ?? happeningsIn(group)
  known.set(group, found)
  return found
}

const happeningsIn = ({ lines, nation }: LogGroup): readonly Happening[] => {
  const found: Told[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (last && (line.minor || isAftermath(last, line))) last.push(line)
    else if (line.deed || !line.minor) found.push([line])
  }
  return found.flatMap((told) => made(told, nation) ?? [])
}

/** Losses and places that change hands after a fight come of it. */
function isAftermath([first]: Told, { deed }: LogLine): boolean {
  if (deed && isSequel(deed.kind)) return first.deed !== undefined
  return first.deed?.kind === 'fight' && (deed?.kind === 'loss' || deed?.kind === 'taken')
}

function made(told: Told, nation: string | undefined): Happening | undefined {
  const deeds = told.flatMap(({ deed }) => (deed ? [deed] : []))
  const [first] = told
  const deed = first.deed ?? deeds.find(({ kind }) => !isSequel(kind))
  if (!deed) return undefined
  const kind = isSequel(deed.kind) ? 'note' : deed.kind
  const happening: Happening = {
    kind,
    first: Math.min(...told.map(({ at }) => at)),
    last: Math.max(...told.map(({ at }) => at)),
    ...(nation === undefined ? {} : { nation }),
    lines: told,
    ...(deeds.some(({ isGrave }) => isGrave) ? { isGrave: true } : {}),
    dice: told.reduce((sum, { dice = [] }) => sum + dice.length, 0),
    losses: deeds.filter((each) => each.kind === 'loss').length,
    ways: deeds.flatMap(({ ways = [] }) => ways.filter((way) => way.length > 1)),
    ...(deed.target === undefined ? {} : { target: deed.target }),
    from: deed.from ?? [],
  }
  for (const line of told) tellingOf.set(line, happening)
  return happening
}

/** The spaces one has to see to follow it. */
export function spacesIn({ lines, ways, target, from }: Happening): readonly number[] {
  const spaces = new Set([...from, ...(target === undefined ? [] : [target]), ...ways.flat()])
  if (spaces.size > 0) return [...spaces]
  return [...new Set(lines.flatMap(({ space }) => (space === undefined ? [] : [space])))]
}

/** What dice decide, and people wait for. */
const DECIDED: readonly Happening['kind'][] = ['fight', 'starving']
/** Has a fight, or the fate of units without supply, been decided, as far as dice decide it? */
export const isResult = ({ kind, dice }: Happening): boolean => DECIDED.includes(kind) && dice > 0
