/** What is naturally several at one stroke: all hexes, all who may join, all who may advance or go back. */
import type { Answer } from '@sandtable/kernel'
import { type Button, numbersIn, optionsOf } from '@sandtable/presentation'
import {
  attackStrength,
  declaredHexes,
  defenseStrength,
  stackWeight,
  suggestedAttackers,
  wouldEliminate,
} from '../inspect/index.ts'
import { activeSide, ceOf, hexOf } from '../state.ts'
import { breakingPoint } from '../units.ts'
import { type OwnDecision, askedOf, namesOf, type Scene, words } from './scene.ts'

type Stroke = (scene: Scene, asked: OwnDecision) => Button[]

export function strokes(scene: Scene, asked: OwnDecision): Button[] {
  switch (asked.prompt) {
    case 'declare-hexes':
      return declarations(scene, asked)
    case 'choose-attackers':
      return forces(scene, asked)
    case 'advance':
      return advances(scene, asked)
    case 'accompany':
      return companions(scene, asked)
    case 'take-loss':
      return losses(scene, asked)
    default:
      return []
  }
}

const each = (verb: string, args: readonly number[]): Answer[] => args.map((arg) => ({ verb, arg }))

/** A button that gives these answers; none where there is nothing to give. */
function pressing(answers: readonly Answer[], look: Omit<Button, 'answer' | 'then'>): Button[] {
  const [answer, ...then] = answers
  return answer ? [{ answer, ...(then.length > 0 ? { then } : {}), ...look }] : []
}

/** §8.1 declaring shows who is there, so the button says that it declares; single hexes are picked on the map */
const declarations: Stroke = (scene, { facts, offer }) => {
  const w = words(scene).buttons
  const named = numbersIn(facts.hexes)
  const open = optionsOf(offer, 'from')
  const all = [...named, ...open]
  const useful = open.filter((h) => isOfUse(scene, facts.hex as number, all, h))
  const isAll = useful.length === open.length
  const best =
    isAll || useful.length === 0
      ? []
      : declaring(useful, w.declareBest(named.length + useful.length, all.length))
  if (open.length === 0) return []
  const everywhere: Button[] =
    named.length === 0
      ? [
          {
            answer: { verb: 'all' },
            label: w.declareAll(all.length),
            key: 'A',
            tone: isAll ? 'primary' : 'plain',
          },
        ]
      : isAll
        ? pressing([...each('from', open), { verb: 'declare' }], {
            label: w.declareAll(all.length),
            key: 'A',
            tone: 'plain',
          })
        : []
  return [...best, ...everywhere]
}

const declaring = (hexes: readonly number[], label: string): Button[] =>
  pressing([...each('from', hexes), { verb: 'declare' }], { label, key: 'B', tone: 'primary' })

/** §7.2 §7.5 somebody there would fight in the strongest group that can come from these hexes */
export function isOfUse(scene: Scene, target: number, hexes: readonly number[], h: number): boolean {
  const s = scene.state
  return suggestedAttackers(s, target, hexes, []).some((u) => hexOf(s, u) === h)
}

/** §7.2 the group the panel reckons with: to add, and as long as nobody is chosen to fight with at once */
const forces: Stroke = (scene, { facts, offer }) => {
  const chosen = numbersIn(facts.units)
  const open = optionsOf(offer, 'join')
  const force = suggestedAttackers(scene.state, facts.hex as number, declaredHexes(scene.state), chosen)
  const added = force.filter((u) => !chosen.includes(u))
  if (added.length === 0) return []
  const w = words(scene).buttons
  const isAll = added.length === open.length
  const joining: Answer[] = offer.all === true ? [{ verb: 'all' }] : each('join', added)
  const add: Button[] =
    added.length > 1
      ? pressing(joining, {
          label: isAll ? w.joinAll(open.length) : w.joinBest(force.length),
          key: 'A',
          tone: 'plain',
        })
      : []
  if (chosen.length > 0) return add
  const label = isAll ? w.rollAll(force.length) : w.rollBest(force.length)
  const roll = pressing([...joining, { verb: 'fight' }], { label, key: 'T', tone: 'attack', dice: 2 })
  return [...add, ...roll]
}

