/** §10 §27.0.a-d who may stand together, and what happens when there is no room. */
import { describe, expect, it } from 'vitest'
import { illusionsOfGlory } from '../game.ts'
import { space } from '../map.ts'
import { isTroops, piece } from '../pieces.ts'
import { excess, fits, isOverstacked, LIMIT, mayStack, mostTogether } from '../rules/10-stacking/limits.ts'
import { isEnoughForSiege } from '../rules/20-forts/siege.ts'
import { isAlone, loseSupportLeftAlone, mayJoinStack } from '../rules/27-headquarters/stacking.ts'
import { AP, CP } from '../sides.ts'
import { presenceOf, type State } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

const movement = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'movement', turn: 4, ...spec })
const at = (place: string, ...ids: string[]): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, place]))

describe('limits', () => {
  it('§10.1.a three LCUs and SCUs; HQs and artillery do not count', () => {
    const s = stateFor({
      pieces: at('Lemberg', 'GE_I', 'GE_II', 'GE_inf_SCU.1', 'GE_HQ_Mackensen', 'GE_HeavyArtillery.1'),
    })
    expect(LIMIT).toBe(3)
    const most = (...ids: string[]): number => mostTogether(ids.map(piece))
    expect(most('RU_II', 'RU_III', 'FR_XII', 'BR_XII')).toBe(2)
    expect(most('RU_2-4Special', 'FR_XII', 'BR_XII')).toBe(3)
    expect(most('RU_2-4Special', 'RU_II', 'RU_III', 'RU_I')).toBe(3)
    expect([excess(s, CP, space('Lemberg')), isOverstacked(s, CP, space('Lemberg'))]).toEqual([0, false])
    expect(fits(s, [piece('AH_I')], space('Lemberg'))).toBe(false)
    expect(fits(s, [piece('AH_I')], space('Lemberg'), [piece('GE_I')])).toBe(true)
  })
  it('§10.1.b §25.2.4.a three in a sea-invasion space', () => {
    const s = stateFor({
      pieces: at('SeaSalonika', 'BR_XII', 'BR_XVI', 'FR_1stGroup'),
      landing: ['SeaSalonika'],
    })
    expect(fits(s, [piece('FR_2ndGroup')], space('SeaSalonika'))).toBe(false)
  })
  it('§10.1.e any number in a region or on Lemnos', () => {
    const s = stateFor({ pieces: at('Lemnos', 'BR_XII', 'BR_XVI', 'FR_1stGroup', 'FR_2ndGroup') })
    expect(isOverstacked(s, AP, space('Lemnos'))).toBe(false)
    expect(fits(s, ['RU_I', 'RU_II', 'RU_III', 'RU_IV'].map(piece), space('Moscow'))).toBe(true)
  })
  it('§10.1.f §10.4.c forts do not count, and enemies may stand in their spaces', () => {
    const s = stateFor({ pieces: at('BrestLitovsk', 'GE_I', 'GE_II', 'GE_X') })
    expect(isOverstacked(s, CP, space('BrestLitovsk'))).toBe(false)
  })
  it('§10.4.c a fort alone keeps nobody out; its garrison, or an uprising, does', () => {
    const spec = { stage: 'movement', turn: 4, side: 'CP', orders: { Brody: 'move' } } as const
    const open = (pieces: Record<string, string>): string[] =>
      new StagedScene({ ...spec, pieces: { AH_I: 'Brody', ...pieces } }).act('unit', 'AH_I').offers('march')
    expect(open({})).toEqual(expect.arrayContaining(['Lutsk', 'Dubno']))
    expect(open({ RU_XX: 'Lutsk' })).not.toContain('Lutsk')
    expect(open({ 'RU_uprising.1': 'Lutsk' })).not.toContain('Lutsk')
    expect(open({ RU_XX: 'Zhitomir' })).toContain('Lutsk')
  })
  it('§10.1.d §27.0.d one HQ, one artillery; a German HQ and artillery together', () => {
    const hq = stateFor({ pieces: at('Lemberg', 'GE_I', 'GE_HQ_Mackensen') })
    expect(fits(hq, [piece('GE_HQ_Falkenhayn')], space('Lemberg'))).toBe(false)
    expect(fits(hq, [piece('GE_HeavyArtillery.1')], space('Lemberg'))).toBe(true)
    const gun = stateFor({ pieces: at('Lemberg', 'GE_I', 'GE_HeavyArtillery.1') })
    expect(fits(gun, [piece('GE_HeavyArtillery.2')], space('Lemberg'))).toBe(false)
    const joins = (state: State, id: string, to: string): boolean => mayJoinStack(state, piece(id), space(to))
    expect([joins(hq, 'GE_HQ_Falkenhayn', 'Lemberg'), joins(gun, 'GE_HQ_Falkenhayn', 'Lemberg')]).toEqual([
      ...[false, true],
    ])
    expect(joins(gun, 'GE_HQ_Falkenhayn', 'Krakow')).toBe(false)
    expect(mayJoinStack(gun, piece('GE_HQ_Falkenhayn'), space('Lemberg'))).toBe(true)
  })
  it('§10.2.a allies stand together', () => {
    expect(mayStack(piece('BR_XII'), piece('FR_1stGroup'))).toBe(true)
    expect(mayStack(piece('GE_I'), piece('BU_1stArmy'))).toBe(true)
  })
  it('§10.2.b RU and RO only with each other, but for the 2/4 Special and the Yugoslavs', () => {
    expect(mayStack(piece('RU_XX'), piece('RO_1stArmy'))).toBe(true)
    expect(mayStack(piece('RU_XX'), piece('SB_1stArmy'))).toBe(false)
    expect(mayStack(piece('RO_1stArmy'), piece('BR_XII'))).toBe(false)
    expect(mayStack(piece('RU_2-4Special'), piece('BR_XII'))).toBe(true)
    expect(mayStack(piece('RU_SB_Yugo'), piece('RU_XX'))).toBe(true)
    const s = stateFor({ pieces: at('Nish', 'SB_1stArmy', 'RU_SB_Yugo') })
    expect(fits(s, [piece('RU_XX')], space('Nish'))).toBe(false)
  })
  it('§10.2.b so a march of Russians does not end beside Serbs', () => {
    const scene = movement({
      pieces: { RU_XX: 'Pristina', SB_1stArmy: 'Nish' },
      orders: { Pristina: 'move' },
    })
    scene.act('unit', 'RU_XX')
    expect(scene.refusal('march', 'Nish')).toMatchObject({ code: 'stacks-only-with-own', rule: '10.2.b' })
  })
})

