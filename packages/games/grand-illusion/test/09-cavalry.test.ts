import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { fight, type FightSpec, PLAIN, shots, spaceOf } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

const inHex = (hex: string, ids: readonly string[]): Record<string, Placed> =>
  Object.fromEntries(ids.map((id) => [id, hex]))
const battle = (attackers: readonly string[], defenders: readonly string[]): FightSpec => ({
  hex: '27',
  attackers,
  pieces: inHex('27', [...attackers, ...defenders]),
})
const begun = (spec: FightSpec, ...dice: number[]): StagedScene =>
  fight(spec)
    .dice(...PLAIN, ...dice)
    .act('battle', '27')

describe('§9.6.1 cavalry that attacks infantry', () => {
  const charge = battle(['g-2c'], ['f-i'])

  it('is fired at first, and the hit counts at once; then both fire', () => {
    const scene = begun(charge, 4, 6, 5)
    expect(shots(scene).map(({ moment, hit }) => [moment, hit])).toEqual([
      ['free', true],
      ['front', false],
      ['front', false],
    ])
    expect(scene.face('g-2c')).toBe(1)
  })

  it('is gone after two hits', () => {
    const scene = begun(charge, 4, 6, 4)
    expect(scene.where('g-2c')).toBe('dead')
  })

  it('does not fire any more if the first fire eliminates it', () => {
    const scene = fight({ ...charge, pieces: { ...charge.pieces, 'g-2c': { hex: '27', back: true } } })
    scene
      .dice(...PLAIN)
      .act('battle', '27')
      .dice(1)
      .act('place', 'g-2c')
    expect(shots(scene)).toHaveLength(1)
    expect(scene.where('g-2c')).toBe('dead')
  })

  it('no such fire between cavalry', () => {
    const scene = begun(battle(['g-2c'], ['f-c1']))
    scene.dice(6, 6).act('no')
    expect(shots(scene).map(({ moment }) => moment)).toEqual(['front', 'front'])
  })
})

describe('§9.6.1 cavalry in reserve', () => {
  it('§9.2.5.b not behind a front that faces infantry', () => {
    const scene = begun(battle(['g-ii', 'g-2c'], ['f-i']), 6, 6)
    expect(scene.seen('board-set')[0]?.columns[0]?.behindAttackers).toEqual([])
  })

  it('behind a front that faces cavalry', () => {
    const scene = begun(battle(['g-ii', 'g-2c'], ['f-c1']))
    scene.act('place', 'g-ii')
    expect(scene.prompt).toBe('withdraw-cavalry')
    expect(spaceOf(scene, 'g-2c')).toBe(4)
  })

  it('British cavalry anywhere, and it fires at infantry from there', () => {
    const scene = begun(battle(['b-1-div', 'b-cav-div'], ['g-ii']), 6, 6, 2)
    expect(scene.seen('fired').at(-1)).toMatchObject({
      units: [piece('b-cav-div')],
      moment: 'reserve',
      hit: true,
    })
  })

  it('defending cavalry neither, unless British', () => {
    const french = begun(battle(['g-ii'], ['f-i', 'f-c1']))
    expect(french.prompt).toBe('choose-opponent')
    french.dice(6, 6).act('opposite', 'f-i')
    expect(spaceOf(french, 'f-c1')).toBe(-1)
    const british = begun(battle(['g-ii'], ['b-1-div', 'b-cav-div']))
      .dice(6, 6, 3)
      .act('opposite', 'b-1-div')
    expect(british.seen('fired').at(-1)).toMatchObject({ units: [piece('b-cav-div')], strength: 3 })
  })
})

describe('§9.2.6 §9.6.2 withdrawal', () => {
  it('a reserve behind the cavalry moves up and fights', () => {
    const scene = begun(battle(['g-ii'], ['f-c1', 'f-i'])).act('opposite', 'f-c1')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'place-reserve'])
    scene.act('behind', 'f-c1')
    expect(scene.prompt).toBe('withdraw-cavalry')
    scene.dice(6, 6, 6).act('yes')
    expect(scene.seen('moved-up')[0]?.units).toEqual([piece('f-i')])
    expect(shots(scene).map(({ moment }) => moment)).toEqual(['front', 'front'])
  })

  it('disrupted cavalry cannot', () => {
    const spec = battle(['g-ii'], ['f-c1'])
    const scene = begun({ ...spec, pieces: { ...spec.pieces, 'f-c1': { hex: '27', back: true } } }, 6, 6)
    expect(shots(scene)).toHaveLength(2)
  })

  it('two divisions in a space both suffer', () => {
    const scene = begun(battle(['g-ii'], ['f-c1', 'f-c3'])).act('pair', 'f-c3')
    scene.dice(1).act('yes')
    expect([scene.face('f-c1'), scene.face('f-c3')]).toEqual([1, 1])
  })
})
