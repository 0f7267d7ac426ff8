/** A battle board as it lies before the viewer: the own side below. */
import type { BattleBoard, BoardFire, Counter, FightPanel, Stack } from '@sandtable/presentation'
import { countersOf, stacksAt } from '../table/stacks-at.ts'
import type { Glow } from '../table/table.ts'

export type Side = 'attacker' | 'defender'

export interface BattleRow {
  readonly title: string
  readonly side: Side
  readonly isReserve: boolean
  /** what lies in each column */
  readonly cells: readonly (readonly Counter[])[]
}

export interface AimedFire {
  readonly fire: BoardFire
  /** across the board, from the upper side */
  readonly isDown: boolean
}

type Column = BattleBoard['columns'][number]

const ROWS: readonly (readonly [keyof Omit<Column, 'fires'>, Side, boolean])[] = [
  ['attackerReserve', 'attacker', true],
  ['attackers', 'attacker', false],
  ['defenders', 'defender', false],
  ['defenderReserve', 'defender', true],
]

/** From top to bottom. */
export function battleRows({ columns, rows }: BattleBoard, below: Side): readonly BattleRow[] {
  const all = ROWS.map(([part, side, isReserve], order) => ({
    title: rows[order] ?? '',
    side,
    isReserve,
    cells: columns.map((column) => column[part]),
  }))
  return below === 'defender' ? all : all.reverse()
}

export const countersOn = ({ columns }: BattleBoard): readonly Counter[] =>
  columns.flatMap((column) => ROWS.flatMap(([part]) => column[part]))

/** Is the question about units that lie on the board, and about no other place on the map, as a retreat is? */
export function isAskedOn(
  board: BattleBoard,
  { units, spaces }: Pick<Glow, 'units' | 'spaces'>,
  stacks: readonly Stack[],
): boolean {
  const isLit = ({ unit }: Counter): boolean => units.has(unit)
  const isOfUnits = (space: number): boolean => countersOf(stacksAt(stacks, space)).some(isLit)
  return countersOn(board).some(isLit) && [...spaces].every(isOfUnits)
}

const unitsOf = ({ columns }: BattleBoard, of: Side): readonly Counter[] =>
  columns.flatMap((column) => ROWS.flatMap(([part, side]) => (side === of ? column[part] : [])))

type Fight = Pick<FightPanel, 'attacker' | 'defender'>

/** The viewer's side lies below; for an onlooker who attacks. */
export function sideBelow(
  fight: Fight,
  board: BattleBoard,
  own: ReadonlySet<number>,
  nation: string | undefined,
): Side {
  const isOwn = (side: Side): boolean => unitsOf(board, side).some(({ unit }) => own.has(unit))
  if (isOwn('attacker')) return 'attacker'
  if (isOwn('defender')) return 'defender'
  return fight.attacker.nation !== nation && fight.defender.nation === nation ? 'defender' : 'attacker'
}

/** Who fires by whose colours: a side may be of several nations. */
export function firesIn(fight: Fight, board: BattleBoard, column: Column, below: Side): readonly AimedFire[] {
  const nations = new Set(unitsOf(board, below).map(({ face }) => face.nation)).add(fight[below].nation)
  const aimed = column.fires.map((fire) => ({ fire, isDown: !nations.has(fire.nation) }))
  return [...aimed.filter(({ isDown }) => isDown), ...aimed.filter(({ isDown }) => !isDown)]
}
