/** Chapters 9.8 and 12.2.E: combat cards. */
import { describe, expect, it } from 'vitest'
import { card } from '../cards.ts'
import { mayHavePlayable, whyNotPlayable } from '../rules/09-cards/combat-cards.ts'
import { battle, frozen, type Frozen, strike } from './battle.ts'
import type { SceneSpec } from './stage.ts'

const kowel: SceneSpec = {
  pieces: { RU_XX: 'Kowel', RU_V: 'Kowel', AH_II: 'Lutsk', AH_VI: 'Lublin' },
  destroyed: ['Lutsk'],
  orders: { Kowel: 'attack' },
}

describe('windows', () => {
  it('§9.8.a §12.2.E the attacker first, then the defender; each may decline', () => {
    const scene = battle({
      ...kowel,
      hands: { AP: ['AP3'], CP: ['CP33'] },
      cards: { draw: ['CP26', 'CP32'] },
    })
    strike(scene, 'Lutsk', ['RU_XX'])
    expect([scene.prompt, scene.asked]).toEqual(['combat-cards', 'AP'])
    scene.dice(1, 1).act('enough')
    expect(scene.pile('AP3')).toBe('hand')
  })
  it('§9.8.b in every combat of the round, §9.8.a several in one', () => {
    const scene = battle({ ...kowel, hands: { AP: ['AP3', 'AP9'] } })
    strike(scene, 'Lutsk', ['RU_XX'])
    scene.dice(1, 1).act('enough')
    strike(scene, 'Lublin', ['RU_V'])
    expect(scene.prompt).toBe('combat-cards')
  })
  it('§12.2.G.4.c §9.8.d they are discarded after the combat, be it a tie', () => {
    const scene = battle({ ...kowel, hands: { AP: ['AP3'] } })
    strike(scene, 'Lutsk', ['RU_XX'])
    scene.dice(1, 2).act('combat-card', 'AP3')
    expect(scene.pile('AP3')).toBe('discard')
    expect(scene.seen('combat-ended')[0]).toMatchObject({ winner: -1, attackLn: 2, defenceLn: 2 })
  })
  it('§9.8.d the loser of a combat discards his card', () => {
    const scene = battle({ ...kowel, hands: { AP: ['AP3'] } })
    strike(scene, 'Lutsk', ['RU_XX'])
    scene.dice(1, 6).act('combat-card', 'AP3')
    expect(scene.seen('combat-ended')[0]?.winner).toBe(1)
    expect(scene.pile('AP3')).toBe('discard')
  })
})

describe('what can be played', () => {
  const at: Frozen = {
    at: 'Lutsk',
    attackers: { RU_XX: 'Kowel' },
    defenders: { AH_II: false },
    destroyed: ['Lutsk'],
    hands: { AP: ['AP3', 'AP1'] },
  }
  const why = (
    spec: Frozen,
    id: 'AP3' | 'AP1' | 'AP5' | 'CP44',
    role: 'attacker' | 'defender',
  ): string | undefined => {
    const { s, fight } = frozen(spec)
    return whyNotPlayable(s, fight, role, card(id))?.code
  }
  it('§glossary.cc only combat cards, §12.2.E in their role and under their conditions', () => {
    expect(why(at, 'AP3', 'attacker')).toBeUndefined()
    expect(why(at, 'AP1', 'attacker')).toBe('no-combat-card')
    expect(why(at, 'AP5', 'attacker')).toBe('other-role')
    const abroad: Frozen = { ...at, at: 'Lemberg', attackers: { RU_XX: 'Brody' } }
    expect(why(abroad, 'AP3', 'attacker')).toBe('condition-unmet')
  })
  it('§14.3.1.a.2.c attackers out of supply play none', () => {
    const spec: Frozen = {
      at: 'Kielce',
      attackers: { RU_XX: 'Radom' },
      defenders: { AH_II: false },
      control: { Ivangorod: 'CP', Warsaw: 'CP', Lodz: 'CP', Sandomierz: 'CP' },
      destroyed: ['Ivangorod', 'Warsaw'],
      hands: { AP: ['AP3'] },
    }
    expect(why(spec, 'AP3', 'attacker')).toBe('cards-out-of-supply')
    expect(mayHavePlayable(frozen(spec).s, frozen(spec).fight, 'attacker')).toBe(false)
  })
  it('§glossary.cc §9.8.a none in defence of a fort without units', () => {
    const spec: Frozen = {
      at: 'Lutsk',
      side: 'CP',
      attackers: { GE_XX: 'Kowel' },
      combat: ['fort'],
      hands: { AP: ['AP3'] },
    }
    expect(why(spec, 'AP3', 'defender')).toBe('cards-for-empty-fort')
  })
  it('§9.8.a the question does not betray the hand: it is asked if any card of the side could be there', () => {
    const scene = battle({ ...kowel, hands: { AP: ['AP1'] } })
    strike(scene, 'Lutsk', ['RU_XX'])
    expect(scene.prompt).toBe('combat-cards')
    expect(scene.offers('combat-card')).toEqual([])
    const none = battle(kowel)
    strike(none.dice(1, 1), 'Lutsk', ['RU_XX'])
    expect(none.prompt).not.toBe('combat-cards')
  })
})
