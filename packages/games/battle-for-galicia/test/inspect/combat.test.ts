import {
  type Chance,
  type DiceKind,
  eyesOf,
  maskedFor,
  odds,
  type Reading,
  type Rolled,
} from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import type { BattleForGaliciaEvent } from '../../events.ts'
import { battleForGalicia } from '../../game.ts'
import { inspectCombat, planAttack } from '../../inspect/index.ts'
import { DATA } from '../../data/load.ts'
import { hex } from '../../map.ts'
import { AH, SIDE_IDS } from '../../sides.ts'
import { unit } from '../../units.ts'
import { assault, combat, declare, finish, last } from '../battle.ts'
import type { StagedScene } from '../scene.ts'

const near = (p: number): number => Math.round(p * 1e9) / 1e9

/** Every fall of the four dice of a combat that is decided without asking who retreats where. */
class Dice implements Chance {
  position = 0
  weight = 1
  readonly #totals: number[]

  constructor(totals: number[]) {
    this.#totals = totals
  }

  roll<R extends Reading>(dice: DiceKind, read: (total: number) => R): Rolled<R> {
    const total = this.#totals[this.position++] as number
    this.weight *= dice.count === 2 ? (6 - Math.abs(7 - total)) / 36 : 1 / 6
    return { reading: read(total), total, faces: [] }
  }

  pick(): number {
    return 0
  }
}

interface Tallied {
  readonly AH: Map<number, number>
  readonly RU: Map<number, number>
}

/** Plays the combat out with all dice; decisions are answered as cheaply as can be. */
function playedOut(make: () => StagedScene): Tallied {
  const losses: Tallied = { AH: new Map(), RU: new Map() }
  for (let total = 2; total <= 12; total++)
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const scene = make()
        const dice = new Dice([total, a, b])
        scene.play.umpire.chance = dice
        finish(scene.act('fight'))
        for (const event of scene.events) if (event.type === 'losses-rolled') add(losses, event, dice.weight)
      }
  return losses
}

function add(
  losses: Tallied,
  event: Extract<BattleForGaliciaEvent, { type: 'losses-rolled' }>,
  p: number,
): void {
  const tally = losses[SIDE_IDS[event.side]]
  tally.set(event.losses, (tally.get(event.losses) ?? 0) + p)
}

const ordered = (tally: ReadonlyMap<number, number>): [number, number][] =>
  [...tally].map(([value, p]): [number, number] => [value, near(p)]).sort(([a], [b]) => a - b)

const chosen = (): StagedScene =>
  declare(
    combat({ 'AH-25': '12.15', 'AH-4': '12.15', 'AH-13': '12.15', 'RU-17': '13.15', 'RU-38': '13.15' }),
    '13.15',
  ).act('all')

describe('an attack before it is rolled', () => {
  it('§8.1 §8.2 has the ratio that the combat then finds', () => {
    const scene = chosen()
    const plan = planAttack(scene.state, hex('13.15'), { attackers: ['AH-25', 'AH-4', 'AH-13'].map(unit) })
    const report = inspectCombat(scene.state, hex('13.15'), plan?.attackers ?? [], plan?.defenders ?? [])
    finish(scene.dice(3, 4, 1, 1).act('fight'))
    const found = last(scene, 'ratio-found')
    expect([report.attack, report.defense, report.ratio, report.column]).toEqual([
      found.attack,
      found.defense,
      found.ratio,
      found.column,
    ])
  })

  it('§8.3 §aid.crt has the same chances of each result as the kernel finds', () => {
    const scene = chosen()
    const state = maskedFor(battleForGalicia, scene.state, eyesOf([AH]))
    const plan = planAttack(state, hex('13.15'))
    const report = inspectCombat(state, hex('13.15'), plan?.attackers ?? [], plan?.defenders ?? [])
    const found = odds(scene.play, { seat: 0, answer: { verb: 'fight' } })
    if ('code' in found) throw new Error(found.code)
    const cells = new Map<string, number>()
    for (const { p, result } of found.outcomes) {
      const { combat: cell } = result as { readonly combat: string }
      cells.set(cell, (cells.get(cell) ?? 0) + p)
    }
    expect(report.chances?.cells.map(({ cell, p }) => [cell, near(p)]).sort()).toEqual(
      [...cells].map(([cell, p]) => [cell, near(p)]).sort(),
    )
    expect(battleForGalicia.assumption(state, eyesOf([AH]))).toEqual(found.assumed)
  })

  it('§9.4 §9.4.1 has the same chances of losses as playing all dice out', () => {
    const report = inspectCombat(
      chosen().state,
      hex('13.15'),
      ['AH-25', 'AH-4', 'AH-13'].map(unit),
      ['RU-17', 'RU-38'].map(unit),
    )
    const played = playedOut(chosen)
    const told = (side: 'attacker' | 'defender'): [number, number][] =>
      (report.chances?.losses[side] ?? []).map(({ value, p }) => [value, near(p)])
    expect(told('attacker')).toEqual(ordered(played.AH))
    expect(told('defender')).toEqual(ordered(played.RU))
  })

  it.each(['river', 'ridge'] as const)('§7.7 halves across a %s, unit by unit', (kind) => {
    const side = DATA.map.hexsides.find((each) => each.kind === kind && each.bridge === undefined)
    if (!side) throw new Error(`no ${kind}`)
    const scene = combat({ 'AH-25': side.a, 'RU-7 c': side.b })
    const plan = planAttack(scene.state, hex(side.b))
    const report = inspectCombat(scene.state, hex(side.b), plan?.attackers ?? [], plan?.defenders ?? [])
    expect(report.attackers.map(({ halvedBy, printed, counts }) => [halvedBy, printed, counts])).toEqual([
      [kind, 5, 3],
    ])
    expect(report.attack).toBe(3)
  })

  it('§7.2 §7.5 expects the strongest force that may fight together', () => {
    const scene = combat({
      'AH-25': '12.15',
      'AH-4': '12.15',
      'AH-13': '12.15',
      'AH-27': '13.14',
      'AH-39': '12.14',
      'AH-6 c': '13.14',
      'RU-17': '13.15',
    })
    const plan = planAttack(scene.state, hex('13.15'))
    expect(plan?.attackers).toHaveLength(4)
    expect(plan?.leftOut).toHaveLength(2)
    expect(() => assault(scene, '13.15', 'AH-25', 'AH-4', 'AH-13', 'AH-27')).toThrow('too few dice')
  })
})
