import { describe, expect, it } from 'vitest'
import { assault, combat, declare, drms, engage, finish, last, lossRoll, trail } from './battle.ts'
import type { Placed, StagedScene } from './scene.ts'

type Units = Readonly<Record<string, Placed>>

/** The CRT as the card has it, by roll. */
const CRT: Readonly<Record<number, string>> = {
  2: '+1/R1    -/R1     +1/R2    +1/R2    -/R2     -/R3     -/R3    -1/R3    -/R4',
  3: '+1/-1.R1 +1/R1    -/R1     -/R1     +1/R2    -/R2     -/R3    -/R3     -1/R3',
  4: '+1/-     +1/-1.R1 +1/R1    +1/R1    -/R1     +1/R2    -/R2    -/R2     -/R3',
  5: '+1/-1    +1/-     +2/-1.R1 +1/-1.R1 +1/R1    -/R1     +1/R2   +1/R2    -/R2',
  6: '-/-2     +1/-1    +1/-     +1/-     +1/-1.R1 +1/R1    -/R1    -/R1     +1/R2',
  7: '+1/-2    +1/-2    +1/-1    +1/-1    +1/-1    +1/-1.R1 +1/R1   +1/R1    -/R1',
  8: '+2/-2    +2/-1    +1/-1    +1/-1    +1/-1    +1/-1    +1/-1.R1 +1/-1.R1 -/-1.R1',
  9: '+1.R1/-2 +2/-2    +2/-1    +2/-1    +2/-1    +1/-1    +1/-    -/-1.R1  +1/-1.R1',
  10: '+2.R1/-1 +1.R1/-2 +2/-2   +2/-2    +2/-2    +2/-1    +1/-1   -/-1     -/-1.R1',
  11: '+2.R1/-2 +2.R1/-1 +1.R1/-2 +1.R1/-1 +1.R1/-1 +2/-2   +2/-1   +1/-1    -/-1',
  12: '+2.R1/-2 +2.R1/-2 +2.R1/-1 +1.R1/-2 +1.R1/-1 +1.R1/-1 +2/-2  +1/-2    +1/-1',
}

/** Austro-Hungarians at 14.22 and a Russian unit at 15.23 for each column, from 1:3 to 4:1. */
const COLUMNS: readonly (readonly [column: string, attackers: readonly string[], defender: string])[] = [
  ['1:3', ['AH-101 ls'], 'RU-18'],
  ['1:2', ['AH-95 ls'], 'RU-18'],
  ['1:1.5', ['AH-4'], 'RU-18'],
  ['1:1', ['AH-4'], 'RU-82 r'],
  ['1.5:1', ['AH-5', 'AH-46'], 'RU-18'],
  ['2:1', ['AH-4'], 'RU-7 c'],
  ['2.5:1', ['AH-5'], 'RU-7 c'],
  ['3:1', ['AH-88 sch', 'AH-95 ls'], 'RU-7 c'],
  ['4:1', ['AH-4', 'AH-13'], 'RU-7 c'],
]

function fought(attackers: readonly string[], defender: string, roll: number): StagedScene {
  const units = { [defender]: '15.23', ...Object.fromEntries(attackers.map((id) => [id, '14.22'])) }
  const scene = combat(units, { turn: 3 }).dice(Math.floor(roll / 2), Math.ceil(roll / 2), 1, 1)
  return finish(assault(scene, '15.23'))
}

interface Effect {
  readonly modifier: number
  readonly retreat: number
}

const effect = (part = ''): Effect => ({
  modifier: Number(/[+-]\d/.exec(part)?.[0] ?? 0),
  retreat: Number(/R(\d)/.exec(part)?.[1] ?? 0),
})

const happened = (scene: StagedScene, seat: 'AH' | 'RU', id: string): Effect => ({
  modifier: drms(scene, seat).crt ?? 0,
  retreat: trail(scene, id).length,
})

describe('the combat results table', () => {
  for (const [index, [column, attackers, defender]] of COLUMNS.entries())
    it(`§aid.crt §9.1 at ${column} every roll has the printed result, left for the attacker, right for the defender`, () => {
      for (const [roll, line] of Object.entries(CRT)) {
        const cell = line.split(/\s+/)[index] ?? ''
        const scene = fought(attackers, defender, Number(roll))
        expect(last(scene, 'combat-rolled')).toMatchObject({ column, total: Number(roll), cell })
        const [left, right] = cell.split('/')
        expect(happened(scene, 'AH', attackers[0] ?? '')).toEqual(effect(left))
        expect(happened(scene, 'RU', defender)).toEqual(effect(right))
      }
    })
})

