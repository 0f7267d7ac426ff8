/** Combat cards of the AP Limited War deck. */
import { expect, it } from 'vitest'
import { idOf } from '../../pieces.ts'
import { CP } from '../../sides.ts'
import { type Attack, attacked, drmOn, fought, resolve, wasPlayed } from './playing.ts'

it('[AP16] §12.7.3.e §12.8.1.a ALEXEYEV: all defenders go one space back, and nobody fires', () => {
  const scene = attacked('AP16', {
    side: 'CP',
    on: 'Lublin',
    by: { GE_I: 'Ivangorod' },
    against: ['RU_XX', 'RU_II'],
    destroyed: ['Ivangorod'],
    markers: { Ivangorod: 'GE' },
  })
  resolve(scene, 'AP16')
  while (scene.prompt === 'retreat-where') scene.act('retreat-to', scene.offers('retreat-to')[0])
  expect([scene.seen('fired'), scene.at('Lublin')]).toEqual([[], []])
  expect(scene.seen('withdrew').flatMap(({ pieces }) => pieces.map(idOf))).toEqual(['RU_II', 'RU_XX'])
  expect(scene.prompt).toBe('advance')
})

it('[AP19] §9.8.a SHORE BOMBARDMENT: +2 on the coast of the Mediterranean, while the sea is open', () => {
  const salonika: Attack = {
    side: 'CP',
    on: 'Salonika',
    by: { GE_I: 'Doiran' },
    against: ['BR_XII'],
    status: { BU: 'at-war' },
    markers: { Doiran: 'BU' },
  }
  expect(drmOn('AP', fought('AP19', salonika), 'AP19')).toBe(2)
  expect(wasPlayed(fought('AP19', { ...salonika, flags: ['uBoats'] }), 'AP19')).toBe(false)
  const inland: Attack = { side: 'CP', on: 'Larissa', by: { GE_I: 'Florina' }, against: ['BR_XII'] }
  expect(wasPlayed(fought('AP19', inland), 'AP19')).toBe(false)
})

it('[AP26] §9.8.a CADORNA: Italians +1, and quality −1 if they lose', () => {
  const isonzo: Attack = {
    on: 'Gorizia',
    by: { IT_II: 'Udine' },
    against: ['AH_III', 'AH_XIII'],
    status: { IT: 'at-war' },
    tracks: { quality: { IT: 9 } },
    faces: [1, 6],
  }
  const lost = fought('AP26', isonzo)
  expect([drmOn('AP', lost, 'AP26'), lost.seen('combat-ended')[0]?.winner]).toEqual([1, CP])
  expect(lost.seen('quality-changed').map(({ by }) => by)).toContain(-1)
})

it('[AP31] §12.8.2 MASSED CAVALRY CHARGE: +1, and cavalry rides on through those who fled', () => {
  const scene = fought('AP31', {
    on: 'Lemberg',
    by: { RU_XX: 'Brody', RU_X: 'Brody', RU_ICav: 'Brody' },
    against: ['AH_III', 'AH_XIII'],
    faces: [6, 1],
  })
  expect(drmOn('AP', scene, 'AP31')).toBe(1)
  scene.act('retreat-to', 'Stryj').act('retreat-to', 'Stanislau')
  scene.act('advance', 'RU_ICav')
  while (scene.prompt === 'advance') scene.act('done')
  // Stryj lies on the way of the retreat, the others behind the fled
  expect(scene.offers('advance-to')).toEqual(['Czernowitz', 'Stryj', 'Tarnopol'])
  expect(scene.act('advance-to', 'Czernowitz').where('RU_ICav')).toBe('Czernowitz')
})
