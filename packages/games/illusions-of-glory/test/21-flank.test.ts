/** Chapter 21: flank attacks. */
import { describe, expect, it } from 'vitest'
import { space } from '../map.ts'
import { whyNotFlank } from '../rules/21-flank/announce.ts'
import { flankModifiers } from '../rules/21-flank/resolve.ts'
import { AP, CP } from '../sides.ts'
import { battle, frozen, type Frozen, strike } from './battle.ts'
import type { SceneSpec } from './stage.ts'

/** Dubno is attacked from Lutsk and Rovno */
const dubno: Frozen = {
  at: 'Dubno',
  attackers: { RU_XX: 'Lutsk', RU_XIII: 'Rovno' },
  defenders: { AH_II: false },
  destroyed: ['Dubno'],
}
const whyNot = (spec: Frozen): string | undefined => whyNotFlank(frozen(spec).s, frozen(spec).fight)?.code

describe('when', () => {
  it('§21.0.a §glossary.flank from two spaces or more', () => {
    expect(whyNot(dubno)).toBeUndefined()
    expect(whyNot({ ...dubno, attackers: { RU_XX: 'Lutsk', RU_XIII: 'Lutsk' } })).toBe('one-space-only')
  })
  it('§21.0.b with at least one LCU', () => {
    const scus = { 'RU_inf_SCU.1': 'Lutsk', 'RU_inf_SCU.2': 'Rovno' }
    expect(whyNot({ ...dubno, attackers: scus })).toBe('no-lcu-to-flank')
    expect(whyNot({ ...dubno, attackers: { ...scus, RU_XX: 'Lutsk' } })).toBeUndefined()
  })
  it('§21.1.a §12.4.3.a not if all come across water, §12.4.3.b but if some do', () => {
    const lublin: Frozen = {
      at: 'Lublin',
      attackers: { RU_V: 'Kowel', RU_VI: 'Sandomierz' },
      defenders: { GE_XI: false },
    }
    expect(whyNot(lublin)).toBe('flank-across-water')
    expect(whyNot({ ...lublin, attackers: { RU_V: 'Kowel', RU_II: 'BrestLitovsk' } })).toBeUndefined()
  })
  it('§21.1.b §12.4.2 not against swamp or mountains', () => {
    const sarny: Frozen = {
      at: 'Sarny',
      side: 'CP',
      attackers: { GE_XI: 'Kowel', GE_XX: 'Rovno' },
      defenders: { RU_XX: false },
    }
    expect(whyNot(sarny)).toBe('flank-terrain')
    expect(whyNotFlank(frozen(sarny).s, frozen(sarny).fight)?.rule).toBe('12.4.2')
    const gorlice: Frozen = {
      at: 'Gorlice',
      attackers: { RU_II: 'Tarnow', RU_III: 'Dukla' },
      defenders: { AH_II: false },
    }
    expect(whyNotFlank(frozen(gorlice).s, frozen(gorlice).fight)?.rule).toBe('21.1.b')
    const wood: Frozen = {
      at: 'Kowel',
      side: 'CP',
      attackers: { GE_XI: 'Lublin', GE_XX: 'Lutsk' },
      defenders: { RU_XX: false },
      destroyed: ['Lutsk'],
    }
    expect(whyNot(wood)).toBeUndefined()
  })
  it('§21.1.c not against a trench', () => {
    expect(whyNot({ ...dubno, trenches: { Dubno: ['CP', 1] } })).toBe('flank-trench')
  })
  it('§21.1.d not in a region', () => {
    const spec: Frozen = {
      at: 'Kharkov',
      attackers: { RU_II: 'Uman', RU_III: 'Moscow' },
      defenders: { GE_XI: false },
    }
    expect(whyNot(spec)).toBe('flank-region')
  })
  it('§21.1.e §14.3.1.a.6 not with units out of supply', () => {
    const spec: Frozen = {
      at: 'Radom',
      attackers: { RU_XX: 'Kielce', RU_II: 'Sandomierz' },
      defenders: { AH_II: false },
      control: { Ivangorod: 'CP', Warsaw: 'CP', Lodz: 'CP', Lublin: 'CP', Czestochowa: 'CP' },
      destroyed: ['Ivangorod', 'Warsaw'],
    }
    expect(whyNot(spec)).toBe('flank-out-of-supply')
  })
  it('§21.1.f not against an uprising', () => {
    const spec: Frozen = {
      at: 'Rovno',
      attackers: { RU_XX: 'Lutsk', RU_V: 'Zhitomir' },
      defenders: { 'RU_uprising.1': false },
      combat: ['uprising'],
    }
    expect(whyNot(spec)).toBe('flank-uprising')
  })
  it('§21.2.a not against a fort alone, §21.2.b but against units in a fort space', () => {
    const lutsk: Frozen = { at: 'Lutsk', side: 'CP', attackers: { GE_XI: 'Kowel', GE_XX: 'Brody' } }
    expect(whyNot({ ...lutsk, combat: ['fort'] })).toBe('flank-empty-fort')
    expect(whyNot({ ...lutsk, defenders: { RU_XX: false } })).toBeUndefined()
  })
})

