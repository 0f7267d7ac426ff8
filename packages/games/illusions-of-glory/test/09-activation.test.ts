/** §9.4 §18.1.1 §18.3 activating spaces, and units of regions. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { piece } from '../pieces.ts'
import { costOf } from '../rules/09-cards/activation-cost.ts'
import { stackCandidates } from '../rules/18-regions/stacks.ts'
import { AP, CP, type SideId } from '../sides.ts'
import { ORDER } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

const activation = (spec: SceneSpec): StagedScene =>
  new StagedScene({ stage: 'activation', points: 3, turn: 4, ...spec })
const price = (
  pieces: readonly string[],
  side: SideId = 'AP',
  attack = false,
  withoutWest = false,
): number => {
  const at = side === 'AP' ? 'Salonika' : 'Lemberg'
  const s = stateFor({ pieces: Object.fromEntries(pieces.map((id) => [id, at])) })
  return costOf(s, side === 'AP' ? AP : CP, pieces.map(piece), space(at), attack, withoutWest).ops
}

describe('the cost of an activation', () => {
  it('§9.4.1.a X1: Germans alone cost 1, Germans and Austrians 2, even if one nation does nothing', () => {
    expect(price(['GE_I', 'GE_XVII'], 'CP')).toBe(1)
    expect(price(['GE_I', 'AH_II'], 'CP')).toBe(2)
    expect(price(['SB_inf_SCU.1', 'BR_XII', 'FR_1stGroup'])).toBe(3)
  })
  it('§9.4.1.a a unit of two nations takes one that is there already', () => {
    expect(price(['GE_AH_SudArmy'], 'CP')).toBe(1)
    expect(price(['GE_AH_SudArmy', 'AH_II'], 'CP')).toBe(1)
    expect(price(['GE_AH_SudArmy', 'BU_1stArmy'], 'CP')).toBe(2)
  })
  it('§9.4.2.b §12.1.3.b with an HQ all nations are as one', () => {
    expect(price(['GE_I', 'AH_II', 'BU_1stArmy', 'GE_HQ_Mackensen'], 'CP', true)).toBe(1)
    expect(price(['BR_XII', 'FR_1stGroup', 'SB_1stArmy', 'FR_HQ_Sarrail'])).toBe(1)
  })
  it('§9.4.2.c BR and FR that keep out of an attack are not counted, in movement they are', () => {
    expect(price(['SB_1stArmy', 'BR_XII', 'FR_1stGroup'], 'AP', true)).toBe(3)
    expect(price(['SB_1stArmy', 'BR_XII', 'FR_1stGroup'], 'AP', true, true)).toBe(1)
    expect(price(['SB_1stArmy', 'BR_XII', 'FR_1stGroup'], 'AP', false, true)).toBe(3)
  })
  it('§9.4.2.c E14: the halt is ordered: an attack with or without the western allies', () => {
    const scene = activation({
      pieces: { SB_1stArmy: 'Monastir', BR_XII: 'Monastir', AH_I: 'Skopje' },
      tracks: { offensive: { AP: 'BR-FR-halt' } },
      points: 1,
    })
    expect(scene.offers('attack')).toEqual([])
    expect(scene.offers('attack-without')).toEqual(['Monastir'])
    expect(scene.offers('move')).toEqual([])
    scene.act('attack-without', 'Monastir')
    expect(scene.state.orders.get(space('Monastir'))).toBe(ORDER.attack | ORDER.withoutWest)
  })
  it('§9.4.1.a E14: Lemberg with Austrians and Germans costs 2 OPS', () => {
    const scene = activation({ side: 'CP', points: 2, pieces: { AH_VI: 'Lemberg', GE_XXVRes: 'Lemberg' } })
    scene.act('move', 'Lemberg')
    expect(scene.seen('activated')).toMatchObject([{ cost: 2, points: 0, attack: false }])
  })
})

describe('activating spaces', () => {
  const two = { RU_XX: 'Lutsk', RU_V: 'Kowel', AH_II: 'Brody' }
  it('§9.4 §glossary.activate OPS activate spaces, not units, and are spent', () => {
    const scene = activation({ pieces: { ...two, RU_XIII: 'Lutsk' }, points: 2 })
    scene.act('move', 'Lutsk')
    expect(scene.state.points).toBe(1)
    expect(scene.state.orders.get(space('Lutsk'))).toBe(ORDER.move)
    expect(scene.seen('activated')).toMatchObject([
      { space: space('Lutsk'), attack: false, cost: 1, points: 1 },
    ])
  })
  it('§9.4.3.a for movement or for attack, not both, and once', () => {
    const scene = activation({ pieces: two }).act('attack', 'Lutsk')
    expect(scene.refusal('move', 'Lutsk')).toMatchObject({ code: 'already-activated', rule: '9.4.3.a' })
    expect(scene.refusal('attack', 'Lutsk').code).toBe('already-activated')
  })
  it('§9.4.1.a nothing that costs more than is left', () => {
    const scene = activation({
      side: 'CP',
      points: 1,
      pieces: { AH_VI: 'Lemberg', GE_XXVRes: 'Lemberg', AH_II: 'Brody' },
    })
    expect(scene.refusal('move', 'Lemberg')).toMatchObject({
      code: 'too-few-points',
      rule: '9.4.1.a',
      facts: { needs: 2, has: 1 },
    })
  })
  it('§9.4.3.e not an empty space, not one with only a fort or only uprisings', () => {
    const scene = activation({ pieces: { ...two, 'RU_uprising.1': 'Sarny' } })
    expect(scene.refusal('move', 'Rovno')).toMatchObject({ code: 'no-units-there', rule: '9.4.3.e' })
    expect(scene.refusal('move', 'BrestLitovsk').code).toBe('no-units-there')
    expect(scene.refusal('move', 'Sarny').code).toBe('only-uprisings-there')
  })
  it('§9.4.3.f uprisings in a region cannot be activated', () => {
    const scene = activation({ pieces: { ...two, 'RU_uprising.1': 'Moscow' } })
    expect(scene.refusal('move-stack', 'Moscow')).toMatchObject({
      code: 'only-uprisings-there',
      rule: '9.4.3.f',
    })
  })
  it('§9.4.3.a no attack without an enemy in reach', () => {
    const scene = activation({ pieces: two })
    expect(scene.offers('attack')).toEqual(['Lutsk'])
    expect(scene.refusal('attack', 'Kowel').code).toBe('no-target')
  })
  it('§9.4.4.a §9.4.4.b §11.1.1.e all markers, then movement, then attacks', () => {
    const scene = activation({ pieces: two }).act('attack', 'Lutsk').act('move', 'Kowel')
    expect(scene.prompt).toBe('movement')
    expect(scene.refusal('unit', 'RU_XX').code).toBe('not-activated')
    scene.act('unit', 'RU_V').act('march', 'Sarny').act('halt')
    expect(scene.prompt).toBe('attack')
  })
  it('§9.4 of the enemy nothing is offered', () => {
    expect(activation({ pieces: two }).refusal('move', 'Brody').code).toBe('no-units-there')
  })
  it('§9.4 §9.4.3.a units of a space are not activated as stacks, and attack what is next to them', () => {
    const scene = activation({ pieces: { ...two, RU_XIII: 'Zhitomir' } })
    const whole = { code: 'not-activated', rule: '9.4' }
    expect(scene.refusal('move-stack', 'Lutsk')).toMatchObject(whole)
    expect(scene.refusal('attack-stack', 'Lutsk')).toMatchObject(whole)
    expect(scene.refusal('attack', 'Zhitomir').code).toBe('no-target')
    scene.act('move', 'Zhitomir')
    expect(scene.refusal('move', 'Zhitomir').code).toBe('already-activated')
  })
})

describe('units in regions', () => {
  const cavalry = {
    RU_VCav: 'Kharkov',
    RU_VIICav: 'Kharkov',
    'RU_inf_SCU.1': 'Kharkov',
    'RU_inf_SCU.2': 'Kharkov',
  }
  it('§18.1.1.a §18.3.a a region is not activated, its units are', () => {
    const scene = activation({ pieces: cavalry })
    expect(scene.refusal('move', 'Kharkov')).toMatchObject({ code: 'activate-units-there', rule: '18.1.1.a' })
    expect(scene.offers('move-stack')).toEqual(['Kharkov'])
  })
  it('§9.4.1.b §18.1.1.b §10.3.c §18.3.b stacks of three at most, free of charge', () => {
    const scene = activation({ pieces: cavalry }).act('move-stack', 'Kharkov')
    scene.act('add', 'RU_VCav').act('add', 'RU_VIICav')
    expect(scene.offers('add')).toEqual(['RU_inf_SCU.1', 'RU_inf_SCU.2'])
    scene.act('add', 'RU_inf_SCU.1')
    expect(scene.prompt).toBe('activate')
    expect(scene.state.points).toBe(2)
    expect(scene.isMarked('RU_VCav', 'toMove')).toBe(true)
    expect(scene.isMarked('RU_inf_SCU.2', 'toMove')).toBe(false)
  })
  it('§18.1.1.c §18.1.1.d each stack as if in a space of its own, as many as the points allow', () => {
    const scene = activation({ pieces: cavalry, points: 2 })
    scene.act('move-stack', 'Kharkov').act('add', 'RU_VCav').act('formed')
    scene.act('move-stack', 'Kharkov').act('add', 'RU_VIICav').act('formed')
    expect(scene.prompt).toBe('movement')
    expect(scene.state.points).toBe(0)
    expect(scene.offers('unit')).toEqual(['RU_VCav', 'RU_VIICav'])
  })
  it('§18.3.d as many of them or as few as he likes, while there are points', () => {
    const scene = activation({ pieces: cavalry, points: 3 })
    scene.act('move-stack', 'Kharkov').act('add', 'RU_VCav').act('formed')
    expect([scene.state.points, scene.offers('move-stack')]).toEqual([2, ['Kharkov']])
    scene.act('move-stack', 'Kharkov').act('add', 'RU_VIICav').act('add', 'RU_inf_SCU.1').act('formed')
    expect([scene.state.points, scene.offers('move-stack')]).toEqual([1, ['Kharkov']])
    scene.act('done')
    expect(scene.offers('unit')).toEqual(['RU_VCav', 'RU_VIICav', 'RU_inf_SCU.1'])
    expect(scene.isMarked('RU_inf_SCU.2', 'toMove')).toBe(false)
  })
  it('§18.1.1.e a stack costs its nations', () => {
    const scene = activation({ side: 'CP', points: 1, pieces: { AH_I: 'Carniola', GE_I: 'Carniola' } })
    scene.act('move-stack', 'Carniola').act('add', 'AH_I')
    expect(scene.prompt).toBe('movement')
    const pieces = { AH_I: 'Carniola', AH_II: 'Carniola', GE_I: 'Carniola' }
    const poor = activation({ side: 'CP', points: 1, pieces })
      .act('move-stack', 'Carniola')
      .act('add', 'AH_I')
    expect(poor.offers('add')).toEqual(['AH_II'])
    expect(poor.refusal('add', 'GE_I')).toMatchObject({ code: 'too-few-points', rule: '18.1.1.e' })
    const rich = activation({ side: 'CP', points: 2, pieces: { AH_I: 'Carniola', GE_I: 'Carniola' } })
    rich.act('move-stack', 'Carniola').act('add', 'AH_I').act('add', 'GE_I')
    expect(rich.seen('stack-formed')).toMatchObject([{ cost: 2, points: 0 }])
  })
  it('§9.4.3.c §18.3.c §18.3.d a stack to move, another to attack, none for both', () => {
    const scene = activation({
      side: 'CP',
      pieces: { AH_I: 'Carniola', AH_II: 'Carniola', IT_I: 'Tolmezzo', AH_V: 'Graz' },
      status: { IT: 'at-war' },
    })
    scene.act('attack-stack', 'Carniola').act('add', 'AH_I').act('formed')
    scene.act('move-stack', 'Carniola')
    expect(scene.isMarked('AH_I', 'toAttack')).toBe(true)
    expect(scene.isMarked('AH_II', 'toMove')).toBe(true)
    expect(scene.offers('move-stack')).toEqual([])
    expect(scene.refusal('move-stack', 'Carniola').code).toBe('already-activated')
  })
  it('§9.4.3.c no unit is in two stacks', () => {
    const pieces = { AH_I: 'Carniola', AH_II: 'Carniola', AH_III: 'Carniola' }
    const scene = activation({ side: 'CP', pieces })
    scene.act('move-stack', 'Carniola').act('add', 'AH_I').act('formed')
    expect(scene.state.stacks).toBe(1)
    scene.act('move-stack', 'Carniola')
    expect(scene.offers('add')).toEqual(['AH_II', 'AH_III'])
    expect(scene.refusal('add', 'AH_I')).toMatchObject({ code: 'already-activated', rule: '9.4.3.c' })
    scene.act('add', 'AH_II').act('formed')
    expect(scene.state.stacks).toBe(2)
  })
  it('§18.3.b §18.3.c nobody is activated for an attack without a target', () => {
    const scene = activation({ pieces: { ...cavalry, RU_XX: 'Lutsk' } })
    expect(scene.refusal('attack-stack', 'Kharkov').code).toBe('no-target')
  })
  it('§10.2.b §10.3.c Russians and Italians form no stack', () => {
    const scene = activation({
      pieces: { IT_I: 'Carniola', IT_II: 'Carniola', RU_XX: 'Carniola' },
      status: { IT: 'at-war' },
    })
    scene.act('move-stack', 'Carniola').act('add', 'IT_I')
    expect(scene.offers('add')).toEqual(['IT_II'])
    expect(scene.refusal('add', 'RU_XX').code).toBe('stacks-only-with-own')
  })
  it('§18.1.1.j §11.1.4.c §11.1.b §glossary.uprising uprisings do not move', () => {
    const scene = activation({ pieces: { ...cavalry, 'RU_uprising.1': 'Kharkov' } }).act(
      'move-stack',
      'Kharkov',
    )
    expect(scene.offers('add')).not.toContain('RU_uprising.1')
    scene.act('add', 'RU_VCav').act('formed').act('done')
    expect(scene.refusal('unit', 'RU_uprising.1')).toMatchObject({ code: 'not-activated', rule: '11.1.b' })
  })
})

describe('Lemnos', () => {
  const landed = { BR_XII: 'Lemnos', FR_1stGroup: 'Lemnos', BR_XVI: 'Lemnos', FR_2ndGroup: 'Lemnos' }
  it('§9.4.2.a §9.4.3.d §25.2.2.b units are activated for movement only', () => {
    const scene = activation({ pieces: landed, landing: ['SeaSalonika'] })
    expect(scene.offers('move-stack')).toEqual(['Lemnos'])
    expect(scene.refusal('attack-stack', 'Lemnos')).toMatchObject({
      code: 'lemnos-moves-only',
      rule: '9.4.2.a',
    })
  })
  it('§9.4.2.a §9.4.3.d not for attack even if enemies stood beside them', () => {
    const pieces = { ...landed, BU_1stArmy: 'SeaSalonika' }
    const scene = activation({ pieces, status: { BU: 'at-war' } })
    expect(scene.offers('move-stack')).toEqual(['Lemnos'])
    expect(scene.offers('attack-stack')).toEqual([])
    expect(stackCandidates(scene.state, space('Lemnos'), [], { attack: true, free: false })).toEqual([])
    expect(stackCandidates(scene.state, space('Lemnos'), [])).toHaveLength(4)
  })
  it('§25.2.2.a §25.2.2.c §9.4.2.a stacks of three, for as many OPS as nations', () => {
    const scene = activation({ pieces: landed, landing: ['SeaSalonika'], points: 5 })
    scene.act('move-stack', 'Lemnos').act('add', 'BR_XII').act('add', 'BR_XVI').act('add', 'FR_1stGroup')
    expect(scene.seen('stack-formed')).toMatchObject([{ cost: 2, points: 3 }])
    expect(scene.prompt).toBe('activate')
  })
  it('§25.2.5.c not in winter', () => {
    const scene = activation({ pieces: { ...landed, RU_XX: 'Lutsk' }, landing: ['SeaSalonika'], turn: 3 })
    expect(scene.offers('move-stack')).toEqual([])
    expect(scene.refusal('move-stack', 'Lemnos')).toMatchObject({
      code: 'lemnos-in-winter',
      rule: '25.2.5.c',
    })
    const elsewhere = activation({ pieces: { RU_XX: 'Kharkov' }, turn: 3 })
    expect(elsewhere.offers('move-stack')).toEqual(['Kharkov'])
    const summer = activation({ pieces: { ...landed, RU_XX: 'Lutsk' }, landing: ['SeaSalonika'], turn: 5 })
    expect(summer.offers('move-stack')).toEqual(['Lemnos'])
  })
})

it('§4.4.1.a.10 of a pair each activates only what he commands', () => {
  const scene = activation({ scenario: 'campaign-four', pieces: { RU_XX: 'Lutsk', SB_1stArmy: 'Nish' } })
  expect(scene.offers('move')).toEqual(['Lutsk'])
  expect(scene.refusal('move', 'Nish').code).toBe('not-your-command')
})
