import { describe, expect, it } from 'vitest'
import { grandIllusion } from '../game.ts'
import { fight, fortune, PLAIN } from './fight.ts'

const at = (hex: string, ids: readonly string[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, hex]))

describe('§9.2.3.a the order of the attacker is his own', () => {
  const attackers = ['f-i', 'f-ii', 'f-71r', 'f-45']
  const placed = () =>
    fight({ hex: '57', attackers, turn: 6, pieces: at('57', [...attackers, 'g-ii', 'g-iii']) })
      .dice(...PLAIN)
      .act('battle', '57')
      .act('place', 'f-71r')

  it('§9.2.3.a a division that goes before the corps must share; the refusal names the attacker’s rule', () => {
    const scene = placed()
    expect(scene.offers('pair')).toEqual(['f-45'])
    expect(scene.refusal('alone')).toMatchObject({ code: 'must-share', rule: '9.2.3.a' })
  })
})

describe('§9.4.2 nobody retires unless all can', () => {
  /** 54 counts as Belgium; of the hexes around it only 45, in France, is open */
  const closed = ['44', '53', '55', '63', '64']
  const scene = () =>
    fight({
      hex: '54',
      attackers: ['g-v'],
      turn: 6,
      pieces: at('54', ['g-v', 'f-i', 'be-i']),
      control: Object.fromEntries(closed.map((hex) => [hex, 'GE' as const])),
    })
      .dice(...fortune(7))
      .act('battle', '54')

  it('§8.4.7.a the French could, the Belgians beside them may not choose to leave Belgium', () => {
    const refusal = scene().refusal('retire')
    expect(refusal).toMatchObject({ code: 'no-way-to-retire', rule: '9.4.2' })
    const words = (language: 'en' | 'ja'): string =>
      grandIllusion.text(language).refusal('no-way-to-retire', refusal.facts)
    expect([words('en'), words('ja')]).toEqual([
      expect.stringContaining('for all units'),
      expect.stringContaining('全ユニット'),
    ])
  })
})
