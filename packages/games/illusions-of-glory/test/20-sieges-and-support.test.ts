/** Sieges beside §10.3 and §27.0.b: who is bound elsewhere cannot come to a fort, and who is needed cannot leave one. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'
import type { Placed, SceneSpec } from './stage.ts'

const moving = (spec: SceneSpec): StagedScene =>
  new StagedScene({ stage: 'movement', turn: 5, side: 'CP', ...spec })
const goals = (scene: StagedScene, unit: string): string[] => scene.act('unit', unit).offers('march')
const settled = (at: string): Placed => ({ at, marks: ['moved'] })

describe('who gives up one siege to begin another', () => {
  const spec: SceneSpec = {
    orders: { Ivangorod: 'move', Siedlce: 'move' },
    pieces: {
      ...{ 'GE_res_SCU.1': 'Ivangorod', 'GE_res_SCU.2': 'Ivangorod' },
      ...{ GE_I: 'Siedlce', 'GE_res_SCU.3': 'Siedlce' },
    },
  }
  it('§20.3.4.b §20.3.1.d is followed by those left behind before others come', () => {
    const scene = moving(spec).act('unit', 'GE_res_SCU.1').act('march', 'Warsaw')
    expect(scene.offers('unit')).toEqual(['GE_res_SCU.2'])
  })
  it('§20.3.4.a §27.0.b does not go if they would leave a gun behind that keeps the others from coming', () => {
    const pieces = { ...spec.pieces, 'GE_HeavyArtillery.1': 'Ivangorod' }
    const scene = moving({ ...spec, pieces })
    expect(goals(scene, 'GE_res_SCU.1')).not.toContain('Warsaw')
    // when the gun has gone they can
    const other = moving({ ...spec, pieces })
      .act('unit', 'GE_HeavyArtillery.1')
      .act('march', 'Siedlce')
    expect(goals(other, 'GE_res_SCU.1')).toContain('Warsaw')
  })
})

describe('who must stay with an HQ or artillery that has ended its move', () => {
  const coming: SceneSpec = {
    orders: { Siedlce: 'move', Pinsk: 'move' },
    pieces: { 'GE_res_SCU.6': 'Siedlce', 'GE_elite_SCU.4': 'Pinsk' },
  }
  it('§20.3.1.d §27.0.b is not counted among those who will complete a siege', () => {
    expect(goals(moving(coming), 'GE_elite_SCU.4')).toContain('BrestLitovsk')
    const pieces = { ...coming.pieces, 'GE_HeavyArtillery.1': settled('Siedlce') }
    const scene = moving({ ...coming, pieces })
    expect(goals(scene, 'GE_elite_SCU.4')).not.toContain('BrestLitovsk')
    expect(scene.refusal('march', 'BrestLitovsk').code).toBe('too-few-to-besiege')
  })
  it('§20.3.1.d §27.0.b nor is the last who would be left with it', () => {
    const pieces: Record<string, Placed> = { 'GE_res_SCU.6': 'Pinsk', 'GE_elite_SCU.4': 'Pinsk' }
    expect(goals(moving({ ...coming, pieces }), 'GE_elite_SCU.4')).toContain('BrestLitovsk')
    const beside = { ...pieces, 'GE_HeavyArtillery.1': settled('Pinsk') }
    expect(goals(moving({ ...coming, pieces: beside }), 'GE_elite_SCU.4')).not.toContain('BrestLitovsk')
  })

  // Warsaw asks for three
  const three: SceneSpec = {
    orders: { Lodz: 'move', Radom: 'move' },
    control: { Kalisz: 'CP' },
    pieces: { 'GE_res_SCU.1': 'Lodz', 'GE_res_SCU.2': 'Radom', 'GE_res_SCU.3': 'Radom' },
  }
  it('§20.3.1.d §27.0.b nor are two of whom one has to stay with it', () => {
    expect(goals(moving(three), 'GE_res_SCU.1')).toContain('Warsaw')
    const pieces = { ...three.pieces, GE_HQ_Falkenhayn: settled('Radom') }
    const scene = moving({ ...three, pieces })
    expect(goals(scene, 'GE_res_SCU.1')).not.toContain('Warsaw')
    expect(scene.refusal('march', 'Warsaw').code).toBe('too-few-to-besiege')
    const more = { ...pieces, 'GE_res_SCU.4': 'Radom' }
    expect(goals(moving({ ...three, pieces: more }), 'GE_res_SCU.1')).toContain('Warsaw')
  })
  it('§20.3.1.d §20.3.4.a nor who is needed in another siege when the first has left it', () => {
    const spec: SceneSpec = {
      orders: { Ivangorod: 'move' },
      pieces: { 'GE_res_SCU.1': 'Ivangorod', 'GE_res_SCU.2': 'Ivangorod', 'GE_res_SCU.3': 'Ivangorod' },
      control: { Siedlce: 'CP', Lublin: 'CP' },
    }
    expect(goals(moving(spec), 'GE_res_SCU.1')).toContain('Siedlce')
    const besiege = (pieces: Record<string, Placed>): string[] =>
      goals(moving({ ...spec, side: 'CP', pieces: { ...spec.pieces, ...pieces } }), 'GE_res_SCU.1')
    const open = { GE_I: settled('Kalisz'), GE_X: settled('Lodz'), GE_XI: settled('Radom') }
    expect(besiege(open)).toContain('BrestLitovsk')
    expect(besiege({ ...open, 'GE_res_SCU.3': settled('Ivangorod') })).not.toContain('BrestLitovsk')
  })

  const leaving: SceneSpec = {
    orders: { BrestLitovsk: 'move' },
    pieces: { GE_XLRes: 'BrestLitovsk', 'GE_elite_SCU.3': 'BrestLitovsk', GE_HQ_Falkenhayn: 'BrestLitovsk' },
  }
  it('§20.3.4.a §27.0.b is not left behind too weak for the siege', () => {
    expect(moving(leaving).offers('unit')).toContain('GE_XLRes')
    const pieces = { ...leaving.pieces, GE_HQ_Falkenhayn: settled('BrestLitovsk') }
    const scene = moving({ ...leaving, pieces })
    expect(scene.offers('unit')).toEqual(['GE_elite_SCU.3'])
    expect(scene.refusal('unit', 'GE_XLRes').rule).toBe('20.3.4.a')
  })
})

describe('who cannot stand with those who come first', () => {
  it('§20.3.1.d §10.2.b is not counted on either: Russians do not join a French HQ', () => {
    const spec: SceneSpec = {
      side: 'AP',
      orders: { Stryj: 'move', Lemberg: 'move' },
      pieces: { 'RU_2-4Special': 'Stryj', FR_HQ_dEsperey: 'Stryj', RU_XX: 'Lemberg' },
    }
    expect(goals(moving(spec), 'RU_2-4Special')).toContain('Przemysl')
    expect(moving(spec).act('stack', 'Stryj').offers('march')).not.toContain('Przemysl')
  })
})

describe('who comes to a fort through a siege that others leave for it', () => {
  // Grodno asks for two; Russians at Suwalki and an unbesieged Warsaw leave the way by Lomza alone
  const besiege = (comer: string, others: Record<string, Placed> = {}): string[] => {
    const pieces = { 'GE_res_SCU.1': 'Lomza', 'GE_res_SCU.2': comer, RU_I: 'Suwalki', ...others }
    return goals(moving({ orders: { Lomza: 'move', [comer]: 'move' }, pieces }), 'GE_res_SCU.1')
  }
  it('§20.3.1.d §20.3.2.b is not counted on: the siege ends with them', () => {
    expect(besiege('Lotzen', { 'GE_res_SCU.3': settled('Lomza') })).toContain('Grodno')
    expect(besiege('Lotzen')).not.toContain('Grodno')
  })
  it('§20.3.1.d §20.3.5.d §14.3.1.a.1 nor whose supply came through it, if one space is not enough', () => {
    expect(besiege('Siedlce', { 'GE_res_SCU.3': settled('Lomza') })).toContain('Grodno')
    expect(besiege('Siedlce')).not.toContain('Grodno')
    expect(besiege('Bialystok')).toContain('Grodno')
  })
})

describe('who makes room for others', () => {
  it('§10.3.a §27.0.b is no company for an HQ that comes alone', () => {
    const spec: SceneSpec = {
      side: 'AP',
      status: { IT: 'at-war' },
      control: { Lomza: 'CP' },
      orders: { Lomza: 'move', Bialystok: 'move' },
      pieces: { IT_XXX: 'Lomza', RU_XX: 'Bialystok', RU_HQ_Brusilov: 'Bialystok' },
    }
    expect(moving(spec).offers('unit')).not.toContain('RU_HQ_Brusilov')
    // the corps itself can take over the siege
    expect(goals(moving(spec), 'RU_XX')).toContain('Lomza')
  })
  it('§10.3.a §20.3.2.b has no way through a siege that those who come have left', () => {
    const spec: SceneSpec = {
      orders: { Warsaw: 'move', Siedlce: 'move' },
      control: { Lodz: 'CP', Kalisz: 'CP' },
      pieces: {
        ...{ GE_I: 'Warsaw', 'GE_res_SCU.1': 'Siedlce', RU_I: 'Lomza', RU_II: 'Bialystok' },
        ...{ 'GE_res_SCU.2': settled('Siedlce'), 'GE_res_SCU.3': settled('Siedlce') },
        ...{ RU_III: 'Ivangorod', RU_IV: 'BrestLitovsk' },
      },
    }
    expect(goals(moving(spec), 'GE_I')).not.toContain('Siedlce')
    const pieces = { ...spec.pieces, GE_II: settled('Warsaw') }
    expect(goals(moving({ ...spec, pieces }), 'GE_I')).toContain('Siedlce')
  })
  it('§10.3.a §20.3.4.a does not go if those who come are too few for the siege', () => {
    const spec: SceneSpec = {
      side: 'AP',
      orders: { Thorn: 'move', Plock: 'move' },
      pieces: { 'BR_inf_SCU.1': 'Thorn', 'BR_inf_SCU.2': 'Thorn', 'RU_inf_SCU.1': 'Plock', RU_XX: 'Plock' },
    }
    expect(goals(moving(spec), 'RU_inf_SCU.1')).not.toContain('Thorn')
    expect(goals(moving(spec), 'RU_XX')).toContain('Thorn')
  })
  it('§10.2.b §20.3.4.a goes itself: nobody else leaves the siege to those who cannot stand together', () => {
    const scene = moving({
      side: 'AP',
      orders: { Thorn: 'move' },
      pieces: { 'RU_inf_SCU.1': 'Thorn', RU_SB_Yugo: 'Thorn', 'BR_inf_SCU.1': settled('Thorn') },
    })
    expect(scene.offers('unit')).toEqual(['RU_inf_SCU.1'])
    expect(scene.refusal('unit', 'RU_SB_Yugo').rule).toBe('20.3.4.a')
  })
  it('§10.2.b §20.3.4.a §10.3.b nor does one who keeps it with those who have come, while others must go', () => {
    const pieces = { 'RU_inf_SCU.1': 'Thorn', 'RU_inf_SCU.2': 'Thorn', RU_SB_Yugo: 'Thorn' }
    const orders = { Thorn: 'move' } as const
    const scene = moving({ side: 'AP', orders, pieces: { ...pieces, 'BR_inf_SCU.1': settled('Thorn') } })
    expect(scene.offers('unit')).toEqual(['RU_inf_SCU.1', 'RU_inf_SCU.2'])
    expect(scene.refusal('unit', 'RU_SB_Yugo').rule).toBe('20.3.4.a')
    expect(moving({ side: 'AP', orders, pieces }).offers('unit')).toContain('RU_SB_Yugo')
  })
  it('§10.2.b §20.3.4.a §27.0.b nor one who keeps it with the HQ that has come', () => {
    const scene = moving({
      side: 'AP',
      orders: { Thorn: 'move' },
      pieces: {
        ...{ 'BR_inf_SCU.1': 'Thorn', 'BR_inf_SCU.2': 'Thorn', RU_SB_Yugo: 'Thorn' },
        ...{ 'RU_2-4Special': settled('Thorn'), RU_HQ_Brusilov: settled('Thorn') },
      },
    })
    expect(scene.offers('unit')).toEqual(['BR_inf_SCU.1', 'BR_inf_SCU.2'])
  })
  it('§10.2.b §20.3.4.a may count on two who come together, not on one of them alone', () => {
    const spec: SceneSpec = {
      side: 'AP',
      status: { BU: 'at-war', IT: 'at-war', RO: 'at-war' },
      orders: { Adrianople: 'move', KirkKilisse: 'move' },
      pieces: {
        ...{ 'IT_inf_SCU.1': 'Adrianople', 'BR_inf_SCU.1': 'Adrianople' },
        ...{ 'RU_inf_SCU.1': 'KirkKilisse', 'RO_inf_SCU.1': 'KirkKilisse' },
      },
      markers: { Burgas: 'RU', Varna: 'RU', Constanta: 'RO' },
    }
    const scene = moving(spec).act('stack', 'KirkKilisse').act('march', 'Adrianople')
    expect(scene.offers('march')).toContain('Plovdiv')
    expect(scene.offers('leave')).toEqual([])
    expect(scene.can('halt')).toBe(true)
  })
})
