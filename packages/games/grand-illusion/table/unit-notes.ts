/** What there is to say about a piece beyond its values: printed abilities, its state, why it cannot act now. */
import type { Line } from '@sandtable/presentation'
import { barrierToAttack, isOnEmergencySupply, isSupplied, whyNotMove } from '../inspect/index.ts'
import {
  hasLargeGarrison,
  hasRedCircle,
  isCombatUnit,
  isDefenceOnly,
  isFort,
  isMountain,
  isTerritorial,
  nationOf,
  unitData,
} from '../pieces.ts'
import { BELGIAN, BRITISH, enemyOf, GERMAN } from '../sides.ts'
import { phasing, presenceOf } from '../state.ts'
import { lossLine } from './preview-battle.ts'
import { mannerOf } from './question.ts'
import { askedOf, gameText, optionsOf, type Scene, viewerSide, words } from './scene.ts'
import type { SeenPiece } from './seen-pieces.ts'

export const notesOf = (scene: Scene, seen: SeenPiece): Line[] => [
  ...choiceNotes(scene, seen),
  ...(isFort(seen.piece) ? fortNotes(scene, seen) : printedNotes(scene, seen)),
  ...supplyNotes(scene, seen),
  ...(isActing(scene, seen) ? idleNotes(scene, seen) : []),
]

/** what choosing it for a hit would cost */
function choiceNotes(scene: Scene, { piece }: SeenPiece): Line[] {
  const offer = askedOf(scene)?.offer
  const isVictim = optionsOf(offer, 'suffer').includes(piece) || optionsOf(offer, 'strike').includes(piece)
  return isVictim ? [lossLine(scene, piece)] : []
}

/** §9.5 */
function fortNotes(scene: Scene, { piece, besieged }: SeenPiece): Line[] {
  const w = words(scene).units.notes
  return [
    ...(hasLargeGarrison(piece) ? [{ text: w.largeGarrison, rules: ['9.5.2'], tone: 'faint' } as const] : []),
    ...(besieged ? [{ text: w.besieged, rules: ['9.5.3.c'], tone: 'warn' } as const] : []),
  ]
}

/** §2.4 what the counter says */
function printedNotes(scene: Scene, { piece, attacks }: SeenPiece): Line[] {
  const w = words(scene).units.notes
  const faint = (text: string, rule: string): Line => ({ text, rules: [rule], tone: 'faint' })
  return [
    ...(attacks && isCombatUnit(piece) && scene.state.activeHex >= 0
      ? [{ text: w.attacks, rules: ['9.1.2.a'], tone: 'strong' } as const]
      : []),
    ...(isDefenceOnly(piece) ? [faint(w.defends, '2.4.paren')] : []),
    ...(hasRedCircle(piece) ? [faint(w.redCircle, '12.2')] : []),
    ...(isMountain(piece) ? [faint(w.mountain, '2.4.mountain')] : []),
    ...(isTerritorial(piece) ? [faint(w.territorial, '9.4.5')] : []),
    ...(unitData(piece).stacksAs === 'division' ? [faint(w.half, 'aid.ix-minus')] : []),
    ...placeNotes(scene, piece),
  ]
}

/** §8.4.7 limits of place that everybody forgets */
function placeNotes(scene: Scene, piece: number): Line[] {
  const w = words(scene).units.notes
  if (nationOf(piece) === BELGIAN) return [{ text: w.belgian, rules: ['8.4.7.a'], tone: 'faint' }]
  return nationOf(piece) === BRITISH ? [{ text: w.british, rules: ['8.4.7.b'], tone: 'faint' }] : []
}

/** §11.2 the marker, and how things are now */
function supplyNotes(scene: Scene, { piece, outOfSupply }: SeenPiece): Line[] {
  if (isFort(piece)) return []
  const s = scene.state
  const w = words(scene).units.notes
  const isFed = isSupplied(s, piece)
  return [
    ...(outOfSupply ? [{ text: w.marker, rules: ['11.2.2'], tone: 'bad' } as const] : []),
    ...(!isFed ? [{ text: w.cut, rules: ['11.3.units'], tone: 'bad' } as const] : []),
    ...(isFed && nationOf(piece) === GERMAN && isOnEmergencySupply(s, piece)
      ? [{ text: w.emergency, rules: ['8.4.3.g.2'], tone: 'warn' } as const]
      : []),
  ]
}

const isActing = (scene: Scene, { piece, side }: SeenPiece): boolean =>
  !isFort(piece) && side === viewerSide(scene) && askedOf(scene) !== undefined

/** Own units in one's own time: why they cannot do what could be done now. */
function idleNotes(scene: Scene, seen: SeenPiece): Line[] {
  switch (askedOf(scene)?.prompt) {
    case 'activation':
      return [...moveNotes(scene, seen), ...attackNotes(scene, seen)]
    case 'withdraw-units':
      return moveNotes(scene, seen)
    case 'activity':
    case 'recover-or-stop':
      return recoveryNotes(scene, seen)
    default:
      return []
  }
}

/** §8.4 of units in the activated hex that cannot be taken up */
function moveNotes(scene: Scene, { piece, space }: SeenPiece): Line[] {
  const s = scene.state
  const offer = askedOf(scene)?.offer
  const isOffered = optionsOf(offer, 'unit').includes(piece)
  const isElsewhere = mannerOf(scene) === 'activation' && space !== s.activeHex
  if (isOffered || isElsewhere) return []
  const why = whyNotMove(s, piece, mannerOf(scene))
  return [{ text: gameText(scene).refusal(why.code, why.facts), rules: [why.rule], tone: 'faint' }]
}

/** §9.1.2.a with enemies in the activated hex */
function attackNotes(scene: Scene, { piece, space }: SeenPiece): Line[] {
  const s = scene.state
  const enemies = presenceOf(s, enemyOf(phasing(s)))
  if (space !== s.activeHex || enemies.combatUnits(space) + enemies.forts(space) === 0) return []
  const barrier = barrierToAttack(s, phasing(s), piece)
  if (barrier === undefined || SAID.has(barrier)) return []
  return [
    {
      text: gameText(scene).refusal(barrier, { unit: piece, hex: space }),
      rules: ['9.1.2.a'],
      tone: 'faint',
    },
  ]
}

/** said already, or plain to see */
const SAID: ReadonlySet<string> = new Set([
  'already-attacking',
  'already-moved',
  'never-attacks',
  'only-defends',
])

/** §9.8.3 */
function recoveryNotes(scene: Scene, { piece, space, face }: SeenPiece): Line[] {
  if (!isCombatUnit(piece) || face === 0) return []
  const w = words(scene).units.notes
  if (optionsOf(askedOf(scene)?.offer, 'recover').includes(space))
    return [{ text: w.mayRecover, rules: ['9.8.3.a'], tone: 'good' }]
  const enemies = presenceOf(scene.state, enemyOf(viewerSide(scene)))
  return enemies.isAnyone(space) ? [{ text: w.noRecovery, rules: ['9.8.3.a'], tone: 'faint' }] : []
}