describe('when the limits hold', () => {
  it('§10.3.a §10.1.a a full space may be passed, not stopped in', () => {
    const scene = movement({
      pieces: { ...at('Lutsk', 'RU_I', 'RU_II', 'RU_III'), RU_XX: 'Rovno' },
      orders: { Rovno: 'move' },
    })
    scene.act('unit', 'RU_XX')
    expect(scene.refusal('march', 'Lutsk')).toMatchObject({ code: 'stack-full', rule: '10.1.a' })
    expect(scene.offers('march')).toContain('Kowel')
  })
  it('§10.3.a §10.3.b two full stacks change places; movement does not end before there is room', () => {
    const scene = movement({
      pieces: { ...at('Lutsk', 'RU_I', 'RU_II', 'RU_III'), ...at('Rovno', 'RU_IV', 'RU_V', 'RU_VI') },
      orders: { Rovno: 'move', Lutsk: 'move' },
    })
    scene.act('stack', 'Lutsk').act('march', 'Rovno').act('halt')
    expect(scene.can('done')).toBe(false)
    expect(scene.refusal('done')).toMatchObject({ code: 'stack-full', rule: '10.3.b' })
    scene.act('stack', 'Rovno').act('march', 'Lutsk').act('halt')
    expect(scene.at('Lutsk')).toEqual(['RU_IV', 'RU_V', 'RU_VI'])
    expect(scene.at('Rovno')).toEqual(['RU_I', 'RU_II', 'RU_III'])
  })
  it('§10.3.b §10.3.c who is too many at the end goes to the nearest space with room', () => {
    const scene = new StagedScene({
      stage: 'round-end',
      turn: 4,
      pieces: at('Memel', 'GE_I', 'GE_II', 'GE_X', 'GE_XI'),
      side: 'CP',
    })
    expect(scene.prompt).toBe('overstacked')
    scene.act('displace', 'GE_X')
    expect(scene.where('GE_X')).toBe('Tilsit')
    expect(scene.seen('displaced')).toMatchObject([{ rule: '10.3.b' }])
    expect(illusionsOfGlory.invariants(scene.state)).toEqual([])
  })
  it('§10.3.c and with nowhere to go it is destroyed', () => {
    const scene = new StagedScene({
      stage: 'round-end',
      turn: 4,
      pieces: { ...at('Memel', 'GE_I', 'GE_II', 'GE_X', 'GE_inf_SCU.1'), RU_V: 'Tilsit', RU_XX: 'Libau' },
      side: 'CP',
    })
    scene.act('displace', 'GE_inf_SCU.1')
    expect(scene.where('GE_inf_SCU.1')).toBe('replaceable')
  })
})

