/** Events of the AP Mobilization deck. */
import { describe, expect, it } from 'vitest'
import { activationExtras } from '../../cards/in-force.ts'
import { space } from '../../map.ts'
import { nationMask, piece } from '../../pieces.ts'
import { CP } from '../../sides.ts'
import { FLAG, hasFlag } from '../../state.ts'
import { StagedScene } from '../scene.ts'
import type { SceneSpec } from '../stage.ts'
import { attackWith, drmOn, holding, joined, played, resolve } from './playing.ts'

describe('plans of the first turns', () => {
  const attack = (id: 'AP1' | 'AP7', from: string, on: string, enemy: string): StagedScene => {
    const scene = attackWith(id, { turn: 1, on, by: { RU_XX: from }, against: [enemy] })
    return resolve(joined(scene, ['RU_XX']).act('engage'), id)
  }
  it('[AP1] §4.2.1.e Russian attacks in Germany get +1 in this round, in Turns 1 and 2 only', () => {
    expect(drmOn('AP', attack('AP1', 'Mlawa', 'Tannenberg', 'GE_I'), 'AP1')).toBe(1)
    expect(drmOn('AP', attack('AP1', 'Brody', 'Lemberg', 'AH_III'), 'AP1')).toBe(0)
    expect(holding('AP1', { turn: 3 }).refusal('event', 'AP1').code).toBe('plan-too-late')
  })
  it('[AP7] §4.2.1.e Russian attacks in Austria-Hungary get +1 in this round', () => {
    expect(drmOn('AP', attack('AP7', 'Brody', 'Lemberg', 'AH_III'), 'AP7')).toBe(1)
    expect(drmOn('AP', attack('AP7', 'Mlawa', 'Tannenberg', 'GE_I'), 'AP7')).toBe(0)
    expect(holding('AP7', { turn: 3 }).refusal('event', 'AP7').code).toBe('plan-too-late')
  })
})

describe('markers for the rest of the game', () => {
  it('[AP4] §13.2.a mixed gauge into Germany and Austria-Hungary is no obstacle to Russian SR', () => {
    const spec: SceneSpec = { pieces: { RU_II: 'Czernowitz' }, stage: 'redeployment', points: 4 }
    expect(new StagedScene(spec).offers('redeploy')).toEqual([])
    const scene = played('AP4')
    expect([hasFlag(scene.state, FLAG.apRailroads), scene.pile('AP4')]).toEqual([true, 'removed'])
    expect(new StagedScene({ ...spec, flags: ['apRailroads'] }).offers('redeploy')).toEqual(['RU_II'])
  })
  it('[AP10] §16.7.2 one AP-A point a turn may become a Russian one', () => {
    const scene = played('AP10')
    expect(hasFlag(scene.state, FLAG.apAlliesRpToRu)).toBe(true)
    const replacing = new StagedScene({
      flags: ['apAlliesRpToRu'],
      stage: 'replacement',
      tracks: { rp: { 'AP-A': 2 } },
      pieces: { RU_XX: { at: 'Minsk', reduced: true } },
    })
    const [pool = ''] = replacing.offers('convert')
    replacing.act('convert', pool)
    expect([replacing.rp('RU'), replacing.rp('AP-A')]).toEqual([1, 1])
  })
  it('[AP11] §23.2.c under the blockade German will falls in every winter to come', () => {
    const scene = played('AP11', { turn: 6 })
    expect([hasFlag(scene.state, FLAG.blockade), scene.state.blockadeTurn]).toEqual([true, 6])
    const willAfter = (turn: number): number =>
      new StagedScene({ stage: 'war-status', turn, flags: ['blockade'], set: { blockadeTurn: 6 } }).will('GE')
    expect([willAfter(7), willAfter(8)]).toEqual([11, 12])
  })
  it('[AP14] §25.1.f opens the sea to invasions', () => {
    expect(holding('AP22').refusal('event', 'AP22').code).toBe('prerequisite-unmet')
    const scene = played('AP14', { hands: {} })
    expect(hasFlag(scene.state, FLAG.seaInvasions)).toBe(true)
    const ready = holding('AP22', { flags: ['seaInvasions'], cards: { removed: ['AP14'] } })
    expect(ready.offers('event')).toEqual(['AP22'])
  })
})

it('[AP6] §9.4.1.a PRITTWITZ: German attacks out of East Prussia cost 1 OPS more this turn', () => {
  const scene = played('AP6', { turn: 1, pieces: { GE_I: 'Allenstein', GE_XX: 'Thorn' } })
  expect(scene.pile('AP6')).toBe('table')
  const extra = (id: string, x: string, attack: boolean): number =>
    activationExtras(scene.state, CP, nationMask(piece(id)), space(x), attack).reduce(
      (sum, { by }) => sum + by,
      0,
    )
  expect([extra('GE_I', 'Allenstein', true), extra('GE_I', 'Allenstein', false)]).toEqual([1, 0])
  expect(extra('GE_XX', 'Thorn', true)).toBe(0)
  expect(holding('AP6', { cards: { removed: ['CP5'] } }).offers('event')).toEqual([])
})

it('[AP13] §7.4.1.a.1 STAVKA: later offensive rolls of AP get +1', () => {
  const scene = played('AP13', { turn: 2 })
  expect(Array.from(scene.state.offensiveModifier)).toEqual([1, 0])
})
