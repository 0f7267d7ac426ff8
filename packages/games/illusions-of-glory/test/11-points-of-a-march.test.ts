/** §11.1.2.e §14.3.1.a.1 §9.7.1.a what a group brings along when it sets out holds until it halts. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { ACTION, ORDER, order } from '../state.ts'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const movement = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'movement', turn: 4, ...spec })

describe('the points of a march', () => {
  it('§14.3.1.a.1 §11.1.2.e who sets out without supply goes one space, though it opens the line', () => {
    const scene = movement({
      pieces: { RU_ICav: 'Stryj', RU_II: 'Kiev' },
      control: { Brody: 'AP' },
      orders: { Stryj: 'move', Kiev: 'move' },
    })
    scene.act('unit', 'RU_ICav')
    expect(scene.offers('march')).not.toContain('Brody')
    scene.act('march', 'Lemberg')
    expect(scene.prompt).not.toBe('march')
    expect(scene.where('RU_ICav')).toBe('Lemberg')
  })
  it('§14.1.1.b those who set out after the line is open have their full factor', () => {
    const scene = movement({
      pieces: { RU_ICav: 'Stryj', RU_IICav: 'Stryj' },
      control: { Brody: 'AP' },
      orders: { Stryj: 'move' },
    })
    scene.act('unit', 'RU_ICav').act('march', 'Lemberg').act('unit', 'RU_IICav')
    expect(scene.offers('march')).toContain('Brody')
  })
  it('§11.1.2.e who sets out in supply goes on, though the line closes behind it', () => {
    // the only Italians in Tyrol: the line from Linz to Italy closes when they leave
    const scene = movement({
      status: { IT: 'at-war' },
      pieces: { 'IT_cav_SCU.1': { at: 'Tyrol', marks: ['toMove'], stack: 1 }, AH_I: 'Tyrol' },
      control: { Trento: 'AP', Tyrol: 'CP' },
    })
    scene.act('unit', 'IT_cav_SCU.1')
    const far = scene.offers('march').filter((id) => id !== 'Linz')
    scene.act('march', 'Linz')
    expect(far).toContain('Prague')
    expect(scene.offers('march')).toContain('Prague')
  })
})

describe('card AP24, the Great Retreat', () => {
  const retreat = (spec: SceneSpec): StagedScene =>
    new StagedScene({
      stage: 'activation',
      turn: 4,
      points: 0,
      playing: 'AP24',
      ...spec,
      set: { action: ACTION.event, freeActivations: 1 },
    })
  it('§9.7.1.a the way leads home to its end, however many halts it makes', () => {
    const scene = retreat({ pieces: { RU_XX: 'Rovno' } }).act('free-move', 'Rovno')
    scene.act('unit', 'RU_XX').act('march', 'Dubno')
    expect(scene.offers('march')).not.toContain('Brody')
    expect(scene.refusal('march', 'Brody')).toMatchObject({ code: 'only-home' })
  })
  it('§9.7.1.a who was paid for is not bound by the order of a space on its way', () => {
    const scene = movement({
      pieces: { RU_XX: 'Rovno', RU_II: 'Dubno' },
      orders: { Rovno: 'move' },
      prepare: (s) => {
        order(s, space('Dubno'), ORDER.move | ORDER.greatRetreat)
      },
    })
    scene.act('unit', 'RU_XX').act('march', 'Dubno')
    expect(scene.offers('march')).toContain('Brody')
  })
  it('§9.7.1.a §25.5.a the Black Sea division does not land abroad', () => {
    const scene = retreat({ turn: 4, pieces: { RU_BlackSea: 'Odessa', RU_II: 'Kiev' } })
    scene.act('free-move', 'Odessa')
    expect(scene.offers('amphibious')).not.toContain('Constantinople')
    expect(scene.refusal('amphibious', 'Constantinople')).toMatchObject({ code: 'only-home' })
  })
})
