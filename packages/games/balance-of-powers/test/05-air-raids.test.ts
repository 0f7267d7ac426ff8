/** Chapter 5.31: air raids. */
import { describe, expect, it } from 'vitest'
import { unit } from '../units.ts'
import { RESTS, type SceneSpec, StagedScene } from './scene.ts'

/** March 1918: a raid succeeds below 8 */
const raids = (units: Readonly<Record<string, string>>, more: SceneSpec = {}): StagedScene =>
  new StagedScene({
    scenario: '12.4',
    month: '1918-03',
    stages: [RESTS, 'season/air-raids'],
    arg: 0,
    rp: { FR: 5, GB: 5, DE: 5 },
    ...more,
    units,
  })
const LILLE = '0619'

describe('air raids', () => {
  it('§5.312 §5.313 below the last digit of the year a raid costs 1 RP, and the bomber stays where it is', () => {
    const hit = raids({ '1123': 'DE-air-GOTHA' }).dice(3, 4).act('raid', '0922')
    expect(hit.rp('FR')).toBe(4)
    expect(hit.where('DE-air-GOTHA')).toBe('1123')
    expect(hit.isPast).toBe(true)
    const miss = raids({ '1123': 'DE-air-GOTHA' }).dice(4, 4).act('raid', '0922')
    expect(miss.rp('FR')).toBe(5)
    const early = raids({ '1123': 'DE-air-GOTHA' }, { month: '1916-03' }).dice(3, 3).act('raid', '0922')
    expect(early.rp('FR')).toBe(5)
  })

  it('§5.311 only a population centre with a railway in enemy hands', () => {
    const play = raids({ '1123': 'DE-air-GOTHA' }, { control: { '0418': 'DE' } })
    expect(play.offers('raid')).toContain('0423')
    expect(play.refusal('raid', '0923')).toMatchObject({ code: 'no-target', rule: '5.311' })
    expect(play.refusal('raid', '0418')).toMatchObject({ code: 'no-target', rule: '5.311' })
  })

  it('§5.312 not beyond its radius', () => {
    const play = raids({ '1724': 'DE-air-GOTHA' })
    expect(play.refusal('raid', '0423')).toMatchObject({ code: 'out-of-radius', rule: '5.312' })
  })

  it('§5.312 not over neutral hexes', () => {
    const play = (more: SceneSpec = {}): StagedScene =>
      raids({ '1217': 'DE-air-GOTHA' }, { control: { '0917': 'DE', '0918': 'DE' }, ...more })
    const over = play({ joined: { NL: 'EP' } }).offers('raid')
    expect(over).toContain('0415')
    expect(play().offers('raid')).not.toContain('0415')
  })

  it('§5.311 §3.2 out of supply no bomber raids', () => {
    expect(raids({ '0726': 'DE-air-GOTHA' }, { control: { '0726': 'DE' } }).isPast).toBe(true)
  })

  it('§5.312 it may stay at home, and flies once a season', () => {
    const play = raids({ '1123': 'DE-air-GOTHA', '1223': 'DE-air-ZEPPELIN' }).act('no')
    expect(play.unitAsked).toBe('DE-air-GOTHA')
    play.act('no')
    expect(play.isPast).toBe(true)
    expect(play.state.marks.get(unit('DE-air-GOTHA'))).toBe(0)
  })

  it('§5.312 §6.452 a fighter on board a ship guards nothing', () => {
    const shipped = raids({ '0919': 'DE-air-GOTHA', '0516': 'GB-air-CAMEL' }).dice(3, 4).act('raid', '0418')
    expect(shipped.seen('raided')).toMatchObject([{ drm: 0, hit: 1 }])
  })

  it('§5.312 a Zeppelin, a lone step, and a fighter near the target make it harder', () => {
    const zeppelin = raids({ '1123': 'DE-air-ZEPPELIN' }).dice(3, 4).act('raid', '0922')
    expect(zeppelin.seen('raided')).toMatchObject([{ drm: 1, hit: 0 }])
    const reduced = raids({ '1123': 'DE-air-GOTHA' }, { trench: 'DE-air-GOTHA' }).dice(3, 4)
    expect(reduced.act('raid', '0922').seen('raided')).toMatchObject([{ drm: 1, hit: 0 }])
    const guarded = raids({ '1123': 'DE-air-GOTHA', '0723': 'FR-air-S_XIII' }).dice(3, 4, 1, 1)
    expect(guarded.act('raid', '0922').seen('raided')).toMatchObject([{ drm: 1, hit: 0 }])
    const far = raids({ '1123': 'DE-air-GOTHA', '0121': 'FR-air-S_XIII' }).dice(3, 4)
    expect(far.act('raid', '0922').seen('raided')).toMatchObject([{ drm: 0, hit: 1 }])
  })

  it('§5.314 each fighter near the target fires once, above the evasion; a second hit destroys', () => {
    const near = { '0723': 'FR-air-S_XIII', '0822': 'GB-air-CAMEL' }
    const play = raids({ '1123': 'DE-air-GOTHA', ...near })
      .dice(6, 6, 2, 2, 2, 3)
      .act('raid', '0922')
    // 2 + 2 + 6 = 10 is not above 10
    expect(play.seen('shot').map(({ hit }) => hit)).toEqual([0, 1])
    expect(play.isTrench('DE-air-GOTHA')).toBe(true)
    const twice = raids({ '1123': 'DE-air-GOTHA', ...near })
      .dice(6, 6, 6, 6, 6, 6)
      .act('raid', '0922')
    expect(twice.where('DE-air-GOTHA')).toBe('pool')
  })

  it('§5.314 who is out of supply fires all the same (§3.2)', () => {
    const units = { '1123': 'DE-air-GOTHA', '0823': 'FR-air-S_XIII' }
    const control = { '0823': 'FR', '0423': 'DE', '0722': 'DE', '0619': 'DE', '0621': 'DE', '1022': 'DE' }
    const play = raids(units, { control }).dice(6, 6, 1, 1).act('raid', '0922')
    expect(play.seen('shot')).toHaveLength(1)
  })

  it('§5.31 the major that controls the target loses; minors have no RP', () => {
    const play = raids({ '1018': 'DE-air-GOTHA' }, { control: { '0917': 'BE', '1018': 'DE', [LILLE]: 'GB' } })
    expect(play.refusal('raid', '0917').code).toBe('no-target')
    play.dice(1, 1).act('raid', LILLE)
    expect([play.rp('GB'), play.rp('FR')]).toEqual([4, 5])
  })

  it('§2.93 §5.3 a conquered power loses nothing, and nobody falls below zero', () => {
    const conquered = raids({ '1123': 'DE-air-GOTHA' }, { conquered: 'FR', patron: { FR: 'GB' } })
    expect(conquered.dice(1, 1).act('raid', '0922').rp('FR')).toBe(5)
    const poor = raids({ '1123': 'DE-air-GOTHA' }, { rp: { FR: 0 } })
      .dice(1, 1)
      .act('raid', '0922')
    expect(poor.rp('FR')).toBe(0)
    expect(poor.seen('rp-lost')).toEqual([])
  })

  it('§5.312 then EP', () => {
    const play = raids({ '0922': 'GB-air-0400' }, { arg: 1 }).dice(1, 1)
    expect(play.asked).toBe('EP')
    expect(play.act('raid', '1123').rp('DE')).toBe(4)
  })
})
