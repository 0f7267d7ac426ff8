import { describe, expect, it } from 'vitest'
import { idOf } from '../pieces.ts'
import { fight, type FightSpec, PLAIN, shots } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

const battle = (hex: string, attackers: readonly string[], defenders: readonly string[]): FightSpec => ({
  hex,
  attackers,
  turn: 6,
  pieces: Object.fromEntries([...attackers, ...defenders].map((id): [string, Placed] => [id, hex])),
})
const begun = (spec: FightSpec, ...dice: number[]): StagedScene =>
  fight(spec)
    .dice(...PLAIN, ...dice)
    .act('battle', spec.hex)
const tired = (spec: FightSpec, ...ids: readonly string[]): FightSpec => ({
  ...spec,
  pieces: { ...spec.pieces, ...Object.fromEntries(ids.map((id) => [id, { hex: spec.hex, back: true }])) },
})
const moments = (scene: StagedScene): string[] =>
  scene.seen('fired').map(({ units, moment }) => `${units.map(idOf).join('+')} ${moment}`)

describe('§9.2.6 cavalry leaves', () => {
  it('§9.2.6 §9.6.1 infantry that moves up before cavalry meets it with fire first', () => {
    const scene = begun(battle('27', ['g-2c', 'g-ii'], ['f-c1', 'f-i', 'f-iii']))
    scene.act('place', 'g-2c').act('opposite', 'f-i').act('behind', 'f-c1')
    scene.dice(6, 6, 6, 6, 6).act('yes')
    expect(moments(scene)).toEqual(['f-iii free', 'g-ii front', 'f-i front', 'g-2c front', 'f-iii front'])
  })

  it('§9.2.6 the attacker’s reserve behind a front left without an enemy does not fire either', () => {
    const scene = begun(battle('27', ['g-ii', 'g-iii', 'g-iv'], ['f-i', 'f-c1']))
    scene.act('place', 'g-ii').act('opposite', 'f-c1').act('place', 'g-iii').act('behind', 'g-ii')
    scene.dice(3, 6, 6).act('yes')
    expect(moments(scene)).toEqual(['g-iii front', 'f-i front'])
  })

  it('§9.2.6 British cavalry that has moved up fights and does not withdraw in its turn', () => {
    const scene = begun(battle('27', ['g-ii'], ['b-cav-div', 'b-2-cav-div']))
    scene.act('alone').act('opposite', 'b-cav-div').act('behind', 'b-cav-div')
    scene.dice(3, 6, 6).act('yes')
    expect(moments(scene)).toEqual(['g-ii front', 'b-2-cav-div front'])
  })
})

describe('§9.2.5 §9.3.4 reserves', () => {
  it('§9.3.4 a reserve fires though the unit before it is dead', () => {
    const scene = begun(tired(battle('79', ['g-ii'], ['f-x', 'fort-langres']), 'f-x'))
    scene.dice(2, 6, 6).act('opposite', 'f-x')
    expect([scene.where('f-x'), moments(scene)[2]]).toEqual(['dead', 'fort-langres reserve'])
  })

  it('§9.6.1 British cavalry is no reserve against a fort', () => {
    const scene = begun(battle('86', ['b-1-div', 'b-cav-div'], ['fort-metz-5']), 6, 6)
    expect(moments(scene)).toEqual(['b-1-div front', 'fort-metz-5 front'])
  })
})

describe('§9.2.3.b concentric attack', () => {
  const around: FightSpec = {
    ...battle('27', ['f-i'], ['g-ii']),
    pieces: { 'f-i': '27', 'g-ii': '27', 'f-iii': '17', 'f-c1': '26' },
  }
  const drm = (spec: FightSpec): number | undefined =>
    begun(spec, 6, 6)
      .seen('fired')[0]
      ?.modifiers.find(({ what }) => what === 'concentric')?.drm

  it('§9.2.3.b disrupted units and contested hexes of one’s own count, HQs and forts do not', () => {
    const disrupted: Placed = { hex: '28', back: true }
    expect(drm({ ...around, pieces: { ...around.pieces, 'f-x': disrupted, 'g-v': '28' } })).toBe(-1)
    expect(drm({ ...around, pieces: { ...around.pieces, 'f-hq5': '28' } })).toBeUndefined()
    const paris: FightSpec = {
      ...battle('18', ['f-i'], ['g-ii']),
      pieces: { 'f-i': '18', 'g-ii': '18', 'f-iii': '17', 'f-c1': '27', 'fort-paris': '19' },
    }
    expect(drm(paris)).toBeUndefined()
  })

  it('§9.2.3.b a blocked side counts from an empty hex of one’s own, not from one that was lost', () => {
    expect(drm({ ...around, blocked: ['28'] })).toBe(-1)
    expect(drm({ ...around, blocked: ['28'], control: { 28: 'GE' } })).toBeUndefined()
  })
})

describe('§9.2.3.a order of the attacker', () => {
  it('§9.2.3.a.n2 cavalry out of turn opposite disrupted cavalry, once the undisrupted are faced', () => {
    const scene = begun(tired(battle('27', ['g-ii', 'g-iii', 'g-2c'], ['f-i', 'f-c1']), 'f-c1'))
    expect(scene.offers('place')).toEqual(['g-ii', 'g-iii'])
    expect(scene.act('place', 'g-iii').offers('place')).toEqual(['g-2c', 'g-ii'])
  })

  it('§9.2.3.a.n3 §9.4.1.a attackers who all stay out are driven from the hex', () => {
    const scene = begun(tired(battle('27', ['g-ii', 'g-iii'], ['f-i']), 'g-ii', 'g-iii')).act('no')
    expect(scene.seen('retreat-forced')[0]).toMatchObject({ side: 1, rule: '9.4.1.a' })
    expect(shots(scene)).toEqual([])
  })
})
