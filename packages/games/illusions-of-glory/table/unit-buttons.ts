/** What can be done with one unit, or with the space it stands in, as buttons in its row. */
import type { Answer, Offer } from '@sandtable/kernel'
import { type Button, plainButton, regathered, unitVerbLabel, verbsForUnit } from '@sandtable/presentation'
import { spaceOf } from '../state.ts'
import type { Verb } from '../text/keys.ts'
import { isFresh, marching, placeOf } from './question.ts'
import { askedOf, optionsOf, type Scene, viewerSide, words } from './scene.ts'
import { piecesIn } from './seen-pieces.ts'

/** `other` is the position with the hand put back: a stack is taken up by the click that shows its units. */
export function unitActions(scene: Scene, other: Scene | undefined, unit: number): Button[] {
  const asked = askedOf(scene)
  if (!asked || unit < 0) return []
  if (asked.prompt === 'march') return marchActions(scene, other, unit)
  return [
    ...verbsForUnit<Verb>(asked.offer, unit, placeOf).map((verb) =>
      plainButton(
        verb,
        unit,
        unitVerbLabel(scene, verb, spaceOf(scene.state, unit), words(scene).command.acts),
      ),
    ),
    ...spaceActions(scene, asked.offer, unit),
  ]
}

/** §9.4.3.a §19.1 what can be done with the whole space stands with its first unit. */
const WITH_SPACE = [
  'move',
  'attack',
  'attack-without',
  'move-stack',
  'attack-stack',
  'free-move',
  'dig',
] as const

function spaceActions(scene: Scene, offer: Offer, unit: number): Button[] {
  const x = spaceOf(scene.state, unit)
  const [first] = piecesIn(scene, x).filter(({ side }) => side === viewerSide(scene))
  if (x < 0 || first?.piece !== unit) return []
  const { ofSpace } = words(scene).command
  return WITH_SPACE.filter((verb) => optionsOf(offer, verb).includes(x)).map((verb) =>
    plainButton(verb, x, ofSpace[verb]),
  )
}

/** §11.1.2 With units in the hand: which units of the space go along, and which do not. */
function marchActions(scene: Scene, other: Scene | undefined, unit: number): Button[] {
  const hand = marching(scene)
  const offer = askedOf(scene)?.offer
  const free = other && askedOf(other)?.offer
  const { acts } = words(scene).command
  const alone = optionsOf(free, 'unit').includes(unit)
  if (!hand.includes(unit))
    return [...takeAlong(scene, free, unit), ...(alone ? [plainButton('unit', unit, acts.instead)] : [])]
  return [
    ...(optionsOf(offer, 'leave').includes(unit) ? [plainButton('leave', unit, acts.leave)] : []),
    ...(alone && hand.length > 1 ? [plainButton('unit', unit, acts.alone)] : []),
  ]
}

/** §11.1.1.g The whole stack is taken up, then the units that are not wanted are left. */
function takeAlong(scene: Scene, free: Offer | undefined, unit: number): Button[] {
  const s = scene.state
  const at = spaceOf(s, unit)
  const wanted = [...marching(scene), unit]
  const movable = optionsOf(free, 'unit').filter((p) => spaceOf(s, p) === at)
  const isStack = optionsOf(free, 'stack').includes(at) && wanted.every((p) => movable.includes(p))
  if (!isStack || !isFresh(scene)) return []
  return [
    {
      answer: { verb: 'stack', arg: at },
      then: movable.filter((p) => !wanted.includes(p)).map((arg) => ({ verb: 'leave', arg })),
      label: words(scene).command.acts.along,
      key: '',
      tone: 'plain',
    },
  ]
}

/** §11.1.1.g Units of a stack are taken up, and left, one by one. */
export const regather = (scene: Scene, other: Scene, unit: number): readonly Answer[] | undefined =>
  isFresh(scene)
    ? regathered({
        other,
        unit,
        hand: marching(scene),
        spaceOf: (u) => spaceOf(scene.state, u),
        handIn: marching,
      })
    : undefined
