/** Rule 7: lines of supply from the edges of the map, through what the enemy neither holds nor watches. */
import { Fact, SupplyNet } from '@sandtable/board'
import type { Procedure } from '@sandtable/kernel'
import { COLUMNS, GRID, HEXES, columnOf } from './map.ts'
import { isEnemyAt, isInEnemyZone, isOnMap, MARK, type State } from './state.ts'
import { loseStep } from './losses.ts'
import type { Large, Stage } from './types.ts'
import { ARMY, enemyOf, type Side, SIDES } from './units.ts'

const EDGES = [0, COLUMNS - 1].map((edge) =>
  Array.from({ length: HEXES }, (_, h) => h).filter((h) => columnOf(h) === edge),
)

function spread(net: SupplyNet, s: State, side: Side): SupplyNet {
  const { presence } = s.derived
  const isOpen = (h: number): boolean =>
    !isEnemyAt(s, side, h) &&
    (presence.isAnyone(h, side) || (s.control.get(h) !== enemyOf(side) && !isInEnemyZone(s, side, h)))
  net.clear()
  for (const h of EDGES[side] as readonly number[]) if (isOpen(h)) net.addSource(h)
  net.grow(GRID, (_from, _d, to) => isOpen(to))
  return net
}

const nets = SIDES.map(
  (side) =>
    new Fact(
      (s: State) => s.derived.supply,
      (s, spare: SupplyNet | undefined) => spread(spare ?? new SupplyNet(HEXES), s, side),
    ),
) as [Net, Net]
type Net = Fact<State, SupplyNet>

export const isSupplied = (s: State, side: Side, h: number): boolean => nets[side].of(s).has(h)

/** 7.1 judged at the beginning of a player turn: cut off twice in a row costs a step */
export function* supplyPhase(g: Large): Procedure<Stage> {
  const { state: s } = g
  const army = (ARMY[s.side] as readonly number[]).filter((u) => isOnMap(s, u))
  const cut = army.filter((u) => !isSupplied(s, s.side, s.where.get(u)))
  const isCut = new Set(cut)
  for (const u of army) if (!isCut.has(u)) s.marks.remove(u, MARK.cutOff | MARK.starving)
  for (const u of cut) if (!eatsFromDump(s, s.where.get(u))) goHungry(g, u)
  return 'activation'
}

function eatsFromDump({ dumps }: State, h: number): boolean {
  const rations = dumps.get(h)
  if (rations > 0) dumps.set(h, rations - 1)
  return rations > 0
}

function goHungry(g: Large, u: number): void {
  const { marks } = g.state
  if (marks.has(u, MARK.cutOff)) marks.add(u, MARK.starving)
  marks.add(u, MARK.cutOff)
  g.emit?.({ type: 'cut-off', rule: '7', unit: u })
  if (marks.has(u, MARK.starving)) loseStep(g, u)
}
