/** Chapter 3: the sequence of play. */
import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'

/** far apart, so that nothing happens by itself */
const QUIET: SceneSpec['units'] = { 'AH-5': '2.20', 'RU-18': '18.20' }

interface Moment {
  readonly turn: number
  readonly asked: string
  readonly prompt: string
}

/** Lets everybody pass to the end of the game and notes who was asked what. */
function passThrough(scene: StagedScene): Moment[] {
  const moments: Moment[] = []
  while (scene.prompt !== 'over') {
    moments.push({ turn: scene.state.turn, asked: scene.asked, prompt: scene.prompt })
    scene.act('done')
  }
  return moments
}

const whole = (): StagedScene => new StagedScene({ units: QUIET, stage: 'supply', turn: 1, side: 'AH' })

describe('the sequence of play', () => {
  it('§3.0 §3.1 GT1 has only an Austro-Hungarian player turn, GT2 to GT12 a Russian, then an Austro-Hungarian one', () => {
    const turns = whole()
    passThrough(turns)
    const began = turns.seen('turn-began').map(({ turn, side }) => [turn, side])
    const expected = [[1, 0]]
    for (let turn = 2; turn <= 12; turn++) expected.push([turn, 1], [turn, 0])
    expect(began).toEqual(expected)
  })

  it('§3.1 the game ends after the Austro-Hungarian player turn of GT12', () => {
    const scene = whole()
    expect(passThrough(scene)).toHaveLength(23 * 2)
    expect(scene.play.isOver).toBe(true)
    expect(scene.refusal('done', undefined, 'AH')).toMatchObject({ code: 'game-over', rule: '15.0' })
  })

  it('§3.2 §3.2.3 §3.2.4 in every player turn movement comes before combat, and the same player decides', () => {
    const moments = passThrough(whole())
    for (let i = 0; i < moments.length; i += 2) {
      const [move, fight] = [moments[i], moments[i + 1]]
      expect([move?.prompt, fight?.prompt]).toEqual(['move', 'attack'])
      expect(fight).toMatchObject({ turn: move?.turn, asked: move?.asked })
    }
  })

  it('§3.2 all five phases happen in their order', () => {
    const scene = new StagedScene({
      units: { 'RU-18': { hex: '7.08', supply: 'low' }, 'RU-13': 'to-come', 'AH-5': '7.10' },
      stage: 'supply',
      turn: 2,
      side: 'RU',
    })
    scene.act('enter', '8.01')
    scene.act('unit', 'RU-18').act('march', '7.09').act('halt').act('done')
    scene.dice(3, 4, 1, 1).act('attack', '7.10').act('fight').act('done')
    const order = ['supply-changed', 'placed', 'moved', 'combat-rolled', 'town-captured']
    const types = scene.events.map(({ type }): string => type)
    expect(types.filter((type) => order.includes(type))).toEqual(order)
    expect(scene.asked).toBe('AH')
  })
})

describe('the active player', () => {
  it('§3.2 decides alone; the other one has nothing to say', () => {
    const scene = new StagedScene({ units: QUIET, turn: 2, side: 'RU' })
    expect(scene.asked).toBe('RU')
    expect(scene.refusal('unit', 'AH-5', 'AH')).toMatchObject({ code: 'not-your-decision', rule: '3.2' })
  })

  it('§3.2 §3.2.3 moves only his own units', () => {
    const scene = new StagedScene({ units: QUIET, turn: 2, side: 'RU' })
    expect(scene.offers('unit')).toEqual(['RU-18'])
    expect(scene.refusal('unit', 'AH-5')).toMatchObject({ code: 'not-your-unit', rule: '3.2' })
  })
})

describe('the phases', () => {
  it('§3.2.1 in the supply phase only the active player’s units are checked', () => {
    const units = {
      'AH-5': { hex: '1.20', supply: 'out' },
      'RU-18': { hex: '19.21', supply: 'out' },
    } as const
    const scene = new StagedScene({ units, stage: 'supply', turn: 2, side: 'RU' })
    expect(scene.of('RU-18').supply).toBe('in')
    expect(scene.of('AH-5').supply).toBe('out')
  })

  it('§3.2.2 in the reinforcement phase the active player places the units due', () => {
    const units = { ...QUIET, 'RU-13': 'to-come', 'AH-17': 'to-come' }
    const scene = new StagedScene({ units, stage: 'supply', turn: 4, side: 'RU' })
    expect([scene.asked, scene.prompt, scene.rule]).toEqual(['RU', 'enter', '14.0'])
    scene.act('enter', '7.01')
    expect(scene.prompt).toBe('move')
    expect([scene.where('RU-13'), scene.where('AH-17')]).toEqual(['7.01', 'to-come'])
  })

  it('§3.2.3 any, all or none of the units may move, one after another', () => {
    const units = { 'AH-5': '13.23', 'AH-12': '14.21', 'RU-18': '18.20' }
    const none = new StagedScene({ units })
    none.act('done')
    expect(none.seen('moved')).toEqual([])
    const all = new StagedScene({ units })
    all.act('unit', 'AH-5').act('march', '13.24').act('halt')
    all.act('unit', 'AH-12').act('march', '14.22').act('halt')
    all.act('unit', 'AH-5').act('march', '13.25').act('halt').act('done')
    expect([all.where('AH-5'), all.where('AH-12')]).toEqual(['13.25', '14.22'])
  })

  it('§3.2.4 only in the combat phase are there attacks, and no more movement', () => {
    const units = { 'AH-5': '13.23', 'RU-18': '13.24' }
    const scene = new StagedScene({ units })
    expect(scene.refusal('attack', '13.24')).toMatchObject({ code: 'verb-not-now', rule: '3.2.3' })
    scene.act('done')
    expect(scene.offers('attack')).toEqual(['13.24'])
    expect(scene.refusal('unit', 'AH-5')).toMatchObject({ code: 'verb-not-now', rule: '7.0' })
  })

  it('§3.2.5 towns are recorded after combat, for the active player only', () => {
    const units = { 'AH-5': '16.22', 'RU-18': '7.09' }
    const scene = new StagedScene({ units, turn: 4, side: 'RU' })
    scene.act('done')
    expect([scene.points('AH'), scene.points('RU')]).toEqual([0, 0])
    scene.act('done')
    expect([scene.points('AH'), scene.points('RU')]).toEqual([0, 10])
    scene.act('done').act('done')
    expect([scene.points('AH'), scene.points('RU')]).toEqual([10, 10])
  })

  it('§3.2.5 a player without towns records nothing', () => {
    const scene = new StagedScene({ units: QUIET, stage: 'combat', turn: 4, side: 'RU' })
    scene.act('done')
    expect(scene.points('RU')).toBe(0)
  })
})
