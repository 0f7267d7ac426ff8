/** Chapter 12.7.3: routes of two spaces, and what the victor makes of them. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { beaten, type Frozen } from './battle.ts'
import type { StagedScene } from './scene.ts'

/** the moment after the fire; terrain does not hold them */
function driven(by: number, spec: Frozen): StagedScene {
  const scene = beaten(by, { side: 'CP', ...spec })
  return scene.prompt === 'stand' ? scene.act('give-way') : scene
}

describe('a first space that leads on', () => {
  /** Uzsok is the best, but from there only the siege of Przemysl is open */
  const stryj = (...besiegers: string[]): Frozen => ({
    at: 'Stryj',
    attackers: { AH_III: 'Munkacs', AH_IV: 'Stanislau' },
    defenders: { RU_XX: false },
    pieces: Object.fromEntries(besiegers.map((id) => [id, 'Przemysl'])),
    markers: { Uzsok: 'RU', Jaroslau: 'RU' },
  })
  it('§12.7.3.c §12.7.3.f not into a siege that is full, if another way is complete', () => {
    const scene = driven(2, stryj('RU_II', 'RU_III', 'RU_IV'))
    expect(scene.offers('retreat-to')).toEqual(['Lemberg', 'Przemysl'])
    scene.act('retreat-to', 'Przemysl').act('retreat-to', 'Jaroslau')
    expect(scene.where('RU_XX')).toBe('Jaroslau')
  })
  it('§12.7.3.e.1 §12.7.3.f with room in it the best comes first', () => {
    expect(driven(2, stryj('RU_II', 'RU_III')).where('RU_XX')).toBe('Przemysl')
  })
})

it('§12.7.3.e.4 §12.7.3.h on the way nothing is taken: a lost source does not feed who passes it', () => {
  const lost = ['Kiev', 'Vinnitsa', 'Uman', 'Odessa', 'Chernigov', 'Mozyr', 'MogilevPodolsk']
  const zhitomir: Frozen = {
    at: 'Zhitomir',
    attackers: { GE_I: 'Rovno', GE_II: 'Proskurov', GE_XX: 'Sarny' },
    defenders: { RU_I: false },
    pieces: { 'GE_inf_SCU.1': 'Kharkov' },
    markers: Object.fromEntries(lost.map((id) => [id, 'GE'])),
  }
  expect(driven(2, zhitomir).offers('retreat-to')).toEqual(['Kiev', 'Vinnitsa'])
  expect(driven(1, zhitomir).where('RU_I')).toBe('Kiev')
})

describe('a second advance', () => {
  /** Insterburg: behind Allenstein three Russians fill Tannenberg */
  const insterburg = (reduced: boolean): Frozen => ({
    at: 'Insterburg',
    attackers: { GE_XX: 'Konigsberg' },
    defenders: { 'RU_cav_SCU.1': reduced },
    pieces: {
      ...{ 'RU_inf_SCU.1': 'Tannenberg', 'RU_inf_SCU.2': 'Tannenberg', 'RU_inf_SCU.3': 'Tannenberg' },
      ...{ GE_I: 'Tilsit', GE_XI: 'Gumbinnen' },
    },
    markers: { Allenstein: 'RU', Mlawa: 'RU' },
  })
  it('§12.8.2 §12.7.3.d where they passed, though they had to press on', () => {
    const scene = driven(2, insterburg(false)).act('retreat-to', 'Mlawa').act('advance', 'GE_XX')
    expect(scene.seen('retreated')).toMatchObject([
      { path: ['Allenstein', 'Tannenberg', 'Mlawa'].map((id) => space(id)) },
    ])
    expect(scene.offers('advance-to')).toEqual(['Allenstein'])
  })
  it('§12.2.3.b not behind a unit that was lost on its way', () => {
    const scene = driven(2, insterburg(true)).act('advance', 'GE_XX')
    expect(scene.where('RU_cav_SCU.1')).toBe('replaceable')
    expect(scene.can('advance-to')).toBe(false)
  })
})

it('§12.7.3.a §18.5.b room for one outside a region: the owner says who goes first', () => {
  const scene = driven(1, {
    at: 'SouthernItaly',
    status: { IT: 'at-war' },
    attackers: { AH_III: 'SouthernItaly' },
    defenders: { IT_I: false, 'IT_inf_SCU.1': false },
    pieces: { IT_II: 'Bologna', IT_III: 'Bologna' },
  })
  expect(scene.offers('retreat')).toEqual(['IT_I', 'IT_inf_SCU.1'])
  scene.act('retreat', 'IT_inf_SCU.1').act('retreat-to', 'Bologna')
  expect([scene.where('IT_inf_SCU.1'), scene.where('IT_I')]).toEqual(['Bologna', 'SouthernItaly'])
})
