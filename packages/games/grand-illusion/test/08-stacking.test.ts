/** §8.4.6 stacking. */
import { describe, expect, it } from 'vitest'
import { grandIllusion } from '../game.ts'
import { hex } from '../map.ts'
import { piece } from '../pieces.ts'
import { canStack, isOverstacked } from '../rules/08-action/stacking.ts'
import { AL, GE } from '../sides.ts'
import { activated } from './activated.ts'

const corps = ['f-viii', 'f-xiii', 'f-xxi', 'f-xiv', 'f-xv', 'f-xvi', 'f-xx']
const cavalry = ['f-c1', 'f-c2', 'f-c3', 'f-c4', 'f-c5', 'f-c6']
const at = (id: string, units: readonly string[]): Record<string, string> =>
  Object.fromEntries(units.map((unit) => [unit, id]))
const fits = (there: readonly string[], coming: readonly string[], id = '68'): boolean => {
  const { state } = activated('19', { pieces: { 'f-i': '19', ...at(id, there) } })
  return canStack(state, coming.map(piece), hex(id))
}

describe('the stacking limit', () => {
  it('§8.4.6.a six corps of infantry, no more', () => {
    expect(fits(corps.slice(0, 5), ['f-xx'])).toBe(true)
    expect(fits(corps.slice(0, 6), ['f-xx'])).toBe(false)
    expect(fits(corps.slice(0, 6), ['f-45'])).toBe(false)
    expect(fits(corps.slice(0, 5), ['f-45', 'f-57r'])).toBe(true)
  })

  it('§8.4.6.a eight corps in all: four cavalry divisions beside six corps', () => {
    expect(fits(corps.slice(0, 6), cavalry.slice(0, 4))).toBe(true)
    expect(fits(corps.slice(0, 6), cavalry.slice(0, 5))).toBe(false)
  })

  it('§8.4.6.a HQs, heavy artillery and forts do not count', () => {
    const full = [...corps.slice(0, 6), ...cavalry.slice(0, 4)]
    expect(fits(full, ['f-hq1', 'f-hq2', 'f-ha'])).toBe(true)
    expect(fits([...full, 'fort-st-mihiel'], ['f-hq1'], '77')).toBe(true)
  })

  it('§8.4.6.a each side has its own limit', () => {
    const { state } = activated('19', { pieces: { 'f-i': '19', ...at('68', corps.slice(0, 6)) } })
    expect(canStack(state, [piece('g-xvi')], hex('68'))).toBe(true)
  })

  it('§8.4.6.a a full hex is passed but not stopped in', () => {
    const pieces = { 'f-i': '69', 'f-iii': '69', ...at('68', corps.slice(0, 6)) }
    const scene = activated('69', { pieces })
    scene.act('unit', 'f-i')
    expect(scene.refusal('march', '68')).toMatchObject({ code: 'stacking-limit', rule: '8.4.6.a' })
    expect(scene.offers('march')).toContain('67')
    scene.act('march', '67')
    expect(scene.where('f-i')).toBe('67')
  })

  it('§8.4.6.a a hex that must be stopped in is not entered beyond the limit', () => {
    const pieces = { 'f-i': '69', 'g-xvi': '68', ...at('68', corps.slice(0, 6)) }
    const scene = activated('69', { pieces })
    scene.act('unit', 'f-i')
    expect(scene.refusal('march', '68')).toMatchObject({ code: 'stacking-limit' })
  })

  it('§2.2.vosges §8.4.6.a.vosges 102 and 103 hold three corps of infantry and one division or brigade', () => {
    for (const id of ['102', '103']) {
      expect(fits(corps.slice(0, 2), ['f-xx', 'f-c1'], id)).toBe(true)
      expect(fits(corps.slice(0, 2), ['f-xx', 'f-45'], id)).toBe(true)
      expect(fits(corps.slice(0, 3), ['f-c1', 'f-c2'], id)).toBe(false)
      expect(fits(corps.slice(0, 3), ['f-xx'], id)).toBe(false)
      expect(fits([], ['f-c1', 'f-c2'], id)).toBe(false)
    }
  })

  it('§8.4.6.a a hex can be seen to be overfull', () => {
    const { state } = activated('19', { pieces: { 'f-i': '19', ...at('68', corps) } })
    expect([isOverstacked(state, AL, hex('68')), isOverstacked(state, AL, hex('19'))]).toEqual([true, false])
  })

  it('§8.4.6.b stacks are open to both players', () => {
    const scene = activated('69', { pieces: { 'f-i': '69', 'f-iii': '69' } })
    const [allied, german] = [1 << AL, 1 << GE].map((eyes) => grandIllusion.view(scene.state, eyes))
    expect(JSON.stringify(allied)).toContain('f-iii')
    expect(german).toEqual(allied)
  })
})
