/** Chapters 6.3 and 6.7: patrols, dogfights, aces, superiority and aerodromes. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../codes.ts'
import { EP } from '../nations.ts'
import { place } from '../places.ts'
import { airSuperiority } from '../rules/06-aviation/superiority.ts'
import { unit } from '../units.ts'
import { RESTS, type SceneSpec, StagedScene } from './scene.ts'

/** Kaiserschlacht; Germans based at 0921 and French at 0922, which is a fortress */
const scene = (spec: SceneSpec): StagedScene =>
  new StagedScene({
    scenario: '12.4',
    month: '1918-04',
    ...spec,
    control: { '0921': 'DE', '1022': 'DE', ...spec.control },
    fortresses: { '1022': 2 },
  })
const patrol = (units: SceneSpec['units'], more: SceneSpec = {}): StagedScene =>
  scene({ stages: [RESTS, 'aviation/patrol'], arg: 0, ...more, units: units ?? {} })
const dogfight = (units: SceneSpec['units'], more: SceneSpec = {}): StagedScene =>
  scene({ stages: [RESTS, 'aviation/dogfights'], ...more, units: units ?? {} })

describe('patrol', () => {
  it('§6.311 §4.2 sides take turns, CP first, one fighter at a time', () => {
    const play = patrol({ '0921': 'DE-air-DR1JG1 DE-air-DR1JG2', '0922': 'FR-air-S_XIII' })
    expect(play.asked).toBe('CP')
    play.act('fly', 'DE-air-DR1JG1').act('patrol-at', '1022')
    expect(play.asked).toBe('EP')
    play.act('fly', 'FR-air-S_XIII').act('patrol-at', '0823')
    expect(play.asked).toBe('CP')
    play.act('fly', 'DE-air-DR1JG2').act('patrol-at', '0921')
    expect(play.isPast).toBe(true)
    expect(play.where('DE-air-DR1JG1')).toBe('1022')
  })

  it('§6.311 as far as its radius, a point a hex, whatever the ground and whoever stands there', () => {
    const play = patrol({ '0921': 'DE-air-DR1JG1', '0922': 'FR-inf-1', '1022': 'DE-inf-1' })
    play.act('fly', 'DE-air-DR1JG1')
    const three = play.offers('patrol-at')
    expect(three).toEqual(expect.arrayContaining(['0921', '0922', '0924', '0621']))
    expect(three).not.toContain('0925')
    expect(play.refusal('patrol-at', '0925')).toMatchObject({ code: 'out-of-radius', rule: '6.311' })
  })

  it('§6.311 §6.312 not over neutral land', () => {
    const play = patrol({ '1326': 'DE-air-DR1JG1' })
    play.act('fly', 'DE-air-DR1JG1')
    expect(play.refusal('patrol-at', '1328')).toMatchObject({ code: 'neutral-air', rule: '6.312' })
  })

  it('§6.311 a port box takes all the points that are left, and an ocean box is no place to patrol', () => {
    const play = patrol({ '0122': 'FR-air-S_XIII' }).act('fly', 'FR-air-S_XIII')
    expect(play.offers('patrol-at')).toContain('bordeaux')
    // with two hexes by way of the box it would be in reach
    expect(play.offers('patrol-at')).not.toContain('0127')
    expect(play.offers('patrol-at')).not.toContain('mid-atlantic')
    const out = patrol({ bordeaux: 'FR-air-S_XIII' }).act('fly', 'FR-air-S_XIII')
    expect(out.offers('patrol-at')).toEqual(expect.arrayContaining(['bordeaux', '0128', '0424']))
    expect(out.offers('patrol-at')).not.toContain('mid-atlantic')
  })

  it('§6.312 out of supply nobody sets out', () => {
    const cut = patrol({ '0921': 'DE-air-DR1JG1' }, { control: { '0921': 'DE', '0922': 'FR' } })
    expect(cut.offers('fly')).toEqual(['DE-air-DR1JG1'])
    const play = patrol(
      { '0726': 'DE-air-DR1JG1', '0921': 'DE-air-DR1JG2' },
      {
        control: { '0921': 'DE', '0726': 'DE' },
      },
    )
    expect(play.refusal('fly', 'DE-air-DR1JG1')).toMatchObject({ code: 'air-unsupplied', rule: '6.312' })
  })

  it('§6.312 each fighter moves once', () => {
    const play = patrol({ '0921': 'DE-air-DR1JG1 DE-air-DR1JG2' })
    play.act('fly', 'DE-air-DR1JG1').act('patrol-at', '1022')
    expect(play.refusal('fly', 'DE-air-DR1JG1')).toMatchObject({ code: 'on-patrol', rule: '6.312' })
  })

  it('§6.312 enemy fighters keep it where it is', () => {
    const play = patrol({ '0921': 'DE-air-DR1JG1 FR-air-S_XIII' })
    play.act('fly', 'DE-air-DR1JG1')
    expect(play.offers('patrol-at')).toEqual(['0921'])
    expect(play.refusal('patrol-at', '1022')).toMatchObject({ code: 'held-by-fighters', rule: '6.312' })
  })

  it('§6.3 bombers take no part', () => {
    const play = patrol({ '0921': 'DE-air-GOTHA DE-air-DR1JG1' })
    expect(play.refusal('fly', 'DE-air-GOTHA')).toMatchObject({ code: 'no-fighter', rule: '6.3' })
  })

  it('§6.313 two passes in a row end it; one pass does not', () => {
    const play = patrol({ '0921': 'DE-air-DR1JG1 DE-air-DR1JG2', '0922': 'FR-air-S_XIII GB-air-CAMEL' })
    play.act('pass')
    expect(play.isPast).toBe(false)
    play.act('fly', 'FR-air-S_XIII').act('patrol-at', '0922').act('pass')
    expect(play.asked).toBe('EP')
    play.act('pass')
    expect(play.isPast).toBe(true)
  })

  it('§6.313 a side whose fighters have all moved is not asked any more', () => {
    const play = patrol({ '0921': 'DE-air-DR1JG1', '0922': 'FR-air-S_XIII GB-air-CAMEL' })
    play.act('fly', 'DE-air-DR1JG1').act('patrol-at', '0921')
    play.act('fly', 'FR-air-S_XIII').act('patrol-at', '0922')
    expect(play.asked).toBe('EP')
    play.act('fly', 'GB-air-CAMEL').act('patrol-at', '0922')
    expect(play.isPast).toBe(true)
  })

  it('§1.323 an ace flies along or stays with another; alone he returns to the Force Pool', () => {
    const units = { '0921': 'DE-air-DR1JG1 DE-air-DR1JG2 DE-ace-RICHTFN' }
    const along = patrol(units).act('fly', 'DE-air-DR1JG1').act('patrol-at', '1022').act('yes')
    expect(along.where('DE-ace-RICHTFN')).toBe('1022')
    const stays = patrol(units).act('fly', 'DE-air-DR1JG1').act('patrol-at', '1022').act('no')
    expect(stays.where('DE-ace-RICHTFN')).toBe('0921')
    stays.act('fly', 'DE-air-DR1JG2').act('patrol-at', '0920').act('no')
    expect(stays.where('DE-ace-RICHTFN')).toBe('pool')
  })

  it('§6.312 an ace moves once too', () => {
    const units = { '0921': 'DE-air-DR1JG1 DE-ace-RICHTFN', '1022': 'DE-air-DR1JG2' }
    const play = patrol(units).act('fly', 'DE-air-DR1JG1').act('patrol-at', '1022').act('yes')
    play.act('fly', 'DE-air-DR1JG2').act('patrol-at', '0921')
    expect(play.where('DE-ace-RICHTFN')).toBe('1022')
    expect(play.isPast).toBe(true)
  })
})

