/** What can be done with one unit, as buttons that say it. */
import type { Answer, Offer } from '@sandtable/kernel'
import { type Button, optionsOf, regathered, takeAlong, unitVerbLabel } from '@sandtable/presentation'
import { wouldEliminate } from '../inspect/index.ts'
import { hexOf } from '../state.ts'
import type { Verb } from '../text/keys.ts'
import { isFresh, marching, placeOf } from './question.ts'
import { askedOf, type Scene, words } from './scene.ts'

/** `other` is the position with the hand put back: a stack is taken up by the click that shows its units. */
export function unitActions(scene: Scene, other: Scene | undefined, unit: number): Button[] {
  const asked = askedOf(scene)
  if (!asked) return []
  if (asked.prompt === 'march') return marchActions(scene, other, unit)
  return verbsFor(asked.offer, unit).map((verb) => actionFor(scene, verb, unit))
}

const verbsFor = (offer: Offer, unit: number): Verb[] =>
  Object.keys(offer).filter(
    (verb): verb is Verb => placeOf(verb) === 'unit' && optionsOf(offer, verb).includes(unit),
  )

function actionFor(scene: Scene, verb: Verb, unit: number): Button {
  const isDeadly = verb === 'remove' || (verb === 'suffer' && wouldEliminate(scene.state, unit))
  return {
    answer: { verb, arg: unit },
    label: unitVerbLabel(scene, verb, hexOf(scene.state, unit), words(scene).units.acts),
    key: '',
    tone: isDeadly ? 'danger' : 'plain',
  }
}

/** §4.2 with units in the hand: who of the stack goes along, and who does not */
function marchActions(scene: Scene, other: Scene | undefined, unit: number): Button[] {
  const hand = marching(scene)
  const free = other && askedOf(other)?.offer
  const { acts } = words(scene).units
  const plain = (verb: Verb, label: string): Button => ({
    answer: { verb, arg: unit },
    label,
    key: '',
    tone: 'plain',
  })
  const spaceOf = (u: number): number => hexOf(scene.state, u)
  const along = takeAlong({ free, hand, unit, spaceOf, label: acts.along })
  const canMove = optionsOf(free, 'unit').includes(unit)
  const recover = optionsOf(free, 'recover').includes(unit)
    ? [plain('recover', scene.game.text(scene.language).verb('recover'))]
    : []
  if (!hand.includes(unit)) return [...along, ...(canMove ? [plain('unit', acts.instead)] : []), ...recover]
  if (hand.length === 1) return recover
  return [plain('leave', acts.leave), ...(canMove ? [plain('unit', acts.alone)] : []), ...recover]
}

/** §4.2 Units of a stack are taken up, and left, one by one. */
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
