/** §8.5 Who has won. */
import { describe, expect, it } from 'vitest'
import { ATTACKER, DEFENDER } from '../../rules/08-battle/facts.ts'
import { decidedByLosses } from '../../rules/08-battle/verdict.ts'
import type { StagedScene } from '../scene.ts'
import { begun, bleed, fight, FIELD, put, round, specOf } from './fight.ts'

const EVEN = ['moreau france-i france-ii', 'kray austria-i austria-ii'] as const
const won = (scene: StagedScene) => scene.seen('battle-won').map(({ role, why }) => ({ role, why }))
/** nobody loses anything: 4 and 3 */
const undecided = (): StagedScene => round(fight(...EVEN), 1, 1, 1, 1)

describe('victory', () => {
  it('§8.5.1(2) who has inflicted more', () => {
    expect(won(bleed(round(fight(...EVEN), 5, 6, 1, 1)))).toEqual([{ role: ATTACKER, why: 'losses' }])
    expect(won(bleed(round(fight(...EVEN), 1, 1, 5, 6)))).toEqual([{ role: DEFENDER, why: 'losses' }])
  })

  it('§8.5.1(3) of equals the one with a plus', () => {
    // 5 with a plus against 2
    expect(won(round(fight(...EVEN), 1, 2, 1, 1))).toEqual([{ role: ATTACKER, why: 'plus' }])
    expect(won(round(fight(...EVEN), 1, 1, 2, 2))).toEqual([{ role: DEFENDER, why: 'plus' }])
  })

  it('§8.5.1(3) E27 four steps each, and a plus', () => {
    const state = begun(specOf(...EVEN))
    put(state, 'lost', 4, ATTACKER)
    put(state, 'lost', 4, DEFENDER)
    put(state, 'flags', 16)
    expect(decidedByLosses(state)).toBe(ATTACKER)
    put(state, 'flags', 16 + 32)
    expect(decidedByLosses(state)).toBe(-1)
  })

  it('§8.4.1(3) with both sides gone nobody is asked, and the battle is the defender’s (ruling 82)', () => {
    const scene = round(
      fight('moreau france-i:1', 'kray austria-i:1', { units: { '3526': 'suchet france-iii' } }),
      ...[3, 3, 3, 4],
    )
    expect(won(scene)).toEqual([{ role: DEFENDER, why: 'undecided' }])
    expect([scene.where('france-i'), scene.where('austria-i')]).toEqual(['pool', 'pool'])
    expect(scene.state.attackerWon).toBe(0)
  })

  it('§8.5.1(4) the attacker says first whether he stays, §8.5.1(4)a then the defender', () => {
    const scene = undecided()
    expect([scene.prompt, scene.asked]).toEqual(['concede', 'empire'])
    scene.act('stand')
    expect([scene.prompt, scene.asked]).toEqual(['concede', 'coalition'])
  })

  it('§8.5.1(4)c who admits defeat has lost', () => {
    expect(won(undecided().act('concede'))).toEqual([{ role: DEFENDER, why: 'conceded' }])
    expect(won(undecided().act('stand').act('concede'))).toEqual([{ role: ATTACKER, why: 'conceded' }])
  })

  it('§8.5.1(4)b §8.5.2(1) if both stay there is a second round; §8.5.2(1)c after it the defender has won', () => {
    const scene = round(undecided().act('stand').act('stand'), 1, 1, 1, 1)
    expect(scene.seen('round-began')).toHaveLength(1)
    expect(won(scene)).toEqual([])
    expect(won(scene.act('stand').act('stand'))).toEqual([{ role: DEFENDER, why: 'undecided' }])
  })

  it('§8.5.2(1)a in the second round they hear the guns again', () => {
    const scene = fight(...EVEN, { units: { '3526': 'suchet france-iii' } }).dice(1, 1)
    scene.act('hear', 'suchet')
    round(scene, 1, 1, 1, 1).act('stand').act('stand')
    expect([scene.prompt, scene.offers('hear')]).toEqual(['march-to-guns', ['suchet']])
  })

  it('§8.5.1(6) §8.1.2(3)e the winner stays; the attacker’s supply is checked afterwards', () => {
    const units = { '3425': 'austria-army-of-italy[melas austria-iii austria-iv]' }
    const scene = bleed(
      round(fight(...EVEN, { units, held: { '3425': 'austria', '3423': 'austria' } }), 5, 6, 1, 1),
    )
    scene.act('retreat', scene.offers('retreat')[0])
    if (scene.prompt === 'retreat-on') scene.act('stay')
    expect(scene.where('france-i')).toBe(FIELD)
    expect(scene.state.attackerWon).toBe(1)
    expect(scene.seen('out-of-supply').at(-1)?.units).toHaveLength(2)
  })

  it('§8.2.3(5) decisive battles are counted for the side that has won them', () => {
    const french = 'france-armee-du-rhin[moreau france-i france-ii france-iii france-iv france-v france-vi]'
    const austrians = 'austria-army-of-germany[kray austria-i austria-ii austria-iii austria-iv austria-v:1]'
    const scene = bleed(round(fight(french, austrians), 5, 5, 1, 1, 1, 1, 1, 1, 1))
    expect(scene.seen('battle-sized')[0]?.size).toBe(2)
    expect([scene.state.decisive.get(0), scene.state.decisive.get(1)]).toEqual([1, 0])
  })
})
