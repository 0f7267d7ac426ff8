/** §9.4 what cannot be activated for an attack, and the rule that says so. */
import { at, stackOf } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { CP, type SideId } from '../sides.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const activation = (spec: SceneSpec): StagedScene =>
  new StagedScene({ stage: 'activation', points: 3, turn: 9, ...spec })

describe('under the treaty', () => {
  const facing = (side: SideId, pieces: SceneSpec['pieces'] = {}): StagedScene =>
    activation({
      side,
      turn: 16,
      set: { treatyTurn: 15 },
      status: { RO: 'at-war' },
      pieces: { RU_I: 'Minsk', GE_I: 'Baranovichi', ...pieces },
      control: { Baranovichi: 'CP' },
    })
  it('§28.0.d.4 §28.0.d.5 §9.4.3.a Russians and their enemies find no target in each other', () => {
    expect(facing('AP').refusal('attack', 'Minsk')).toMatchObject({ code: 'no-target' })
    expect(facing('CP').refusal('attack', 'Baranovichi')).toMatchObject({ code: 'no-target' })
  })
  it('§28.0.d.4 an uprising is one, §28.0.d.6 and allies stacked with Russians may attack', () => {
    expect(facing('AP', { 'RU_uprising.1': 'Bobruisk' }).offers('attack')).toEqual(['Minsk'])
    const border = { RU_II: 'Kishinev', RO_1stArmy: 'Kishinev', AH_I: 'Jassy' }
    expect(facing('AP', border).offers('attack')).toEqual(['Kishinev'])
  })
  it('§20.3.3.a §28.0.d.5 besiegers of a Russian fort have none: neither the fort nor, while needed, others', () => {
    const siege = { GE_II: 'Kovno', BR_XII: 'Vilna' }
    expect(facing('CP', siege).refusal('attack', 'Kovno')).toMatchObject({ code: 'no-target' })
    expect(facing('CP', { ...siege, GE_XI: 'Kovno' }).offers('attack')).toEqual(['Kovno'])
  })
})

describe('a unit of CF 0', () => {
  const facing = (pieces: SceneSpec['pieces'] = {}): StagedScene =>
    activation({ pieces: { 'RU_inf_SCU.1': { at: 'Lublin', reduced: true }, AH_I: 'Jaroslau', ...pieces } })
  it('§12.1.2.c §9.4.3.a has no target alone, be it in a region', () => {
    expect(facing().refusal('attack', 'Lublin')).toMatchObject({ code: 'no-target' })
    const region = activation({ pieces: { 'RU_inf_SCU.1': { at: 'Moscow', reduced: true }, GE_I: 'Moscow' } })
    expect(region.offers('move-stack')).toEqual(['Moscow'])
    expect(region.offers('attack-stack')).toEqual([])
    const able = activation({ pieces: { RU_I: 'Moscow', GE_I: 'Moscow' } })
    expect(able.offers('attack-stack')).toEqual(['Moscow'])
  })
  it('§12.1.2.c has one with others who attack, there or elsewhere', () => {
    expect(facing({ RU_I: 'Lublin' }).offers('attack')).toEqual(['Lublin'])
    const scene = facing({ RU_I: 'RawaRuska' })
    expect(scene.offers('attack')).toEqual(['Lublin', 'RawaRuska'])
    expect(scene.act('move', 'RawaRuska').offers('attack')).toEqual([])
  })
  it('§12.1.2.c §12.1.3.a also if a third one joins it to those of another nation', () => {
    const reduced = (at: string) => ({ at, reduced: true })
    const scene = (salonika: SceneSpec['pieces']): StagedScene =>
      activation({
        status: { BU: 'at-war' },
        greece: 'AP',
        control: { Athens: 'AP', Florina: 'AP', Larissa: 'AP' },
        pieces: {
          'GR_inf_SCU.1': reduced('Monastir'),
          FR_1stGroup: 'Salonika',
          ...salonika,
          BU_1stArmy: 'Doiran',
        },
      })
    expect(scene({}).offers('attack')).toEqual(['Salonika'])
    expect(scene({ 'GR_inf_SCU.2': reduced('Salonika') }).offers('attack')).toEqual(['Monastir', 'Salonika'])
  })
  it('[AP43] §12.1.2.c not with those it may not attack with', () => {
    const facing = (table: readonly 'AP43'[]): StagedScene =>
      activation({
        side: 'CP',
        cards: { table },
        pieces: {
          ...{ 'AH_inf_SCU.1': { at: 'Jaroslau', reduced: true }, RU_I: 'Lublin' },
          ...{ GE_I: 'RawaRuska', 'AH_inf_SCU.2': { at: 'RawaRuska', reduced: true } },
        },
      })
    expect(facing([]).offers('attack')).toEqual(['Jaroslau', 'RawaRuska'])
    expect(facing(['AP43']).offers('attack')).toEqual(['RawaRuska'])
  })
})

describe('the rule that is cited', () => {
  it('§14.2.2.d of Allies, §14.2.1.d of Central Powers who live on the sources of others', () => {
    const code = 'supplied-by-allies-only'
    const italians = activation({ status: { IT: 'at-war' }, pieces: { IT_I: 'Lutsk', AH_I: 'Brody' } })
    expect(italians.refusal('attack', 'Lutsk')).toMatchObject({ code, rule: '14.2.2.d' })
    const turks = activation({ side: 'CP', flags: ['blockade'], pieces: { TU_I: 'Brody', RU_I: 'Lutsk' } })
    expect(turks.refusal('attack', 'Brody')).toMatchObject({ code, rule: '14.2.1.d' })
  })
  it('§9.4.2.c the price of an attack without BR and FR is told without them', () => {
    const scene = activation({
      points: 1,
      status: { IT: 'at-war' },
      tracks: { offensive: { AP: 'BR-FR-halt' } },
      pieces: { BR_XII: 'Monastir', SB_1stArmy: 'Monastir', IT_I: 'Monastir', AH_I: 'Skopje', RU_I: 'Lutsk' },
    })
    expect(scene.refusal('attack-without', 'Monastir').facts).toMatchObject({ needs: 2, has: 1 })
  })
  it('§15.4.b of Berlin, §15.4.c of Vienna and Budapest', () => {
    const scene = new StagedScene({
      side: 'CP',
      turn: 9,
      hands: { CP: ['CP3', 'CP30'] },
      pieces: { RU_I: 'Berlin', RU_II: 'Vienna', RU_III: 'Budapest' },
    })
    expect(scene.refusal('event', 'CP3')).toMatchObject({ code: 'capital-taken', rule: '15.4.b' })
    expect(scene.refusal('event', 'CP30')).toMatchObject({ code: 'capital-taken', rule: '15.4.c' })
  })
  it('§4.2.2.b of the first card of Central Powers', () => {
    const scene = new StagedScene({ stage: stackOf(at('opening', CP)), turn: 1 })
    expect(scene.refusal('take', 'CP4')).toMatchObject({ code: 'not-a-starting-card', rule: '4.2.2.b' })
  })
})
