/** §20.3.4 §20.3.5 sieges that are left one by one, over several rounds. */
import { describe, expect, it } from 'vitest'
import { GROUND, hasGround } from '../state.ts'
import { space } from '../map.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const moving = (spec: SceneSpec): StagedScene =>
  new StagedScene({ stage: 'movement', turn: 5, round: 1, side: 'CP', ...spec })
/** the side does nothing in its round */
const idle = (scene: StagedScene): StagedScene => scene.act('no-card').act('done')

describe('who cannot follow out of a siege', () => {
  // out of supply, with Russians all around; at Radom there is room for one
  const tight: SceneSpec = {
    orders: { Ivangorod: 'move' },
    pieces: {
      'GE_res_SCU.1': 'Ivangorod',
      'GE_res_SCU.2': 'Ivangorod',
      GE_I: { at: 'Radom', marks: ['moved'] },
      GE_XI: { at: 'Radom', marks: ['moved'] },
      ...{ RU_I: 'Siedlce', RU_II: 'Lublin', RU_III: 'Warsaw', RU_IV: 'Sandomierz' },
    },
  }
  const stuck = (): StagedScene => moving(tight).act('unit', 'GE_res_SCU.1').act('march', 'Radom')
  it('§20.3.4.b §20.3.5.c is too few from then on, and has to leave', () => {
    const scene = stuck()
    expect(scene.where('GE_res_SCU.2')).toBe('Ivangorod')
    expect(hasGround(scene.state, space('Ivangorod'), GROUND.mustLeave)).toBe(true)
    expect(scene.seen('siege-lifted')).toMatchObject([{ rule: '20.3.4.b' }])
  })
  it('§20.3.5.c goes at the end of the next round of its side, if there is room by then', () => {
    const scene = idle(stuck())
    scene.act('no-card').act('move', 'Radom').act('unit', 'GE_I').act('march', 'Kielce')
    while (scene.prompt === 'march') scene.act('halt')
    if (scene.prompt === 'movement') scene.act('done')
    expect(scene.where('GE_res_SCU.2')).toBe('Radom')
  })
  it('§20.3.5.c stays while there is none, and the duty with it', () => {
    const scene = idle(idle(idle(stuck())))
    expect(scene.where('GE_res_SCU.2')).toBe('Ivangorod')
    expect(hasGround(scene.state, space('Ivangorod'), GROUND.mustLeave)).toBe(true)
  })
})

it('§20.3.4.b §11.1.1.f nobody has to follow one who has come back', () => {
  const scene = moving({
    orders: { Ivangorod: 'move', Lodz: 'move' },
    control: { Kalisz: 'CP', Radom: 'CP' },
    pieces: { GE_I: 'Ivangorod', 'GE_res_SCU.1': 'Ivangorod', GE_XI: 'Lodz', RU_II: 'Lublin' },
  })
  scene.act('unit', 'GE_I').act('march', 'Radom').act('march', 'Ivangorod')
  expect(scene.offers('unit')).toEqual(['GE_XI', 'GE_res_SCU.1'])
  expect(scene.can('done')).toBe(true)
})

/** Only the cavalry can ride from Ivangorod to Kovno, which asks for three. */
const twoSieges = () =>
  moving({
    orders: { Ivangorod: 'move', Gumbinnen: 'move' },
    control: { Radom: 'CP', Lodz: 'CP', Kalisz: 'CP' },
    pieces: {
      ...{ 'GE_cav_SCU.1': 'Ivangorod', 'GE_res_SCU.1': 'Ivangorod', GE_II: 'Gumbinnen' },
      GE_I: { at: 'Lomza', marks: ['moved'] },
    },
  })

it('§20.3.4.b §20.3.1.d nobody is left behind in a siege because another one waits for units of other spaces', () => {
  const scene = twoSieges()
  scene.act('unit', 'GE_cav_SCU.1')
  expect(scene.offers('march')).not.toContain('Kovno')
  scene.act('march', 'Siedlce')
  expect(scene.offers('march')).not.toContain('Kovno')
  scene.act('halt')
  expect(scene.offers('unit')).toEqual(['GE_res_SCU.1'])
})
it('§20.3.4.b §20.3.1.d the last to leave a siege may count on others for the next', () => {
  const scene = twoSieges()
  scene.act('unit', 'GE_res_SCU.1').act('march', 'Radom').act('halt')
  expect(scene.act('unit', 'GE_cav_SCU.1').offers('march')).toContain('Kovno')
})