/** §9.3.2 §5.1 as many as there is room for, the strongest first */
function advancers(scene: Scene, hex: number, able: readonly number[]): number[] {
  const s = scene.state
  const strength = (u: number): number => attackStrength(s, u) + defenseStrength(s, u)
  const going: number[] = []
  for (const u of [...able].sort((a, b) => strength(b) - strength(a) || a - b))
    if (stackWeight(s, activeSide(s), hex, [...going, u]).over === 0) going.push(u)
  return going
}

const advances: Stroke = (scene, { facts, offer }) => {
  const able = optionsOf(offer, 'advance')
  const going = advancers(scene, facts.hex as number, able)
  const w = words(scene).buttons
  const label =
    going.length === able.length ? w.advanceAll(able.length) : w.advanceSome(going.length, able.length)
  return pressing(each('advance', going), { label, key: 'A', tone: 'primary' })
}

/** §9.4.2 the losses that are left, one each to those who bear it best; single ones are given by a click */
const losses: Stroke = (scene, { facts, offer }) => {
  const s = scene.state
  const open = optionsOf(offer, 'suffer')
  const left = Number(facts.left)
  if (left < 2 || left > open.length || open.some((u) => wouldEliminate(s, u))) return []
  const harm = (u: number): number => (ceOf(s, u) + 1 >= breakingPoint(u) ? LOST_STEP : ceOf(s, u))
  const taking = [...open].sort((a, b) => harm(a) - harm(b) || a - b).slice(0, left)
  const label = words(scene).buttons.shareLosses(namesOf(scene, taking))
  return pressing(each('suffer', taking), { label, key: 'A', tone: 'plain' })
}

/** worse than any loss of effectiveness */
const LOST_STEP = 10

/** §7.6.attack */
const companions: Stroke = (scene, { offer }) => {
  const open = optionsOf(offer, 'accompany')
  const label = words(scene).buttons.goAll(open.length)
  return pressing(each('accompany', open), { label, key: 'A', tone: 'plain' })
}

/** The same by a click: on the hex that is taken, or on a stack of those who may. */
export function atOnce(scene: Scene): ReadonlyMap<number, readonly Answer[]> {
  const asked = askedOf(scene)
  switch (asked?.prompt) {
    case 'advance':
      return advancesAtOnce(scene, asked)
    case 'choose-attackers':
      return forcesAtOnce(scene, asked)
    case 'accompany':
      return new Map([[asked.facts.hex as number, each('accompany', optionsOf(asked.offer, 'accompany'))]])
    default:
      return new Map()
  }
}

function advancesAtOnce(scene: Scene, { facts, offer }: OwnDecision): ReadonlyMap<number, readonly Answer[]> {
  const hex = facts.hex as number
  const able = optionsOf(offer, 'advance')
  const stacks = [...new Set(able.map((u) => hexOf(scene.state, u)))]
  const from = (at: number): readonly number[] => able.filter((u) => hexOf(scene.state, u) === at)
  const going = (units: readonly number[]): Answer[] => each('advance', advancers(scene, hex, units))
  return new Map([...stacks.map((at) => [at, going(from(at))] as const), [hex, going(able)]])
}

/** §7.2 all of a hex that may join those chosen */
function forcesAtOnce(scene: Scene, { facts }: OwnDecision): ReadonlyMap<number, readonly Answer[]> {
  const s = scene.state
  const chosen = numbersIn(facts.units)
  const joining = (h: number): number[] =>
    suggestedAttackers(s, facts.hex as number, [h], chosen).filter((u) => !chosen.includes(u))
  const hexes = declaredHexes(s).filter((h) => joining(h).length > 0)
  return new Map(hexes.map((h) => [h, each('join', joining(h))]))
}
