/** What can be done with one unit, as buttons in its row. */
import type { Answer } from '@sandtable/kernel'
import { type Button, plainButton, unitVerbLabel, verbsForUnit } from '@sandtable/presentation'
import { whereIs } from '../state.ts'
import type { Verb } from '../text/keys.ts'
import { isCorps } from '../units.ts'
import { isFresh, movers, placeOf } from './question.ts'
import { askedOf, optionsOf, type Scene, words } from './scene.ts'

/** `other` is the position with the hand put back: a stack is taken up by the click that shows its units. */
export function unitActions(scene: Scene, other: Scene | undefined, unit: number): Button[] {
  const asked = askedOf(scene)
  if (!asked) return []
  if (asked.prompt === 'move-force') return forceActions(scene, other, unit)
  return verbsForUnit<Verb>(asked.offer, unit, placeOf).map((verb) =>
    plainButton(verb, unit, unitVerbLabel(scene, verb, whereIs(scene.state, unit), words(scene).units.acts)),
  )
}

/** §9.12 who goes along, who stays: before the force has moved those left behind may still go their own way */
function forceActions(scene: Scene, other: Scene | undefined, unit: number): Button[] {
  const offer = askedOf(scene)?.offer
  const hand = movers(scene)
  // §9.21 the whole force goes by rail: its button stands with the first of it
  if (unit === hand[0] && optionsOf(offer, 'rail').length > 0)
    return [...partActions(scene, other, unit), byRail(scene)]
  return partActions(scene, other, unit)
}

const byRail = (scene: Scene): Button => ({
  answer: { verb: 'rail' },
  aims: true,
  label: words(scene).buttons.rail,
  key: '',
  tone: 'plain',
})

function partActions(scene: Scene, other: Scene | undefined, unit: number): Button[] {
  const offer = askedOf(scene)?.offer
  const { acts } = words(scene).units
  const hand = movers(scene)
  if (!hand.includes(unit)) {
    const joins = optionsOf(offer, 'take').includes(unit) ? [plainButton('take', unit, acts.take)] : []
    return [...joins, ...alone(other, unit, acts.instead)]
  }
  if (hand.length === 1) return []
  const without = isFresh(scene) ? gathered(other, hand, unit) : undefined
  const leaves = optionsOf(offer, 'leave').includes(unit)
    ? [without ? { ...without, label: acts.leave } : plainButton('leave', unit, acts.leave)]
    : []
  return [...leaves, ...alone(other, unit, acts.alone)]
}

const alone = (other: Scene | undefined, unit: number, label: string): Button[] =>
  optionsOf(other && askedOf(other)?.offer, 'unit').includes(unit) ? [plainButton('unit', unit, label)] : []

/** The others taken up anew. */
function gathered(other: Scene | undefined, hand: readonly number[], unit: number): Button | undefined {
  const rest = hand.filter((u) => u !== unit)
  const free = optionsOf(other && askedOf(other)?.offer, 'unit')
  const first = rest.find((u) => isCorps(u) && free.includes(u))
  if (first === undefined) return undefined
  const then: Answer[] = rest.filter((u) => u !== first).map((arg) => ({ verb: 'take', arg }))
  return { answer: { verb: 'unit', arg: first }, then, label: '', key: '', tone: 'plain' }
}

/** §9.12 One of the force stays: the others are taken up anew. Who joins has an answer of its own. */
export function regather(scene: Scene, other: Scene, unit: number): readonly Answer[] | undefined {
  const hand = movers(scene)
  if (askedOf(scene)?.prompt !== 'move-force' || !isFresh(scene) || !hand.includes(unit)) return undefined
  if (hand.length === 1) return []
  const rest = gathered(other, hand, unit)
  return rest && [rest.answer, ...(rest.then ?? [])]
}
