import { RandomScenes } from '@sandtable/presentation/suite'
import type { Paint } from '@sandtable/presentation/terminal'
import { describe, expect, it } from 'vitest'
import { balanceOfPowers } from '../game.ts'
import { place } from '../places.ts'
import type { MapScene } from '../terminal/scene.ts'
import { balanceOfPowersTerminal as map } from '../terminal/index.ts'
import { unit } from '../units.ts'
import { type SceneSpec, StagedScene } from './scene.ts'

const same: Paint = (text) => text
const style = { bold: same, dim: same, red: same, green: same, yellow: same, blue: same, cyan: same }
const random = new RandomScenes(balanceOfPowers)

const MEUSE: SceneSpec = {
  units: { '0921': 'DE-inf-3 DE-inf-10 DE-siege-1', '0922': 'FR-inf-1 FR-inf-20', '4726': 'RU-inf-7' },
  trench: 'FR-inf-1 FR-inf-20',
  fortresses: { '0922': 1 },
}

const sceneOf = (language: 'en' | 'ja' = 'en', width = 120): MapScene => ({
  ...random.sceneOf(new StagedScene(MEUSE).play, 0, language),
  style,
  width,
  choices: new Map([['0922', 7]]),
})

describe('the map in a terminal', () => {
  it('finds places by number, name and unit', () => {
    const scene = sceneOf()
    expect(map.place(scene, '0922')).toBe('0922')
    expect(map.place(scene, 'verdun')).toBe('0922')
    expect(map.place(scene, 'ヴェルダン')).toBe('0922')
    expect(map.place(scene, 'DE-inf-3')).toBe('0921')
    expect(map.place(scene, 'german iii corps')).toBe('0921')
    expect(map.place(scene, 'nowhere')).toBeUndefined()
  })

  it('describes a place and who is there', () => {
    const [head, ...units] = map.describe(sceneOf(), '0922')
    expect(head).toBe('Verdun (0922): clear, railway, red fortress, reduced, controlled by France')
    expect(units).toHaveLength(2)
    expect(units[0]).toMatch(/^ {2}FR-inf-\d+ {2}French .+ Corps {2}\d-1, in trenches$/)
    expect(map.describe(sceneOf('ja'), '0923').at(-1)).toBe('  ユニットはいません。')
  })

  it('draws the hexes around a place with their units and choices', () => {
    const lines = map.excerpt(sceneOf(), ['0922'])
    expect(lines.some((line) => line.includes('>0922% #7'))).toBe(true)
    expect(lines.some((line) => /\bC3 \d+\b/.test(line))).toBe(true)
    expect(lines.some((line) => /\bE2 \d+ t2/.test(line))).toBe(true)
    expect(map.excerpt(sceneOf(), ['4726']).some((line) => line.includes('E1'))).toBe(true)
    expect(map.excerpt(sceneOf(), [])).toEqual([])
  })

  it('describes a box of the sea chart, which no hexes lie around', () => {
    expect(map.excerpt(sceneOf(), ['petrograd'])[0]).toMatch(/^Petrograd: /)
  })

  it('shows the whole north, a line a row, and no more than fits', () => {
    const lines = map.overview(sceneOf())
    const rows = lines.filter((line) => /^[ \d]\d [.~o%*]/.test(line))
    expect(rows).toHaveLength(29)
    expect(rows[21]).toContain('E2')
    expect(map.overview(sceneOf('en', 80)).every((line) => line.length <= 80)).toBe(true)
  })

  it('says a few words behind choices', () => {
    expect(map.note(sceneOf(), 'DE-inf-3')).toMatch(/^0921 \d-\d$/)
    expect(map.note(sceneOf(), '0921')).toMatch(/^C3 \d+$/)
    expect(map.note(sceneOf(), '0923')).toBeUndefined()
    expect(map.note(sceneOf(), 'FR-inf-2')).toBeUndefined()
  })

  it('looks where the question is', () => {
    const facts = { place: place('0922'), units: [unit('DE-inf-3'), unit('FR-inf-2')] }
    expect(map.focus(sceneOf(), facts)).toEqual(['0922', '0921'])
    expect(map.focus(sceneOf(), {})).toEqual([])
  })
})
