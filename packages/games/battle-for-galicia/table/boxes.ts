/** Off the map: reinforcements by the turn they are due (§14.0), and eliminated units (§10.2). */
import type { Box } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import type { EntryData, ReinforcementData } from '../data/types.ts'
import { SIDES, type Side } from '../sides.ts'
import { ELIMINATED, hexOf, TO_COME } from '../state.ts'
import { ARMY, sideOf, unit, unitData } from '../units.ts'
import { counterOf, mintOf } from './counters.ts'
import { NATIONS, type Scene, words } from './scene.ts'
import type { SeenUnit } from './seen-units.ts'

export const boxes = (scene: Scene): Box[] => [...arrivals(scene), ...losses(scene)]

/** A counter that lies on no hex, with as many steps as are left of it. */
function offMap(u: number, steps: number): SeenUnit {
  return { unit: u, space: -1, steps, data: unitData(u), side: sideOf(u), isOwn: false }
}

/** §schedule.russian: the table may have agreed on the other reading of the list */
function turnOf({ options }: Scene, { turn, alternativeTurn }: ReinforcementData): number {
  return options['arrivals'] === 'grouped' ? (alternativeTurn ?? turn) : turn
}

/** Those of the turns that are played: a short scenario ends before the others come. */
function arrivals(scene: Scene): Box[] {
  const due = DATA.reinforcements.filter((each) => hexOf(scene.state, unit(each.unit)) === TO_COME)
  const last = DATA.scenarios.find(({ id }) => id === scene.scenario.id)?.lastTurn ?? 0
  const turns = [...new Set(due.map((each) => turnOf(scene, each)))]
    .filter((turn) => turn <= last)
    .sort((a, b) => a - b)
  return turns.flatMap((turn) =>
    SIDES.flatMap((side) =>
      arrivalsOn(
        scene,
        side,
        turn,
        due.filter((each) => turnOf(scene, each) === turn),
      ),
    ),
  )
}

function arrivalsOn(scene: Scene, side: Side, turn: number, due: readonly ReinforcementData[]): Box[] {
  const w = words(scene)
  const mine = due.filter((each) => sideOf(unit(each.unit)) === side)
  if (mine.length === 0) return []
  const mint = mintOf(scene)
  const counters = mine.map(({ unit: id, entry }) => {
    const u = unit(id)
    return { counter: counterOf(mint, offMap(u, unitData(u).steps)), note: entryText(scene, entry) }
  })
  return [
    {
      title: w.boxes.arriving(turn, w.armies[side] as string),
      nation: NATIONS[side],
      rule: '14.0',
      counters,
    },
  ]
}

function entryText(scene: Scene, entry: EntryData): string {
  const w = words(scene).boxes
  if (entry.kind === 'hexes') return w.at(entry.hexes)
  return w.alongRail(entry.from, entry.to, entry.plus)
}

function losses(scene: Scene): Box[] {
  const w = words(scene)
  const mint = mintOf(scene)
  return SIDES.flatMap((side): Box[] => {
    const counters = (ARMY[side] as readonly number[])
      .filter((u) => hexOf(scene.state, u) === ELIMINATED)
      .map((u) => ({ counter: counterOf(mint, offMap(u, unitData(u).steps)) }))
    if (counters.length === 0) return []
    return [
      {
        title: w.boxes.eliminated(w.armies[side] as string),
        nation: NATIONS[side],
        rule: '15.1.3',
        counters,
      },
    ]
  })
}
