/** What can be done with one unit, as buttons that say it. */
import type { Offer } from '@sandtable/kernel'
import { type Button, optionsOf } from '@sandtable/presentation'
import { wouldEliminate } from '../inspect/index.ts'
import { hexOf } from '../state.ts'
import type { Verb } from '../text/keys.ts'
import { marching, placeOf } from './question.ts'
import { askedOf, type Scene, words } from './scene.ts'
import type { Words } from './words/words.ts'

type Acts = Words['units']['acts']

/** `other` is the position with the hand put back: a stack is taken up by the click that shows its units. */
export function unitActions(scene: Scene, other: Scene | undefined, unit: number): Button[] {
  const asked = askedOf(scene)
  if (!asked) return []
  if (asked.prompt === 'march') return marchActions(scene, other, unit)
  return verbsFor(asked.offer, unit).map((verb) => actionFor(scene, asked.offer, verb, unit))
}

const verbsFor = (offer: Offer, unit: number): Verb[] =>
  Object.keys(offer).filter(
    (verb): verb is Verb => placeOf(verb) === 'unit' && optionsOf(offer, verb).includes(unit),
  )

function actionFor(scene: Scene, offer: Offer, verb: Verb, unit: number): Button {
  const isDeadly = verb === 'remove' || (verb === 'suffer' && wouldEliminate(scene.state, unit))
  return {
    answer: { verb, arg: unit },
    label: labelOf(scene, offer, verb, unit),
    key: '',
    tone: isDeadly ? 'danger' : 'plain',
  }
}

function labelOf(scene: Scene, offer: Offer, verb: Verb, unit: number): string {
  const { acts } = words(scene).units
  if (verb === 'unit') {
    const isOfMany = optionsOf(offer, 'stack').includes(hexOf(scene.state, unit))
    return isOfMany ? acts.alone : acts.move
  }
  return Object.hasOwn(acts, verb) ? acts[verb as keyof Acts] : scene.game.text(scene.language).verb(verb)
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
  const canMove = optionsOf(free, 'unit').includes(unit)
  const recover = optionsOf(free, 'recover').includes(unit)
    ? [plain('recover', scene.game.text(scene.language).verb('recover'))]
    : []
  if (!hand.includes(unit))
    return [...takeAlong(scene, free, unit), ...(canMove ? [plain('unit', acts.instead)] : []), ...recover]
  if (hand.length === 1) return recover
  return [plain('leave', acts.leave), ...(canMove ? [plain('unit', acts.alone)] : []), ...recover]
}

/** §4.2 the whole stack is taken up, then those are left who are not wanted */
function takeAlong(scene: Scene, free: Offer | undefined, unit: number): Button[] {
  const s = scene.state
  const at = hexOf(s, unit)
  const wanted = [...marching(scene), unit]
  const movable = optionsOf(free, 'unit').filter((u) => hexOf(s, u) === at)
  const isStack = optionsOf(free, 'stack').includes(at) && wanted.every((u) => movable.includes(u))
  if (!isStack) return []
  return [
    {
      answer: { verb: 'stack', arg: at },
      then: movable.filter((u) => !wanted.includes(u)).map((arg) => ({ verb: 'leave', arg })),
      label: words(scene).units.acts.along,
      key: '',
      tone: 'plain',
    },
  ]
}
