/** What is left before something ends: told beside the question, and asked back where it matters. */
import type { Undone } from '@sandtable/presentation'
import { isCombatUnit, isFort } from '../pieces.ts'
import { BACK, DUE, hexOf, isMarked, MARK, unitsAt } from '../state.ts'
import {
  askedOf,
  type OwnDecision,
  fewNames,
  optionsOf,
  placeName,
  type Scene,
  viewerSide,
  words,
} from './scene.ts'
import { type SeenPiece, seenPieces } from './seen-pieces.ts'

export function stillToDo(scene: Scene): Undone[] {
  const asked = askedOf(scene)
  if (!asked) return []
  const isCommanding = asked.prompt === 'activity' || asked.prompt === 'activation'
  return [...leftAt(scene, asked), ...(isCommanding ? [...unmoved(scene, asked), ...command(scene)] : [])]
}

/** What ending it would give up. */
export function leftAt(scene: Scene, asked: OwnDecision): Undone[] {
  switch (asked.prompt) {
    case 'arrivals':
      return afterArrivals(scene, asked)
    case 'activation':
      return afterActivation(scene)
    case 'choose-battle':
      return afterBattles(scene, asked)
    default:
      return []
  }
}

/** §7.1 who is due and has a hex to come to */
function afterArrivals(scene: Scene, { offer }: OwnDecision): Undone[] {
  const due = optionsOf(offer, 'arrive')
  if (due.length === 0) return []
  const w = words(scene)
  return [
    {
      id: 'arrivals',
      text: w.toDo.arrivals(due.length),
      spaces: [],
      rules: ['7.1'],
      tone: 'warn',
      warning: w.undone.arrivals(fewNames(scene, due), due.length),
    },
  ]
}

/** §8.2.1 a CAP was spent on this hex, and nobody has moved or will fight */
function afterActivation(scene: Scene): Undone[] {
  const s = scene.state
  const isBattleDue = s.battle.toArray().some((due) => due === DUE.forced || due === DUE.optional)
  const hasMoved = s.where.toArray().some((_, piece) => isMarked(s, piece, MARK.moved))
  if (isBattleDue || hasMoved || s.activeHex < 0) return []
  const here = unitsAt(s, viewerSide(scene), s.activeHex)
  if (here.length === 0) return []
  const w = words(scene)
  return [
    {
      id: 'idle',
      text: w.toDo.idle,
      spaces: [s.activeHex],
      rules: ['8.2.1'],
      tone: 'warn',
      warning: w.undone.activation(placeName(scene, s.activeHex)),
    },
  ]
}

/** §9.1.2.c battles that may be fought */
function afterBattles(scene: Scene, { offer }: OwnDecision): Undone[] {
  const w = words(scene)
  const open = optionsOf(offer, 'battle')
  if (open.length === 0) return []
  return [
    {
      id: 'battles',
      text: w.toDo.battles(open.length),
      spaces: open,
      rules: ['9.1.2.c'],
      tone: 'warn',
      warning: w.undone.battles(w.and(open.map((h) => placeName(scene, h)))),
    },
  ]
}

/** §8.2.1 units of the active hex that could still march */
function unmoved(scene: Scene, { offer }: OwnDecision): Undone[] {
  const idle = optionsOf(offer, 'unit').filter((u) => !isMarked(scene.state, u, MARK.moved))
  const spaces = [...new Set(idle.map((u) => hexOf(scene.state, u)))]
  const text = words(scene).toDo.unmoved(idle.length)
  return idle.length === 0 ? [] : [{ id: 'unmoved', text, spaces, rules: ['8.2.1'], tone: 'plain' }]
}

/** §5.0 §9.1.1.b §8.4.3 the command as a whole: points, duties, supply, order */
function command(scene: Scene): Undone[] {
  const s = scene.state
  const side = viewerSide(scene)
  const { toDo } = words(scene)
  const own = seenPieces(scene).filter((each) => each.side === side && !isFort(each.piece))
  const out = own.filter(({ outOfSupply }) => outOfSupply)
  const disrupted = own.filter(({ piece, face }) => isCombatUnit(piece) && face === BACK)
  const [caps, mandated] = [s.caps.get(side), s.mandated.get(side)]
  return [
    ...(mandated > 0
      ? [plain('mandated', toDo.mandated(mandated), ['9.1.1.b'], [])].map(
          (each): Undone => ({ ...each, tone: 'warn' }),
        )
      : []),
    out.length > 0
      ? { ...plain('supply', toDo.unsupplied(out.length), ['8.4.3'], spacesOf(out)), tone: 'bad' }
      : { ...plain('supply', toDo.supplied, ['8.4.3'], []), tone: 'good' },
    ...(disrupted.length > 0
      ? [plain('disrupted', toDo.disrupted(disrupted.length), ['9.8.3'], spacesOf(disrupted))]
      : []),
    ...(caps > 0 ? [plain('caps', toDo.caps(caps), ['5.0'], [])] : []),
  ]
}

const spacesOf = (pieces: readonly SeenPiece[]): number[] => [...new Set(pieces.map(({ space }) => space))]

const plain = (id: string, text: string, rules: readonly string[], spaces: readonly number[]): Undone => ({
  id,
  text,
  rules,
  spaces,
  tone: 'plain',
})
