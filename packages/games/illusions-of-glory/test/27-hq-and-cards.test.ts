/** HQs among cards and collapses (rulings 221 and 222). */
import { expect, it } from 'vitest'
import { battle, strike } from './battle.ts'
import { StagedScene } from './scene.ts'
import { COLLAPSES, type SceneSpec } from './stage.ts'

const italy: SceneSpec = {
  turn: 10,
  side: 'CP',
  status: { IT: 'at-war' },
  hands: { CP: ['CP42'] },
  orders: { Gorizia: 'attack' },
}

it('§9.8.a §27.0.e a German HQ does not make an Austrian attack one of a GE unit', () => {
  const pieces = { AH_III: 'Gorizia', GE_HQ_Mackensen: 'Gorizia', IT_II: 'Udine' }
  const scene = battle({ ...italy, pieces }).dice(3, 3, 3, 3)
  strike(scene, 'Udine', ['AH_III', 'GE_HQ_Mackensen'])
  expect(scene.prompt).not.toBe('combat-cards')
  const mixed = battle({ ...italy, pieces: { ...pieces, GE_I: 'Gorizia' } }).dice(3, 3, 3, 3)
  strike(mixed, 'Udine', ['AH_III', 'GE_I'])
  expect(mixed.offers('combat-card')).toEqual(['CP42'])
})

it('§27.0.c an HQ is lost with allies whom a collapse takes off the map', () => {
  const pieces = { RO_1stArmy: 'Craiova', RU_HQ_Brusilov: 'Craiova', RU_I: 'Odessa' }
  const scene = new StagedScene({
    ...{ turn: 14, stage: COLLAPSES, status: { RO: 'at-war' } },
    ...{ destroyed: ['Bucharest'], control: { Bucharest: 'CP', Constanta: 'CP' }, pieces },
  })
  expect([scene.where('RO_1stArmy'), scene.where('RU_HQ_Brusilov')]).toEqual(['replaceable', 'eliminated'])
})
