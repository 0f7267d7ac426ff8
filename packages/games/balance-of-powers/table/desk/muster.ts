/** §6.21 The desk of muster: who comes this month, and where. The rules ask in the order of the counters. */
import { type DeskPick, type DeskRow, numbersIn } from '@sandtable/presentation'
import { musterPlaces } from '../../rules/06-construction/muster-places.ts'
import { unitsDue } from '../../rules/06-construction/muster.ts'
import { idOfUnit, nationOf, unit } from '../../units.ts'
import { counterOf } from '../counters.ts'
import { askedOf, colourOf, nameOf, type Scene, viewerSide, words } from '../scene.ts'
import { closed, type DeskKind, type Order, partsOf } from './order.ts'

const askedFor = (scene: Scene | undefined): number => {
  const asked = scene && askedOf(scene)
  return asked?.prompt === 'muster' ? (numbersIn(asked.facts.unit)[0] ?? -1) : -1
}

export const musterDesk: DeskKind = {
  prompt: 'muster',
  title: (scene) => words(scene).panels.desk.titles.muster,
  rule: (scene) => ({ text: words(scene).panels.desk.rules.muster, rules: ['6.211', '6.212'] }),
  purses: () => [],
  groups: (scene, now, picks) => [
    {
      title: words(scene).panels.desk.groups.due,
      purses: [],
      // those with one place or none are not asked about (§6.211)
      rows: unitsDue(scene.state, viewerSide(scene))
        .filter((u) => musterPlaces(scene.state, u).length > 1)
        .map((u) => rowOf(scene, now, picks, u)),
    },
  ],
  order,
  isSame: () => true,
  isEnded: false,
}

function rowOf(scene: Scene, now: Scene | undefined, picks: readonly DeskPick[], u: number): DeskRow {
  const row = `muster:${idOfUnit(u)}`
  return {
    id: row,
    nation: colourOf(nationOf(u)),
    face: counterOf(scene, u).face,
    title: nameOf(scene, u),
    most: 1,
    price: [],
    ways: [],
    ...closed(picks, row, 1, () => outOfTurn(scene, now, u)),
  }
}

/** why it is not this unit's turn yet */
function outOfTurn(scene: Scene, now: Scene | undefined, u: number): Order['why'] {
  const next = askedFor(now)
  const w = words(scene).panels.desk
  if (next === u) return undefined
  return { text: next < 0 ? w.settled : w.inOrder(nameOf(scene, next)), rules: ['6.211'], tone: 'bad' }
}

function order(scene: Scene, now: Scene | undefined, pick: DeskPick): Order {
  const u = unit(partsOf(pick)[1])
  const why = outOfTurn(scene, now, u)
  const places = now && !why ? musterPlaces(now.state, u) : []
  const [first] = places
  const arg = pick.place !== undefined && places.includes(pick.place) ? pick.place : first
  return {
    title: nameOf(scene, u),
    price: [],
    places,
    answers: why || arg === undefined ? [] : [{ verb: 'muster-at', arg }],
    ...(why ? { why } : {}),
  }
}
