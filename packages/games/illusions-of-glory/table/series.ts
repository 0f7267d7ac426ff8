/** Victory points, will, quality and losses over the turns, from what was told. */
import type { Language } from '@sandtable/kernel'
import type { Series } from '@sandtable/presentation'
import type { IllusionsOfGloryEvent } from '../events.ts'
import { isLcu, sideOf } from '../pieces.ts'
import { type Nation, QUALITY_NATIONS, type Side, SIDES, WILL_NATIONS } from '../sides.ts'
import { TRACKS } from '../tables.ts'
import { nationName } from '../text/names.ts'
import { nationKey, SIDE_KEYS, type Told } from './scene.ts'
import { wordsOf } from './words/words.ts'

/** What an event says of one line: where it stands now, or what is added. */
type Reading = { readonly now: number } | { readonly by: number } | undefined
type Read = (event: IllusionsOfGloryEvent) => Reading

/** The value of a line at the end of each turn. */
function valuesOf(told: readonly Told[], start: number, read: Read): number[] {
  const values: number[] = []
  let value = start
  for (const { event } of told) {
    if (event.type === 'turn-began') values.push(value)
    const reading = read(event)
    if (!reading) continue
    value = 'now' in reading ? reading.now : value + reading.by
    if (values.length > 0) values[values.length - 1] = value
  }
  return values
}

const victory: Read = (event) => (event.type === 'vp-changed' ? { now: event.vp } : undefined)
const will =
  (nation: Nation): Read =>
  (event) =>
    event.type === 'will-changed' && event.nation === nation ? { now: event.now } : undefined
const quality =
  (nation: Nation): Read =>
  (event) =>
    event.type === 'quality-changed' && event.nation === nation ? { now: event.now } : undefined
/** LCUs destroyed or eliminated. */
const losses =
  (side: number): Read =>
  (event) =>
    (event.type === 'unit-destroyed' || event.type === 'unit-eliminated') &&
    isLcu(event.piece) &&
    sideOf(event.piece) === side
      ? { by: 1 }
      : undefined

/** A game that began in the middle of the war: the first change tells where the marker stood. */
function startIn(
  told: readonly Told[],
  read: (event: IllusionsOfGloryEvent) => number | undefined,
  usual: number,
) {
  for (const { event } of told) {
    const before = read(event)
    if (before !== undefined) return before
  }
  return usual
}
const vpBefore = (event: IllusionsOfGloryEvent): number | undefined =>
  event.type === 'vp-changed' ? event.vp - event.by : undefined
const willBefore =
  (nation: Nation) =>
  (event: IllusionsOfGloryEvent): number | undefined =>
    event.type === 'will-changed' && event.nation === nation ? event.now - event.by : undefined
const qualityBefore =
  (nation: Nation) =>
  (event: IllusionsOfGloryEvent): number | undefined =>
    event.type === 'quality-changed' && event.nation === nation ? event.now - event.by : undefined

/** §17.1 what a side's War Status was at the end of each turn; `now` is what it is */
export const statusHistory = (told: readonly Told[], side: Side, now: number): number[] =>
  historyOf(told, now, (event) =>
    event.type === 'war-status-raised' && event.side === side ? event.by : undefined,
  )

/** §17.3.2 */
export const combinedHistory = (told: readonly Told[], now: number): number[] =>
  historyOf(told, now, (event) => (event.type === 'war-status-raised' ? event.by : undefined))

/** Values by turn, reckoned back from now. */
function historyOf(
  told: readonly Told[],
  now: number,
  change: (event: IllusionsOfGloryEvent) => number | undefined,
): number[] {
  const all = told.reduce((sum, { event }) => sum + (change(event) ?? 0), 0)
  return valuesOf(told, now - all, (event) => {
    const by = change(event)
    return by === undefined ? undefined : { by }
  })
}

export function series(told: readonly Told[], language: Language): Series[] {
  const w = wordsOf(language)
  const labels = told.flatMap(({ event }) => (event.type === 'turn-began' ? [String(event.turn)] : []))
  const ofNation = (nation: Nation, start: number, read: Read) => ({
    nation: nationKey(nation),
    title: nationName(nation, language),
    values: valuesOf(told, start, read),
  })
  const { vp, nationalWill, troopQuality } = TRACKS
  return [
    {
      title: w.standing.series.vp,
      lines: [
        {
          nation: SIDE_KEYS[1],
          title: 'VP',
          values: valuesOf(told, startIn(told, vpBefore, vp.start), victory),
        },
      ],
      labels,
    },
    {
      title: w.standing.series.will,
      lines: WILL_NATIONS.map((nation) =>
        ofNation(nation, startIn(told, willBefore(nation), nationalWill.start), will(nation)),
      ),
      labels,
    },
    {
      title: w.standing.series.quality,
      lines: QUALITY_NATIONS.map((nation) =>
        ofNation(nation, startIn(told, qualityBefore(nation), troopQuality.start), quality(nation)),
      ),
      labels,
    },
    {
      title: w.standing.series.losses,
      lines: SIDES.map((side) => ({
        nation: SIDE_KEYS[side],
        title: w.frame.sides[side],
        values: valuesOf(told, 0, losses(side)),
      })),
      labels,
    },
  ]
}
