/** Chapters 11.3 and 12: free set-up, ready-made and changed, and in secret. */
import { Play } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { DEED } from '../codes.ts'
import { DATA } from '../data/load.ts'
import { balanceOfPowers } from '../game.ts'
import { CP, EP, SIDES, type Side } from '../nations.ts'
import { place } from '../places.ts'
import { startersOf } from '../rules/05-season/arrivals.ts'
import { whatIsMissing } from '../rules/11-set-up/demands.ts'
import { whyNotSetUp } from '../rules/11-set-up/grounds.ts'
import { takeReadyMade } from '../rules/11-set-up/ready-made.ts'
import { unit, unitsIn } from '../units.ts'
import { whereIs } from '../state.ts'
import { type SceneSpec, StagedScene, stateFor } from './scene.ts'

const setting = (side: 'CP' | 'EP', more: SceneSpec = {}): StagedScene =>
  new StagedScene({
    stages: ['month/end', 'campaign/half', 'set-up/side'],
    arg: side === 'CP' ? 0 : 1,
    fortnight: 1,
    ...more,
  })

/** the code of the refusal, or undefined */
function why(scenario: string, id: string, hex: string, laidOut = false): string | undefined {
  const state = stateFor({ scenario })
  const side = state.allegiance.get(DATA.nations.findIndex((n) => n.id === id.slice(0, 2))) as Side
  const units = startersOf(state, side)
  if (laidOut) takeReadyMade(state, side, units)
  return whyNotSetUp(state, side, unit(id), place(hex), units)?.code
}

describe('three ways', () => {
  it('§11.3 §aid.setup-1914 ready-made is one answer', () => {
    const scene = setting('EP').act('ready-made')
    expect(scene.prompt).not.toBe('set-up')
    expect([scene.where('FR-inf-1'), scene.where('RU-inf-GD_1')]).toEqual(['0921', 'petrograd'])
  })

  it('§11.3 laid out ready-made it can be changed, and is finished with done', () => {
    const scene = setting('EP').act('lay-out')
    expect(scene.can('done')).toBe(true)
    scene.act('set-up-unit', 'FR-inf-1').act('place-at', '1024')
    expect(scene.prompt).toBe('set-up')
    expect(scene.act('done').where('FR-inf-1')).toBe('1024')
  })

  it('§11.3 unit by unit: nobody is ready before the last one stands', () => {
    const scene = setting('CP')
    expect(scene.can('done')).toBe(false)
    scene.act('set-up-unit', 'DE-inf-2').act('place-at', '1219')
    expect(scene.where('DE-inf-2')).toBe('1219')
    expect(scene.refusal('done')).toMatchObject({ code: 'not-all-set-up', rule: '11.3' })
    expect(scene.refusal('set-up-unit', 'FR-inf-1')).toMatchObject({ code: 'not-in-set-up' })
  })

  it('§11.3 §aid.setup-1914 laid out again, all stands where it should: places, trenches and infrastructure', () => {
    const laid = (scene: StagedScene): unknown => {
      const { where, flipped, infrastructure } = scene.act('lay-out').state
      const corps = startersOf(scene.state, CP)
      return [corps.map((u) => [where.get(u), flipped.get(u)]), infrastructure.entries()]
    }
    const fresh = setting('CP', { scenario: '12.4' })
    const changed = setting('CP', { scenario: '12.4' }).act('set-up-unit', 'DE-inf-2').act('place-at', '1721')
    changed
      .act('set-up-unit', 'DE-inf-2')
      .act('dig-in')
      .act('set-up-unit', 'DE-inf-4')
      .act('place-at', '1721')
    changed.act('set-up-unit', 'DE-inf-4').act('dig-in').act('build-at', '1721')
    expect(changed.state.infrastructure.count).toBe(1)
    expect(laid(changed)).toEqual(laid(fresh))
    expect(changed.can('done')).toBe(true)
    expect([changed.isTrench('DE-inf-7'), changed.isTrench('FR-inf-5')]).toEqual([true, false])
  })

  it('§aid.setup-1914 only the own side is placed, and as many as the list has', () => {
    const scene = setting('EP').act('lay-out')
    expect([scene.where('FR-inf-1'), scene.where('DE-inf-2'), scene.where('BE-inf-1')]).toEqual([
      '0921',
      'toCome',
      'toCome',
    ])
    const units = startersOf(scene.state, EP).length
    expect(setting('EP').act('ready-made').seen('set-up')[0]).toMatchObject({ side: EP, units })
    expect(scene.act('done').seen('set-up')[0]).toMatchObject({ side: EP, units })
  })

  it('§11.3 where modes are free a mobile corps may dig in and one in trench mode may rise', () => {
    const scene = setting('CP', { scenario: '12.4' }).act('set-up-unit', 'DE-inf-2').act('place-at', '1721')
    scene.act('set-up-unit', 'DE-inf-2')
    expect([scene.can('dig-in'), scene.can('rise')]).toEqual([true, false])
    scene.act('dig-in').act('set-up-unit', 'DE-inf-2')
    expect([scene.can('dig-in'), scene.can('rise')]).toEqual([false, true])
    expect(scene.act('rise').isTrench('DE-inf-2')).toBe(false)
    const steel = setting('CP', { scenario: '12.3' })
      .act('set-up-unit', 'DE-inf-GUARD')
      .act('place-at', '1721')
    expect(steel.act('set-up-unit', 'DE-inf-GUARD').can('rise')).toBe(false)
  })

  it('§11.3 infrastructure only where there is some to place, and in the area of the side', () => {
    expect(setting('CP').refusal('build-at', '1721')).toMatchObject({ code: 'no-markers-left', rule: '11.3' })
    const scene = setting('CP', { scenario: '12.4' })
    expect(scene.refusal('build-at', '0423')).toMatchObject({ code: 'set-up-area', rule: '12.4.setup' })
  })

  it('§11.3 EP is asked first, then CP; only in a secret set-up both at once', () => {
    const play = Play.start(setupOf(balanceOfPowers, '12.1'))
    expect(play.pending.map(({ seat }) => seat)).toEqual([1])
    play.answer(1, { verb: 'ready-made' })
    expect([play.pending[0]?.seat, play.pending[0]?.question.prompt]).toEqual([0, 'set-up'])
    const secret = Play.start(setupOf(balanceOfPowers, '12.1', { 'set-up': 'secret' }))
    expect(secret.pending).toHaveLength(2)
  })

  it.each(['12.1', '12.2', '12.3', '12.4'])(
    '§11.3 the ready-made set-up of %s keeps every rule',
    (scenario) => {
      for (const side of SIDES) {
        const state = stateFor({ scenario })
        const units = startersOf(state, side)
        takeReadyMade(state, side, units)
        expect(whatIsMissing(state, side, units)).toBeUndefined()
        const wrong = units.filter(
          (u) =>
            whereIs(state, u) >= 0 && whyNotSetUp(state, side, u, whereIs(state, u), units) !== undefined,
        )
        expect(wrong).toEqual([])
      }
    },
  )
})

