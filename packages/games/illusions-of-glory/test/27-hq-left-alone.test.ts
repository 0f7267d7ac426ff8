/** §27.0.b HQs and heavy artillery whose troops go away: to a siege that waits for others, out of a failed one, in regions. */
import { describe, expect, it } from 'vitest'
import { FORTS, HOMES, idOfSpace, isPlain, space } from '../map.ts'
import { AH } from '../sides.ts'
import { GROUND, setGround } from '../state.ts'
import { battle, strike } from './battle.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const movement = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'movement', turn: 4, ...spec })

describe('a siege that waits for others', () => {
  // Ivangorod has two factors: one division of Radom is too few, the other one would come from Lublin
  const radom: SceneSpec = {
    side: 'CP',
    orders: { Radom: 'move', Lublin: 'move' },
    control: { Kielce: 'CP', Sandomierz: 'CP', Lodz: 'CP' },
    pieces: {
      'GE_inf_SCU.1': 'Radom',
      GE_HQ_Mackensen: 'Radom',
      'GE_inf_SCU.2': 'Lublin',
      GE_I: 'Kielce',
    },
  }
  it('§27.0.b §11.1.1.b is not begun with units of another space by who leaves an HQ alone', () => {
    const scene = movement(radom).act('unit', 'GE_inf_SCU.1')
    expect(scene.offers('march')).not.toContain('Ivangorod')
  })
  it('§20.3.1.d the HQ goes first, or along', () => {
    const first = movement(radom).act('unit', 'GE_HQ_Mackensen').act('march', 'Kielce').act('halt')
    first.act('unit', 'GE_inf_SCU.1').act('march', 'Ivangorod')
    expect(first.offers('unit')).toEqual(['GE_inf_SCU.2'])
    const along = movement(radom).act('stack', 'Radom')
    expect(along.offers('march')).toContain('Ivangorod')
  })
  it('§20.3.1.d with others of the same space it is: the HQ follows when they have come', () => {
    const scene = movement({ ...radom, pieces: { ...radom.pieces, 'GE_inf_SCU.2': 'Radom' } })
    scene.act('unit', 'GE_inf_SCU.1').act('march', 'Ivangorod')
    scene.act('unit', 'GE_inf_SCU.2').act('march', 'Ivangorod')
    expect(scene.offers('unit')).toEqual(['GE_HQ_Mackensen'])
  })
  it('§20.3.1.d nor if one of those who are still to come would leave it alone before another space begins', () => {
    // Warsaw has three factors
    const warsaw: SceneSpec = {
      ...radom,
      orders: { Lodz: 'move', Wloclawek: 'move' },
      control: { Kalisz: 'CP' },
      pieces: {
        ...{ 'GE_inf_SCU.1': 'Lodz', 'GE_inf_SCU.2': 'Lodz', GE_HQ_Mackensen: 'Lodz' },
        ...{ 'GE_inf_SCU.3': 'Wloclawek', GE_I: 'Kalisz' },
      },
    }
    expect(movement(warsaw).act('unit', 'GE_inf_SCU.1').offers('march')).not.toContain('Warsaw')
    const other = movement(warsaw).act('unit', 'GE_inf_SCU.3').act('march', 'Warsaw')
    other
      .act('unit', 'GE_inf_SCU.1')
      .act('march', 'Warsaw')
      .act('unit', 'GE_inf_SCU.2')
      .act('march', 'Warsaw')
    expect(other.offers('unit')).toEqual(['GE_HQ_Mackensen'])
  })
  it('§10.3.b §11.1.1.b nor by who leaves too many behind', () => {
    // only the German division gets so far
    const scene = movement({
      ...radom,
      orders: { Kattowitz: 'move', Lublin: 'move' },
      control: { Czestochowa: 'CP', Kielce: 'CP', Radom: 'CP' },
      pieces: {
        ...{ 'GE_inf_SCU.1': 'Kattowitz', AH_I: 'Kattowitz', AH_II: 'Kattowitz', 'GE_inf_SCU.2': 'Lublin' },
        AH_III: { at: 'Kattowitz', marks: ['moved'] },
        AH_IV: { at: 'Kattowitz', marks: ['moved'] },
      },
    })
    scene.act('unit', 'GE_inf_SCU.1')
    expect(scene.offers('march')).not.toContain('Ivangorod')
  })
})

describe('a siege that has failed', () => {
  it('§20.3.5.c §27.0.b the HQ that cannot follow its troops goes to the nearest others', () => {
    const scene = new StagedScene({
      side: 'CP',
      stage: 'round-end',
      control: { Lodz: 'CP', Kalisz: 'CP' },
      pieces: {
        ...{ 'GE_inf_SCU.1': 'Warsaw', GE_HQ_Mackensen: 'Warsaw' },
        ...{ GE_I: 'Lodz', GE_HQ_Falkenhayn: 'Lodz', GE_II: 'Kalisz' },
        ...{ RU_I: 'Plock', RU_II: 'Mlawa', RU_III: 'Siedlce', RU_IV: 'Radom', RU_V: 'Wloclawek' },
        ...{ RU_IX: 'Lomza', RU_X: 'Ivangorod' },
      },
      prepare: (state) => {
        setGround(state, space('Warsaw'), GROUND.mustLeave, true)
      },
    })
    expect([scene.where('GE_inf_SCU.1'), scene.where('GE_HQ_Mackensen')]).toEqual(['Lodz', 'Kalisz'])
  })
})

describe('in a region', () => {
  const carniola: SceneSpec = {
    status: { IT: 'at-war' },
    control: { Carniola: 'AP', Agram: 'AP' },
    orders: { Agram: 'move' },
    pieces: { RU_HQ_Brusilov: 'Agram', RU_I: 'Agram', IT_II: 'Carniola' },
  }
  it('§27.0.b §10.2.b an HQ does not end its move beside troops alone that it may not stand with', () => {
    expect(movement(carniola).offers('unit')).toEqual(['RU_I'])
    expect(movement(carniola).act('stack', 'Agram').offers('march')).toContain('Carniola')
  })
  it('§27.0.b §12.8.1.a §10.2.b it goes along with an advance that would leave it beside such troops', () => {
    // Russians are supplied through Agram, Budapest and Galicia
    const homes = HOMES[AH]?.filter(isPlain).map(idOfSpace) ?? []
    const stacked = { at: 'Carniola', marks: ['toAttack'], stack: 1 } as const
    const scene = battle({
      status: { IT: 'at-war' },
      destroyed: FORTS.map(idOfSpace),
      control: { ...Object.fromEntries(homes.map((id) => [id, 'AP'])), Carniola: 'AP', Graz: 'CP' },
      pieces: {
        ...{ RU_I: stacked, RU_HQ_Brusilov: stacked, IT_II: 'Carniola', RU_V: 'Agram' },
        'AH_inf_SCU.1': { at: 'Graz', reduced: true },
      },
    })
    strike(scene.dice(6, 1), 'Graz', ['RU_I', 'RU_HQ_Brusilov']).act('advance', 'RU_I').act('done')
    expect(scene.where('RU_HQ_Brusilov')).toBe('Graz')
  })
})
