/** Chapter 14: reinforcements, blocked entries, entry by rail. */
import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'

/** A Russian reinforcement phase with one unit due. */
const due = (id: string, turn: number, units: SceneSpec['units'] = {}): StagedScene =>
  new StagedScene({ units: { [id]: 'to-come', ...units }, stage: 'reinforcement', turn, side: 'RU' })

describe('arrival', () => {
  it('§14.0 §3.2.2 the owner chooses among the hexes listed, and only those', () => {
    const scene = due('RU-13', 2)
    expect([scene.asked, scene.prompt, scene.offers('enter')]).toEqual(['RU', 'enter', ['7.01', '8.01']])
    expect(scene.refusal('enter', '9.01')).toMatchObject({ code: 'not-an-entry-hex', rule: '14.0' })
    scene.act('enter', '8.01')
    expect(scene.where('RU-13')).toBe('8.01')
    expect(scene.seen('placed')).toMatchObject([{ rule: '14.0', cost: 0 }])
  })

  it('§14.0 placing is not optional', () => {
    const scene = due('RU-13', 2)
    expect(scene.refusal('wait')).toMatchObject({ code: 'may-not-wait', rule: '14.0' })
    expect(scene.refusal('done')).toMatchObject({ code: 'verb-not-now', rule: '14.0' })
  })

  it('§14.0 a unit placed in its listed hex has its whole movement that turn', () => {
    const scene = due('RU-13', 2).act('enter', '8.01').act('unit', 'RU-13')
    expect(scene.of('RU-13').spent).toBe(0)
    scene.act('march', '9.02').act('halt')
    expect(scene.where('RU-13')).toBe('9.02')
  })

  it('§14.0 §5.1 the entry hex may be over-stacked until the end of movement', () => {
    const full = { 'RU-18': '5.01', 'RU-45': '5.01', 'RU-41': '5.01' }
    const scene = due('RU-14', 3, full)
    expect([scene.prompt, scene.where('RU-14')]).toEqual(['move', '5.01'])
    expect(scene.act('done').prompt).toBe('remove-excess')
  })

  it('§14.0 an enemy zone on the listed hex does not matter', () => {
    const scene = due('RU-14', 3, { 'AH-5': '5.02' })
    expect([scene.where('RU-14'), scene.of('RU-14').spent]).toEqual(['5.01', 0])
  })
})

describe('blocked entry', () => {
  it('§14.0.a with one of two listed hexes blocked the other one is taken, free of cost', () => {
    const scene = due('RU-13', 2, { 'AH-5': '8.01' })
    expect([scene.where('RU-13'), scene.of('RU-13').spent]).toEqual(['7.01', 0])
  })

  it('§14.0.a with all of them blocked it comes at the nearest friendly edge hex and pays to enter', () => {
    const scene = due('RU-9+10 c', 2, { 'AH-5': '10.01' })
    expect([scene.prompt, scene.offers('enter')]).toEqual(['enter', ['11.01', '9.01']])
    expect(scene.refusal('enter', '10.01')).toMatchObject({ code: 'enemy-in-hex', rule: '14.0.a' })
    expect(scene.refusal('enter', '12.01')).toMatchObject({ code: 'not-an-entry-hex', rule: '14.0' })
    scene.act('enter', '9.01')
    expect(scene.seen('placed')).toMatchObject([{ rule: '14.0.a', cost: 2 }])
    expect(scene.of('RU-9+10 c').spent).toBe(2)
  })

  it('§14.0.a nearest to any of the listed hexes; a zone that a river keeps out costs nothing', () => {
    const scene = due('RU-13', 2, { 'AH-5': '8.01', 'AH-12': '7.01' })
    expect(scene.offers('enter')).toEqual(['6.01', '9.01'])
    scene.act('enter', '6.01')
    expect(scene.of('RU-13').spent).toBe(1)
    scene.act('unit', 'RU-13')
    expect(scene.offers('march')).toContain('5.04')
    expect(scene.offers('march')).not.toContain('5.05')
  })

  it('§14.0.a farther on if the nearest are enemy-held too', () => {
    const scene = due('RU-9+10 c', 2, { 'AH-5': '10.01', 'AH-12': '9.01', 'AH-46': '11.01' })
    expect(scene.offers('enter')).toEqual(['12.01', '8.01'])
  })

  it('§14.0.a friendly edges only: for Russians not the bottom, for Austria-Hungary not the right-hand side', () => {
    const pavlov = due('RU-Pavlov', 7, { 'AH-5': '1.01', 'AH-12': '2.01' })
    expect([pavlov.prompt, pavlov.where('RU-Pavlov')]).toEqual(['move', '3.01'])
    const west = { 'RU-18': '10.26', 'RU-45': '11.26', 'RU-41': '12.26' }
    const scene = new StagedScene({
      units: { 'AH-95 ls': 'to-come', ...west },
      stage: 'reinforcement',
      turn: 4,
    })
    expect([scene.prompt, scene.where('AH-95 ls'), scene.of('AH-95 ls').spent]).toEqual(['move', '5.26', 1])
  })

  it('§14.0.a §aid.tec §6.3 forest costs 2 to enter, an enemy zone 1 more', () => {
    const edge = ['19.15', '19.16', '19.17', '19.18', '18.17', '18.16', '19.21', '19.22']
    const enemies = ['AH-5', 'AH-12', 'AH-46', 'AH-14', 'AH-33', 'AH-37', 'AH-2', 'AH-24']
    const units = Object.fromEntries(enemies.map((id, i) => [id, edge[i] ?? '']))
    const scene = due('RU-4+5 d cs', 4, units)
    expect([scene.where('RU-4+5 d cs'), scene.of('RU-4+5 d cs').spent]).toEqual(['19.14', 3])
  })
})

describe('reaction to a placement', () => {
  it('§14.0.b §12.1 §12.1.1.trigger1 cavalry reacts to a unit placed beside it', () => {
    const scene = due('RU-13', 2, { 'AH-1 c': '7.02' }).act('enter', '8.01')
    expect([scene.asked, scene.prompt, scene.play.stage]).toEqual(['AH', 'react', 'reinforcement'])
    scene.act('react', '6.02')
    expect([scene.where('AH-1 c'), scene.asked, scene.prompt]).toEqual(['6.02', 'RU', 'move'])
  })

  it('§14.0.b §12.1.1.trigger1 cavalry that has an enemy beside it does not react to the next placement', () => {
    const units = { 'AH-1 c': '7.02', 'RU-34': 'to-come' }
    const scene = due('RU-13', 2, units).act('enter', '8.01').act('stay')
    expect([scene.asked, scene.prompt]).toEqual(['RU', 'enter'])
    scene.act('enter', '7.01')
    // The cavalry is beside RU-13 already, so RU-34 triggers nothing.
    expect([scene.asked, scene.prompt]).toEqual(['RU', 'move'])
  })

  it('§14.0.b not at a distance', () => {
    expect(due('RU-13', 2, { 'AH-1 c': '7.03' }).act('enter', '8.01').prompt).toBe('move')
  })
})
