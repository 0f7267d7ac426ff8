/** Events of the AP Total War deck: the revolution, the treaty, weary allies, Russian offensives. */
import { describe, expect, it } from 'vitest'
import { FLAG, hasFlag } from '../../state.ts'
import type { CardId } from '../../data/card-types.ts'
import { StagedScene } from '../scene.ts'
import type { SceneSpec } from '../stage.ts'
import { attackWith, drmOn, holding, joined, played, resolve } from './playing.ts'

describe('offensives of the turn', () => {
  const lemberg = { on: 'Lemberg', by: { RU_XX: 'Brody' }, against: ['AH_III'] } as const
  const attack = (id: CardId, spec: SceneSpec): StagedScene =>
    resolve(joined(attackWith(id, { ...spec, ...lemberg }), ['RU_XX']).act('engage'), id)
  it('[AP44] §card.AP44 §12.2.1.a.8 THE BRUSILOV OFFENSIVE: Russian attacks +2 this turn', () => {
    const scene = attack('AP44', { cards: { removed: ['AP35'] } })
    expect([drmOn('AP', scene, 'AP44'), drmOn('CP', scene, 'AP44')]).toEqual([2, 0])
    const idle = played('AP44', { cards: { removed: ['AP35'] }, pieces: { RU_XX: 'Minsk' } }).act('done')
    expect(idle.pile('AP44')).toBe('table')
    expect(holding('AP44').offers('event')).toEqual([])
  })
  it('[AP54] §23.2.c THE KERENSKY OFFENSIVE: Russian attacks +1, and will −1 when the rounds are over', () => {
    const scene = attack('AP54', { cards: { removed: ['CP51'] }, turn: 14 })
    expect([drmOn('AP', scene, 'AP54'), scene.will('RU')]).toEqual([1, 12])
    const ended = new StagedScene({ turn: 14, round: 6, side: 'CP', cards: { table: ['AP54'] } })
    ended.dice(...Array.from({ length: 200 }, () => 1)).act('no-card')
    if (ended.prompt === 'activate') ended.act('done')
    expect(ended.seen('will-changed')[0]).toMatchObject({ by: -1 })
    expect(holding('AP54').offers('event')).toEqual([])
  })
})

it('[AP50] §23.4.3.a.3 LONG LIVE THE TSAR!: the revolution is put down, will and armistice recover', () => {
  const spec: SceneSpec = {
    turn: 13,
    cards: { removed: ['CP50'] },
    set: { revolutionTurn: 12, revolutionStage: 2 },
    tracks: { will: { RU: 4 } },
  }
  const scene = played('AP50', spec)
  expect([scene.state.revolutionStage, hasFlag(scene.state, FLAG.suppressed)]).toEqual([-1, true])
  expect([scene.will('RU'), scene.state.armisticeDue]).toEqual([6, 2])
  expect(holding('AP50', { ...spec, pieces: { 'RU_uprising.1': 'Kiev' } }).offers('event')).toEqual([])
  expect(holding('AP50', { ...spec, cards: { removed: ['CP50', 'CP51'] } }).offers('event')).toEqual([])
})

it('[AP52] §glossary.control §23.3.2.a a sailors’ rising at Cattaro, if it is Austrian and empty; AH will −2', () => {
  const scene = played('AP52', { turn: 14, destroyed: ['Cattaro'] })
  expect([scene.at('Cattaro'), scene.will('AH')]).toEqual([['AH_uprising.1'], 10])
  const garrison = played('AP52', { turn: 14, pieces: { AH_III: 'Cattaro' } })
  expect([garrison.at('Cattaro'), garrison.will('AH')]).toEqual([['AH_III'], 10])
  expect(holding('AP52', { turn: 13 }).offers('event')).toEqual([])
})
it('[AP52] §glossary.control §23.3.2.a none where an uprising is already, whoever holds the fort', () => {
  const pieces = { 'AH_uprising.1': 'Cattaro' }
  expect(played('AP52', { turn: 14, pieces }).at('Cattaro')).toEqual(['AH_uprising.1'])
  expect(played('AP52', { turn: 14, pieces, destroyed: ['Cattaro'] }).at('Cattaro')).toEqual([
    'AH_uprising.1',
  ])
})

it('[AP53] §9.7.1.a TURKISH DESERTIONS: a die for every corps, 5 and 6 cost a step', () => {
  const scene = holding('AP53', { turn: 14, pieces: { TU_I: 'Constantinople', TU_II: 'Rodosto' } })
  scene.dice(4, 5).act('event', 'AP53')
  expect([scene.isReduced('TU_I'), scene.isReduced('TU_II')]).toEqual([false, true])
  expect(scene.pile('AP53')).toBe('discard')
})

it('[AP55] §28.0.b TREATY OF BREST-LITOVSK: in force two turns later', () => {
  expect(holding('AP55', { turn: 12 }).offers('event')).toEqual([])
  const scene = played('AP55', { turn: 12, cards: { removed: ['CP52'] } })
  expect(scene.state.treatyTurn).toBe(14)
})
