/** §9.3 the dice of a battle, in their order. */
import type { Column } from '../../events/battle.ts'
import type { GrandIllusion } from '../../grand-illusion.ts'
import { isInfantry, sideOf } from '../../pieces.ts'
import { PIECES } from '../../pieces.ts'
import { columnsOf, type Group, isCavalryGroup, isEngaged, isFortGroup, survivors } from './board.ts'
import { defenderOf, type Field } from './field.ts'
import { fire } from './fire.ts'
import { takeHit } from './losses.ts'
import { mayFireFromReserve } from './reserves.ts'

/** Fires everything on the board; returns how many steps the attackers lost. */
export function resolveBoard(g: GrandIllusion, field: Field): number {
  const columns = columnsOf(g.state, field).filter(isEngaged)
  let lost = 0
  for (const column of columns) lost += meetCavalry(g, field, column)
  for (const column of columns) engage(g, field, column)
  lost += applyHits(g, field)
  for (const column of columns) fireReserves(g, field, column)
  return lost + applyHits(g, field)
}

/** §9.6.1 infantry fires first at cavalry that attacks it; those hits count at once */
function meetCavalry(g: GrandIllusion, field: Field, { attackers, defenders }: Column): number {
  if (!isCavalryGroup(attackers) || !defenders.every(isInfantry)) return 0
  fire(g, field, { side: defenderOf(field), group: defenders, targets: attackers, moment: 'free' })
  return applyHits(g, field)
}

/** §9.3.1.a §9.3.2.a both fire with what they have before losses; cavalry never at forts (§9.2.3.a.n1) */
function engage(g: GrandIllusion, field: Field, { attackers, defenders }: Column): void {
  const left = survivors(g.state, field, attackers)
  if (left.length === 0) return
  if (!(isCavalryGroup(left) && isFortGroup(defenders)))
    fire(g, field, { side: field.attacker, group: left, targets: defenders, moment: 'front' })
  fire(g, field, { side: defenderOf(field), group: defenders, targets: left, moment: 'front' })
}

/** §9.3.4 at what is left in the front space opposite, without reply; §9.6.1 a unit that has moved up there may be one that cavalry cannot fire at */
function fireReserves(g: GrandIllusion, field: Field, column: Column): void {
  fromReserve(g, field, column.behindAttackers, column.defenders)
  fromReserve(g, field, column.behindDefenders, column.attackers)
}

function fromReserve(g: GrandIllusion, field: Field, group: Group, targets: Group): void {
  const left = survivors(g.state, field, targets)
  const first = group[0]
  if (first === undefined || left.length === 0 || !mayFireFromReserve(group, left)) return
  fire(g, field, { side: sideOf(first), group, targets: left, moment: 'reserve' })
}

/** §9.3.3 both units of a space take its hit; returns the steps the attackers lost */
function applyHits(g: GrandIllusion, field: Field): number {
  const { hits } = g.state
  let lost = 0
  for (let p = 0; p < PIECES; p++) {
    if (hits.get(p) === 0) continue
    hits.set(p, 0)
    takeHit(g, p, 'battle')
    if (sideOf(p) === field.attacker) lost++
  }
  return lost
}
