/** §8.2 to §8.4 What is worked out before the dice, and what the table says. */
import { describe, expect, it } from 'vitest'
import { turnNamed } from '../../calendar.ts'
import { MARK, OUT } from '../../codes.ts'
import { ALL_PIECES, piece } from '../../pieces.ts'
import {
  artilleryIn,
  artilleryModifier,
  cavalryHalvesIn,
  cavalryModifier,
} from '../../rules/08-battle/arms.ts'
import {
  type Debt,
  debtAfter,
  groupShare,
  lossChoices,
  mayReplaceMounted,
  replaced,
} from '../../rules/08-battle/losses.ts'
import { groundModifier } from '../../rules/08-battle/modifiers.ts'
import { groupOf, moraleChoices, moraleWorth } from '../../rules/08-battle/morale.ts'
import { isExempt, oddsModifier, ratioOf, wonByOdds } from '../../rules/08-battle/odds.ts'
import { damageAt, SIZE, sizeOf } from '../../rules/08-battle/table.ts'
import { space } from '../../spaces.ts'
import { LAYOUT, put, type State } from '../../state.ts'
import { GROUND, groundOf, isOpen } from '../../terrain.ts'
import { GRID, HEXES } from '../../map.ts'

const HERE = space('3726')
function emptyMap(): State {
  const s = LAYOUT.create()
  for (const p of ALL_PIECES) s.where.set(p, OUT.gone)
  return s
}

/** "france-vi:1" is a unit with one step; leaders and armies come without a number */
function stand(list: string, at = HERE, s: State = emptyMap()): { s: State; force: number[] } {
  const force = list.split(' ').map((each) => {
    const [id = '', steps] = each.split(':')
    const p = piece(id)
    put(s, p, at)
    if (steps !== undefined) s.steps.set(p, Number(steps) as 0 | 1 | 2)
    return p
  })
  return { s, force }
}
const groundHex = (ground: number): number =>
  Array.from({ length: HEXES }, (_, h) => h).find((h) => isOpen(h) && groundOf(h) === ground) ?? -1

describe('the size of a battle', () => {
  it('§8.2.3(3) §8.2.3(4)a §8.2.3(4)b §8.2.3(5) from the steps of both sides', () => {
    expect([sizeOf(4, 4), sizeOf(1, 7)]).toEqual([SIZE.skirmish, SIZE.skirmish])
    expect([sizeOf(4, 5), sizeOf(10, 10)]).toEqual([SIZE.engagement, SIZE.engagement])
    expect([sizeOf(13, 8), sizeOf(30, 8)]).toEqual([SIZE.engagement, SIZE.engagement])
    expect([sizeOf(12, 9), sizeOf(9, 40)]).toEqual([SIZE.decisive, SIZE.decisive])
  })
})

describe('the combat results table', () => {
  it('§8.4(3)a §8.4(3)b §8.4(3)c E25 an engagement, 16 and 11', () => {
    expect(damageAt(SIZE.engagement, 16)).toEqual({ steps: 4, plus: false, mounted: true, leader: 'roller' })
    expect(damageAt(SIZE.engagement, 11)).toMatchObject({ steps: 2, mounted: false, leader: undefined })
  })

  it('§8.5.1(3) E27 a decisive battle, 13 and 12', () => {
    expect(damageAt(SIZE.decisive, 13)).toMatchObject({ steps: 4, plus: true, leader: 'roller' })
    expect(damageAt(SIZE.decisive, 12)).toMatchObject({ steps: 4, plus: false, leader: 'roller' })
  })

  it('§8.4.2(1) an L on the lowest rows is for the other side, and beyond the table its ends count', () => {
    expect(damageAt(SIZE.decisive, 1).leader).toBe('other')
    expect(damageAt(SIZE.decisive, -6)).toEqual(damageAt(SIZE.decisive, 0))
    expect(damageAt(SIZE.skirmish, 30)).toEqual(damageAt(SIZE.skirmish, 17))
    expect(damageAt(SIZE.decisive, 30).steps).toBe(7)
  })
})

