/** Counters as they lie on the map: only what the view shows. */
import { type Counter, type CounterFace, type CounterMarks, onTop, type Stack } from '@sandtable/presentation'
import type { UnitSize } from '../data/types.ts'
import { isSupplied } from '../inspect/index.ts'
import {
  bombardmentOf,
  fortData,
  fortDefence,
  fortSteps,
  fortStrength,
  hasRedCircle,
  isCombatUnit,
  isDefenceOnly,
  isFort,
  isHa,
  isHq,
  isMountain,
  printedAllowance,
  printedStrength,
  unitData,
} from '../pieces.ts'
import type { NationId } from '../sides.ts'
import { heldPieces } from './question.ts'
import { armyOf, fullName, type Scene, titleOf, viewerSide, words } from './scene.ts'
import { spotsFor } from './spots.ts'
import { type Heap, heapsOf, offMap, type SeenPiece } from './seen-pieces.ts'

/** What the counters of one scene have in common. */
export interface Mint {
  readonly scene: Scene
  /** units that have moved in the activation under way cannot act again in it */
  readonly isMoving: boolean
}

const MOVING: ReadonlySet<string> = new Set(['activation', 'withdrawal/moves', 'withdrawal/trenches'])

export const mintOf = (scene: Scene): Mint => ({ scene, isMoving: MOVING.has(scene.stage) })

/** Counters made before: most are the same from one decision to the next, and there are not many kinds. */
const made = new Map<string, Counter>()

export function counterOf(mint: Mint, seen: SeenPiece): Counter {
  const { piece, face } = seen
  const { language } = mint.scene
  const marks = marksOf(mint, seen)
  const key = [language, piece, face, marks.supply, marks.acted, seen.besieged].join()
  const known = made.get(key)
  if (known) return known
  const title = titleOf(piece, language)
  const counter = {
    unit: piece,
    face: isFort(piece) ? fortFace(seen, marks) : unitFace(seen, marks),
    title,
    name: spoken(mint, seen, marks),
  }
  made.set(key, counter)
  return counter
}

/** The face of a piece by itself, with nothing on it. */
export const plainFace = (piece: number, face = 0): CounterFace =>
  isFort(piece) ? fortFace(offMap(piece, face), {}) : unitFace(offMap(piece, face), {})

const SIZES: Readonly<Record<UnitSize, string>> = {
  army: 'XXXX',
  corps: 'XXX',
  division: 'XX',
  brigade: 'X',
  battery: '',
}

/** Nations of forts have the colours of their home country. */
const FORT_COLOURS: Readonly<Record<NationId, string>> = {
  french: 'france',
  british: 'britain',
  belgian: 'belgium',
  german: 'germany',
}

function symbolOf(piece: number): CounterFace['symbol'] {
  if (isHq(piece)) return 'hq'
  if (isHa(piece)) return 'artillery'
  if (isMountain(piece)) return 'mountain'
  return unitData(piece).type === 'cavalry' ? 'cavalry' : 'infantry'
}

/** §2.4 strength and allowance; an HQ has the latter only, guns that have fired no strength */
function figuresOf(piece: number, face: number): (number | string)[] {
  const allowance = printedAllowance(piece, face)
  if (isHq(piece)) return [allowance]
  if (isHa(piece)) return face === 0 ? [bombardmentOf(piece), allowance] : [allowance]
  const strength = printedStrength(piece, face)
  return [isDefenceOnly(piece) ? `(${strength})` : strength, allowance]
}

function unitFace({ piece, face }: SeenPiece, marks: CounterMarks): CounterFace {
  const { colour, size, label } = unitData(piece)
  const fullSteps = isCombatUnit(piece) ? 2 : 1
  return {
    nation: colour,
    symbol: symbolOf(piece),
    size: SIZES[size],
    id: label,
    figures: figuresOf(piece, face),
    ...(hasRedCircle(piece) ? { ring: 'red' as const } : {}),
    reduced: face !== 0,
    steps: isCombatUnit(piece) ? fullSteps - face : 1,
    fullSteps,
    marks,
  }
}