describe('12.1', () => {
  it('§12.1.setup.general at home, and in mobile mode', () => {
    expect(why('12.1', 'DE-inf-2', '1721')).toBeUndefined()
    expect(why('12.1', 'DE-inf-2', '2927')).toBe('set-up-area')
    expect(why('12.1', 'AH-inf-1', '1721')).toBe('set-up-area')
    expect(why('12.1', 'DE-inf-2', '1119')).toBe('set-up-area')
    const scene = setting('CP').act('lay-out').act('set-up-unit', 'DE-inf-2')
    expect(scene.can('dig-in')).toBe(false)
  })

  it('§12.1.setup.france the Alpine corps and XIX at Dijon, the others within two hexes of Germany', () => {
    expect(why('12.1', 'FR-mtn-ALPINE', '0827')).toBeUndefined()
    expect(why('12.1', 'FR-mtn-ALPINE', '1024')).toBe('set-up-dijon')
    expect(why('12.1', 'FR-inf-19', '1024')).toBe('set-up-dijon')
    expect(why('12.1', 'FR-inf-1', '0921')).toBeUndefined()
    expect(why('12.1', 'FR-inf-1', '0423')).toBe('set-up-far-from-germany')
    expect(why('12.1', 'FR-inf-1', '0827')).toBe('set-up-far-from-germany')
  })

  it('§12.1.setup.france two French corps in each hex on the border', () => {
    const scene = setting('EP').act('lay-out').act('set-up-unit', 'FR-inf-4').act('place-at', '1127')
    expect(scene.refusal('done')).toMatchObject({ code: 'set-up-frontier', rule: '12.1.setup.france' })
  })

  it('§12.1.setup.germany nine corps before Liege, six at most east of Berlin', () => {
    const scene = setting('CP').act('lay-out')
    for (const id of ['DE-inf-2', 'DE-inf-3', 'DE-inf-4'])
      scene.act('set-up-unit', id).act('place-at', '1721')
    expect(scene.refusal('done')).toMatchObject({ code: 'set-up-liege', rule: '12.1.setup.germany' })
    expect(why('12.1', 'DE-inf-2', '2617')).toBeUndefined()
    expect(why('12.1', 'DE-inf-2', '2617', true)).toBe('set-up-east-full')
    expect(why('12.1', 'DE-inf-1', '2617', true)).toBeUndefined()
    expect(why('12.1', 'DE-inf-2', '2517', true)).toBeUndefined()
  })

  it('§12.1.setup.ah neither in nor beside Rava Russka, Brody and Tarnopol', () => {
    for (const hex of ['4321', '4522', '4624', '4322'])
      expect(why('12.1', 'AH-inf-1', hex)).toBe('set-up-galicia')
    expect(why('12.1', 'AH-inf-1', '4122')).toBeUndefined()
  })

  it('§12.1.setup.russia in population centres from the column of Warsaw on; the Guard in Petrograd', () => {
    expect(why('12.1', 'RU-inf-1', '3717')).toBeUndefined()
    expect(why('12.1', 'RU-inf-1', '4012')).toBe('set-up-russia')
    expect(why('12.1', 'RU-inf-1', '3518')).toBe('set-up-russia')
    expect(why('12.1', 'RU-inf-GD_1', '3717')).toBe('set-up-petrograd')
  })

  it('§12.1.setup.general §2.62 six corps and one leader in a place', () => {
    expect(why('12.1', 'FR-inf-4', '0921', true)).toBe('full')
    expect(why('12.1', 'DE-ldr-KLUCK', '1122', true)).toBeUndefined()
  })

  it('§1.323 no leader begins alone, nor stays where his last corps has left', () => {
    const scene = setting('CP').act('set-up-unit', 'DE-ldr-KLUCK')
    expect(scene.refusal('place-at', '1721')).toMatchObject({ code: 'set-up-lonely', rule: '1.323' })
    scene.act('halt').act('set-up-unit', 'DE-inf-2').act('place-at', '1721')
    scene.act('set-up-unit', 'DE-ldr-KLUCK').act('place-at', '1721')
    scene.act('set-up-unit', 'DE-inf-2').act('place-at', '1822')
    expect(scene.where('DE-ldr-KLUCK')).toBe('toCome')
  })

  it('§12.1.setup.optional in secret: anywhere at home, both at once, and neither plan binds', () => {
    const state = stateFor({})
    state.secretSetUp = 1
    const units = startersOf(state, EP)
    const may = (id: string, hex: string): boolean => !whyNotSetUp(state, EP, unit(id), place(hex), units)
    expect([may('FR-mtn-ALPINE', '0423'), may('RU-inf-GD_1', '4012'), may('FR-inf-1', '0917')]).toEqual([
      true,
      true,
      false,
    ])
    const play = Play.start(setupOf(balanceOfPowers, '12.1', { 'set-up': 'secret' }))
    expect(play.pending.map(({ seat }) => seat).sort()).toEqual([0, 1])
    play.answer(1, { verb: 'ready-made' })
    expect(whereIs(play.state, unit('FR-inf-1'))).toBe(-2)
    play.answer(0, { verb: 'ready-made' })
    expect(whereIs(play.state, unit('FR-inf-1'))).toBe(place('0921'))
    expect(play.state.deeds & DEED.freePlans).toBe(DEED.freePlans)
  })
})