describe('odds', () => {
  it('§8.3.1(3)a for the stronger attacker halves round up', () => {
    expect([ratioOf(149, 100), ratioOf(3, 2), ratioOf(10, 4), ratioOf(24, 10)]).toEqual([1, 2, 3, 2])
  })

  it('§8.3.1(3)b for the weaker one three quarters are even, less is the next lower ratio (ruling 2)', () => {
    expect([ratioOf(3, 4), ratioOf(74, 100), ratioOf(1, 2)]).toEqual([1, -2, -2])
    expect([ratioOf(49, 100), ratioOf(1, 3), ratioOf(30, 100), ratioOf(10, 44)]).toEqual([-3, -3, -4, -4])
  })

  it('§8.3.1(5) five to one after rounding wins without dice, for either side', () => {
    expect([ratioOf(9, 2), ratioOf(44, 10), ratioOf(2, 9), ratioOf(10, 44)].map(wonByOdds)).toEqual([
      1, 0, -1, 0,
    ])
    expect([ratioOf(3, 0), ratioOf(0, 3)].map(wonByOdds)).toEqual([1, -1])
  })

  it('§8.3.1(4) §8.3.1(6) what a ratio is worth, and whom it spares a check', () => {
    expect([4, 3, 2, 1, -2, -3, -4].map(oddsModifier)).toEqual([4, 3, 2, 0, -2, -3, -4])
    expect([isExempt(3, true), isExempt(2, true), isExempt(3, false), isExempt(-3, false)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})

describe('overall morale', () => {
  it('§8.2.4(2) E23 the value that most steps have', () => {
    const { s, force } = stand('france-i:2 france-vii:2 france-viii:1 france-militia-1:1 france-militia-2:1')
    expect(moraleChoices(s, force)).toEqual([3])
    expect(groupOf(force, 3)).toEqual([piece('france-vii'), piece('france-viii')])
  })

  it('§8.2.4(3) of equal groups the owner has the choice; §8.8.2(3) one less while demoralized', () => {
    const { s, force } = stand('france-i:2 france-vii:2 france-militia-1:1')
    expect(moraleChoices(s, force)).toEqual([4, 3])
    expect(moraleWorth(s, force, 4)).toBe(4)
    s.marks.set(piece('france-vii'), MARK.demoralized)
    expect(moraleWorth(s, force, 4)).toBe(3)
  })
})

describe('superiority', () => {
  it('§8.3.2(1) §8.3.2(4) artillery by the side that is up, and none out of supply', () => {
    const { s, force } = stand('france-old-guard:2 france-i:2')
    expect(artilleryIn(s, force)).toBe(3)
    s.steps.set(piece('france-old-guard'), 1)
    expect(artilleryIn(s, force)).toBe(2)
    s.marks.set(piece('france-old-guard'), MARK.unsupplied)
    expect(artilleryIn(s, force)).toBe(1)
  })

  it('§8.3.2(2) §8.3.2(3) more artillery is worth one, twice as much two; §8.3.2(3)a one in woods', () => {
    const { s, force: three } = stand('france-i:2 france-ii:2 france-iii:2')
    const [one, two] = [three.slice(0, 1), three.slice(0, 2)]
    const modifiers = (at: number): number[] => [
      artilleryModifier(s, three, two, at),
      artilleryModifier(s, two, one, at),
      artilleryModifier(s, one, [], at),
      artilleryModifier(s, one, two, at),
      artilleryModifier(s, two, two, at),
    ]
    expect(modifiers(groundHex(GROUND.clear))).toEqual([1, 2, 2, 0, 0])
    expect(modifiers(groundHex(GROUND.forest))).toEqual([1, 1, 1, 0, 0])
    expect(modifiers(groundHex(GROUND.mountain))).toEqual([1, 1, 1, 0, 0])
  })

  it('§8.3.3(1)a §8.3.3(1)a.1 heavy and guard cavalry count one and a half; §8.3.3(1)a.2 in woods guards alone', () => {
    const { s, force } = stand('france-i-cuir:2 france-ii-cuir:1 france-i-cav:1 france-guard-cavalry:1')
    expect(cavalryHalvesIn(s, force, groundHex(GROUND.clear))).toBe(9 + 2 + 3)
    expect(cavalryHalvesIn(s, force, groundHex(GROUND.forest))).toBe(6 + 2 + 3)
  })

  it('§8.3.3(2) §8.3.3(3) §8.3.3(3)a superiority of cavalry', () => {
    const { s, force } = stand('france-i-cav:2 france-ii-cav:1')
    const [two, one] = [force.slice(0, 1), force.slice(1)]
    expect(cavalryModifier(s, force, two, groundHex(GROUND.clear))).toBe(1)
    expect(cavalryModifier(s, two, one, groundHex(GROUND.clear))).toBe(2)
    expect(cavalryModifier(s, two, one, groundHex(GROUND.forest))).toBe(1)
    expect(cavalryModifier(s, one, two, groundHex(GROUND.clear))).toBe(0)
  })

  it('§8.3.3(4) of equal cavalry the better leader of cavalry decides', () => {
    const { s, force } = stand('france-i:2 murat')
    const foot = force.slice(0, 1)
    expect([cavalryModifier(s, force, foot, HERE), cavalryModifier(s, foot, force, HERE)]).toEqual([1, 0])
    expect(cavalryModifier(s, foot, foot, HERE)).toBe(0)
    expect(cavalryModifier(s, force, force, HERE)).toBe(0)
  })

  it('§8.3.3(5) in a marsh cavalry counts in winter only', () => {
    const { s, force } = stand('france-i-cav:2')
    const marsh = groundHex(GROUND.marsh)
    s.turn = turnNamed('1805-autumn')
    expect(cavalryModifier(s, force, [], marsh)).toBe(0)
    s.turn = turnNamed('1805-winter')
    expect(cavalryModifier(s, force, [], marsh)).toBe(2)
  })
})

describe('the ground', () => {
  it('§8.3.4(1) of the hex and of the hexside, together three at most', () => {
    for (let h = 0; h < HEXES; h++)
      for (let d = 0; d < 6; d++) {
        const to = GRID.neighbour(h, d)
        if (to < 0 || !isOpen(h) || !isOpen(to)) continue
        expect(groundModifier(h, to)).toBeLessThanOrEqual(0)
        expect(groundModifier(h, to)).toBeGreaterThanOrEqual(-3)
      }
    expect(groundModifier(-1, groundHex(GROUND.mountain))).toBe(-2)
    expect(groundModifier(-1, groundHex(GROUND.marsh))).toBe(-1)
    expect(groundModifier(-1, groundHex(GROUND.clear))).toBe(0)
    // across the Danube at Ulm by its bridge or without, and over the Channel
    const sides = [space('3626'), space('3726')] as const
    expect(groundModifier(...sides)).toBeLessThanOrEqual(0)
  })
})

const debt = (due: number, more: Partial<Debt> = {}): Debt => ({
  due,
  lead: -1,
  group: 3,
  groupDue: 0,
  mountedDue: 0,
  footDue: 0,
  ...more,
})

describe('step losses', () => {
  it('§8.4.1(2)a §8.3.7(2) E24 the first from the lead unit', () => {
    const { s, force } = stand('france-vii:2 france-guard-cavalry:1')
    const lead = piece('france-guard-cavalry')
    const owed = debt(2, { lead })
    expect(lossChoices(s, force, owed)).toEqual([lead])
    s.steps.set(lead, 0)
    expect(lossChoices(s, force, debtAfter(owed, lead))).toEqual([piece('france-vii')])
  })

  it('§8.4.1(2)b half of them from the group of the overall morale, rounded up', () => {
    expect([1, 2, 3, 4, 5].map(groupShare)).toEqual([1, 1, 2, 2, 3])
    const { s, force } = stand('france-i:2 france-vii:2')
    const owed = debt(3, { groupDue: 2 })
    expect(lossChoices(s, force, owed)).toEqual(force)
    s.steps.set(piece('france-i'), 1)
    expect(lossChoices(s, force, debtAfter(owed, piece('france-i')))).toEqual([piece('france-vii')])
  })

  it('§8.4.1(2)b a group that has fewer steps gives what it has', () => {
    const { s, force } = stand('france-i:2 france-ii:2 france-vii:1')
    expect(lossChoices(s, force, debt(3, { groupDue: 2 }))).toEqual(force)
    expect(lossChoices(s, force, debt(1, { groupDue: 1 }))).toEqual([piece('france-vii')])
  })

  it('§8.4.1(2)c one of them mounted; §8.4.1(2)c.1 not where nobody is', () => {
    const { s, force } = stand('france-vii:2 france-i-cav:2')
    expect(lossChoices(s, force, debt(1, { mountedDue: 1 }))).toEqual([piece('france-i-cav')])
    expect(lossChoices(s, force, debt(2, { mountedDue: 1 }))).toEqual(force)
    expect(lossChoices(s, force.slice(0, 1), debt(1, { mountedDue: 1 }))).toEqual([piece('france-vii')])
  })

  it('§8.4.1(2)c.2 two steps of infantry in its place; §8.4.1(2)c.3 not with a mounted lead unit', () => {
    const { s, force } = stand('france-vii:2 france-i-cav:2')
    const owed = debt(1, { mountedDue: 1 })
    expect(mayReplaceMounted(s, force, owed)).toBe(true)
    expect(lossChoices(s, force, replaced(owed))).toEqual([piece('france-vii')])
    expect(replaced(owed).due).toBe(2)
    expect(mayReplaceMounted(s, force, { ...owed, lead: piece('france-i-cav') })).toBe(false)
    s.steps.set(piece('france-vii'), 1)
    expect(mayReplaceMounted(s, force, owed)).toBe(false)
  })
})