/** CE reductions by modified roll, lowest rows first: up to this roll, this many. */
const SMALL = [
  [4, 0],
  [7, 1],
  [10, 2],
  [99, 3],
] as const
const LARGE = [
  [1, 0],
  [4, 1],
  [7, 2],
  [10, 3],
  [13, 4],
  [99, 5],
] as const

const printed = (large: boolean, total: number): number | undefined =>
  (large ? LARGE : SMALL).find(([upTo]) => total <= upTo)?.[1]

type Side = 'AH' | 'RU'

interface Case {
  readonly attacker: Side
  readonly target: string
  readonly units: Units
  readonly roll: readonly [number, number]
  readonly drm: number
}

const out = (hex: string): Placed => ({ hex, supply: 'out' })
const guards = { 'RU-1 gd': '13.14', 'RU-2 gd': '13.14' }
const caucasians = { ...guards, 'RU-gd rf': '13.15', 'RU-21': '13.15' }

const SMALL_COMBATS: readonly Case[] = [
  {
    attacker: 'AH',
    target: '14.14',
    units: { 'AH-4': out('13.15'), 'RU-82 r': { hex: '14.14', ce: 2 } },
    roll: [5, 5],
    drm: -2,
  },
  {
    attacker: 'AH',
    target: '14.14',
    units: { 'AH-5': '13.15', 'AH-12': '13.15', 'RU-7 c': '14.14' },
    roll: [5, 6],
    drm: 2,
  },
  { attacker: 'RU', target: '14.14', units: { ...guards, 'AH-3 c': '14.14' }, roll: [5, 6], drm: 5 },
  {
    attacker: 'RU',
    target: '13.15',
    units: { 'RU-1 gd': '14.15', 'RU-2 gd': '12.14', 'AH-3 c': '13.15' },
    roll: [5, 6],
    drm: 9,
  },
]

const LARGE_COMBATS: readonly Case[] = [
  {
    attacker: 'AH',
    target: '14.14',
    units: {
      'AH-5': out('13.15'),
      'AH-12': out('13.15'),
      'AH-46': out('13.15'),
      'RU-18': '14.14',
      'RU-82 r': { hex: '14.14', ce: 2 },
    },
    roll: [5, 5],
    drm: -2,
  },
  {
    attacker: 'AH',
    target: '14.14',
    units: { 'AH-5': '13.15', 'AH-12': '13.15', 'AH-46': '13.15', 'RU-18': '14.14', 'RU-45': '14.14' },
    roll: [4, 5],
    drm: 2,
  },
  { attacker: 'RU', target: '14.14', units: { ...caucasians, 'AH-41': '14.14' }, roll: [5, 5], drm: 5 },
  { attacker: 'RU', target: '14.14', units: { ...caucasians, 'AH-95 ls': '14.14' }, roll: [5, 5], drm: 7 },
  { attacker: 'RU', target: '14.14', units: { ...caucasians, 'AH-3 c': '14.14' }, roll: [5, 5], drm: 11 },
]

/** The defender's loss roll with this die. */
function defended({ attacker, target, units, roll }: Case, die: number): ReturnType<typeof lossRoll> {
  const scene = declare(combat(units, { side: attacker, turn: 3 }), target).dice(...roll, 1, die)
  engage(scene)
  return lossRoll(finish(scene), attacker === 'AH' ? 'RU' : 'AH')
}

describe('the loss results table', () => {
  const totals = (cases: readonly Case[], large: boolean): number[] =>
    cases.flatMap((each) =>
      [1, 2, 3, 4, 5, 6].map((die) => {
        const roll = defended(each, die)
        expect(roll).toMatchObject({
          die,
          total: die + each.drm,
          large,
          losses: printed(large, die + each.drm),
        })
        return roll.total
      }),
    )

  it('§aid.lrt §9.4 small combats, from below the table to beyond it', () => {
    const seen = new Set(totals(SMALL_COMBATS, false))
    expect([-1, 0, 4, 5, 7, 8, 10, 11, 15].every((total) => seen.has(total))).toBe(true)
  })

  it('§aid.lrt §9.4 large combats, from below the table to beyond it', () => {
    const seen = new Set(totals(LARGE_COMBATS, true))
    expect([-1, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 17].every((total) => seen.has(total))).toBe(true)
  })
})
