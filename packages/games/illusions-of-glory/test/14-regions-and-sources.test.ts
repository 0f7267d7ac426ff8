/** §18.7.1 §14.3.2.c lines through regions, and sources whose garrisons perish. */
import { describe, expect, it } from 'vitest'
import { MEDITERRANEAN, PORTS, space, idOfSpace } from '../map.ts'
import { StagedScene } from './scene.ts'
import { supply } from './supplying.ts'
import type { SceneSpec } from './stage.ts'

describe('lines through regions', () => {
  const italians: SceneSpec = {
    status: { IT: 'at-war' },
    control: { Trento: 'AP', Tyrol: 'AP' },
  }
  it('§18.7.1.a §18.7.1.b through a region of an enemy country only while own units are in it', () => {
    expect(supply({ ...italians, pieces: { IT_I: 'Linz' } }, 'IT_I')).toBe('none')
    expect(supply({ ...italians, pieces: { IT_I: 'Linz', IT_II: 'Tyrol' } }, 'IT_I')).toBe('own')
  })
  it('§18.7.1.a through an empty region of an ally, and one of the own country that was retaken', () => {
    const cut = { Toblach: 'AP' as const }
    expect(supply({ pieces: { GE_I: 'Trento' }, control: cut }, 'GE_I')).toBe('own')
    expect(supply({ pieces: { RU_I: 'Rostov' }, control: { Rostov: 'AP' } }, 'RU_I')).toBe('own')
  })
})

describe('a source whose garrison perishes', () => {
  const starved = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'attrition', round: 0, ...spec })
  it('§14.3.2.c falls to the enemy like any other space', () => {
    const scene = starved({ pieces: { 'GE_inf_SCU.1': { at: 'Minsk', reduced: true } } })
    expect([scene.where('GE_inf_SCU.1'), scene.control('Minsk')]).toEqual(['replaceable', 'AP'])
  })
  it('§11.2.k stays as it is while nobody has stood there, or somebody is left', () => {
    expect(starved({ control: { Minsk: 'CP' } }).control('Minsk')).toBe('CP')
    expect(starved({ pieces: { 'GE_inf_SCU.1': 'Minsk' } }).control('Minsk')).toBe('CP')
  })
})

describe('a port that is a region', () => {
  const inItaly: SceneSpec = {
    side: 'CP',
    status: { IT: 'at-war' },
    control: { SouthernItaly: 'CP' },
    pieces: { GE_HQ_Mackensen: 'SouthernItaly', IT_I: 'Bologna', AH_I: 'Fiume' },
  }
  it('§14.1.3.a §18.7.1.d feeds support whose troops have left', () => {
    expect(supply(inItaly, 'GE_HQ_Mackensen')).toBe('own')
  })
  it('§14.1.3.b not under blockade, §14.1.3.a nor without another port', () => {
    expect(supply({ ...inItaly, flags: ['blockade'] }, 'GE_HQ_Mackensen')).toBe('none')
    const ports = (PORTS[MEDITERRANEAN] ?? []).filter((x) => x !== space('SouthernItaly')).map(idOfSpace)
    const lost = Object.fromEntries(ports.map((id) => [id, 'AP' as const]))
    const alone = { ...inItaly, control: { ...lost, SouthernItaly: 'CP' as const } }
    expect(supply(alone, 'GE_HQ_Mackensen')).toBe('none')
  })
})