describe('at sea', () => {
  it('§6.452 §7.61 on board a ship a fighter neither fights nor holds anybody', () => {
    const units = { '0516': 'GB-air-CAMEL DE-air-DR1JG1' }
    const alone = dogfight(units, { patrols: 'DE-air-DR1JG1' })
    expect([alone.isPast, alone.seen('dogfight-began')]).toEqual([true, []])
    const both = dogfight(units, { patrols: 'DE-air-DR1JG1 GB-air-CAMEL' })
    expect(both.seen('dogfight-began')).toHaveLength(1)
  })
})

describe('combining', () => {
  const two = { '0921': 'DE-air-DR1JG1 DE-air-DR1JG2 DE-air-DR1JG3 DE-air-ALB_DII' }

  it('§2.67 two reduced fighters of the same nation and values become one; the other returns to the pool', () => {
    const play = patrol(two, { trench: 'DE-air-DR1JG1 DE-air-DR1JG2' })
    play.act('combine', 'DE-air-DR1JG1')
    expect(play.isTrench('DE-air-DR1JG1')).toBe(false)
    expect(play.where('DE-air-DR1JG2')).toBe('pool')
    expect(play.asked).toBe('CP')
    expect(play.offers('fly')).toContain('DE-air-DR1JG1')
  })

  it('§2.67 not with other values, nor at full strength, nor elsewhere', () => {
    const play = patrol(two, { trench: 'DE-air-DR1JG1 DE-air-ALB_DII' })
    expect(play.refusal('combine', 'DE-air-DR1JG1')).toMatchObject({ code: 'no-partner', rule: '2.67' })
    expect(play.refusal('combine', 'DE-air-DR1JG2')).toMatchObject({ code: 'not-reduced', rule: '2.67' })
    const apart = patrol(
      { '0921': 'DE-air-DR1JG1', '1022': 'DE-air-DR1JG2' },
      {
        trench: 'DE-air-DR1JG1 DE-air-DR1JG2',
      },
    )
    expect(apart.refusal('combine', 'DE-air-DR1JG1').code).toBe('no-partner')
  })

  it('§2.67 §6.312 one made of a fighter that has flown has flown', () => {
    const play = patrol(
      { '0921': 'DE-air-DR1JG1 DE-air-DR1JG2 DE-air-DR1JG3' },
      {
        trench: 'DE-air-DR1JG1 DE-air-DR1JG2',
      },
    )
    play.act('fly', 'DE-air-DR1JG1').act('patrol-at', '0921').act('combine', 'DE-air-DR1JG2')
    expect(play.refusal('fly', 'DE-air-DR1JG2').code).toBe('on-patrol')
  })

  it('§6.321 §2.67 before a dogfight begins', () => {
    const play = dogfight(
      { '0921': 'DE-air-DR1JG1 DE-air-DR1JG2 FR-air-S_XIII' },
      {
        trench: 'DE-air-DR1JG1 DE-air-DR1JG2',
      },
    )
    expect(play.prompt).toBe('regroup')
    play.act('combine', 'DE-air-DR1JG2')
    expect(play.where('DE-air-DR1JG1')).toBe('pool')
    expect(play.prompt).toBe('fire')
  })
})

