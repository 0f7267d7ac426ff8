/** Chapter 27: HQs and heavy artillery in combat. */
import { describe, expect, it } from 'vitest'
import { battle, frozen, type Frozen, resumed, strike } from './battle.ts'
import { settleSupport } from '../rules/27-headquarters/combat.ts'
import { fightOf } from '../rules/12-combat/under-way.ts'
import { AP, CP, type Side } from '../sides.ts'
import type { StagedScene } from './scene.ts'

const lublin: Frozen = {
  at: 'Lublin',
  attackers: { RU_II: 'BrestLitovsk', RU_HQ_Brusilov: 'BrestLitovsk' },
  defenders: { GE_XI: false, GE_HQ_Mackensen: false },
}
/** HQs after a combat this side has won */
function settled(winner: Side | -1, spec: Frozen): StagedScene {
  const { s } = frozen(spec)
  const scene = resumed(s, 'at-rest')
  settleSupport(scene.play.umpire, fightOf(scene.state), winner)
  return scene
}
const reduced: Frozen = {
  ...lublin,
  attackers: { RU_II: 'BrestLitovsk', RU_HQ_Brusilov: { at: 'BrestLitovsk', reduced: true } },
  defenders: { GE_XI: false, GE_HQ_Mackensen: true },
}

describe('HQs', () => {
  it('§27.0.f a defeated HQ loses a step, a reduced one is gone for good', () => {
    const scene = settled(CP, lublin)
    expect(scene.isReduced('RU_HQ_Brusilov')).toBe(true)
    expect(scene.isReduced('GE_HQ_Mackensen')).toBe(false)
    expect(settled(CP, reduced).where('RU_HQ_Brusilov')).toBe('eliminated')
  })
  it('§27.0.g a victorious one regains its step', () => {
    expect(settled(AP, reduced).isReduced('RU_HQ_Brusilov')).toBe(false)
    expect(settled(AP, lublin).isReduced('RU_HQ_Brusilov')).toBe(false)
    expect(settled(CP, reduced).isReduced('GE_HQ_Mackensen')).toBe(false)
  })
  it('§27.0.h nothing happens in a tie', () => {
    const scene = settled(-1, reduced)
    expect([scene.isReduced('RU_HQ_Brusilov'), scene.isReduced('GE_HQ_Mackensen')]).toEqual([true, true])
  })
  it('§27.0.e an HQ must take part in the defence of its space', () => {
    const scene = battle({
      pieces: { RU_II: 'BrestLitovsk', GE_XI: 'Lublin', GE_HQ_Mackensen: 'Lublin' },
      orders: { BrestLitovsk: 'attack' },
    })
    strike(scene.dice(1, 1), 'Lublin', ['RU_II'])
    expect(scene.seen('fired')[1]?.modifiers).toMatchObject([{ what: 'hq', by: 2 }])
  })
})

describe('heavy artillery', () => {
  const lutsk = (isReduced: boolean): Frozen => ({
    at: 'Lutsk',
    side: 'CP',
    attackers: { GE_XX: 'Dubno', 'GE_HeavyArtillery.1': { at: 'Dubno', reduced: isReduced } },
    defenders: { RU_XX: false },
  })
  it('§27.1.b turned over after its first use, gone after the second, whoever wins', () => {
    expect(settled(AP, lutsk(false)).isReduced('GE_HeavyArtillery.1')).toBe(true)
    expect(settled(-1, lutsk(true)).where('GE_HeavyArtillery.1')).toBe('eliminated')
  })
  it('§27.0.i it takes part in one attack', () => {
    const scene = battle({
      side: 'CP',
      pieces: {
        GE_XX: 'Dubno',
        GE_XI: 'Dubno',
        'GE_HeavyArtillery.1': 'Dubno',
        RU_XX: 'Lutsk',
        RU_V: 'Rovno',
      },
      destroyed: ['Dubno', 'Lutsk'],
      orders: { Dubno: 'attack' },
    })
    strike(scene.dice(1, 6), 'Lutsk', ['GE_XX', 'GE_HeavyArtillery.1'])
    scene.act('target', 'Rovno').act('join', 'GE_XI')
    expect(scene.refusal('join', 'GE_HeavyArtillery.1').code).toBe('has-attacked')
  })
})

it('§12.2.1.a.5 §27.1.a an HQ counts no more when all it attacked with are lost before the fire', () => {
  const scene = battle({
    pieces: {
      'RU_cav_SCU.1': { at: 'Brody', reduced: true },
      ...{ RU_XX: 'Brody', RU_HQ_Brusilov: 'Brody', RU_X: 'Tarnopol', AH_III: 'Lemberg', AH_XIII: 'Lemberg' },
    },
    control: { Lemberg: 'CP' },
    orders: { Brody: 'attack', Tarnopol: 'attack' },
  }).dice(1, 3, 3, 3)
  strike(scene, 'Lemberg', ['RU_X', 'RU_cav_SCU.1', 'RU_HQ_Brusilov'])
  if (scene.prompt === 'flank') scene.act('pin', 'Brody')
  while (scene.can('suffer')) scene.act('suffer', scene.offers('suffer')[0])
  const fire = scene.seen('fired').find(({ side }) => side === AP)
  expect([scene.where('RU_cav_SCU.1'), scene.where('RU_HQ_Brusilov')]).toEqual(['replaceable', 'Brody'])
  expect(fire?.modifiers.map(({ what }) => what)).not.toContain('hq')
})
