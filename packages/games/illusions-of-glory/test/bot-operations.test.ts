/** What the bot finds to do in a position, and that it finds the same whenever it looks. */
import { describe, expect, it } from 'vitest'
import { attacksOf } from '../bot/attacks.ts'
import { Front, frontOf } from '../bot/front.ts'
import { lossOf } from '../bot/losses.ts'
import { bestMarch } from '../bot/marches.ts'
import { offensivePull } from '../bot/mandatory-offensive.ts'
import { operationsOf } from '../bot/operations.ts'
import { fingerprint, Recall } from '../bot/recall.ts'
import { space } from '../map.ts'
import { AP, CP } from '../sides.ts'
import { piece } from '../pieces.ts'
import { ORDER, order } from '../state.ts'
import { setOffensive } from '../rules/07-mandatory/requirements.ts'
import { stateFor } from './stage.ts'

const PIECES = { GE_I: 'Kalisz', GE_XVII: 'Posen', RU_XX: 'Lodz', RU_XXI: 'Wloclawek' } as const

describe('operations', () => {
  it('§11.1.1 no units have no march', () => {
    const s = stateFor({ pieces: PIECES })
    expect(bestMarch(s, frontOf(s, CP), [])).toBeUndefined()
  })

  it('§9.4 are found as if nothing had been activated yet, and the orders stay as they are', () => {
    const [before, after] = [stateFor({ pieces: PIECES, round: 3 }), stateFor({ pieces: PIECES, round: 3 })]
    order(after, space('Kalisz'), ORDER.move)
    order(after, space('Lodz'), ORDER.assaulted)
    expect(operationsOf(after, CP)).toEqual(operationsOf(before, CP))
    expect(attacksOf(after, new Front(after, CP))).toEqual(attacksOf(before, new Front(before, CP)))
    expect(after.orders.has(space('Kalisz'), ORDER.move)).toBe(true)
    expect(after.orders.has(space('Posen'), ORDER.move)).toBe(false)
  })

  it('§17.3.2 depend on how long the war will last', () => {
    const gains = (armistice: number): number[] => {
      const s = stateFor({ pieces: PIECES, round: 3 })
      s.armistice = armistice
      return operationsOf(s, CP).map(({ gain }) => gain)
    }
    expect(gains(1)).not.toEqual(gains(40))
  })
})

describe('what is kept of a position', () => {
  it('is found again under its key alone', () => {
    const recall = new Recall<string>()
    const a = fingerprint([1, 2], [3])
    const b = fingerprint([1, 2], [4])
    expect([recall.of(a, () => 'a'), recall.of(b, () => 'b'), recall.of(a, () => 'c')]).toEqual([
      'a',
      'b',
      'a',
    ])
  })

  it('has a key of more than 32 bits, exact as a number', () => {
    const keys = Array.from({ length: 2000 }, (_, n) => fingerprint([n, -n], [n >> 3]))
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.every(Number.isSafeInteger)).toBe(true)
    expect(Math.max(...keys)).toBeGreaterThan(2 ** 50)
  })
})

describe('losses', () => {
  const lost = (pieces: Readonly<Record<string, string>>, ln: number): number => {
    const s = stateFor({ pieces })
    return lossOf(s, Object.keys(pieces).map(piece), [ln])
  }
  it('§12.6.2.a fall on the lowest LF first', () => {
    const weak = lost({ 'RU_inf_SCU.1': 'Lodz' }, 1)
    expect(weak).toBeGreaterThan(0)
    expect(lost({ RU_XX: 'Lodz', 'RU_inf_SCU.1': 'Lodz' }, 1)).toBe(weak)
  })
  it('§12.6.2.b are none below the lowest LF: a German corps bears two points for nothing', () => {
    expect(lost({ GE_I: 'Kalisz' }, 2)).toBe(0)
    expect(lost({ RU_XX: 'Lodz' }, 2)).toBeGreaterThan(0)
  })
  it('§12.6.3.b grow with the Loss Number until nobody is left', () => {
    const both = { RU_XX: 'Lodz', RU_XXI: 'Lodz' }
    expect(lost(both, 4)).toBeGreaterThan(lost(both, 2))
    expect(lost(both, 99)).toBe(lost(both, 50))
  })
})

describe('the worth of a VP space', () => {
  it('§23.4 is greater in Russia to the Central Powers than to the Allies in Galicia', () => {
    const s = stateFor({ pieces: PIECES })
    expect(new Front(s, CP).prize(space('Vilna'))).toBeGreaterThan(new Front(s, AP).prize(space('Lemberg')))
  })
})

describe('a mandatory offensive', () => {
  const ITALIAN = { IT_I: 'Udine', RU_XX: 'Lemberg' }
  const pull = (pieces: Readonly<Record<string, string>>, from: string, to: string, by: string): number => {
    const s = stateFor({ pieces: { ...ITALIAN, ...pieces }, status: { IT: 'at-war' }, round: 3 })
    setOffensive(s, CP, 'AH-IT')
    return offensivePull(s, new Front(s, CP), [piece(by)], space(from), space(to))
  }
  it('§7.3.5 against Italy draws Austro-Hungarian corps towards Italy, however near the Russians are', () => {
    const there = { AH_II: 'Graz', AH_V: 'Przemysl' }
    expect(pull(there, 'Graz', 'Carniola', 'AH_II')).toBeGreaterThan(0)
    expect(pull(there, 'Przemysl', 'Jaroslau', 'AH_V')).toBe(0)
  })
  it('§7.1.2.b draws no more of them when one stands there', () => {
    const there = { AH_II: 'Graz', AH_V: 'Gorizia' }
    expect(pull(there, 'Graz', 'Carniola', 'AH_II')).toBe(0)
  })
})