describe('the attempt', () => {
  const spec: SceneSpec = {
    pieces: { RU_XX: 'Lutsk', RU_XIII: 'Rovno', AH_II: 'Dubno' },
    destroyed: ['Dubno'],
    orders: { Lutsk: 'attack', Rovno: 'attack' },
  }
  it('§12.2.B §21.3.a the attacker may announce it and names the pinning space', () => {
    const scene = strike(battle(spec), 'Dubno', ['RU_XX', 'RU_XIII'])
    expect([scene.prompt, scene.asked]).toEqual(['flank', 'AP'])
    expect(scene.offers('pin')).toEqual(['Lutsk', 'Rovno'])
    scene.dice(1, 1).act('no-flank')
    expect(scene.seen('flank-announced')).toEqual([])
  })
  it('§21.3.b +1 for each other space not held by enemies next to it', () => {
    const sum = (more: Partial<Frozen>): number => {
      const { s, fight } = frozen({ ...dubno, set: { pin: space('Lutsk') }, ...more })
      return flankModifiers(s, fight).reduce((total, { by }) => total + by, 0)
    }
    expect(sum({})).toBe(1)
    expect(sum({ pieces: { GE_XI: 'Zhitomir' } })).toBe(0)
    // what holds the pinning space does not matter, nor do the defenders themselves
    expect(sum({ pieces: { GE_XI: 'Kowel' } })).toBe(1)
    expect(sum({ attackers: { ...dubno.attackers, RU_V: 'Tarnopol' } })).toBe(2)
  })
  it('§21.3.c cards add to it', () => {
    const { s, fight } = frozen({
      at: 'Dubno',
      side: 'CP',
      attackers: { GE_XX: 'Lutsk', GE_XI: 'Rovno' },
      defenders: { RU_XX: false },
      destroyed: ['Dubno', 'Lutsk'],
      combat: ['flank'],
      cards: { combat: ['CP2'] },
      set: { pin: space('Lutsk') },
    })
    expect(flankModifiers(s, fight).length).toBe(2)
  })
  it('§21.4.a §12.2.F the die is rolled first; §21.4.b 4 or more: the attacker fires first, the defender with what is left', () => {
    const scene = strike(battle({ ...spec, pieces: { ...spec.pieces, GE_XI: 'Zhitomir' } }), 'Dubno', [
      'RU_XX',
      'RU_XIII',
    ])
    scene.dice(4, 6, 1).act('pin', 'Lutsk')
    expect(scene.seen('flank-rolled')[0]).toMatchObject({ die: 4, success: true })
    expect(scene.seen('fired').map(({ side }) => side)).toEqual([AP])
    // LN 5: AH II (3, LF 2) is destroyed before it fires
    expect(scene.where('AH_II')).toBe('eliminated')
  })
  it('§21.4.c 3 or less: the defender fires first', () => {
    const scene = strike(battle({ ...spec, pieces: { ...spec.pieces, GE_XI: 'Zhitomir' } }), 'Dubno', [
      'RU_XX',
      'RU_XIII',
    ])
    scene.dice(3, 6).act('pin', 'Lutsk')
    expect(scene.seen('flank-rolled')[0]?.success).toBe(false)
    expect(scene.seen('fired').map(({ side }) => side)).toEqual([CP])
    scene.dice(1).act('suffer', 'RU_XX')
    // its strength is less by the step lost: 2 + 3
    expect(scene.seen('fired')[1]).toMatchObject({ side: AP, strength: 5 })
  })
  it('§21.4.d cards hold after a failed attempt', () => {
    const scene = strike(
      battle({
        ...spec,
        pieces: { RU_XX: 'Lutsk', RU_XIII: 'Rovno', AH_II: 'Dubno', GE_XI: 'Zhitomir' },
        hands: { AP: ['AP3'] },
      }),
      'Dubno',
      ['RU_XX', 'RU_XIII'],
    )
    scene.act('pin', 'Lutsk').dice(1, 1, 1).act('combat-card', 'AP3')
    expect(scene.seen('fired').map(({ side }) => side)).toEqual([CP, AP])
    expect(scene.seen('fired')[1]?.modifiers.map(({ by }) => by)).toEqual([1])
  })
})