describe('HQs and artillery', () => {
  it('§27.0.a they count neither for stacking nor for a siege', () => {
    expect(isEnoughForSiege([piece('GE_HQ_Mackensen'), piece('GE_HeavyArtillery.1')], space('Lutsk'))).toBe(
      false,
    )
    const s = stateFor({ pieces: at('Lemberg', 'GE_I', 'GE_II', 'GE_X', 'GE_HQ_Mackensen') })
    expect(isOverstacked(s, CP, space('Lemberg'))).toBe(false)
  })
  it('§27.0.a corps and divisions are troops, support is not', () => {
    const ids = ['GE_I', 'GE_inf_SCU.1', 'GE_HQ_Mackensen', 'GE_HeavyArtillery.1']
    expect(ids.map((id) => isTroops(piece(id)))).toEqual([true, true, false, false])
    const s = stateFor({ pieces: at('Lemberg', ...ids, 'AH_I') })
    expect(presenceOf(s, CP).troops(space('Lemberg'))).toBe(3)
    expect(isEnoughForSiege([piece('RU_BlackSea')], space('Przemysl'))).toBe(true)
  })
  it('§27.0.b they end their move with friendly troops', () => {
    const scene = movement({
      pieces: { RU_HQ_Brusilov: 'Lutsk', RU_XX: 'Lutsk', RU_V: 'Kowel' },
      orders: { Lutsk: 'move' },
    })
    scene.act('unit', 'RU_HQ_Brusilov')
    expect(scene.offers('march')).toEqual(['Kowel'])
    expect(scene.refusal('march', 'Rovno')).toMatchObject({ code: 'support-alone', rule: '27.0.b' })
  })
  it('§27.0.b troops may take them along; left alone they must follow', () => {
    const scene = movement({
      pieces: { RU_HQ_Brusilov: 'Lutsk', RU_XX: 'Lutsk' },
      orders: { Lutsk: 'move' },
    })
    scene.act('unit', 'RU_XX').act('march', 'Rovno').act('halt')
    expect(scene.refusal('done')).toMatchObject({ code: 'support-alone', rule: '27.0.b' })
    scene.act('unit', 'RU_HQ_Brusilov')
    expect(scene.offers('march')).toEqual(['Rovno'])
  })
  it('§27.0.b they are not dropped on the way where nobody stays', () => {
    const scene = movement({ pieces: { RU_HQ_Brusilov: 'Lutsk', RU_XX: 'Lutsk' }, orders: { Lutsk: 'move' } })
    scene.act('stack', 'Lutsk').act('march', 'Rovno')
    expect(scene.offers('leave')).toEqual([])
  })
  it('§27.0.b who is alone at the end joins the nearest troops', () => {
    const scene = new StagedScene({
      stage: 'round-end',
      turn: 4,
      pieces: { RU_HQ_Brusilov: 'Lutsk', RU_XX: 'Zhitomir' },
    })
    expect(scene.where('RU_HQ_Brusilov')).toBe('Zhitomir')
  })
  it('§27.0.c §12.6.6.f when all who stood with them are lost they are eliminated', () => {
    const scene = new StagedScene({
      pieces: { GE_HQ_Mackensen: 'Lemberg', 'GE_HeavyArtillery.1': 'Krakow', GE_I: 'Krakow' },
    })
    expect(isAlone(scene.state, piece('GE_HQ_Mackensen'))).toBe(true)
    expect(isAlone(scene.state, piece('GE_HeavyArtillery.1'))).toBe(false)
    loseSupportLeftAlone(scene.play.umpire, space('Lemberg'))
    loseSupportLeftAlone(scene.play.umpire, space('Krakow'))
    expect([scene.where('GE_HQ_Mackensen'), scene.where('GE_HeavyArtillery.1')]).toEqual([
      'eliminated',
      'Krakow',
    ])
  })
  it('§27.0.d an HQ does not stop beside another', () => {
    const scene = movement({
      side: 'CP',
      pieces: { GE_HQ_Mackensen: 'Lemberg', GE_I: 'Lemberg', GE_HQ_Falkenhayn: 'Brody', GE_X: 'Brody' },
      orders: { Lemberg: 'move' },
    })
    expect(scene.offers('unit')).toEqual(['GE_I'])
    scene.act('stack', 'Lemberg')
    expect(scene.refusal('march', 'Brody')).toMatchObject({ code: 'second-hq', rule: '27.0.d' })
  })
})

describe('too many at a siege', () => {
  const crowd = (...ids: string[]): StagedScene => {
    const here = ids.map((id) => [id, { at: 'Adrianople', marks: ['moved'] }] as const)
    return new StagedScene({
      stage: 'movement',
      turn: 10,
      status: { BU: 'at-war' },
      pieces: { ...Object.fromEntries(here), RU_I: 'Kiev' },
      control: { Dedeagach: 'AP' },
      orders: { Kiev: 'move' },
    }).act('done')
  }
  it('§10.3.b §20.3.4.a those go whose going leaves others who stand together and are enough', () => {
    expect(crowd('RU_inf_SCU.1', 'BR_inf_SCU.1', 'BR_inf_SCU.2').offers('displace')).toEqual(['RU_inf_SCU.1'])
  })
  it('§10.3.b §10.2.b §20.3.5.c or anybody, if the siege cannot be held', () => {
    const scene = crowd('RU_inf_SCU.1', 'BR_inf_SCU.1')
    expect(scene.offers('displace')).toEqual(['BR_inf_SCU.1', 'RU_inf_SCU.1'])
    scene.act('displace', 'RU_inf_SCU.1')
    expect(scene.at('Adrianople')).toEqual(['BR_inf_SCU.1'])
    expect(scene.events.map(({ type }) => type)).toContain('siege-lifted')
  })
})
