/** §11.1.1.g §26.3.1.d of ways of the same length the quiet one is taken. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { StagedScene } from './scene.ts'

describe('the way of a march', () => {
  it('§11.1.1.g §26.3.1.d.4 from Doiran to Kavalla not through Salonika, if there is another way', () => {
    const scene = new StagedScene({
      side: 'CP',
      stage: 'movement',
      turn: 5,
      status: { BU: 'at-war' },
      pieces: { BU_1stArmy: 'Doiran', GE_I: 'FtRupel', GE_II: 'FtRupel', GE_X: 'FtRupel' },
      control: { FtRupel: 'CP', Skopje: 'CP' },
      orders: { Doiran: 'move' },
    })
    scene.act('unit', 'BU_1stArmy')
    expect(scene.offers('march')).not.toContain('FtRupel')
    scene.act('march', 'Kavalla')
    expect(scene.seen('greece-tested')).toEqual([])
    expect(scene.seen('marched')).toMatchObject([{ path: [space('FtRupel'), space('Kavalla')] }])
  })
  it('§11.1.1.g the player may still go through it', () => {
    const scene = new StagedScene({
      side: 'CP',
      stage: 'movement',
      turn: 5,
      status: { BU: 'at-war' },
      pieces: { BU_1stArmy: 'Doiran' },
      control: { FtRupel: 'CP', Skopje: 'CP' },
      orders: { Doiran: 'move' },
    })
    scene.dice(1).act('unit', 'BU_1stArmy').act('march', 'Salonika')
    expect(scene.seen('greece-tested')).toHaveLength(1)
  })
})
