/** Regions that units leave outside the action rounds (§18.2). */
import { expect, it } from 'vitest'
import { space } from '../map.ts'
import { GROUND, isRisen, setGround } from '../state.ts'
import { StagedScene } from './scene.ts'
import { COLLAPSES, type SceneSpec } from './stage.ts'

const KHARKOV = space('Kharkov')
const SILENT = [6, 6, 6, 6]

it('§18.2.b §23.4.2.b an uprising holds a region at once when the last corps beside it dissolves', () => {
  const spec: SceneSpec = {
    ...{ turn: 12, stage: 'rebellion/revolution', set: { revolutionTurn: 10, revolutionStage: 3 } },
    pieces: { RU_I: 'Kharkov', 'RU_uprising.1': 'Kharkov' },
    prepare: (s) => setGround(s, KHARKOV, GROUND.risen, false),
  }
  const scene = new StagedScene(spec).dice(...SILENT)
  expect([scene.where('RU_I'), scene.at('Kharkov')]).toEqual(['replaceable', ['RU_uprising.1']])
  expect(isRisen(scene.state, KHARKOV)).toBe(true)
})

it('§18.2.a §28.0.d.3 who stays in a region holds it when the treaty takes the others home', () => {
  const scene = new StagedScene({
    ...{ turn: 14, stage: 'turn-start', set: { treatyTurn: 14 } },
    pieces: { RU_BlackSea: 'Anatolia', TU_I: 'Anatolia' },
    markers: { Anatolia: 'RU' },
  }).dice(...SILENT)
  if (scene.prompt === 'redeploy-where') scene.act('redeploy-to', 'Odessa')
  expect([scene.where('RU_BlackSea'), scene.control('Anatolia')]).toEqual(['Odessa', 'CP'])
})

it('§18.2.a §26.2.3.b a region is lost with a General Command that nobody relieves', () => {
  const scene = new StagedScene({
    ...{ turn: 14, stage: COLLAPSES, status: { BU: 'at-war' } },
    pieces: { GE_BU_LXIGenKdo: 'Carniola', IT_I: 'Carniola', SB_1stArmy: 'Belgrade' },
    markers: { Carniola: 'GE' },
    control: { Sofia: 'AP', Burgas: 'AP' },
  })
  expect([scene.where('GE_BU_LXIGenKdo'), scene.control('Carniola')]).toEqual(['eliminated', 'AP'])
})

it('§26.3.1.d §23.4.2.b a space of neutral Greece is nobody’s when the last corps there dissolves', () => {
  const pieces = { RU_I: 'Larissa', 'RU_uprising.1': 'Kiev' }
  const set = { revolutionTurn: 10, revolutionStage: 3 }
  const scene = new StagedScene({ turn: 12, stage: 'rebellion/revolution', set, pieces }).dice(...SILENT)
  expect([scene.where('RU_I'), scene.control('Larissa')]).toEqual(['replaceable', 'none'])
})
