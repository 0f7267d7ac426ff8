/** Combat cards of the AP Mobilization deck. */
import { expect, it } from 'vitest'
import { type Attack, attacked, drmOn, fought, wasPlayed } from './playing.ts'

/** Germans attack Russians at Lublin */
const lublin: Attack = {
  side: 'CP',
  on: 'Lublin',
  by: { GE_I: 'Ivangorod', GE_XX: 'Ivangorod', GE_XVII: 'Ivangorod' },
  against: ['RU_XX'],
  destroyed: ['Ivangorod'],
  markers: { Ivangorod: 'GE' },
}
/** the attackers hit hard, the defenders have to retreat */
const beaten: Attack = { ...lublin, against: ['RU_XX', 'RU_X'], faces: [6, 1] }
const lemberg: Attack = { on: 'Lemberg', by: { RU_XX: 'Brody' }, against: ['AH_III'] }

it('[AP3] §9.8.a PLEHVE: +1 in Russia, and a retreat 1 space shorter', () => {
  const scene = fought('AP3', beaten)
  expect([drmOn('AP', scene, 'AP3'), scene.prompt]).toEqual([1, 'stand'])
  expect(scene.offers('card-stand')).toEqual(['AP3'])
  scene.act('card-stand', 'AP3')
  expect(scene.seen('retreat-shortened')).toMatchObject([{ by: 1, how: 'card' }])
  expect(wasPlayed(fought('AP3', lemberg), 'AP3')).toBe(false)
})

it('[AP5] §12.7.4.b NO RETREAT: all stay for one more step', () => {
  const scene = fought('AP5', beaten)
  expect([scene.prompt, scene.offers('card-stand')]).toEqual(['stand', ['AP5']])
  const losses = scene.seen('step-lost').length
  scene.act('card-stand', 'AP5')
  if (scene.prompt === 'pay-step') scene.act('suffer', scene.offers('suffer')[0])
  expect(scene.seen('step-lost').length + scene.seen('lcu-replaced').length).toBeGreaterThan(losses)
  expect(scene.seen('retreated')).toEqual([])
  expect(scene.at('Lublin').length).toBeGreaterThan(0)
})

it('[AP8] §9.8.a PUTNIK: Serbs +1, in mountains +2', () => {
  const serbs: Attack = { side: 'CP', on: 'Valjevo', by: { AH_III: 'Sarajevo' }, against: ['SB_1stArmy'] }
  expect(drmOn('AP', fought('AP8', { ...serbs, on: 'Uzice' }), 'AP8')).toBe(2)
  const plain: Attack = { ...serbs, on: 'Kragujevac', by: { AH_III: 'Valjevo' } }
  expect(drmOn('AP', fought('AP8', plain), 'AP8')).toBe(1)
})

it('[AP9] §9.8.a BATTLE FOR WARSAW: Russians +2 in Warsaw or next to it', () => {
  const lodz: Attack = { side: 'CP', on: 'Lodz', by: { GE_I: 'Kalisz' }, against: ['RU_XX'] }
  expect(drmOn('AP', fought('AP9', lodz), 'AP9')).toBe(2)
  const far = attacked('AP9', lublin)
  expect(far.offers('combat-card')).toEqual([])
})