/** §2.4.fort its strength; in the shell what is added to the die of guns that bombard it */
function fortFace({ piece, face }: SeenPiece, marks: CounterMarks): CounterFace {
  const { nation } = fortData(piece)
  const defence = fortDefence(piece, face)
  const full = fortSteps(piece)
  return {
    nation: FORT_COLOURS[nation],
    symbol: 'fort',
    id: '',
    figures: [fortStrength(piece, face)],
    ...(defence > 0 ? { artillery: defence } : {}),
    reduced: face > 0,
    steps: full - face,
    fullSteps: full,
    marks,
  }
}

/** §11.2.2 the marker; without one a sign where no supply could be traced now */
function marksOf({ scene, isMoving }: Mint, { piece, space, outOfSupply, moved }: SeenPiece): CounterMarks {
  const isCut = space >= 0 && !isFort(piece) && !isSupplied(scene.state, piece)
  return {
    ...(outOfSupply ? { supply: 'out' as const } : isCut ? { supply: 'low' as const } : {}),
    ...(isMoving && moved ? { acted: true } : {}),
  }
}

/** What a screen reader says of a counter. */
function spoken({ scene }: Mint, seen: SeenPiece, marks: CounterMarks): string {
  const { counter: w, comma } = words(scene)
  const { piece, face, besieged } = seen
  return [
    fullName(piece, scene.language),
    ...(isFort(piece)
      ? [
          armyOf(scene, seen.side),
          w.fort(fortStrength(piece, face), fortDefence(piece, face)),
          w.steps(fortSteps(piece) - face),
        ]
      : [unitWords(scene, seen)]),
    ...(besieged ? [w.besieged] : []),
    ...(marks.supply === 'out' ? [w.out] : marks.supply === 'low' ? [w.cut] : []),
    ...(marks.acted === true ? [w.moved] : []),
  ].join(comma)
}

function unitWords(scene: Scene, { piece, face }: SeenPiece): string {
  const { counter: w, comma } = words(scene)
  const allowance = printedAllowance(piece, face)
  if (isHq(piece)) return [w.allowance(allowance), ...(face > 0 ? [w.reduced] : [])].join(comma)
  if (isHa(piece)) return face > 0 ? w.fired : w.bombardment(bombardmentOf(piece))
  return [
    w.strength(printedStrength(piece, face), allowance),
    ...(face > 0 ? [w.disrupted] : []),
    ...(isDefenceOnly(piece) ? [w.defends] : []),
  ].join(comma)
}

/** All stacks on the map: one for each side and arm in a hex, top counter first. Stacks are open (§8.4.6.b). */
export function stacks(scene: Scene): Stack[] {
  const mint = mintOf(scene)
  const top = new Set(heldPieces(scene))
  const viewer = viewerSide(scene)
  return inHexes(heapsOf(scene)).flatMap((heaps) => {
    const sides = [heaps.filter(({ side }) => side === 0), heaps.filter(({ side }) => side === 1)] as const
    const spots = spotsFor(sides[0].length, sides[1].length)
    return heaps.map(({ space, side, pieces }) => {
      const order = sides[side].findIndex((heap) => heap.pieces === pieces)
      const spot = (side === 0 ? spots.allied : spots.german)[order]
      return {
        space,
        counters: onTop(pieces, ({ piece }) => top.has(piece)).map((each) => counterOf(mint, each)),
        more: false,
        own: side === viewer,
        side: armyOf(scene, side),
        ...(spot ? { spot } : {}),
      }
    })
  })
}

/** Heaps come sorted by their hex. */
function inHexes(heaps: readonly Heap[]): Heap[][] {
  const hexes: Heap[][] = []
  for (const heap of heaps) {
    const last = hexes.at(-1)
    if (last?.[0]?.space === heap.space) last.push(heap)
    else hexes.push([heap])
  }
  return hexes
}
