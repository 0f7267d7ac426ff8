/** §9.2.1 the battle board: columns that face each other, with the chance of each die before it falls and the die after. */
import type { BattleBoard, BoardColumn, BoardFire, Counter, Line } from '@sandtable/presentation'
import { boardColumns, type Forecast, type Prospect } from '../../inspect/index.ts'
import { isFort } from '../../pieces.ts'
import { DEAD, hexOf, REMOVED } from '../../state.ts'
import { counterOf, mintOf } from '../counters.ts'
import { NATIONS, type Scene, words } from '../scene.ts'
import { offMap, seenPieces } from '../seen-pieces.ts'
import type { Words } from '../words/words.ts'
import type { BattleFacts, Of } from './told.ts'

type Column = Of<'board-set'>['columns'][number]

/** Counters of pieces wherever they are now: some may have been lost. */
function counters(scene: Scene): (pieces: readonly number[]) => Counter[] {
  const mint = mintOf(scene)
  const seen = new Map(seenPieces(scene).map((each) => [each.piece, each]))
  const { lost } = words(scene).fight
  return (pieces) =>
    pieces.map((p): Counter => {
      const here = seen.get(p)
      if (here) return counterOf(mint, here)
      const counter = counterOf(mint, offMap(p, hexOf(scene.state, p) < 0 ? 1 : 0))
      if (!isGone(scene.state, p)) return counter
      const face = { ...counter.face, marks: { lost: true } }
      return { ...counter, name: lost(counter.name), face }
    })
}

/** eliminated in this battle, and not only sent off by sea (§9.4.5) */
const isGone = (s: Scene['state'], p: number): boolean => hexOf(s, p) === DEAD || hexOf(s, p) === REMOVED

function columnOf(scene: Scene, column: Column, fires: readonly BoardFire[]): BoardColumn {
  const of = counters(scene)
  return {
    attackerReserve: of(column.behindAttackers),
    attackers: of(column.attackers),
    defenders: of(column.defenders),
    defenderReserve: of(column.behindDefenders),
    fires,
  }
}

export function boardOf(
  scene: Scene,
  forecast: Forecast,
  facts: BattleFacts | undefined,
  { markers, isFilled }: { readonly markers: readonly Line[]; readonly isFilled: boolean },
): BattleBoard | undefined {
  if (facts !== undefined && facts.fired.length > 0) return resolvedBoard(scene, facts, markers)
  return asBoard(scene, planned(scene, forecast, isFilled), markers)
}

/** The board after the dice. */
export const resolvedBoard = (
  scene: Scene,
  facts: BattleFacts,
  markers: readonly Line[] = [],
): BattleBoard | undefined => asBoard(scene, resolved(scene, facts), markers)

const asBoard = (
  scene: Scene,
  columns: readonly BoardColumn[],
  markers: readonly Line[],
): BattleBoard | undefined =>
  columns.length === 0 ? undefined : { columns, rows: words(scene).fight.rows, markers }

/** The places taken so far, unless the board is shown filled; before that as the program would place both sides. */
function planned(scene: Scene, { hex, columns, isPlaced }: Forecast, isFilled: boolean): BoardColumn[] {
  const s = scene.state
  const taken = s.battleHex === hex && !isFilled ? boardColumns(s) : []
  const shots = (column: Column): readonly Prospect[] =>
    columns.find(
      ({ attackers, defenders }) =>
        isSame(attackers, column.attackers) && isSame(defenders, column.defenders),
    )?.prospects ?? []
  const shown = taken.length > 0 ? taken : columns
  return shown.map((column) => {
    const isKnown = isPlaced || taken.length === 0
    const fires = isKnown ? shots(column).map((shot) => prospectFire(scene, shot)) : []
    return columnOf(scene, column, fires)
  })
}

const isSame = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join()

function prospectFire(scene: Scene, shot: Prospect): BoardFire {
  const w = words(scene).fight
  const text = shot.againstFort ? w.onlyOne : w.needs(shot.strength, shot.drm)
  return { nation: NATIONS[shot.side], text: w.moments[shot.moment](text), p: shot.chance }
}

/** The columns as they were set, each with the dice of its units. */
function resolved(scene: Scene, { board, fired }: BattleFacts): BoardColumn[] {
  return (board?.columns ?? []).map((column) => {
    const members = [
      ...column.attackers,
      ...column.defenders,
      ...column.behindAttackers,
      ...column.behindDefenders,
    ]
    const own = fired.filter(({ units }) => units.some((u) => members.includes(u)))
    return columnOf(
      scene,
      column,
      own.map((shot) => thrown(scene, shot)),
    )
  })
}

function thrown(scene: Scene, { side, moment, die, hit, ...shot }: Of<'fired'>): BoardFire {
  const w = words(scene).fight
  return {
    nation: NATIONS[side],
    text: w.moments[moment](thrownText(w, { ...shot, die })),
    die: { face: die, nation: NATIONS[side], hit },
  }
}

/** §9.3.1.c §9.5.1 what it took to hit: forts fall to an unmodified 1 alone, elsewhere a 1 always hits and a 6 never */
function thrownText(
  w: Words['fight'],
  {
    die,
    total,
    strength,
    modifiers,
    targets,
  }: Pick<Of<'fired'>, 'die' | 'total' | 'strength' | 'modifiers' | 'targets'>,
): string {
  if (targets.length > 0 && targets.every(isFort)) return w.rolledAtFort(die)
  if (die === 1 || die === 6) return w.always(die)
  return w.rolled(modifiers.length > 0 ? w.modified(die, total) : String(die), strength)
}
