/** Combat cards of the CP Total War deck. */
import { expect, it } from 'vitest'
import { shiftsFor } from '../../rules/12-combat/fire.ts'
import { CP } from '../../sides.ts'
import { frozen } from '../battle.ts'
import { type Attack, attacked, drmOn, fought, resolve } from './playing.ts'

const lodz: Attack = { side: 'CP', on: 'Lodz', by: { GE_I: 'Kalisz' }, against: ['RU_XX'] }

it('[CP40] §9.8.a CLEARING THE DOBRUJA: +2 in the attack on its spaces, when Romania is at war', () => {
  const dobruja: Attack = {
    side: 'CP',
    on: 'Constanta',
    by: { BU_1stArmy: 'Varna' },
    against: ['RO_1stArmy'],
    status: { RO: 'at-war', BU: 'at-war' },
  }
  expect(drmOn('CP', fought('CP40', dobruja), 'CP40')).toBe(2)
  expect(attacked('CP40', lodz).offers('combat-card')).toEqual([])
})

it('[CP42] §9.8.a §12.3.e VON BELOW: Germans +2 in Italy whatever the weather; who flees two spaces loses a step more', () => {
  const caporetto: Attack = {
    side: 'CP',
    on: 'Udine',
    by: { GE_I: 'Caporetto', GE_II: 'Caporetto', AH_III: 'Caporetto' },
    against: ['IT_II', 'IT_IV', 'IT_VI'],
    status: { IT: 'at-war' },
    // across the river the Italians fire first
    faces: [1, 6],
  }
  const scene = fought('CP42', caporetto)
  expect(drmOn('CP', scene, 'CP42')).toBe(2)
  expect([scene.prompt, scene.asked]).toEqual(['pay-step', 'AP'])
  const { s, fight } = frozen({
    at: 'Caporetto',
    side: 'CP',
    attackers: { GE_I: 'Gorizia' },
    defenders: { IT_II: false },
    combat: ['badWeather'],
    cards: { combat: ['CP42'] },
  })
  expect(shiftsFor(s, fight, 'attacker').map(({ what }) => what)).not.toContain('weather')
  expect(attacked('CP42', lodz).offers('combat-card')).toEqual([])
})

it('[CP42] §18.5.b VON BELOW: nobody must retreat from a region, and nobody there loses a step for it', () => {
  const south: Attack = {
    side: 'CP',
    on: 'SouthernItaly',
    by: { GE_I: 'Bologna', GE_II: 'Bologna', GE_XX: 'Bologna' },
    against: ['IT_I', 'IT_II', 'IT_III'],
    status: { IT: 'at-war' },
    control: { Udine: 'CP', Treviso: 'CP', Padua: 'CP', Bologna: 'CP' },
    faces: [6, 1],
  }
  const scene = fought('CP42', south)
  expect(drmOn('CP', scene, 'CP42')).toBe(2)
  expect(scene.state.attackLn - scene.state.defenceLn).toBeGreaterThan(1)
  expect(scene.prompt).not.toBe('pay-step')
})

it('[CP44] §card.CP44 FEUERWALZE: AP takes its losses before it fires', () => {
  const types = (id: 'CP44' | 'CP46'): string[] =>
    fought(id, { ...lodz, faces: [6, 1] })
      .events.filter(({ type }) => ['fired', 'step-lost', 'unit-destroyed', 'lcu-replaced'].includes(type))
      .map(({ type }) => type)
  expect(types('CP44').slice(0, 2)).toEqual(['fired', 'step-lost'])
  expect(types('CP46').slice(0, 2)).toEqual(['fired', 'fired'])
  expect(fought('CP44', lodz).seen('fired')[0]?.side).toBe(CP)
})

it('[CP45] §card.CP45 RUSSIAN ARMY MORALE DISSOLVES: Russians −2, and their quality −1 in any case', () => {
  const worn: Attack = { ...lodz, tracks: { quality: { RU: 4 } } }
  const scene = fought('CP45', worn)
  expect([drmOn('AP', scene, 'CP45'), scene.quality('RU')]).toEqual([-2, 3])
  expect(attacked('CP45', { ...lodz, tracks: { quality: { RU: 5 } } }).offers('combat-card')).toEqual([])
})

it('[CP46] §21.1.c VON HUTIER: +1, no shift for a trench, and a flank attack in spite of it', () => {
  const trench: Attack = {
    ...lodz,
    by: { GE_I: 'Kalisz', GE_II: 'Wloclawek' },
    markers: { Wloclawek: 'GE' },
    trenches: { Lodz: ['AP', 1] },
    faces: [6],
  }
  const scene = attacked('CP46', trench).act('combat-card', 'CP46')
  expect(scene.prompt).toBe('flank')
  resolve(scene.act('pin', 'Kalisz'), 'CP46')
  expect(scene.seen('flank-rolled')).toHaveLength(1)
  expect(drmOn('CP', scene, 'CP46')).toBe(1)
  const shifts = scene.seen('fired').find(({ side }) => side === CP)?.shifts ?? []
  expect(shifts.map(({ what }) => what)).not.toContain('trench')
})
