/** Made-up positions with known answers. */
import { describe, expect, it } from 'vitest'
import { hex } from '../../map.ts'
import { methods } from '../../table/methods.ts'
import type { Scene } from '../../table/scene.ts'
import { unit } from '../../units.ts'
import { StagedScene as Board } from '../scene.ts'
import { sceneOf } from './scenes.ts'

type Units = ConstructorParameters<typeof Board>[0]['units']

const moving = (units: Units): Board => new Board({ units, turn: 3 })
const fighting = (units: Units): Board => new Board({ units, turn: 3, stage: 'combat' })
const seenByAh = (board: Board, language: 'en' | 'ja' = 'en'): Scene => sceneOf(board.play, 0, language)

describe('a march', () => {
  const board = moving({ 'AH-4': '11.15', 'RU-17': '13.15' }).act('unit', 'AH-4')

  it('§4.2 §6.3 shows its way and every part of its price', () => {
    const preview = methods.preview(seenByAh(board), { verb: 'march', arg: hex('12.14') })
    expect(preview?.title).toMatch(/^\d of 4 MP · 11\.15 → 12\.14$/)
    expect(preview?.path?.at(-1)?.space).toBe(hex('12.14'))
    const zone = preview?.lines.find(({ rules }) => rules?.includes('6.3'))
    expect([zone?.text, zone?.value]).toEqual(['enter enemy zone of control', '+1'])
    expect(preview?.note).toContain('13.15')
  })

  it('§4.2 carries the costs of all hexes within reach', () => {
    const costs = methods.costs(seenByAh(board))
    expect([...costs.keys()].sort()).toEqual([...board.offers('march').map(hex)].sort())
    expect(costs.get(hex('11.14'))).toBe(1)
  })

  it('§5.1 carries them for hexes that hold own units too', () => {
    const crowd = moving({ 'AH-4': '11.15', 'AH-25': '11.14' }).act('unit', 'AH-4')
    expect(methods.costs(seenByAh(crowd)).get(hex('11.14'))).toBe(1)
  })

  it('§4.2 halts where it has come, and tells what leaving a unit behind would do', () => {
    const stack = moving({ 'AH-4': '11.15', 'AH-2 m': { hex: '11.15', spent: 3 } }).act('stack', '11.15')
    const scene = seenByAh(stack)
    expect(methods.buttons(scene).map(({ label, key }) => [label, key])).toEqual([['Halt here', 'H']])
    const slow = stack.offers('leave').find((id) => id === 'AH-2 m')
    const preview = methods.preview(scene, { verb: 'leave', arg: unit(slow ?? '') })
    expect(preview?.lines[0]?.text).toBe('The others then have 4 MP')
  })

  it('is held in the hand, and can be put back', () => {
    const scene = seenByAh(board)
    expect(methods.held(scene).spaces).toEqual([hex('11.15')])
    expect(methods.buttons(scene).map(({ label, key }) => [label, key])).toEqual([['Put back', 'P']])
    expect(methods.letGo(scene)).toEqual({ verb: 'halt' })
  })

  it('§5.2 warns of a stack that would be too big', () => {
    const crowd = moving({ 'AH-4': '11.15', 'AH-25': '11.14', 'AH-13': '11.14', 'AH-27': '11.14' })
    const preview = methods.preview(seenByAh(crowd.act('unit', 'AH-4')), { verb: 'march', arg: hex('11.14') })
    const warning = preview?.lines.find(({ rules }) => rules?.includes('5.2'))
    expect(warning?.text).toBe(
      'The stack at 11.14 would have 8 steps; 2 steps would be lost unless others leave',
    )
  })

  it('§12.1 warns of cavalry that may react', () => {
    const near = moving({ 'AH-4': '11.15', 'RU-7 c': '12.12' }).act('unit', 'AH-4')
    const preview = methods.preview(seenByAh(near), { verb: 'march', arg: hex('11.13') })
    expect(preview?.lines.some(({ rules, tone }) => rules?.includes('12.1') && tone === 'warn')).toBe(true)
  })

  it('§4.2 refused, is taken apart and offers what works', () => {
    const why = board.refusal('march', '16.18')
    const { title, lines } = methods.refusal(seenByAh(board), why)
    expect(title).toBe('Cannot enter Krasnostaw (16.18)')
    expect(lines[0]?.rules).toEqual(['4.2'])
    expect(lines.at(-1)?.text).toMatch(/^You can get as far as .+ for \d MP$/)
    const ja = methods.refusal(seenByAh(board, 'ja'), why)
    expect(ja.title).toBe('クラスニスタフ（16.18）には入れません')
  })
})

