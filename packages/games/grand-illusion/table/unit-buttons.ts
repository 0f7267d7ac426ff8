/** What can be done with one unit, or with the hex it stands in, as buttons in its row. */
import type { Answer, Offer } from '@sandtable/kernel'
import {
  type Button,
  plainButton,
  regathered,
  takeAlong,
  unitVerbLabel,
  verbsForUnit,
} from '@sandtable/presentation'
import { blocksOf } from '../inspect/index.ts'
import { isCombatUnit, isInfantry, sideOf } from '../pieces.ts'
import { hexOf, isDisrupted, unitsAt } from '../state.ts'
import type { Verb } from '../text/keys.ts'
import { isFresh, marching, placeOf } from './question.ts'
import { askedOf, optionsOf, placeName, type Scene, words } from './scene.ts'

/** `other` is the position with the hand put back: a stack is taken up by the click that shows its units. */
export function unitActions(scene: Scene, other: Scene | undefined, unit: number): Button[] {
  const asked = askedOf(scene)
  if (!asked) return []
  if (asked.prompt === 'march') return marchActions(scene, other, unit)
  return [
    ...verbsForUnit<Verb>(asked.offer, unit, placeOf).map((verb) =>
      plainButton(verb, unit, unitVerbLabel(scene, verb, hexOf(scene.state, unit), words(scene).units.acts)),
    ),
    ...hexActions(scene, asked.offer, unit),
  ]
}

/** A click on a hex activates it: what else a CAP buys there is offered with its units. */
function hexActions(scene: Scene, offer: Offer, unit: number): Button[] {
  const s = scene.state
  const h = hexOf(s, unit)
  if (h < 0) return []
  const { acts } = words(scene).units
  const isWeary = isCombatUnit(unit) && isDisrupted(s, unit)
  return [
    ...(isWeary && optionsOf(offer, 'recover').includes(h) ? [plainButton('recover', h, acts.recover)] : []),
    ...(isInfantry(unit) && optionsOf(offer, 'entrench').includes(h)
      ? [plainButton('entrench', h, acts.entrench)]
      : []),
    ...unblockActions(scene, offer, unit),
  ]
}

/** §8.4.5.c with the first unit of the hex that was entered */
function unblockActions(scene: Scene, offer: Offer, unit: number): Button[] {
  const s = scene.state
  const open = optionsOf(offer, 'unblock')
  const h = hexOf(s, unit)
  const first = unitsAt(s, sideOf(unit), h).find(isCombatUnit)
  if (open.length === 0 || first !== unit) return []
  const { unblock } = words(scene).units
  return blocksOf(s, sideOf(unit))
    .filter(({ to, index }) => to === h && open.includes(index))
    .map(({ index, from }) => plainButton('unblock', index, unblock(placeName(scene, from))))
}

/** §8.4 with units in the hand: who of the hex goes along, and who does not */
function marchActions(scene: Scene, other: Scene | undefined, unit: number): Button[] {
  const hand = marching(scene)
  const free = other && askedOf(other)?.offer
  const { acts } = words(scene).units
  const spaceOf = (u: number): number => hexOf(scene.state, u)
  const along = takeAlong({ free, hand, unit, spaceOf, label: acts.along })
  const canMove = optionsOf(free, 'unit').includes(unit)
  const attack = optionsOf(free, 'attack').includes(unit) ? [plainButton('attack', unit, acts.attack)] : []
  if (!hand.includes(unit))
    return [...along, ...(canMove ? [plainButton('unit', unit, acts.instead)] : []), ...attack]
  if (hand.length === 1) return attack
  return [
    plainButton('leave', unit, acts.leave),
    ...(canMove ? [plainButton('unit', unit, acts.alone)] : []),
    ...attack,
  ]
}

/** §8.4 Units of a stack are taken up, and left, one by one. */
export const regather = (scene: Scene, other: Scene, unit: number): readonly Answer[] | undefined =>
  isFresh(scene)
    ? regathered({
        other,
        unit,
        hand: marching(scene),
        spaceOf: (u) => hexOf(scene.state, u),
        handIn: marching,
      })
    : undefined