describe('dogfights', () => {
  it('§6.32 only where fighters of both sides are; bombers fight nobody', () => {
    const play = dogfight({ '0921': 'DE-air-GOTHA FR-air-S_XIII', '0922': 'DE-air-DR1JG1' })
    expect(play.isPast).toBe(true)
    expect(play.seen('dogfight-began')).toEqual([])
  })

  it('§6.32 §4.2 one place after the other, as CP chooses', () => {
    const play = dogfight({
      '0921': 'DE-air-DR1JG1 FR-air-S_XIII',
      '0922': 'DE-air-DR1JG2 GB-air-CAMEL',
    })
    expect([play.asked, play.prompt]).toEqual(['CP', 'dogfight-where'])
    expect(play.refusal('dogfight', '1022')).toMatchObject({ code: 'no-dogfight', rule: '6.32' })
    expect(play.offers('dogfight')).toEqual(['0921', '0922'])
    play.act('dogfight', '0922')
    expect(play.placeAsked).toBe('0922')
  })

  it('§6.322 the best machine-guns fire first, and equal ones in one tier', () => {
    const play = dogfight({ '0921': 'DE-air-EINDKR DE-air-DVII FR-air-S_XIII' })
    expect(play.unitAsked).toBe('DE-air-DVII')
    play.act('hold-fire')
    expect(play.unitAsked).toBe('FR-air-S_XIII')
    play.act('hold-fire')
    expect(play.unitAsked).toBe('DE-air-EINDKR')
  })

  it('§6.323 2d6 and machine-guns above evasion; §6.324 all results of a tier at once', () => {
    // 6 + 6 = 12 does not beat 12; 7 + 6 = 13 does, and the one that was hit has fired too
    const miss = dogfight({ '0921': 'DE-air-DR1JG1 FR-air-S_XIII' }).dice(3, 3).dice(3, 4)
    miss.act('fire', 'FR-air-S_XIII').act('fire', 'DE-air-DR1JG1')
    expect(miss.seen('shot').map(({ hit }) => hit)).toEqual([0, 1])
    const both = dogfight({ '0921': 'DE-air-DR1JG1 FR-air-S_XIII' }).dice(6, 6).dice(6, 6)
    both.act('fire', 'FR-air-S_XIII')
    expect(both.isTrench('FR-air-S_XIII')).toBe(false)
    both.act('fire', 'DE-air-DR1JG1')
    expect(both.isTrench('FR-air-S_XIII')).toBe(true)
    expect(both.isTrench('DE-air-DR1JG1')).toBe(true)
  })

  it('§6.323 full strength against a reduced one adds one', () => {
    const units = { '0921': 'DE-air-DR1JG1 FR-air-S_XIII' }
    const play = dogfight(units, { trench: 'FR-air-S_XIII' }).dice(3, 3).dice(1, 1)
    play.act('fire', 'FR-air-S_XIII').act('fire', 'DE-air-DR1JG1')
    expect(play.seen('shot').map(({ value, hit }) => [value, hit])).toEqual([
      [7, 1],
      [6, 0],
    ])
    expect(play.where('FR-air-S_XIII')).toBe('pool')
  })

  it('§6.323 nobody is fired at twice before everybody has been once', () => {
    const play = dogfight({ '0921': 'DE-air-DR1JG1 DE-air-DR1JG2 DE-air-DR1JG3 FR-air-S_XIII GB-air-CAMEL' })
    play.dice(1, 1).act('fire', 'FR-air-S_XIII')
    expect(play.offers('fire')).toEqual(['GB-air-CAMEL'])
    expect(play.refusal('fire', 'FR-air-S_XIII')).toMatchObject({ code: 'targeted-already', rule: '6.323' })
    play.dice(1, 1).act('fire', 'GB-air-CAMEL')
    expect(play.offers('fire')).toEqual(['FR-air-S_XIII', 'GB-air-CAMEL'])
  })

  it('§6.321 §6.323 a fighter with an ace fires twice, at whom it likes', () => {
    const play = dogfight({ '0921': 'DE-air-DR1JG1 DE-air-DR1JG2 DE-ace-RICHTFN FR-air-S_XIII GB-air-CAMEL' })
    expect(play.prompt).toBe('pair-ace')
    play.act('pair', 'DE-air-DR1JG1').dice(3, 4).dice(3, 4)
    play.act('fire', 'GB-air-CAMEL').act('fire', 'GB-air-CAMEL')
    expect(play.unitAsked).toBe('DE-air-DR1JG2')
    play.act('hold-fire').act('hold-fire').act('hold-fire')
    expect(play.where('GB-air-CAMEL')).toBe('pool')
  })

  it('§6.321 the ace dies with his fighter', () => {
    const play = dogfight(
      { '0921': 'DE-air-DR1JG1 DE-ace-RICHTFN FR-air-S_XIII' },
      { trench: 'DE-air-DR1JG1' },
    )
    play.dice(1, 1).dice(1, 1).dice(6, 6)
    play.act('fire', 'FR-air-S_XIII').act('fire', 'FR-air-S_XIII').act('fire', 'DE-air-DR1JG1')
    expect(play.where('DE-air-DR1JG1')).toBe('pool')
    expect(play.where('DE-ace-RICHTFN')).toBe('gone')
  })

  it('§6.324 §6.325 §errata.6.324 who is damaged leaves before the next tier fires; who came reduced and is not hit stays', () => {
    const play = dogfight(
      { '0922': 'DE-air-DVII DE-air-EINDKR FR-air-S_XIII' },
      { trench: 'DE-air-EINDKR', control: { '0921': 'DE' } },
    )
    play.dice(6, 6).act('fire', 'FR-air-S_XIII')
    // §6.325 damaged before its own tier: it leaves and does not fire
    expect(play.prompt).toBe('abort')
    expect(play.offers('land-at')).not.toContain('0922')
    expect(play.offers('land-at')).not.toContain('0921')
    expect(play.refusal('land-at', '0921')).toMatchObject({ code: 'no-refuge', rule: '6.324' })
    play.act('land-at', '0823')
    expect(play.where('FR-air-S_XIII')).toBe('0823')
    expect(play.where('DE-air-EINDKR')).toBe('0922')
    expect(play.isPast).toBe(true)
  })

  it('§6.324 nobody leaves to places of enemy units, nor by way of enemy fighters; without a way it is lost', () => {
    const play = dogfight(
      {
        '0922': 'FR-air-S_XIII DE-air-DVII',
        '0822': 'DE-air-EINDKR',
        '0823': 'DE-air-DR1JG1',
        '0923': 'DE-air-DR1JG2',
        '0921': 'DE-air-EINDKR_D',
        '1022': 'DE-air-ALB_DII',
        '1023': 'DE-air-ALB_DIII',
      },
      { control: { '0921': 'DE' } },
    )
    play.dice(6, 6).act('fire', 'FR-air-S_XIII')
    expect(play.where('FR-air-S_XIII')).toBe('pool')
    expect(play.isPast).toBe(true)
  })

  it('§6.326 dogfights go on until one side is left; §6.327 it has air superiority', () => {
    const play = dogfight({ '0922': 'DE-air-DR1JG1 FR-air-S_XIII' })
    play.act('hold-fire').act('hold-fire')
    expect(play.seen('dogfight-began')).toHaveLength(2)
    expect(airSuperiority(play.state, place('0922'))).toBeUndefined()
    play.dice(6, 6).act('hold-fire').act('fire', 'DE-air-DR1JG1')
    play.act('land-at', play.offers('land-at')[0])
    expect(play.isPast).toBe(true)
    expect(airSuperiority(play.state, place('0922'))).toBe(EP)
    expect(play.seen('air-superiority')).toMatchObject([{ side: EP }])
  })

  it('§6.33 §10.51 a patrol that meets nobody has superiority; a fighter at its base that does not patrol has none', () => {
    const play = patrol({ '0922': 'FR-air-S_XIII', '0921': 'DE-air-DR1JG1' })
    play.act('pass').act('fly', 'FR-air-S_XIII').act('patrol-at', '0922').act('pass')
    expect(airSuperiority(play.state, place('0922'))).toBe(EP)
    expect(airSuperiority(play.state, place('0921'))).toBeUndefined()
  })
})

