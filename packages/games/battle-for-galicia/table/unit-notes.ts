/** What there is to say about a unit beside its numbers; above all what it cannot do now, and why. */
import type { Refusal } from '@sandtable/kernel'
import { type Line, optionsOf } from '@sandtable/presentation'
import { attackRefusal, frontRefusal, isReleased, moveRefusal, whyNotRecover } from '../inspect/index.ts'
import { GRID } from '../map.ts'
import { activeSide, isMarked, MARK } from '../state.ts'
import { isCavalry, isErsatz } from '../units.ts'
import { lossLine, removalLine } from './loss-lines.ts'
import { askedOf, type Scene, viewerSide, words } from './scene.ts'
import { type SeenUnit, seenUnits } from './seen-units.ts'

export const notesOf = (scene: Scene, seen: SeenUnit): Line[] => [
  ...choiceNotes(scene, seen),
  ...roleNotes(scene, seen),
  ...printedNotes(scene, seen),
  ...stateNotes(scene, seen),
  ...(isActing(scene, seen) ? idleNotes(scene, seen) : []),
]

/** §5.2 §9.4.2 what choosing it would cost */
function choiceNotes(scene: Scene, { unit }: SeenUnit): Line[] {
  const offer = askedOf(scene)?.offer
  if (optionsOf(offer, 'suffer').includes(unit)) return [lossLine(scene, unit)]
  return optionsOf(offer, 'remove').includes(unit) ? [removalLine(scene, unit)] : []
}

/** §7.6 who is kept out of the fight is settled only when those who fight are named */
function roleNotes(scene: Scene, { role }: SeenUnit): Line[] {
  if (role === undefined) return []
  const settled = role === 'heldBack' ? 'attacks' : role === 'withheld' ? 'defends' : role
  const isSettled = seenUnits(scene).some((unit) => unit.role === settled)
  return isSettled ? [{ text: words(scene).report.roles[role], rules: ['7.6'], tone: 'strong' }] : []
}

/** what the counter says */
function printedNotes(scene: Scene, { data }: SeenUnit): Line[] {
  const w = words(scene).report
  const { turn } = scene.state
  return [
    ...(data.releasedOn !== null && data.releasedOn > turn
      ? [{ text: w.release(data.releasedOn), rules: ['2.1.move-restriction'], tone: 'warn' } as const]
      : []),
    ...(data.ersatz ? [{ text: w.ersatz, rules: ['2.1.ersatz'], tone: 'faint' } as const] : []),
    ...(data.whiteSymbol ? [{ text: w.white, rules: ['2.1.white-symbol'], tone: 'faint' } as const] : []),
  ]
}

/** what its owner knows */
function stateNotes(scene: Scene, { unit, supply, isOwn }: SeenUnit): Line[] {
  const w = words(scene).report
  const marked = (mark: number): boolean => isOwn && isMarked(scene.state, unit, mark)
  return [
    ...(supply === 'low' ? [{ text: w.low, rules: ['11.1'], tone: 'warn' } as const] : []),
    ...(supply === 'out' ? [{ text: w.out, rules: ['11.1'], tone: 'bad' } as const] : []),
    ...(marked(MARK.minimumMove) ? [{ text: w.minimum, rules: ['4.3'], tone: 'faint' } as const] : []),
    ...(marked(MARK.attacked) ? [{ text: w.attacked, rules: ['7.0'], tone: 'faint' } as const] : []),
  ]
}

/** Own units in one's own turn: the only time they could do something. */
const isActing = (scene: Scene, { isOwn, side }: SeenUnit): boolean =>
  isOwn && side === viewerSide(scene) && side === activeSide(scene.state) && askedOf(scene) !== undefined

function idleNotes(scene: Scene, seen: SeenUnit): Line[] {
  switch (askedOf(scene)?.prompt) {
    case 'move':
    case 'march':
      return [...moveNotes(scene, seen), ...recoveryNotes(scene, seen)]
    case 'attack':
      return [...attackNotes(scene, seen), ...recoveryLater(scene, seen)]
    default:
      return []
  }
}

/** §4.1 §10.3.1; what keeps it for longer is said already */
function moveNotes(scene: Scene, { unit }: SeenUnit): Line[] {
  const s = scene.state
  const why = isReleased(s, unit) ? moveRefusal(s, unit) : undefined
  const w = words(scene).units.idle
  if (why?.code === 'has-recovered') return [{ text: w.recovered, rules: [why.rule], tone: 'faint' }]
  if (why?.code !== 'no-way-out') return []
  return [{ text: w.noWay(Math.max(0, Number(why.facts.left))), rules: [why.rule], tone: 'faint' }]
}

const hasLost = ({ ce = 0, steps, data }: SeenUnit): boolean => ce > 0 || steps < data.steps

/** §10.3 for a unit with something to recover */
function recoveryNotes(scene: Scene, seen: SeenUnit): Line[] {
  if (!hasLost(seen) || isMarked(scene.state, seen.unit, MARK.recovered)) return []
  const why = whyNotRecover(scene.state, seen.unit)
  if (!why) return [{ text: words(scene).report.recovers, rules: ['10.3.1'], tone: 'good' }]
  const text = recoveryText(scene, why)
  return text === undefined ? [] : [{ text, rules: [why.rule], tone: 'warn' }]
}

function recoveryText(scene: Scene, { code, facts }: Refusal): string | undefined {
  const w = words(scene)
  const fact = (name: string): number => Number(facts[name])
  switch (code) {
    case 'recovery-too-close':
      return w.units.idle.recoverSoon(fact('distance'), GRID.idOf(fact('hex')))
    case 'recovery-needs-supply':
      return fact('supply') > 1
        ? w.units.idle.recoverOut
        : w.units.idle.recoverSupply(w.supply.grades[fact('supply')] ?? '')
    case 'recovery-needs-mp':
      return w.units.idle.recoverSpent(fact('spent'), fact('needs'))
    case 'cavalry-never-recovers':
      return w.units.idle.cavalry
    default:
      // an Ersatz unit says so anyway
      return undefined
  }
}

function recoveryLater(scene: Scene, seen: SeenUnit): Line[] {
  if (!hasLost(seen) || isErsatz(seen.unit)) return []
  const w = words(scene).units.idle
  return isCavalry(seen.unit)
    ? [{ text: w.cavalry, rules: ['10.3.3'], tone: 'faint' }]
    : [{ text: w.recoverLater, rules: ['10.3'], tone: 'faint' }]
}

/** §7.0 §7.4.attack; that it has attacked is said already */
function attackNotes(scene: Scene, { unit }: SeenUnit): Line[] {
  const s = scene.state
  const w = words(scene).units.idle
  const own = attackRefusal(s, unit)
  if (own?.code === 'has-attacked') return []
  if (own) return [{ text: w.noStrength(Number(own.facts.strength)), rules: [own.rule], tone: 'warn' }]
  const front = frontRefusal(s, unit)
  if (front === undefined) return []
  if (front === 'nobody-there') return [{ text: w.noEnemy, rules: ['7.0'], tone: 'faint' }]
  return [{ text: w.noTarget, rules: [front.rule], tone: 'faint' }]
}
