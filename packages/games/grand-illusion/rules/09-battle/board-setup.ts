/** §9.1.3.f steps 4 to 7: both sides take their places. */
import type { GrandIllusion, Procedure } from '../../grand-illusion.ts'
import type { State } from '../../state.ts'
import { placeAttackers } from './attacker-placement.ts'
import { columnsOf, isEngaged, takeOff } from './board.ts'
import { placeDefenders } from './defender-placement.ts'
import { defenderReserves } from './defender-reserves.ts'
import { type Field, isSkirmish } from './field.ts'
import { attackerReserves, reserveByTheBook } from './reserves.ts'
import { chooseSkirmish } from './skirmish.ts'

export function* setUpBoard(g: GrandIllusion, field: Field): Procedure {
  const isDefenceByBook = yield* placeDefenders(g, field)
  const isAttackByBook = yield* placeAttackers(g, field)
  if (isSkirmish(field)) {
    yield* chooseSkirmish(g, field)
  } else {
    const free = columnsOf(g.state, field).filter(({ defenders }) => defenders.length === 0).length
    yield* defenderReserves(g, field, isDefenceByBook)
    if (isAttackByBook) reserveByTheBook(g.state, field, free)
    else yield* attackerReserves(g, field, free)
  }
  sendBack(g.state, field)
  g.emit?.({
    type: 'board-set',
    rule: '9.1.3.f',
    hex: field.hex,
    side: field.attacker,
    columns: columnsOf(g.state, field).filter(isEngaged),
  })
}

/** Who faces nobody is not in the battle. */
function sendBack(s: State, field: Field): void {
  for (const column of columnsOf(s, field)) {
    if (isEngaged(column)) continue
    takeOff(s, column.attackers)
    takeOff(s, column.defenders)
  }
}

export const isAnyoneEngaged = (s: State, field: Field): boolean => columnsOf(s, field).some(isEngaged)

/** §9.3.6 the survivors go back to the hex */
export function clearBoard(s: State): void {
  s.space.fill(-1)
  s.hits.fill(0)
}