describe('the later scenarios', () => {
  it('§12.2.setup each side on its side of the line, in either mode; nobody in Romania', () => {
    expect(why('12.2', 'DE-inf-3', '3624')).toBeUndefined()
    expect(why('12.2', 'DE-inf-3', '4023')).toBe('set-up-area')
    expect(why('12.2', 'RU-inf-1', '4023')).toBeUndefined()
    expect(why('12.2', 'RU-inf-1', '3624')).toBe('set-up-area')
    expect(why('12.2', 'RU-inf-1', '4828')).toBe('set-up-area')
    const scene = setting('CP', { scenario: '12.2' }).act('lay-out').act('set-up-unit', 'DE-inf-GUARD')
    expect(scene.can('dig-in') || scene.can('rise')).toBe(true)
  })

  it('§12.2 §12.2.ob Russia holds back six corps worth eleven, and nobody else does', () => {
    const scene = setting('EP', { scenario: '12.2' }).act('lay-out')
    scene.act('set-up-unit', 'RU-inf-13').act('place-at', '4211')
    expect(scene.refusal('done')).toMatchObject({ code: 'hold-back-more', rule: '12.2.ob' })
    scene.act('set-up-unit', 'RU-inf-13').act('hold-back').act('set-up-unit', 'RU-inf-1')
    expect(scene.refusal('hold-back')).toMatchObject({ code: 'held-enough', rule: '12.2.ob' })
    const german = setting('CP', { scenario: '12.2' }).act('lay-out').act('set-up-unit', 'DE-inf-3')
    expect(german.refusal('hold-back')).toMatchObject({ code: 'not-held-back' })
  })

  it('§12.2.ob §5.11 who is held back is in the pool, and can be bought', () => {
    expect(setting('EP', { scenario: '12.2' }).act('ready-made').where('RU-inf-13')).toBe('pool')
  })

  it('§12.3.setup all but cavalry in trench mode, and nobody leaves the trenches', () => {
    const scene = setting('CP', { scenario: '12.3' })
      .act('set-up-unit', 'DE-inf-GUARD')
      .act('place-at', '1721')
    expect(scene.isTrench('DE-inf-GUARD')).toBe(true)
    scene.act('set-up-unit', 'DE-cav-1').act('place-at', '1721')
    expect(scene.isTrench('DE-cav-1')).toBe(false)
    expect(scene.act('set-up-unit', 'DE-inf-GUARD').can('rise')).toBe(false)
  })

  it('§12.3.ob each major but Russia four corps worth seven; Russia twelve infantry worth 21 and its cavalry', () => {
    const scene = setting('CP', { scenario: '12.3' }).act('lay-out')
    scene.act('set-up-unit', 'DE-inf-11').act('place-at', '1721')
    expect(scene.refusal('done')).toMatchObject({ code: 'hold-back-more', rule: '12.3.ob' })
    const russia = setting('EP', { scenario: '12.3' }).act('lay-out')
    russia.act('set-up-unit', 'RU-cav-1').act('place-at', '4508')
    expect(russia.refusal('done')).toMatchObject({ code: 'hold-back-more', rule: '12.3.ob' })
  })

  it('§12.4.ob Germany, Britain and France hold back four corps worth seven; the Americans stand', () => {
    const scene = setting('EP', { scenario: '12.4' }).act('lay-out')
    scene.act('set-up-unit', 'US-inf-1')
    expect(scene.refusal('hold-back')).toMatchObject({ code: 'not-held-back', rule: '12.4.ob' })
    scene.act('halt').act('set-up-unit', 'GB-inf-8').act('place-at', '0415')
    expect(scene.refusal('done')).toMatchObject({ code: 'hold-back-more', rule: '12.4.ob' })
  })

  it('§12.4.setup EP has 0520 and 0521, CP what lies east of the line', () => {
    expect([why('12.4', 'FR-inf-1', '0521'), why('12.4', 'DE-inf-1', '0521')]).toEqual([
      undefined,
      'set-up-area',
    ])
    expect(why('12.4', 'DE-inf-1', '0620')).toBeUndefined()
  })

  it('§12.4.ob §12.3.ob infrastructure is part of the set-up', () => {
    const scene = setting('CP', { scenario: '12.4' }).act('lay-out').act('dismantle', '0620')
    expect(scene.refusal('done')).toMatchObject({ code: 'markers-left' })
    expect(scene.refusal('build-at', '0423')).toMatchObject({ code: 'set-up-area' })
    expect(scene.act('build-at', '1721').can('done')).toBe(true)
  })

  it('§12.1.ob §12.2.ob §12.4.ob each side has what its order of battle lists', () => {
    const count = (scenario: string, side: Side): number => startersOf(stateFor({ scenario }), side).length
    expect([count('12.1', CP), count('12.2', EP)]).toEqual([
      unitsIn(listOf('12.1', 'AH', 'DE')).length,
      unitsIn(listOf('12.2', 'RU')).length,
    ])
    expect(startersOf(stateFor({ scenario: '12.4' }), CP)).toContain(unit('AH-inf-ANY2'))
  })
})

const listOf = (scenario: string, ...nations: readonly string[]): string =>
  (DATA.ordersOfBattle[scenario]?.entries ?? [])
    .filter(({ when, nation }) => (when === 'start' || when === '1914-08') && nations.includes(nation))
    .map(({ units = '' }) => units)
    .join(' ')
