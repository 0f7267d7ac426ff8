/** §5.4 what a seat keeps in mind of the enemy's units: where each was last known to be, and in what state. */
import type { Json } from '@sandtable/kernel'
import type { BattleForGaliciaEvent } from '../events.ts'
import { hex } from '../map.ts'
import type { Side } from '../sides.ts'
import { sideOf, UNITS } from '../units.ts'

/** One unit as last heard of. `since` counts player turns; -1: never on the map. */
interface Trail {
  hex: number
  since: number
  steps: number
  ce: number
}

/** By unit number; own units are not kept. */
export interface Memory {
  /** player turns so far */
  readonly now: number
  readonly trails: readonly (Trail | null)[]
}

/** §2.1.setup-info where units start is printed on them, for all to read */
const startTrails = (side: Side): (Trail | null)[] =>
  UNITS.map(({ setup, steps }, u) =>
    sideOf(u) === side ? null : { hex: setup === null ? -1 : hex(setup), since: 0, steps, ce: 0 },
  )

export function remember(told: readonly BattleForGaliciaEvent[], seat: number): Json {
  const trails = startTrails(seat as Side)
  let now = 0
  let hexes: readonly number[] = []
  for (const event of told) {
    if (event.type === 'turn-began') now++
    else if (event.type === 'attack-declared') hexes = event.side === seat ? [event.target] : event.from
    else if (event.type === 'stacks-shown') confirm(trails, event.units, hexes, now)
    else note(trails, event, now)
  }
  return {
    now,
    trails: trails.map((trail) => (trail ? [trail.hex, trail.since, trail.steps, trail.ce] : null)),
  }
}

/** The memory back from its plain form. */
export function recall(json: Json): Memory {
  const { now, trails } = json as { now: number; trails: readonly (readonly number[] | null)[] }
  return {
    now,
    trails: trails.map((trail) =>
      trail
        ? {
            hex: trail[0] as number,
            since: trail[1] as number,
            steps: trail[2] as number,
            ce: trail[3] as number,
          }
        : null,
    ),
  }
}

type Trails = (Trail | null)[]

function place(trails: Trails, u: number, at: number, now: number): void {
  const trail = trails[u]
  if (!trail) return
  trail.hex = at
  trail.since = now
}

function note(trails: Trails, event: BattleForGaliciaEvent, now: number): void {
  switch (event.type) {
    case 'moved':
      if (event.others) follow(trails, event.units[0] as number, event.from, event.to)
      for (const u of event.units) place(trails, u, event.to, now)
      return
    case 'retreated':
    case 'retreat-ran-on':
    case 'advanced':
      for (const u of event.units) place(trails, u, event.to, now)
      return
    case 'placed':
      place(trails, event.unit, event.hex, now)
      return
    case 'reacted':
      place(trails, event.unit, event.to, now)
      return
    default:
      noteCondition(trails, event)
  }
}

/** a stack moved under its top unit: those believed under it go along in our mind */
function follow(trails: Trails, top: number, from: number, to: number): void {
  if (!trails[top]) return
  trails.forEach((trail) => {
    if (trail?.hex === from) trail.hex = to
  })
}

/** §8.1 named in an attack: they are in one of its hexes */
function confirm(trails: Trails, units: readonly number[], hexes: readonly number[], now: number): void {
  for (const u of units) {
    const trail = trails[u]
    if (trail) place(trails, u, hexes.includes(trail.hex) ? trail.hex : (hexes[0] as number), now)
  }
}

function noteCondition(trails: Trails, event: BattleForGaliciaEvent): void {
  if (event.type === 'ce-lost') {
    const trail = trails[event.unit]
    if (trail) trail.ce = event.ce
  } else if (event.type === 'step-lost') {
    const trail = trails[event.unit]
    if (!trail) return
    trail.steps = event.steps
    trail.ce = 0
  } else if (event.type === 'eliminated') {
    const trail = trails[event.unit]
    if (trail) trail.hex = -1
  }
}
