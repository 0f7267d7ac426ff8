/** What is left before a phase ends: told beside the question, and asked back where it matters. */
import { optionsOf, type Undone } from '@sandtable/presentation'
import { inspectCombat, planAttack, stackWeight } from '../inspect/index.ts'
import { GRID, TOWNS } from '../map.ts'
import { enemyOf, type Side } from '../sides.ts'
import {
  activeSide,
  hexOf,
  isHeldBy,
  isMarked,
  isOnMap,
  MARK,
  OUT_OF_SUPPLY,
  spentOf,
  supplyOf,
} from '../state.ts'
import { ARMY } from '../units.ts'
import { isTopOnly } from './fight/standpoint.ts'
import { askedOf, type OwnDecision, namesOf, type Scene, spaceName, words } from './scene.ts'

export function stillToDo(scene: Scene): Undone[] {
  const asked = askedOf(scene)
  if (asked?.prompt === 'move')
    return [...leftAt(scene, asked), ...unmoved(scene, asked), ...unsupplied(scene), ...open(scene)]
  return asked ? leftAt(scene, asked) : []
}

/** What ending the phase would give up. */
export function leftAt(scene: Scene, asked: OwnDecision): Undone[] {
  if (asked.prompt === 'move') return afterMovement(scene, asked)
  return asked.prompt === 'attack' ? afterCombat(scene, asked) : []
}

const ownUnits = ({ state: s }: Scene): readonly number[] =>
  (ARMY[activeSide(s)] as readonly number[]).filter((u) => isOnMap(s, u))

/** §5.2 stacks that would lose units; §10.3 units that could still recover and have not moved */
function afterMovement(scene: Scene, { offer }: OwnDecision): Undone[] {
  const s = scene.state
  const w = words(scene)
  const hexes = hexesOf(scene, ownUnits(scene))
  const crowded = hexes.filter((h) => stackWeight(s, activeSide(s), h).over > 0)
  const resting = optionsOf(offer, 'recover').filter((u) => spentOf(s, u) === 0)
  return [
    ...some({
      id: 'crowded',
      text: w.toDo.crowded(crowded.length),
      spaces: crowded,
      rules: ['5.2'],
      tone: 'bad',
      warning: w.undone.overStacked(w.and(crowded.map((h) => spaceName(scene, h)))),
    }),
    ...some({
      id: 'recovery',
      text: w.toDo.recovery(resting.length),
      spaces: hexesOf(scene, resting),
      rules: ['10.3'],
      tone: 'warn',
      warning: w.undone.recovery(namesOf(scene, resting.slice(0, FEW)), resting.length - FEW),
    }),
  ]
}

/** so many are named */
const FEW = 3

const some = (undone: Undone): Undone[] => (undone.spaces.length > 0 ? [undone] : [])
const hexesOf = ({ state: s }: Scene, units: readonly number[]): number[] => [
  ...new Set(units.map((u) => hexOf(s, u))),
]

/** §4.0 */
function unmoved(scene: Scene, { offer }: OwnDecision): Undone[] {
  const idle = optionsOf(offer, 'unit').filter((u) => spentOf(scene.state, u) === 0)
  return some({
    id: 'unmoved',
    text: words(scene).toDo.unmoved(idle.length),
    spaces: hexesOf(scene, idle),
    rules: ['4.0'],
    tone: 'plain',
  })
}

/** §11.0 */
function unsupplied(scene: Scene): Undone[] {
  const out = ownUnits(scene).filter((u) => supplyOf(scene.state, u) === OUT_OF_SUPPLY)
  const { toDo } = words(scene)
  const isFine = out.length === 0
  return [
    {
      id: 'supply',
      text: isFine ? toDo.supplied : toDo.unsupplied(out.length),
      spaces: hexesOf(scene, out),
      rules: ['11.0'],
      tone: isFine ? 'good' : 'bad',
    },
  ]
}

/** §15.1.2 own victory towns without a garrison, with an enemy within two hexes */
function open(scene: Scene): Undone[] {
  const s = scene.state
  const side = activeSide(s)
  const spaces = TOWNS.flatMap(({ hex }, town) =>
    s.holder.get(town) === side && !isHeldBy(s, side, hex) && isThreatened(scene, side, hex) ? [hex] : [],
  )
  return some({
    id: 'open',
    text: words(scene).toDo.open(spaces.length),
    spaces,
    rules: ['15.1.2'],
    tone: 'warn',
  })
}
const isThreatened = ({ state: s }: Scene, side: Side, hex: number): boolean =>
  Array.from(enemyHexes(s, side)).some((h) => GRID.distance(h, hex) <= NEAR)
const NEAR = 2
const enemyHexes = (s: Scene['state'], side: Side): Set<number> =>
  new Set((ARMY[enemyOf(side)] as readonly number[]).flatMap((u) => (isOnMap(s, u) ? [hexOf(s, u)] : [])))

/** §7.0 targets; those that could be attacked at 1:1 or better, as far as they can be seen, are not given up unasked */
function afterCombat(scene: Scene, { offer }: OwnDecision): Undone[] {
  const s = scene.state
  const w = words(scene)
  const targets = optionsOf(offer, 'attack')
  const all: Undone = {
    id: 'attacks',
    text: w.toDo.attacks(targets.length),
    spaces: targets,
    rules: ['7.0'],
    tone: 'plain',
  }
  const promising = targets.filter((h) => isPromising(scene, h))
  const hasAttacked = ownUnits(scene).some((u) => isMarked(s, u, MARK.attacked))
  if (promising.length === 0) return some(all)
  return [
    {
      ...all,
      id: 'promising',
      text: w.toDo.promising(promising.length),
      spaces: promising,
      tone: 'warn',
      warning: w.undone.attacks(w.and(promising.map((h) => spaceName(scene, h))), hasAttacked),
    },
  ]
}

function isPromising(scene: Scene, target: number): boolean {
  const plan = planAttack(scene.state, target)
  if (!plan || isTopOnly(scene, target)) return false
  const { attack, defense } = inspectCombat(scene.state, target, plan.attackers, plan.defenders)
  return attack >= defense
}
