/** §8.4 Dice and step losses, round by round. */
import { describe, expect, it } from 'vitest'
import { ATTACKER, DEFENDER, WORD } from '../../rules/08-battle/facts.ts'
import { bleed, deaf, fight, leaderless, name, round } from './fight.ts'

const lostBy = (scene: ReturnType<typeof fight>): number[] =>
  scene.seen('step-lost').map(({ piece }) => piece)
/** the attacker's total is his dice and 2, the defender's his and 1 */
const EVEN = ['moreau france-i france-ii', 'kray austria-i austria-ii'] as const

describe('the dice', () => {
  it('§8.4(1) §8.4(2) both roll, on the column of the size; §8.4(3)a what one rolls the other loses', () => {
    const scene = round(fight(...EVEN), 5, 6, 4, 6)
    const [attack, defence] = scene.seen('battle-rolled')
    // a skirmish: 13 is two steps, 11 one and a plus
    expect(attack).toMatchObject({ role: ATTACKER, total: 13, steps: 2, plus: 0 })
    expect(defence).toMatchObject({ role: DEFENDER, total: 11, steps: 1, plus: 1 })
    expect([scene.prompt, scene.asked]).toEqual(['take-loss', 'empire'])
    scene.act('lose', 'france-i')
    expect(scene.asked).toBe('coalition')
    scene.act('lose', 'austria-i').act('lose', 'austria-ii')
    expect([scene.steps('france-i'), scene.steps('austria-i'), scene.steps('austria-ii')]).toEqual([1, 1, 1])
  })

  it('§8.4.1(1) nobody inflicts more than he has', () => {
    const strong = bleed(round(fight('bonaparte france-i:1', 'austria-i'), 6, 6, 1, 2))
    // 12, 4 for Bonaparte, 2 for the lead unit, less 2 for the odds: 2 steps and a plus, but the French have one
    expect(strong.seen('battle-rolled')[0]?.steps).toBe(2)
    expect(lostBy(strong)).toHaveLength(1)
  })
})

describe('losses', () => {
  it('§8.4.1(2)a the first from the lead unit, then as the player likes', () => {
    const scene = deaf(fight(...EVEN))
    name(scene, 'coalition', 'lead', 'austria-ii')
    leaderless(scene.dice(5, 6, 1, 1))
    expect([scene.asked, scene.steps('austria-ii')]).toEqual(['coalition', 1])
    expect(scene.offers('lose')).toEqual(['austria-i', 'austria-ii'])
  })

  it('§8.4.1(2)a before that nobody else', () => {
    const scene = deaf(fight('moreau france-i france-ii', 'kray austria-i:1 austria-ii:1 austria-iii:1'))
    name(scene, 'coalition', 'lead', 'austria-ii')
    leaderless(scene.dice(5, 6, 1, 1))
    expect(scene.where('austria-ii')).toBe('pool')
    expect(scene.offers('lose')).toEqual(['austria-i', 'austria-iii'])
  })

  it('§8.4.1(2)b half of them from the group of the overall morale', () => {
    const scene = round(
      fight('moreau france-i:1 france-ii:1 france-iii:1', 'kray austria-i:1 austria-cuir-1 austria-ii:1'),
      ...[5, 6, 1, 1],
    )
    scene.act('morale', '3')
    leaderless(scene)
    // 11 and Moreau: two steps, one of them of morale 3
    expect([scene.asked, scene.seen('battle-rolled')[0]?.steps]).toEqual(['coalition', 2])
    scene.act('lose', 'austria-cuir-1')
    expect(scene.refusal('lose', 'austria-cuir-1').rule).toBe('8.4.1(2)b')
    scene.act('lose', 'austria-ii')
  })

  it('§8.4.1(2)c a mounted step, §8.4.1(2)c.2 or two of infantry that do not count for the victory (ruling 75)', () => {
    const mounted = (): ReturnType<typeof fight> =>
      round(
        fight(
          'bonaparte france-i france-ii france-iii',
          'archduke-charles austria-i austria-ii austria-cav-1:1',
        ),
        ...[5, 6, 3, 3, 1, 1, 1, 1],
      )
    const scene = mounted()
    expect(scene.seen('battle-rolled')[0]).toMatchObject({ mounted: 1 })
    expect(scene.seen('battle-rolled')[0]?.steps).toBeGreaterThan(1)
    bleed(scene)
    expect(scene.where('austria-cav-1')).toBe('pool')
    const spared = mounted()
    while (spared.asked === 'empire') spared.act('lose', spared.offers('lose')[0])
    const left = (): number => Number(spared.play.pending[0]?.question.facts?.left)
    const due = left()
    spared.act('spare')
    expect(left()).toBe(due + 1)
    while (spared.prompt === 'take-loss') {
      const foot = spared.offers('lose').filter((id) => id !== 'austria-cav-1')
      spared.act('lose', foot[0])
    }
    expect(spared.steps('austria-cav-1')).toBe(1)
    expect(spared.state.battle.get(WORD.lost + DEFENDER)).toBe(due)
  })

  it('§8.4.1(3) §8.5.1(1) who is left has won, whatever the dice', () => {
    const scene = round(fight('moreau france-i:1', 'austria-i:1'), 6, 6, 1, 1)
    expect(scene.seen('battle-won')[0]).toMatchObject({ role: ATTACKER, why: 'annihilation' })
  })
})
