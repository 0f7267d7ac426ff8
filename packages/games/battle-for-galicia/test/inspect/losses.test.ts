import type { Chance, DiceKind, Play, Reading, Rolled } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import type { BattleForGaliciaEvent } from '../../events.ts'
import type { BattleForGaliciaTypes } from '../../battle-for-galicia.ts'
import { type CombatReport, type Distribution, inspectCombat } from '../../inspect/index.ts'
import type { Side } from '../../sides.ts'
import { positions } from './positions.ts'

/** Two dice for the table, one each for the losses. */
class Dice implements Chance {
  position = 0
  readonly #totals: readonly number[]

  constructor(totals: readonly number[]) {
    this.#totals = totals
  }

  roll<R extends Reading>(_dice: DiceKind, read: (total: number) => R): Rolled<R> {
    const total = this.#totals[this.position++] as number
    return { reading: read(total), total, faces: [] }
  }

  pick(): number {
    return 0
  }
}

/** Fights the attack out with these dice; bare verbs first, else the first of what is offered. */
function foughtOut(
  from: Play<BattleForGaliciaTypes>,
  seat: number,
  dice: readonly number[],
): BattleForGaliciaEvent[] {
  const play = from.fork()
  const events: BattleForGaliciaEvent[] = []
  play.umpire.chance = new Dice(dice)
  play.umpire.emit = (event) => events.push(event)
  play.answer(seat, { verb: 'fight' })
  while (!play.isAtCheckpoint) {
    const asked = play.pending[0]
    const offer = asked && play.offered(asked.seat)
    if (!offer) break
    const bare = ['halt', 'go'].find((verb) => offer[verb] === true)
    const verb = bare ?? Object.keys(offer)[0] ?? ''
    const [first] = typeof offer[verb] === 'object' ? offer[verb] : []
    play.answer(asked.seat, first === undefined ? { verb } : { verb, arg: first })
  }
  return events
}

const FACES = [1, 2, 3, 4, 5, 6]
const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The exact chances of a side's losses, by fighting the attack out with all dice. */
function played(from: Play<BattleForGaliciaTypes>, seat: number, side: Side): Map<number, number> {
  const shares = new Map<number, number>()
  for (const total of TOTALS)
    for (const a of FACES)
      for (const b of FACES) {
        const events = foughtOut(from, seat, [total, a, b])
        const roll = events.find((event) => event.type === 'losses-rolled' && event.side === side)
        const losses = roll?.type === 'losses-rolled' ? roll.losses : 0
        shares.set(losses, (shares.get(losses) ?? 0) + (6 - Math.abs(7 - total)) / 36 / 36)
      }
  return shares
}

const near = (p: number): number => Math.round(p * 1e9)
const told = (distribution: Distribution): number[][] => distribution.map(({ value, p }) => [value, near(p)])
const found = (shares: ReadonlyMap<number, number>): number[][] =>
  [...shares].map(([value, p]) => [value, near(p)]).sort(([a = 0], [b = 0]) => a - b)

function reportOn(
  play: Play<BattleForGaliciaTypes>,
  seat: number,
  units: readonly number[],
  target: number,
): CombatReport {
  const named = foughtOut(play, seat, [7, 1, 1]).find((event) => event.type === 'defenders-named')
  return inspectCombat(play.state, target, units, named?.type === 'defenders-named' ? named.units : [])
}

describe('the chances of losses', () => {
  it('§9.2 §9.4 are those of fighting with all dice, in attacks of random games', () => {
    let seen = 0
    for (const { play, asked } of positions(12, 6, ['choose-attackers'])) {
      const units = asked.question.facts?.units as readonly number[]
      if (units.length === 0) continue
      const report = reportOn(play, asked.seat, units, asked.question.facts?.hex as number)
      if (!report.chances) continue
      const { attacker, defender } = report.battle
      expect(told(report.chances.losses.attacker)).toEqual(found(played(play, asked.seat, attacker)))
      expect(told(report.chances.losses.defender)).toEqual(found(played(play, asked.seat, defender)))
      seen++
    }
    expect(seen).toBeGreaterThan(15)
  })
})
