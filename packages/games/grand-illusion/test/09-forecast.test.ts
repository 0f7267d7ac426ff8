import { odds } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { piece } from '../pieces.ts'
import { battleForecast } from '../rules/09-battle/forecast.ts'
import { fireChance, type Shot } from '../rules/09-battle/fire.ts'
import { fight, PLAIN } from './fight.ts'

const shot = (strength: number, drm: number, againstFort = false): Shot => ({
  strength,
  raised: 0,
  modifiers: [],
  drm,
  againstFort,
})

describe('chances of one die', () => {
  it('§9.3.1.c at least one face in six, at most five', () => {
    expect(fireChance(shot(4, 0))).toBeCloseTo(4 / 6)
    expect(fireChance(shot(3, 1))).toBeCloseTo(2 / 6)
    expect(fireChance(shot(1, 4))).toBeCloseTo(1 / 6)
    expect(fireChance(shot(8, -2))).toBeCloseTo(5 / 6)
  })

  it('§9.5.1 one in six against a fort', () => {
    expect(fireChance(shot(6, 0, true))).toBeCloseTo(1 / 6)
  })
})

describe('the forecast of a battle', () => {
  const spec = {
    hex: '26',
    attackers: ['f-iii', 'f-i'],
    pieces: { 'f-iii': '26', 'f-i': '26', 'g-ii': '26', 'g-iii': { hex: '26', back: true } },
  }

  it('before placement it sets both sides as the program would', () => {
    const scene = fight(spec)
    const before = scene.state.words.slice()
    const { columns, isPlaced } = battleForecast(scene.state, hex('26'))
    expect(isPlaced).toBe(false)
    expect(columns.map(({ attackers, defenders }) => [attackers, defenders])).toEqual([
      [[piece('f-iii')], [piece('g-ii')]],
      [[piece('f-i')], [piece('g-iii')]],
    ])
    expect(columns[0]?.prospects.map(({ chance }) => chance)).toEqual([5 / 6, 5 / 6])
    expect(columns[1]?.prospects.map(({ chance }) => chance)).toEqual([3 / 6, 4 / 6])
    expect(scene.state.words).toEqual(before)
  })

  it('§9.2.5.b more attackers than there are defenders fire from behind, at the strongest', () => {
    const { state } = fight({
      hex: '26',
      attackers: ['f-iii', 'f-i', 'f-ii'],
      pieces: { 'f-iii': '26', 'f-i': '26', 'f-ii': '26', 'g-ii': '26', 'g-iii': { hex: '26', back: true } },
    })
    const { columns } = battleForecast(state, hex('26'))
    expect(columns.map(({ behindAttackers }) => behindAttackers)).toEqual([[piece('f-i')], []])
    expect(columns[0]?.prospects.at(-1)).toMatchObject({ moment: 'reserve', units: [piece('f-i')] })
  })

  it('§9.2.1.max4 of five on each side four are put on the board, so that nobody is left for a reserve', () => {
    const attackers = ['f-iii', 'f-i', 'f-ii', 'f-iv', 'f-v']
    const defenders = ['g-ii', 'g-iii', 'g-iv']
    const inHex = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, '26']))
    const { state } = fight({ hex: '26', attackers, pieces: inHex([...attackers, ...defenders]) })
    const { columns } = battleForecast(state, hex('26'))
    const front = columns.flatMap((column) => column.attackers)
    const behind = columns.flatMap(({ behindAttackers }) => behindAttackers)
    expect([front.length, behind.length]).toEqual([3, 1])
  })

  it('§9.2.5.a defenders nobody attacks fire from behind, disrupted ones do not', () => {
    const { state } = fight({
      hex: '26',
      attackers: ['f-iii'],
      pieces: { 'f-iii': '26', 'g-ii': '26', 'g-iv': '26', 'g-iii': { hex: '26', back: true } },
    })
    const { columns } = battleForecast(state, hex('26'))
    expect(columns.map(({ defenders, behindDefenders }) => [...defenders, ...behindDefenders])).toEqual([
      [piece('g-ii'), piece('g-iv')],
    ])
    expect(columns[0]?.prospects.map(({ moment }) => moment)).toEqual(['front', 'front', 'reserve'])
  })

  it('during the battle it reads the board', () => {
    const scene = fight({ ...spec, pieces: { ...spec.pieces, 'g-2c': '26' } })
    scene
      .dice(...PLAIN)
      .act('battle', '26')
      .act('opposite', 'g-ii')
    expect(scene.prompt).toBe('withdraw-cavalry')
    expect(battleForecast(scene.state, hex('26')).isPlaced).toBe(true)
  })
})

it('§9.1.4 the kernel enumerates what a battle leads to', () => {
  const scene = fight({ hex: '27', attackers: ['f-i'], pieces: { 'f-i': '27', 'g-ii': '27' } })
  const found = odds(scene.play, { seat: 0, answer: { verb: 'battle', arg: hex('27') } }, { until: 'fired' })
  if (!('outcomes' in found)) throw new Error('refused')
  expect(found.outcomes.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1)
})