describe('an attack', () => {
  const board = fighting({
    'AH-25': '12.15',
    'AH-4': '12.15',
    'AH-13': '12.15',
    'RU-17': '13.15',
    'RU-38': '13.15',
  })

  it('§5.4 counts only the units that can be seen, and says so', () => {
    const panel = methods.fight(seenByAh(board), { verb: 'attack', arg: hex('13.15') }, undefined)
    expect([panel?.attacker.total, panel?.defender.total]).toEqual(['13', '6'])
    expect(panel?.defender.note?.text).toBe(
      'Only the top unit is known. Those beneath it will fight too and are not counted.',
    )
    expect(panel?.assumed?.rules).toEqual(['5.4'])
  })

  it('§8.1 §9.4 shows the arithmetic and chances that add up to one', () => {
    const named = fighting({
      'AH-25': '12.15',
      'AH-4': '12.15',
      'AH-13': '12.15',
      'RU-17': '13.15',
      'RU-38': '13.15',
    })
    const panel = methods.fight(seenByAh(named.act('attack', '13.15').act('all')), undefined, undefined)
    expect([panel?.attacker.total, panel?.defender.total]).toEqual(['13', '12'])
    expect(panel?.lines.find(({ rules }) => rules?.includes('8.1'))?.value).toBe('1:1')
    expect(panel?.charts).toHaveLength(3)
    for (const { bars } of panel?.charts ?? [])
      expect(bars.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9)
    expect(panel?.sentence.text).toMatch(/^They retreat in \d+ of 100 rolls; you must retreat in \d+\./)
  })
})

describe('a place', () => {
  it('§5.1 §5.4 §11.4 is described with its supply, its stack and what the enemy sees', () => {
    const board = moving({ 'AH-25': '11.15', 'AH-4': '11.15', 'AH-13': '11.15' })
    const { facts, units, sums } = methods.report(seenByAh(board), hex('11.15'))
    const text = Object.fromEntries(facts.map(({ label, line }) => [label, line.text]))
    expect(text.Stacking).toBe('6 of 6 steps')
    expect(text['Enemy sees']).toBe('25th Infantry Division on top of a stack')
    expect(text.Supply).toMatch(/^In supply · rail .+, \d of 8/)
    expect(units[0]?.values.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Att 5',
      'Def 5',
      'AV 4',
      'MP 4',
    ])
    expect(sums.map(({ value }) => value)).toEqual(['13', '14', '11'])
  })

  it('§5.4 shows nothing of an enemy stack but its top unit', () => {
    const board = moving({ 'RU-17': '13.15', 'RU-38': { hex: '13.15', ce: 2 } })
    const scene = seenByAh(board)
    const { units, facts } = methods.report(scene, hex('13.15'))
    expect(units).toHaveLength(1)
    expect(facts.map(({ label }) => label)).not.toContain('Supply')
    const stack = methods.stacks(scene).find(({ space }) => space === hex('13.15'))
    expect([stack?.more, stack?.own, stack?.counters.length]).toEqual([true, false, 1])
  })

  it('is dated and scored', () => {
    const scene = seenByAh(moving({ 'AH-25': '11.15' }))
    const { date, turns, scores } = methods.standing(scene)
    expect([date, turns.length, scores[0]?.parts.length]).toEqual(['27–28 August', 12, 3])
    expect(methods.standing({ ...scene, language: 'ja' }).date).toBe('8月27–28日')
  })
})
