/** Chapter 12.6: losses, relief of LCUs, destruction and elimination. */
import { describe, expect, it } from 'vitest'
import { isSpecial, lfOf, piece } from '../pieces.ts'
import { space } from '../map.ts'
import { canBeRelieved } from '../rules/12-combat/destruction.ts'
import { crush, placeUprising, whyNotRise } from '../rules/23-rebellion/uprisings.ts'
import { RU } from '../sides.ts'
import { faceOf, isOnMap } from '../state.ts'
import { battle, frozen, resumed, strike } from './battle.ts'
import type { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

/** losses of the defender alone, in the middle of a combat: `ln` has been rolled by the attacker */
function hit(
  ln: number,
  defenders: Readonly<Record<string, boolean>>,
  spec: SceneSpec = {},
  at = 'Lublin',
): StagedScene {
  const { s } = frozen({
    at,
    attackers: { RU_II: { at: 'BrestLitovsk', reduced: true } },
    defenders,
    ...spec,
    set: { attackLn: ln, defenceLn: 0 },
  })
  return resumed(s, 'losses')
}

describe('absorbing', () => {
  it('§12.2.G.5.b §12.6.2.b §glossary.lf below the lowest Loss Factor nothing happens', () => {
    const scene = hit(2, { GE_XI: false, GE_XVII: false })
    expect(scene.seen('step-lost')).toEqual([])
    expect(scene.prompt).not.toBe('absorb')
    const least = lfOf(piece('GE_XI'), 0)
    expect([least, hit(least, { GE_XI: false }).isReduced('GE_XI')]).toEqual([3, true])
  })
  it('§12.2.G.5.a §12.6.1 §12.6.3.a from the lowest Loss Factor on it must be absorbed: the unit is turned over', () => {
    const scene = hit(3, { GE_XI: false })
    expect(scene.isReduced('GE_XI')).toBe(true)
    expect(scene.where('GE_XI')).toBe('Lublin')
    const { s } = frozen({
      at: 'Lublin',
      attackers: { RU_II: 'BrestLitovsk' },
      defenders: { GE_XI: false },
      set: { attackLn: 0, defenceLn: 3 },
    })
    const beaten = resumed(s, 'losses')
    expect([beaten.isReduced('RU_II'), beaten.isReduced('GE_XI')]).toEqual([true, false])
  })
  it('§12.6.2.a the lowest Loss Factor first, whatever the owner likes', () => {
    const scene = hit(2, { GE_XI: false, GE_CavKdo: false })
    expect(scene.isReduced('GE_CavKdo')).toBe(true)
    expect(scene.isReduced('GE_XI')).toBe(false)
  })
  it('§12.6.2.a among equals the owner chooses, and cannot choose a higher one', () => {
    const scene = hit(3, { GE_XI: false, GE_XVII: false })
    expect([scene.prompt, scene.asked]).toEqual(['absorb', 'CP'])
    expect(scene.offers('suffer')).toEqual(['GE_XI', 'GE_XVII'])
    scene.act('suffer', 'GE_XVII')
    expect([scene.isReduced('GE_XI'), scene.isReduced('GE_XVII')]).toEqual([false, true])
    const mixed = hit(2, { GE_XI: false, AH_II: false, AH_VI: false })
    expect(mixed.refusal('suffer', 'GE_XI').code).toBe('lower-lf-first')
  })
  it('§12.2.G.5.c §12.6.3.b §12.6.3.c the reduced unit goes on absorbing until nothing more can be', () => {
    const scene = hit(7, { GE_XI: false }, { pieces: { 'GE_inf_SCU.1': 'reserve' } })
    // 7 - 3 reduced - 3 destroyed: 1 left, below the 2 of the SCU
    expect(scene.where('GE_XI')).toBe('replaceable')
    expect(scene.where('GE_inf_SCU.1')).toBe('Lublin')
    expect(scene.isReduced('GE_inf_SCU.1')).toBe(false)
  })
  it('§12.6.2.a X2: the loop leaves nothing that could be absorbed', () => {
    for (let ln = 1; ln <= 12; ln++) {
      const scene = hit(ln, { RU_XX: false, 'RU_cav_SCU.1': false, RU_Guard: true }, { side: 'CP' }, 'Kowel')
      while (scene.prompt === 'absorb') scene.act('suffer', scene.offers('suffer')[0])
      const spent = [
        ...scene.seen('step-lost'),
        ...scene.seen('unit-destroyed'),
        ...scene.seen('unit-eliminated'),
      ]
      expect(spent.length).toBeLessThanOrEqual(ln)
    }
  })
  it('§27.0.e HQs absorb nothing', () => {
    const scene = hit(1, { GE_XI: false, GE_HQ_Mackensen: false })
    expect(scene.isReduced('GE_HQ_Mackensen')).toBe(true) // lost the combat (§27.0.f), no more
    expect(scene.seen('step-lost')).toEqual([])
  })
})

describe('destroyed LCUs', () => {
  it('§12.6.4.a §12.6.4.b §12.2.G.5.c.2 an SCU of the same type and nation takes the place', () => {
    const reserve = { 'GE_res_SCU.1': 'reserve', 'GE_inf_SCU.1': 'reserve', 'AH_inf_SCU.1': 'reserve' }
    const scene = hit(3, { GE_XI: true }, { pieces: reserve })
    expect(scene.where('GE_XI')).toBe('replaceable')
    expect(scene.at('Lublin')).toEqual(['GE_inf_SCU.1'])
    expect(scene.where('GE_res_SCU.1')).toBe('reserve')
  })
  it('§12.6.4.c without one of its type any other of its nation, as the owner likes', () => {
    const scene = hit(
      3,
      { GE_XI: true },
      { pieces: { 'GE_res_SCU.1': 'reserve', 'GE_cav_SCU.1': 'reserve' } },
    )
    expect(scene.prompt).toBe('replace-lcu')
    expect(scene.offers('replace-by')).toEqual(['GE_cav_SCU.1', 'GE_res_SCU.1'])
    scene.act('replace-by', 'GE_res_SCU.1')
    expect(scene.at('Lublin')).toEqual(['GE_res_SCU.1'])
  })
  it('§12.6.4.d without any it is gone for good', () => {
    const scene = hit(3, { GE_XI: true }, { pieces: { 'AH_inf_SCU.1': 'reserve' } })
    expect(scene.where('GE_XI')).toBe('eliminated')
    expect(scene.where('AH_inf_SCU.1')).toBe('reserve')
    expect(scene.seen('unit-eliminated').map(({ rule }) => rule)).toEqual(['12.6.4.d'])
    const relieved = hit(3, { GE_XI: true }, { pieces: { 'GE_inf_SCU.1': 'reserve' } })
    expect([relieved.where('GE_XI'), relieved.where('GE_inf_SCU.1')]).toEqual(['replaceable', 'Lublin'])
    expect(canBeRelieved(relieved.state, piece('GE_XVII'))).toBe(false)
  })
  it('§12.6.4.e a dual LCU is relieved by either nation, §12.6.6.e and is itself gone for good', () => {
    const pieces = { 'GE_inf_SCU.1': 'reserve', 'AH_inf_SCU.1': 'reserve' }
    const scene = hit(3, { GE_AH_SudArmy: true }, { pieces })
    expect(scene.offers('replace-by')).toEqual(['AH_inf_SCU.1', 'GE_inf_SCU.1'])
    scene.act('replace-by', 'AH_inf_SCU.1')
    expect(scene.where('GE_AH_SudArmy')).toBe('eliminated')
    expect(scene.at('Lublin')).toEqual(['AH_inf_SCU.1'])
  })
  it('§12.6.4.f the SCU absorbs what is left, at full strength', () => {
    const scene = hit(5, { GE_XI: true }, { pieces: { 'GE_inf_SCU.1': 'reserve' } })
    expect(scene.isReduced('GE_inf_SCU.1')).toBe(true)
  })
  it('§12.6.6.b LCU and SCU in one combat: the LCU is gone for good, the SCU can be replaced', () => {
    const scene = hit(4, { AH_II: true }, { pieces: { 'AH_inf_SCU.1': 'reserve' } })
    expect(scene.where('AH_II')).toBe('eliminated')
    expect(scene.where('AH_inf_SCU.1')).toBe('replaceable')
  })
  it('§24.1.b §12.6.4.a Troop Quality falls by one for each LCU, once', () => {
    const scene = hit(
      4,
      { AH_II: true },
      { pieces: { 'AH_inf_SCU.1': 'reserve' }, tracks: { quality: { AH: 9 } } },
    )
    expect(scene.quality('AH')).toBe(8)
  })
  it('§12.6.6.a §14.3.3.a out of supply there is no relief', () => {
    const { s } = frozen({
      at: 'Radom',
      side: 'CP',
      attackers: { AH_II: { at: 'Kielce', reduced: true } },
      defenders: { RU_XX: true },
      pieces: { 'RU_inf_SCU.1': 'reserve' },
      control: { Ivangorod: 'CP', Warsaw: 'CP', Lodz: 'CP', Sandomierz: 'CP' },
      destroyed: ['Ivangorod', 'Warsaw'],
      set: { attackLn: 2, defenceLn: 0 },
    })
    const scene = resumed(s, 'losses')
    expect(scene.where('RU_XX')).toBe('eliminated')
    expect(scene.where('RU_inf_SCU.1')).toBe('reserve')
    expect(scene.seen('unit-eliminated').map(({ rule }) => rule)).toEqual(['12.6.6.a'])
  })
})

describe('other units', () => {
  it('§12.6.5.a §12.6.6.g §12.2.G.5.c.1 §3.2.1.e a reduced SCU goes to the Replaceable Units box, the next absorbs', () => {
    const scene = hit(4, { 'GE_inf_SCU.1': true, 'GE_inf_SCU.2': false })
    const suffer = scene.offers('suffer')
    expect(suffer).toEqual(['GE_inf_SCU.1', 'GE_inf_SCU.2'])
    scene.act('suffer', 'GE_inf_SCU.1')
    expect(scene.where('GE_inf_SCU.1')).toBe('replaceable')
    expect(scene.isReduced('GE_inf_SCU.2')).toBe(true)
  })
  it('§12.6.6.e a special SCU is gone for good', () => {
    const scene = hit(
      2,
      { 'RU_2-4Special': true },
      { side: 'CP', attackers: { AH_II: 'Brody' } } as SceneSpec,
      'Kowel',
    )
    expect(scene.where('RU_2-4Special')).toBe('eliminated')
    expect(scene.seen('unit-eliminated').map(({ rule }) => rule)).toEqual(['12.6.6.e'])
    expect(['RU_2-4Special', 'GE_AH_SudArmy', 'GE_XI'].map((id) => isSpecial(piece(id)))).toEqual([
      true,
      true,
      false,
    ])
    const plain = hit(3, { GE_XI: true }, { pieces: { 'GE_inf_SCU.1': 'reserve' } })
    expect([plain.where('GE_XI'), plain.at('Lublin')]).toEqual(['replaceable', ['GE_inf_SCU.1']])
  })
  it('§12.6.5.b a destroyed uprising can come again', () => {
    const scene = battle({
      pieces: { RU_XX: 'Lutsk', RU_Guard: 'Lutsk', 'RU_uprising.1': 'Sarny' },
      orders: { Lutsk: 'attack' },
    })
    strike(scene.dice(6), 'Sarny', ['RU_XX', 'RU_Guard'], 'target-uprising')
    expect(scene.where('RU_uprising.1')).toBe('waiting')
    expect(scene.seen('fired')).toHaveLength(1)
  })
  it('§12.6.5.b though all others of its nation are on the map', () => {
    const risen = Object.fromEntries(
      [2, 3, 4, 5, 6].map((n) => [`RU_uprising.${n}`, n < 5 ? 'Kiev' : 'Minsk']),
    )
    const scene = battle({ pieces: { ...risen, RU_XX: 'Lutsk', 'RU_uprising.1': 'Sarny', RU_V: 'Vilna' } })
    const { umpire } = scene.play
    expect(whyNotRise(umpire.state, RU, space('Zhitomir'))?.code).toBe('no-uprising-left')
    crush(umpire, piece('RU_uprising.1'))
    expect(whyNotRise(umpire.state, RU, space('Zhitomir'))).toBeUndefined()
    placeUprising(umpire, RU, space('Zhitomir'))
    expect(scene.where('RU_uprising.1')).toBe('Zhitomir')
  })
  it('§12.6.6.e §27.0.c an HQ whose troops are all destroyed is gone for good', () => {
    const scene = hit(6, { GE_XI: false, GE_HQ_Mackensen: false })
    expect(scene.where('GE_XI')).toBe('eliminated')
    expect(scene.where('GE_HQ_Mackensen')).toBe('eliminated')
  })
})

describe('the loss loop', () => {
  const stacks: readonly Readonly<Record<string, boolean>>[] = [
    { RU_XX: false, RU_Guard: false, 'RU_inf_SCU.1': false },
    { RU_IICav: true, 'RU_cav_SCU.1': false, RU_1stGuard: true },
    { 'RU_inf_SCU.1': true, 'RU_inf_SCU.2': false },
  ]
  const losses = (scene: StagedScene): { piece: number; face: 0 | 1 }[] =>
    scene.events.flatMap((event): { piece: number; face: 0 | 1 }[] => {
      if (event.type === 'step-lost') return [{ piece: event.piece, face: 0 }]
      const isGone = event.type === 'unit-destroyed' || event.type === 'unit-eliminated'
      return isGone ? [{ piece: event.piece, face: 1 }] : []
    })

  it.each([1, 2, 3, 4, 5, 7])('§12.6.2.a §12.6.3.b of %i as much is absorbed as can be, never more', (ln) => {
    for (const defenders of stacks) {
      const scene = hit(ln, defenders, { side: 'CP' }, 'Kowel')
      while (scene.prompt === 'absorb') scene.act('suffer', scene.offers('suffer')[0])
      const left = losses(scene).reduce((rest, { piece: p, face }) => rest - lfOf(p, face), ln)
      const alive = Object.keys(defenders)
        .map(piece)
        .filter((p) => isOnMap(scene.state, p))
      expect(left).toBeGreaterThanOrEqual(0)
      for (const p of alive) expect(lfOf(p, faceOf(scene.state, p))).toBeGreaterThan(left)
    }
  })
})