describe('aerodrome', () => {
  const base = (side: 0 | 1, units: SceneSpec['units'], more: SceneSpec = {}): StagedScene =>
    scene({ stages: [RESTS, 'aerodrome'], arg: side, ...more, units: units ?? {} })

  it('§6.71 §6.33 who is over hostile ground returns, and no patrol outlasts the phase', () => {
    const play = base(0, { '0922': 'DE-air-DR1JG1', '0921': 'DE-air-DR1JG2' }, { patrols: 'DE-air-DR1JG1' })
    expect(play.prompt).toBe('return-to-base')
    expect(play.offers('land-at')).toEqual(expect.arrayContaining(['0921', '1022']))
    expect(play.refusal('land-at', '0923')).toMatchObject({ code: 'no-base', rule: '6.73' })
    play.act('land-at', '1022')
    expect(airSuperiority(play.state, place('1022'))).toBeUndefined()
    expect(play.prompt).toBe('change-base')
  })

  it('§6.71 §6.311 who patrols over the sea returns, whichever side he is on', () => {
    const play = base(0, { '0516': 'DE-air-DR1JG1' }, { patrols: 'DE-air-DR1JG1', control: { '0617': 'DE' } })
    expect(play.prompt).toBe('return-to-base')
    play.act('land-at', '0617')
    expect(play.where('DE-air-DR1JG1')).toBe('0617')
    const british = base(1, { '0516': 'GB-air-CAMEL' }, { patrols: 'GB-air-CAMEL' })
    expect(british.prompt).toBe('return-to-base')
  })

  it('§6.33 patrols of a side last until all its units are at a base, its aces on patrol too', () => {
    const units = { '0516': 'GB-air-CAMEL', '0921': 'DE-air-DR1JG1 DE-ace-RICHTFN' }
    const play = base(0, units, { patrols: 'GB-air-CAMEL DE-air-DR1JG1 DE-ace-RICHTFN' })
    expect(['DE-air-DR1JG1', 'DE-ace-RICHTFN'].map((id) => play.state.marks.get(unit(id)))).toEqual([0, 0])
    expect(play.state.marks.has(unit('GB-air-CAMEL'), MARK.patrolling)).toBe(true)
  })

  it('§6.71 a base that was overrun is left, even if the enemy has no control of it', () => {
    const play = base(0, { '0921': 'DE-air-GOTHA GB-cav-1' })
    expect(play.prompt).toBe('return-to-base')
  })

  it('§6.72 in supply as far as four radii, once', () => {
    const play = base(0, { '0921': 'DE-air-DR1JG1 DE-air-DR1JG2' })
    play.act('fly', 'DE-air-DR1JG1').act('land-at', '1318')
    expect(play.where('DE-air-DR1JG1')).toBe('1318')
    expect(play.refusal('fly', 'DE-air-DR1JG1')).toMatchObject({ code: 'changed-base', rule: '6.72' })
    play.act('fly', 'DE-air-DR1JG2')
    expect(play.refusal('land-at', '3017')).toMatchObject({ code: 'out-of-radius', rule: '6.73' })
  })

  it('§4.2 §6.72 only air units of the side', () => {
    const play = base(0, { '0921': 'DE-air-DR1JG1', '0922': 'FR-air-S_XIII' })
    expect(play.refusal('fly', 'FR-air-S_XIII')).toMatchObject({ code: 'not-yours', rule: '4.2' })
    expect(play.offers('fly')).toEqual(['DE-air-DR1JG1'])
  })

  it('§6.72 not out of supply', () => {
    const play = base(
      0,
      { '0726': 'DE-air-DR1JG1', '0921': 'DE-air-DR1JG2' },
      {
        control: { '0726': 'DE', '0921': 'DE' },
      },
    )
    expect(play.refusal('fly', 'DE-air-DR1JG1')).toMatchObject({ code: 'air-unsupplied', rule: '6.72' })
  })

  it('§6.73 not to enemy air units, and not over neutral land', () => {
    const play = base(0, { '1226': 'DE-air-DR1JG1', '1326': 'FR-air-S_XIII' })
    play.act('fly', 'DE-air-DR1JG1')
    expect(play.offers('land-at')).not.toContain('1326')
    expect(play.offers('land-at')).not.toContain('1328')
    expect(play.offers('land-at')).toContain('1325')
  })

  it('§1.32 §6.73 who finds no base in its radius is lost, and its ace with nobody returns to the pool', () => {
    const play = base(0, { '0427': 'DE-air-DR1JG1 DE-ace-RICHTFN' })
    expect(play.where('DE-air-DR1JG1')).toBe('pool')
    expect(play.where('DE-ace-RICHTFN')).toBe('pool')
    expect(play.isPast).toBe(true)
  })

  it('§6.73 after CP, EP; nothing is left of either', () => {
    const play = scene({
      stages: [RESTS, 'aerodrome'],
      arg: 1,
      units: { '0922': 'FR-air-S_XIII', '0921': 'DE-air-DR1JG1' },
    })
    expect(play.asked).toBe('EP')
    play.act('fly', 'FR-air-S_XIII').act('land-at', '0823')
    expect(play.isPast).toBe(true)
    expect(play.state.marks.get(unit('FR-air-S_XIII'))).toBe(0)
  })
})
