/** §8.4.2 Leaders are wounded and killed. */
import { describe, expect, it } from 'vitest'
import { piece } from '../../pieces.ts'
import { ATTACKER } from '../../rules/08-battle/facts.ts'
import { lowestLeaders } from '../../rules/08-battle/casualties.ts'
import type { StagedScene } from '../scene.ts'
import { begun, bleed, deaf, fight, FIELD, leaderless, name, round, specOf } from './fight.ts'

const ARMY = 'france-armee-du-rhin[moreau suchet lefebvre france-i france-ii]'
/** lots drawn for a successor */
const LOTS = Array.from({ length: 60 }, () => 0)
const CORPS = 'kray austria-i austria-ii'

/** 9 and Moreau's 2, Suchet's 2 and twice the guns or not: a check for Suchet alone */
function used(die: number, ...more: number[]): StagedScene {
  const scene = deaf(fight(ARMY, CORPS)).dice(2, 2, 2, 2, die, ...more)
  name(scene, 'empire', 'subordinate', 'suchet')
  return bleed(leaderless(scene))
}

describe('who checks', () => {
  it('§8.4.2(1) the leader of lowest rank, §8.4.2(1)b no commander of an army', () => {
    const state = begun(specOf('france-armee-du-rhin[moreau massena suchet france-i]', CORPS))
    const all = [...state.where].flatMap((at, p) => (at >= 0 ? [p] : []))
    const french = all.filter((p) => p !== piece('kray'))
    expect(lowestLeaders(state, french)).toEqual([piece('suchet')])
    expect(lowestLeaders(state, [piece('moreau')])).toEqual([])
  })

  it('§8.4.2(2) of several the owner chooses', () => {
    // 12 and Moreau’s 2 and the odds of three to two: 16 in a skirmish
    const scene = bleed(round(fight(ARMY, 'kray austria-i austria-ii:1'), 6, 6, 1, 1))
    expect(scene.seen('battle-rolled')[0]?.leader).toBe(ATTACKER)
    expect([scene.prompt, scene.asked, scene.offers('risk')]).toEqual([
      'choose-leader',
      'empire',
      ['lefebvre', 'suchet'],
    ])
    scene.dice(3).act('risk', 'lefebvre')
    expect(scene.seen('leader-checked')[0]).toMatchObject({ fate: 0, why: 'result' })
  })

  it('§8.4.2(1)a §8.3.1(6) a side of three to one makes no check', () => {
    const scene = bleed(round(fight(ARMY, 'austria-i:1'), 6, 6, 1, 1))
    expect(scene.seen('battle-rolled')[0]).toMatchObject({ leader: ATTACKER })
    expect(scene.seen('leader-checked')).toEqual([])
  })

  it('§8.4.2(3)a §8.3.6(2) the subordinate whose modifier counted', () => {
    const scene = used(1)
    expect(scene.seen('leader-checked')).toMatchObject([{ piece: piece('suchet'), why: 'subordinate' }])
  })

  it('§8.4.2(4) E26 one check for each reason', () => {
    const scene = deaf(
      fight('france-armee-du-rhin[moreau suchet france-i france-ii]', 'kray austria-i austria-ii:1'),
    )
    scene.dice(6, 6, 1, 1, 2, 3)
    name(scene, 'empire', 'subordinate', 'suchet')
    bleed(leaderless(scene))
    expect(scene.seen('leader-checked').map(({ why }) => why)).toEqual(['result', 'subordinate'])
    expect(scene.where('suchet')).toBe(FIELD)
  })
})

describe('what becomes of them', () => {
  it('§8.4.2(5)a §8.4.2(5)b §8.4.2(5)c by one die', () => {
    expect(used(3).where('suchet')).toBe(FIELD)
    expect(used(4, ...LOTS).where('suchet')).toBe('spring')
    expect(used(5, ...LOTS).where('suchet')).toBe('spring')
    expect(used(6, ...LOTS).where('suchet')).toBe('gone')
  })

  it('§8.4.2(6) §8.4.2(8)a another of his nation takes his place, in the same army', () => {
    const scene = used(4, ...LOTS)
    const successor = scene.seen('succeeded')[0]?.successor ?? -1
    expect(successor).toBeGreaterThan(0)
    expect(scene.state.under.get(successor)).toBe(piece('france-armee-du-rhin'))
  })

  it('§8.4.2(5)c.1 a commander without an army is killed by another six only', () => {
    const hurt = (...dice: number[]): string => {
      const scene = fight('moreau france-i france-ii france-iii', 'kray austria-i austria-ii')
      return bleed(round(scene, 6, 6, 1, 1, ...dice)).where('moreau')
    }
    expect(hurt(6, 5, ...LOTS)).toBe('spring')
    expect(hurt(6, 6, ...LOTS)).toBe('gone')
  })
})
