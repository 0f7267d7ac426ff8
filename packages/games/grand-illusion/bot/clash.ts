/** What a battle would probably come to, without rolling it: the odds of every die as the program would place both sides. */
import { ANTWERP } from '../map.ts'
import { isCombatUnit, isCorps, isFort, isHa, isInfantry, nationOf } from '../pieces.ts'
import { bookAttack, bookGroups } from '../rules/09-battle/by-the-book.ts'
import { bombardmentDefence } from '../rules/09-battle/bombardment.ts'
import { bombardmentOf } from '../pieces.ts'
import type { Field } from '../rules/09-battle/field.ts'
import { fireChance, shotOf } from '../rules/09-battle/fire.ts'
import { BRITISH, enemyOf, FRENCH, type Side } from '../sides.ts'
import { BACK, BOARD, faceOf, FRONT_SPACES, isDisrupted, piecesAt, type State } from '../state.ts'
import { powerWith } from './power.ts'

type Group = readonly number[]

export interface Clash {
  /** strength lost on average */
  readonly attackerLoss: number
  readonly defenderLoss: number
  /** chances that a side has to leave the hex */
  readonly defenderGoes: number
  readonly attackerGoes: number
  /** French corps killed, British units hit, steps of forts shot off, on average (§14.2.2.b) */
  readonly frenchKilled: number
  readonly britishHit: number
  readonly fortSteps: number
}

/** a unit that is hit is flipped, or killed if it was disrupted */
const lossOf = (s: State, u: number): number =>
  faceOf(s, u) === BACK ? powerWith(u, BACK) : powerWith(u, 0) - powerWith(u, BACK)

interface Toll {
  loss: number
  french: number
  british: number
  steps: number
  /** that nobody fresh of the infantry in the line is left unhit */
  allHit: number
}

const newToll = (): Toll => ({ loss: 0, french: 0, british: 0, steps: 0, allHit: 1 })

function suffer(s: State, toll: Toll, group: Group, chance: number): void {
  for (const p of group) {
    if (isFort(p)) {
      toll.steps += chance
      continue
    }
    toll.loss += chance * lossOf(s, p)
    if (nationOf(p) === BRITISH) toll.british += chance
    if (nationOf(p) === FRENCH && isCorps(p) && isDisrupted(s, p)) toll.french += chance
  }
  if (group.some((p) => isInfantry(p) && !isDisrupted(s, p))) toll.allHit *= chance
}

const isFreshInfantry = (s: State, p: number): boolean => isInfantry(p) && !isDisrupted(s, p)

/** results of the fortunes that call a battle off or turn it round */
const GOES_AHEAD = 0.86

/** these units, all in the hex or about to enter it, attack what is there */
export function clash(s: State, hex: number, attackers: Group, side: Side, marks = 0): Clash {
  const field: Field = { hex, attacker: side, marks }
  const fighters = attackers.filter((u) => isCombatUnit(u) && !isDisrupted(s, u))
  const defenders = piecesAt(s, enemyOf(side), hex).filter((p) => isCombatUnit(p) || isFort(p))
  const line = bookGroups(s, defenders, FRONT_SPACES, 'defence')
  const orders = bookAttack(s, fighters, line)
  const [ours, theirs] = [newToll(), newToll()]
  const shots = new Array<number>(line.length).fill(0)
  for (const { group, column } of orders) {
    const facing = line[column] as Group
    shots[column] = fireChance(shotOf(s, field, side, group, facing))
    suffer(s, ours, group, fireChance(shotOf(s, field, enemyOf(side), facing, group)))
  }
  const reserves = reserveShots(s, field, fighters, orders.length, line)
  if (reserves > 0 && shots.length > 0) shots[0] = 1 - (1 - (shots[0] as number)) * (1 - reserves)
  line.forEach((group, column) => suffer(s, theirs, group, shots[column] as number))
  const sum = summed(s, { fighters, defenders, line, orders: orders.length, ours, theirs, marks })
  return isUnbesiegeable(hex, defenders) ? { ...sum, defenderGoes: 0 } : sum
}

/** §12.5.1 nobody sits down before Antwerp: while its fort stands, the hex does not fall */
const isUnbesiegeable = (hex: number, defenders: Group): boolean => hex === ANTWERP && defenders.some(isFort)

/** §9.2.5.b attackers the line has no room for fire from behind it */
function reserveShots(
  s: State,
  field: Field,
  fighters: Group,
  placed: number,
  line: readonly Group[],
): number {
  const spaces = FRONT_SPACES - Math.max(placed, line.length)
  const target = line[0]
  if (spaces <= 0 || fighters.length <= placed || !target) return 0
  const next = [...fighters].filter(isInfantry).sort((a, b) => powerWith(a, 0) - powerWith(b, 0))[0]
  return next === undefined ? 0 : fireChance(shotOf(s, field, field.attacker, [next], target))
}

/** who is hard pressed often goes of his own will, and loses more on the way */
const leaving = (forced: number, pressure: number): number => forced + 0.15 * pressure * (1 - forced)
const PURSUIT = 1.15

interface Sum {
  readonly fighters: Group
  readonly defenders: Group
  readonly line: readonly Group[]
  readonly orders: number
  readonly ours: Toll
  readonly theirs: Toll
  readonly marks: number
}

function summed(s: State, { fighters, defenders, line, orders, ours, theirs, marks }: Sum): Clash {
  const inLine = line.flat()
  const standing = defenders.filter((p) => isFreshInfantry(s, p) && !inLine.includes(p)).length
  const spare = fighters.filter((u) => isInfantry(u)).length - orders
  const isGarrison = !defenders.some(isCombatUnit)
  const oursAllHit = spare > 0 ? 0 : ours.allHit
  const theirsAllHit = standing > 0 || isGarrison ? 0 : theirs.allHit
  const pressure = Math.min(1, orders / (line.length + standing)) ** 2
  const go = (marks & BOARD.elan) !== 0 ? 1 : GOES_AHEAD
  return {
    attackerLoss: go * ours.loss,
    defenderLoss: go * PURSUIT * theirs.loss,
    defenderGoes: isGarrison
      ? go * (1 - oursAllHit)
      : leaving(go * theirsAllHit * (1 - oursAllHit), pressure),
    attackerGoes: go * oursAllHit * (isGarrison ? 0 : 1 - theirs.allHit),
    frenchKilled: go * (theirs.french + ours.french),
    britishHit: go * (theirs.british + ours.british),
    fortSteps: go * theirs.steps,
  }
}

/** §9.5.4 steps the guns of the group would shoot off, on average, all fired together */
export function bombardment(s: State, hex: number, group: Group, side: Side): number {
  const guns = group.filter((u) => isHa(u) && faceOf(s, u) === 0)
  const fort = piecesAt(s, enemyOf(side), hex).find(isFort)
  if (guns.length === 0 || fort === undefined) return 0
  let steps = guns.length > 1 ? 1 : 0
  for (const gun of guns) {
    const chance = Math.max(0, Math.min(6, bombardmentOf(gun) - bombardmentDefence(s, fort))) / 6
    steps += chance / (1 - Math.min(0.9, chance))
  }
  return steps
}
