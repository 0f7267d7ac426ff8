/** What is left before something ends: told beside the question, and asked back where it matters. */
import type { Undone } from '@sandtable/presentation'
import { mandateAt, mandateOnBoard, reachCosts } from '../inspect/index.ts'
import { isCombatUnit, isFort } from '../pieces.ts'
import { enemyOf } from '../sides.ts'
import { BACK, DUE, hexOf, isMarked, MARK, presenceOf, type State, unitsAt } from '../state.ts'
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
      return [...afterActivation(scene), ...shortOfMandate(scene, asked)]
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

/** Hexes where the activation leads to a battle. */
export const battlesDue = (s: State): number[] =>
  s.battle.toArray().flatMap((due, h) => (due === DUE.forced || due === DUE.optional ? [h] : []))

/** §8.2.1 a CAP was spent on this hex, and nobody has moved or will fight */
function afterActivation(scene: Scene): Undone[] {
  const s = scene.state
  const hasMoved = s.where.toArray().some((_, piece) => isMarked(s, piece, MARK.moved))
  if (battlesDue(s).length > 0 || hasMoved || s.activeHex < 0) return []
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

/** §9.1.1.c battles to come that lack corps for a mandated one, though units that have not moved could make them enough */
function shortOfMandate(scene: Scene, { offer }: OwnDecision): Undone[] {
  const s = scene.state
  if (s.mandated.get(viewerSide(scene)) === 0) return []
  const w = words(scene)
  const joining = (h: number): readonly number[] =>
    h === s.activeHex
      ? optionsOf(offer, 'attack')
      : optionsOf(offer, 'unit').filter((u) => reachCosts(s, [u], 'activation').has(h))
  return battlesDue(s).flatMap((h): Undone[] => {
    const { corps, needed, isOpposed } = mandateAt(s, h, [])
    const isPossible = isOpposed && mandateAt(s, h, joining(h)).corps >= needed
    if (corps >= needed || !isPossible) return []
    const [few, place] = [w.number(corps), placeName(scene, h)]
    return [
      {
        id: 'mandate',
        text: w.toDo.mandate(few, needed),
        spaces: [h],
        rules: ['9.1.1.c'],
        tone: 'warn',
        warning: w.undone.mandate(few, needed, place),
      },
    ]
  })
}

/** §8.1.1.a §5.1.1.note1 §9.1.1.b what a pass may cost: CAPs are not kept, and battles not fought cost VPs */
export function passWarning(scene: Scene): string | undefined {
  const s = scene.state
  const side = viewerSide(scene)
  const [caps, mandated] = [s.caps.get(side), s.mandated.get(side)]
  const isLast = s.passes > 0 || s.caps.get(enemyOf(side)) === 0
  return caps > 0 || mandated > 0 ? words(scene).undone.pass(caps, mandated, isLast) : undefined
}

/** §9.1.3.f What the button places is the player's last word: dice or the enemy follow. It is said before. */
export function placementWarning(scene: Scene): string {
  const w = words(scene).undone
  const set = scene.foretold({ verb: 'by-the-book' }).find((event) => event.type === 'board-set')
  const placed = set?.columns.flatMap(({ attackers, behindAttackers }) => [...attackers, ...behindAttackers])
  const mandate = placed && mandateOnBoard(scene.state, viewerSide(scene), placed)
  const isShort = mandate !== undefined && mandate.corps < mandate.needed
  return [
    ...(isShort ? [w.tooFewPlaced(mandate.corps, mandate.needed)] : []),
    set ? w.placed : w.placedUnseen,
  ].join(scene.language === 'ja' ? '' : ' ')
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
      ? { ...plain('supply', toDo.unsupplied(out.length), ['8.4.3.a'], spacesOf(out)), tone: 'bad' }
      : { ...plain('supply', toDo.supplied, ['8.4.3.a'], []), tone: 'good' },
    ...(disrupted.length > 0 ? [weary(scene, disrupted)] : []),
    ...(caps > 0 ? [plain('caps', toDo.caps(caps), ['5.0'], [])] : []),
  ]
}

/** §9.8.3.a units to be recovered: where a CAP can do it now, those first, and why it cannot elsewhere */
function weary(scene: Scene, disrupted: readonly SeenPiece[]): Undone {
  const { toDo, and } = words(scene)
  const offered = optionsOf(askedOf(scene)?.offer, 'recover')
  const spaces = spacesOf(disrupted)
  const open = spaces.filter((h) => offered.includes(h))
  const faced = spaces.filter((h) => presenceOf(scene.state, enemyOf(viewerSide(scene))).isAnyone(h))
  const named = (hexes: readonly number[]): string => and(hexes.map((h) => placeName(scene, h)))
  const parts = [
    toDo.disrupted(disrupted.length),
    ...(open.length > 0 ? [toDo.canRecover(named(open))] : []),
    ...(faced.length > 0 ? [toDo.cannotRecover(named(faced))] : []),
  ]
  return plain(
    'disrupted',
    parts.join(words(scene).semicolon),
    ['9.8.3.a'],
    [...open, ...spaces.filter((h) => !open.includes(h))],
  )
}

const spacesOf = (pieces: readonly SeenPiece[]): number[] => [...new Set(pieces.map(({ space }) => space))]

const plain = (id: string, text: string, rules: readonly string[], spaces: readonly number[]): Undone => ({
  id,
  text,
  rules,
  spaces,
  tone: 'plain',
})
