/** Combat cards of the AP Total War deck. */
import { expect, it } from 'vitest'
import { idOf } from '../../pieces.ts'
import { AP } from '../../sides.ts'
import { type Attack, attacked, drmOn, fought, resolve } from './playing.ts'

const ivangorod: Omit<Attack, 'against'> = {
  side: 'CP',
  on: 'Lublin',
  by: { GE_I: 'Ivangorod' },
  destroyed: ['Ivangorod'],
  markers: { Ivangorod: 'GE' },
}

it('[AP36] §12.8.1.a CAVALRY SCREEN: the cavalry stays and fights alone', () => {
  const scene = resolve(attacked('AP36', { ...ivangorod, against: ['RU_XX', 'RU_cav_SCU.1'] }), 'AP36')
  expect([scene.prompt, scene.offers('stay')]).toEqual(['rearguard', ['RU_cav_SCU.1']])
  scene.act('stay', 'RU_cav_SCU.1').act('done')
  while (scene.prompt === 'retreat-where') scene.act('retreat-to', scene.offers('retreat-to')[0])
  resolve(scene, 'AP36')
  expect(
    scene
      .seen('fired')
      .find(({ side }) => side === AP)
      ?.pieces.map(idOf),
  ).toEqual(['RU_cav_SCU.1'])
  expect(scene.where('RU_XX')).not.toBe('Lublin')
})

it('[AP41] §card.AP41 FORCED MARCH: a corps from next door fights with the defenders', () => {
  const scene = fought('AP41', { ...ivangorod, against: ['RU_XX'], others: { RU_II: 'BrestLitovsk' } })
  expect(scene.seen('marched-in').map(({ piece }) => idOf(piece))).toEqual(['RU_II'])
  const fired = scene.seen('fired').find(({ side }) => side === AP)
  expect(fired?.pieces.map(idOf).sort()).toEqual(['RU_II', 'RU_XX'])
  expect(scene.pile('AP41')).toBe('discard')
})

it('[AP47] §9.8.a BULGARIAN ARMY BREAKS: CP −2, and a beaten Bulgarian loses one more step', () => {
  const vardar: Attack = {
    on: 'Doiran',
    by: { FR_1stGroup: 'Salonika', FR_2ndGroup: 'Salonika' },
    against: ['BU_1stArmy'],
    status: { BU: 'at-war' },
    turn: 14,
    others: { 'BU_inf_SCU.1': 'reserve' },
    trenches: { Doiran: ['CP', 1] },
    faces: [6, 6],
  }
  const scene = fought('AP47', vardar)
  expect([drmOn('CP', scene, 'AP47'), scene.seen('combat-ended')[0]?.winner]).toEqual([-2, AP])
  const types = scene.events.map(({ type }) => type)
  expect(types.slice(types.indexOf('combat-ended'))).toContain('unit-destroyed')
  expect(attacked('AP47', { ...vardar, turn: 13 }).offers('combat-card')).toEqual([])
})

it('[AP48] §card.AP48 WAR WEARY AUSTRO-HUNGARIANS: CP −1, and AH will −1 if it loses', () => {
  const lemberg: Attack = { on: 'Lemberg', by: { RU_XX: 'Brody', RU_X: 'Brody' }, against: ['AH_III'] }
  const scene = fought('AP48', { ...lemberg, faces: [6, 1] })
  expect([drmOn('CP', scene, 'AP48'), scene.seen('combat-ended')[0]?.winner]).toEqual([-1, AP])
  expect(scene.seen('will-changed')).toMatchObject([{ by: -1, rule: 'card.AP48' }])
})
