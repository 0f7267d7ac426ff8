/** Chapter 14.1.2: a besieged port hands on no supply, neither now nor to a port that is to be entered. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { piece } from '../pieces.ts'
import { SUPPLY } from '../illusions-of-glory.ts'
import { supplyAt, supplyOf } from '../rules/14-supply/supply.ts'
import { type Frozen, frozen, resumed } from './battle.ts'

/** of the Baltic CP holds Memel, cut off by land, and Konigsberg */
const memel = (besieger: string): Frozen => ({
  at: 'Libau',
  side: 'CP',
  attackers: { GE_I: 'Memel' },
  pieces: { RU_II: 'Insterburg', RU_III: 'Tilsit', RU_IV: 'Shavli', RU_I: besieger },
  control: { Danzig: 'AP', Stettin: 'AP' },
  set: { attackLn: 3, defenceLn: 0 },
})
const { none, own } = SUPPLY

describe('a port to be entered', () => {
  it.each([
    ['Konigsberg', none],
    ['Riga', own],
  ])('§14.1.2.c §14.1.3.a Libau is judged like Memel while RU_I is in %s', (besieger, level) => {
    const { s } = frozen(memel(besieger))
    expect([supplyOf(s, piece('GE_I')), supplyAt(s, piece('GE_I'), space('Libau'))]).toEqual([level, level])
  })
  it('§12.2.3.d §12.8.1.c nobody advances there', () => {
    expect(resumed(frozen(memel('Riga')).s, 'result').offers('advance')).toEqual(['GE_I'])
    expect(resumed(frozen(memel('Konigsberg')).s, 'result').can('advance')).toBe(false)
  })
})
