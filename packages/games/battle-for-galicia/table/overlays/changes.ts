/** What the other side has done since the viewer's last turn, from what the viewer was told. */
import { changedOverlay, type Overlay } from '@sandtable/presentation'
import type { BattleForGaliciaEvent } from '../../events.ts'
import type { Side } from '../../sides.ts'
import { type Scene, type Told, viewerSide, words } from '../scene.ts'

export function changes(scene: Scene): Overlay {
  const events = sinceLastTurn(scene.told ?? [], viewerSide(scene))
  const ways = waysOf(events)
  const gone = events.flatMap((event) => (event.type === 'eliminated' ? [event.hex] : []))
  const spots = [...ways.map((way) => way.at(-1) as number), ...events.flatMap(spotOf), ...gone]
  return changedOverlay(spots, ways, gone, words(scene).legend)
}

/** The last player turn of the other side: all of it, or as far as it has come. */
function sinceLastTurn(told: readonly Told[], side: Side): BattleForGaliciaEvent[] {
  const events = told.map(({ event }) => event)
  const from = events.findLastIndex((event) => event.type === 'turn-began' && event.side !== side)
  if (from < 0) return []
  const rest = events.slice(from + 1)
  const end = rest.findIndex((event) => event.type === 'turn-began')
  return end < 0 ? rest : rest.slice(0, end)
}

type Going = Extract<BattleForGaliciaEvent, { readonly from: number; readonly to: number }>

const isGoing = (event: BattleForGaliciaEvent): event is Going =>
  'from' in event && 'to' in event && typeof event.from === 'number'

const travellers = (event: Going): string => ('units' in event ? event.units.join() : String(event.unit))

/** Steps of the same units put together to ways. */
function waysOf(events: readonly BattleForGaliciaEvent[]): number[][] {
  const open = new Map<string, number[]>()
  const ways: number[][] = []
  for (const event of events.filter(isGoing)) {
    const key = travellers(event)
    const way = open.get(key)
    if (way?.at(-1) === event.from) way.push(event.to)
    else {
      const begun = [event.from, event.to]
      open.set(key, begun)
      ways.push(begun)
    }
  }
  return ways
}

/** Places where something happened without a way. */
function spotOf(event: BattleForGaliciaEvent): number[] {
  if (event.type === 'placed' || event.type === 'town-captured') return [event.hex]
  return event.type === 'attack-declared' ? [event.target] : []
}
