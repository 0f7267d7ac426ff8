/** Events of the CP Total War deck: how Russia falls. */
import { expect, it } from 'vitest'
import { offensiveOf } from '../../rules/07-mandatory/requirements.ts'
import { mandatoryPhase } from '../../rules/07-mandatory/rolling.ts'
import { AP } from '../../sides.ts'
import { FLAG, hasFlag } from '../../state.ts'
import { StagedScene } from '../scene.ts'
import type { SceneSpec } from '../stage.ts'
import { holding, played } from './playing.ts'

it('[CP47] §6.0.E.1.a RUSSIAN WAR WEARINESS: the armistice comes nearer, and Russian will −1', () => {
  const scene = played('CP47', { turn: 10 })
  expect([scene.state.armisticeDue, scene.will('RU')]).toEqual([-2, 11])
})

it('[CP49] §23.4.1.a RUSSIAN FOOD RIOTS: the marker on the track, and Russian will −2', () => {
  const scene = played('CP49', { tracks: { will: { RU: 4 } } })
  expect([hasFlag(scene.state, FLAG.foodRiots), scene.will('RU')]).toEqual([true, 2])
  expect(holding('CP49', { tracks: { will: { RU: 5 } } }).offers('event')).toEqual([])
})

it('[CP50] §23.4.1.b RUSSIAN REVOLUTION: set for the next turn, if there is an uprising in Russia', () => {
  const riots: SceneSpec = { turn: 12, cards: { removed: ['CP49'] } }
  expect(holding('CP50', riots).offers('event')).toEqual([])
  const scene = played('CP50', { ...riots, pieces: { 'RU_uprising.1': 'Kiev' } })
  expect([scene.state.revolutionTurn, scene.state.revolutionStage]).toEqual([13, -1])
  expect(holding('CP50', { turn: 12, pieces: { 'RU_uprising.1': 'Kiev' } }).offers('event')).toEqual([])
})

it('[CP51] §7.4.2.a §23.4.3.b FALL OF THE TSAR: no Russian offensives, a suppressed revolution revives, will −2', () => {
  const spec: SceneSpec = { turn: 13, cards: { removed: ['CP50'] } }
  const revived = played('CP51', { ...spec, flags: ['suppressed'], set: { revolutionStage: -1 } })
  expect([revived.state.revolutionTurn, hasFlag(revived.state, FLAG.suppressed)]).toEqual([14, false])
  const going = played('CP51', { ...spec, set: { revolutionTurn: 12, revolutionStage: 1 } })
  expect([going.state.revolutionStage, going.will('RU')]).toEqual([1, 10])
  expect(hasFlag(going.state, FLAG.ruOffensiveVoid)).toBe(true)
  const later = new StagedScene({ turn: 14, flags: ['ruOffensiveVoid'] }).dice(1, 8 - 5)
  mandatoryPhase(later.play.umpire).next()
  expect(offensiveOf(later.state, AP)).toBe('none')
  expect(holding('CP51', { turn: 13 }).offers('event')).toEqual([])
})

it('[CP52] §23.3.2.a NOVEMBER COUP: an uprising in Russia where CP likes', () => {
  const spec: SceneSpec = { turn: 14, cards: { removed: ['CP51'] } }
  const scene = played('CP52', { ...spec, set: { revolutionTurn: 12, revolutionStage: 2 } })
  expect([scene.prompt, scene.asked, scene.can('not-now')]).toEqual(['uprising', 'CP', false])
  scene.act('rise-in', 'Petrograd')
  expect(scene.at('Petrograd')).toEqual(['RU_uprising.1'])
  expect(
    holding('CP52', { ...spec, set: { revolutionTurn: 12, revolutionStage: 1 } }).offers('event'),
  ).toEqual([])
})
