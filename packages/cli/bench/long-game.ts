/** What must not grow: a game of 20,000 actions and some 60,000 events, looked at where its whole length could be felt. */
import { type Match, ownRecordOf, replay } from '@sandtable/kernel'
import type { Told } from '@sandtable/presentation'
import { largeGame, largeTable, longWar } from '@sandtable/presentation/large-game'
import { timed } from './clock.ts'
import type { Row } from './figure-lines.ts'
import { median, significant } from './statistics.ts'

const ACTIONS = 20_000
const ROUNDS = 7
const TIMES = 200

type War = ReturnType<typeof longWar>
type WarTold = Told<War extends Match<infer T> ? T : never>

export interface LongFigures {
  readonly actions: number
  readonly events: number
  readonly hashUs: number
  readonly actionsMs: number
  readonly logMs: number
  readonly logAnewMs: number
  readonly ownMs: number
  readonly checkedMs: number
}

export function measureLongGame(): LongFigures {
  const war = longWar(ACTIONS)
  const told = war.log.map(({ at, event }) => ({ at, event }))
  const record = ownRecordOf(war)
  return {
    actions: war.length,
    events: war.log.length,
    hashUs: significant(1000 * best(() => timesOf(() => war.play.hash()))),
    actionsMs: significant(best(() => timesOf(() => war.actions))),
    logMs: significant(best(() => growing(told))),
    logAnewMs: significant(best(() => timed(() => tell(retold(told))))),
    ownMs: significant(best(() => timed(() => replay(largeGame, record, { solo: true, isOwn: true })))),
    checkedMs: significant(best(() => timed(() => replay(largeGame, record, { solo: true })))),
  }
}

const best = (measure: () => number): number => Math.min(...Array.from({ length: ROUNDS }, measure))

const timesOf = (work: () => unknown): number =>
  timed(() => {
    for (let i = 0; i < TIMES; i++) work()
  }) / TIMES

const retold = (told: readonly WarTold[]): WarTold[] => told.map((each) => ({ ...each }))

function tell(told: readonly WarTold[]): void {
  largeTable.log(told, 'en')
  largeTable.timeline(told, ACTIONS, 'en')
}

/** The log and the line of time after each of the last events, as a table asks for them: the middle one of these waits. */
function growing(told: readonly WarTold[]): number {
  const story = retold(told)
  tell(story.slice(0, -TIMES))
  return median(
    Array.from({ length: TIMES }, (_, i) => {
      const now = story.slice(0, story.length - TIMES + i + 1)
      return timed(() => tell(now))
    }),
  )
}

export const longGameTitle = ({ actions, events }: LongFigures): string =>
  `A long game (made up): ${actions.toLocaleString('en')} actions, ${events.toLocaleString('en')} events`

export const longGameRows = (f: LongFigures): Row[] => [
  ['hash of the position', `${f.hashUs} µs`],
  ['list of all actions, to store what is new', `${f.actionsMs} ms`],
  ['log and line of time after one more event', `${f.logMs} ms (told anew ${f.logAnewMs} ms)`],
  ['open a game of one’s own', `${f.ownMs} ms (checked in full ${f.checkedMs} ms)`],
]
