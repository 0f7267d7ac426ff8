/** Combat cards of the CP Limited War deck. */
import { expect, it } from 'vitest'
import { CP } from '../../sides.ts'
import { type Attack, attacked, drmOn, fought } from './playing.ts'

it('[CP17] §19.2 CHLORINE GAS: Germans +1 against works, and the trench does not shift', () => {
  const lodz: Attack = { side: 'CP', on: 'Lodz', by: { GE_I: 'Kalisz' }, against: ['RU_XX'] }
  const trench: Attack = { ...lodz, trenches: { Lodz: ['AP', 1] } }
  const scene = fought('CP17', trench)
  const shifts = scene.seen('fired').find(({ side }) => side === CP)?.shifts ?? []
  expect([drmOn('CP', scene, 'CP17'), shifts.map(({ what }) => what)]).toEqual([1, []])
  expect(attacked('CP17', lodz).offers('combat-card')).toEqual([])
})

it('[CP26] §9.8.a VON BOJNA: Austrians +1 in mountains or in Italy, +2 in the mountains of Italy', () => {
  const front: Attack = {
    on: 'Gorizia',
    by: { IT_II: 'Udine' },
    against: ['AH_III'],
    status: { IT: 'at-war' },
  }
  expect(drmOn('CP', fought('CP26', front), 'CP26')).toBe(2)
  expect(drmOn('CP', fought('CP26', { ...front, on: 'Trieste' }), 'CP26')).toBe(1)
  const plain: Attack = { on: 'Lemberg', by: { RU_XX: 'Brody' }, against: ['AH_III'] }
  expect(attacked('CP26', plain).offers('combat-card')).toEqual([])
})

it('[CP32] §9.8.a LAKE NAROCH: Russians who attack Germans in Russia −2, in woods and swamps −3', () => {
  const vilna: Attack = { on: 'Vilna', by: { RU_XX: 'Molodechno' }, against: ['GE_I'] }
  expect(drmOn('AP', fought('CP32', vilna), 'CP32')).toBe(-2)
  const woods: Attack = { on: 'Suwalki', by: { RU_XX: 'Grodno' }, against: ['GE_I'] }
  expect(drmOn('AP', fought('CP32', woods), 'CP32')).toBe(-3)
  const germany: Attack = { on: 'Tannenberg', by: { RU_XX: 'Mlawa' }, against: ['GE_I'] }
  expect(attacked('CP32', germany).offers('combat-card')).toEqual([])
})

it('[CP33] §9.8.a THE STRUMA AND MONASTIR: Bulgarians and Germans +1 in Greece and Macedonia', () => {
  const salonika: Attack = {
    on: 'Doiran',
    by: { FR_1stGroup: 'Salonika' },
    against: ['BU_1stArmy'],
    status: { BU: 'at-war' },
  }
  expect(drmOn('CP', fought('CP33', salonika), 'CP33')).toBe(1)
  const turks: Attack = { ...salonika, against: ['TU_I'] }
  expect(attacked('CP33', turks).offers('combat-card')).toEqual([])
})
