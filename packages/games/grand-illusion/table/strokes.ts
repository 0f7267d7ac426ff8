/** What is naturally several at one stroke: arrivals whose hex is fixed, guns, recoveries, a battle and its dice. */
import type { Answer } from '@sandtable/kernel'
import type { Button } from '@sandtable/presentation'
import { combatants, placesFor, strengthOf, wayOf } from '../inspect/index.ts'
import { isCombatUnit } from '../pieces.ts'
import { hexOf, unitsAt } from '../state.ts'
import { type OwnDecision, askedOf, optionsOf, placeName, type Scene, words } from './scene.ts'

type Look = Omit<Button, 'answer' | 'then'>

/** A button that gives these answers; none where there is nothing to give. */
function pressing(answers: readonly Answer[], look: Look): Button[] {
  const [answer, ...then] = answers
  return answer ? [{ answer, ...(then.length > 0 ? { then } : {}), ...look }] : []
}

export function strokes(scene: Scene, asked: OwnDecision): Button[] {
  switch (asked.prompt) {
    case 'arrivals':
      return arrivals(scene, asked)
    case 'bombard':
    case 'bombard-first':
      return guns(scene, asked)
    case 'recover-units':
      return recoveries(scene, asked)
    case 'choose-battle':
      return battle(scene, asked)
    default:
      return []
  }
}

/** §7.1 who can come in at one hex only: how it is brought in there */
function comingTo(
  scene: Scene,
  piece: number,
): { readonly hex: number; readonly answers: Answer[] } | undefined {
  const s = scene.state
  const way = wayOf(s, piece)
  const [hex, ...others] = placesFor(s, piece, way)
  if (hex === undefined || others.length > 0) return undefined
  return { hex, answers: arriving(piece, hex, way === 'fixed') }
}

/** §7.1 a unit with a printed hex is placed by itself, any other is asked about */
const arriving = (piece: number, hex: number, isFixed: boolean): Answer[] => [
  { verb: 'arrive', arg: piece },
  ...(isFixed ? [] : [{ verb: 'place-in', arg: hex }]),
]

/** §7.1 all that have no choice of hex, as far as there is room when their turn comes */
function arrivals(scene: Scene, { offer }: OwnDecision): Button[] {
  const due = optionsOf(offer, 'arrive')
  const forced = due.flatMap((piece) => comingTo(scene, piece) ?? [])
  if (forced.length < 2) return []
  const w = words(scene).buttons
  const label =
    forced.length === due.length ? w.bringAll(due.length) : w.bringFixed(forced.length, due.length)
  return pressing(
    forced.flatMap(({ answers }) => answers),
    { label, key: 'A', tone: 'primary' },
  )
}

/** §9.5.4.c §9.5.4.d gun after gun, until no fort is left */
function guns(scene: Scene, { prompt, offer }: OwnDecision): Button[] {
  const ready = optionsOf(offer, 'bombard')
  if (ready.length < 2) return []
  const w = words(scene).buttons
  const label = prompt === 'bombard' ? w.fireInTurn(ready.length) : w.fireAll(ready.length)
  return pressing(
    ready.map((arg) => ({ verb: 'bombard', arg })),
    { label, key: 'G', tone: 'attack' },
  )
}

/** §14.1.1.c.2 §11.4 as many as may, the strongest first */
function recoveries(scene: Scene, { facts, offer }: OwnDecision): Button[] {
  const s = scene.state
  const strength = (u: number): number => strengthOf(s, [u], 'attack')
  const best = [...optionsOf(offer, 'recover-unit')]
    .sort((a, b) => strength(b) - strength(a) || a - b)
    .slice(0, Number(facts.left))
  const label = words(scene).buttons.recoverBest(best.length)
  return pressing(
    best.map((arg) => ({ verb: 'recover-unit', arg })),
    { label, key: 'A', tone: 'primary' },
  )
}

/** §9.1.3.b the only battle there is, for those who have seen that it begins with the dice */
function battle(scene: Scene, { offer }: OwnDecision): Button[] {
  const [hex, ...others] = optionsOf(offer, 'battle')
  if (hex === undefined || others.length > 0) return []
  return pressing([{ verb: 'battle', arg: hex }], {
    label: fightLabel(scene, hex),
    key: 'A',
    tone: 'attack',
    dice: 2,
  })
}

/** §9.1.2.a who was not told to attack does not fight: that is seen before the dice */
function fightLabel(scene: Scene, hex: number): string {
  const { attacker, attackers } = combatants(scene.state, hex)
  const all = unitsAt(scene.state, attacker, hex).filter(isCombatUnit).length
  const w = words(scene).buttons
  const place = placeName(scene, hex)
  return attackers.length < all ? w.fightWith(place, attackers.length, all) : w.fight(place)
}

/** §7.1 a click on a hex brings in those who can come nowhere else, or the first who can come there; §10.1 a stack sends its first */
export function atOnce(scene: Scene): ReadonlyMap<number, readonly Answer[]> {
  const asked = askedOf(scene)
  if (asked?.prompt === 'arrivals') return arrivalsAtOnce(scene, asked)
  return asked?.prompt === 'strategic' ? transportsAtOnce(scene, asked) : new Map()
}

function arrivalsAtOnce(scene: Scene, { offer }: OwnDecision): ReadonlyMap<number, readonly Answer[]> {
  const s = scene.state
  const found = new Map<number, Answer[]>()
  const due = optionsOf(offer, 'arrive')
  for (const piece of due) {
    const coming = comingTo(scene, piece)
    if (coming) found.set(coming.hex, [...(found.get(coming.hex) ?? []), ...coming.answers])
  }
  for (const piece of due.filter((each) => !comingTo(scene, each)))
    for (const hex of placesFor(s, piece, wayOf(s, piece)))
      if (!found.has(hex)) found.set(hex, arriving(piece, hex, false))
  return found
}

function transportsAtOnce(scene: Scene, { offer }: OwnDecision): ReadonlyMap<number, readonly Answer[]> {
  const found = new Map<number, Answer[]>()
  for (const arg of optionsOf(offer, 'transport')) {
    const at = hexOf(scene.state, arg)
    if (!found.has(at)) found.set(at, [{ verb: 'transport', arg }])
  }
  return found
}
