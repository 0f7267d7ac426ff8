import { describe, expect, it } from 'vitest'
import { quickRandom } from '@sandtable/kernel'
import { evaluate } from '../bot/evaluate.ts'
import { MIND } from '../bot/index.ts'
import { oddsOf } from '../bot/odds.ts'
import { hex } from '../map.ts'
import { AH, RU } from '../sides.ts'
import { addPoints, VP } from '../state.ts'
import { unit } from '../units.ts'
import { answersIn, sightIn } from './bot-games.ts'
import { StagedScene } from './scene.ts'

const LEVELS = ['easy', 'normal'] as const

describe('judging a position', () => {
  const units = { 'AH-5': '12.20', 'AH-12': '12.20', 'RU-18': '15.22', 'RU-45': '15.23' }

  it('prefers points (§15.0)', () => {
    const scene = new StagedScene({ units, turn: 6 })
    const before = evaluate(scene.state, AH)
    addPoints(scene.state, AH, VP.towns, 5)
    expect(evaluate(scene.state, AH)).toBeGreaterThan(before)
    expect(evaluate(scene.state, AH) + evaluate(scene.state, RU)).toBeCloseTo(1)
  })

  it('counts a point for more, the less of the game is left', () => {
    const gain = (turn: number): number => {
      const scene = new StagedScene({ units, turn })
      const before = evaluate(scene.state, AH)
      addPoints(scene.state, AH, VP.attacks, 1)
      return evaluate(scene.state, AH) - before
    }
    expect(gain(12)).toBeGreaterThan(gain(3))
  })

  it('prefers fresh units to worn ones (§10.1) and supplied ones to others (§11.1)', () => {
    const worth = (condition: object): number =>
      evaluate(
        new StagedScene({ units: { ...units, 'AH-5': { hex: '12.20', ...condition } }, turn: 5 }).state,
        AH,
      )
    expect(worth({})).toBeGreaterThan(worth({ ce: 2 }))
    expect(worth({})).toBeGreaterThan(worth({ steps: 1 }))
    expect(worth({})).toBeGreaterThan(worth({ supply: 'out' }))
  })

  it('prefers to hold the town it scores (§15.1.2)', () => {
    const at = (place: string): number =>
      evaluate(new StagedScene({ units: { 'AH-5': place, 'RU-18': '19.24' }, turn: 6 }).state, AH)
    expect(at('16.22')).toBeGreaterThan(at('15.22'))
  })
})

describe('odds', () => {
  it('add up, and grow with the ratio (§8.3)', () => {
    for (let column = 0; column < 9; column++) {
      const { attacker, defender } = oddsOf(column, false, 1, 1)
      for (const shares of [attacker, defender]) expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1)
      if (column > 0)
        expect(oddsOf(column, false, 1, 1).routed).toBeGreaterThanOrEqual(
          oddsOf(column - 1, false, 1, 1).routed,
        )
    }
  })
})

describe.each(LEVELS)('the %s bot', (level) => {
  it('walks into an open town that scores (§15.1.2)', () => {
    const scene = new StagedScene({ units: { 'AH-5': '14.22', 'RU-18': '19.11' }, turn: 4 })
    answersIn(scene, AH, level, 'done')
    expect(scene.where('AH-5')).toBe('16.22')
  })

  it('covers a town in danger (§15.1.2)', () => {
    const scene = new StagedScene({
      units: { 'AH-6': '7.11', 'AH-28': '7.11', 'RU-9': '8.05', 'RU-31': '8.05' },
      turn: 5,
    })
    answersIn(scene, AH, level, 'done')
    expect([scene.where('AH-6'), scene.where('AH-28')]).toContain('7.09')
  })

  it('does not attack at hopeless odds (§8.2)', () => {
    const units = { 'AH-35 ls': '10.20', 'RU-18': '11.20', 'RU-45': '11.20', 'RU-2 rf': '11.20' }
    const scene = new StagedScene({ units, stage: 'combat', turn: 10 })
    expect(answersIn(scene, AH, level, 'done')).toEqual([{ verb: 'done' }])
  })

  it('attacks where it is strong (§15.1.1)', () => {
    const units = { 'AH-5': '10.20', 'AH-12': '10.20', 'AH-46': '10.20', 'RU-2 rf': '11.20' }
    const scene = new StagedScene({ units, stage: 'combat', turn: 4 }).dice(3, 4, 2, 2)
    expect(answersIn(scene, AH, level, 'fight')[0]).toEqual({ verb: 'attack', arg: hex('11.20') })
  })

  it('lets a tired division rest out of danger (§10.3)', () => {
    const units = { 'AH-5': { hex: '7.09', ce: 2 }, 'RU-18': '12.06' }
    const scene = new StagedScene({ units, turn: 5 })
    expect(answersIn(scene, AH, level, 'done')).toContainEqual({ verb: 'recover', arg: unit('AH-5') })
  })
})

describe('plans', () => {
  const units = {
    'AH-5': '10.22',
    'AH-12': '10.22',
    'AH-14': '10.21',
    'AH-33': '9.21',
    'AH-46': { hex: '6.22', ce: 1 },
    'RU-18': '11.22',
    'RU-45': '12.24',
  }
  const sight = sightIn(new StagedScene({ units, turn: 3 }), AH)

  it('differ in stance, the usual one first', () => {
    const plans = MIND.propose(sight, 6, quickRandom(1))
    expect(plans).toHaveLength(6)
    expect(MIND.propose(sight, 1, quickRandom(1))).toHaveLength(1)
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(6)
  })

  it('can be changed in one thing', () => {
    const [plan] = MIND.propose(sight, 1, quickRandom(1))
    if (!plan) throw new Error('no plan')
    const random = quickRandom(2)
    const changed = Array.from({ length: 20 }, () => MIND.vary?.(sight, plan, random))
    expect(changed.some((each) => each !== undefined)).toBe(true)
  })

  it('attack from two sides when that makes a flank attack (§7.8)', () => {
    const [plan] = MIND.propose(sight, 1, quickRandom(1))
    const attack = plan?.attacks.find(({ target }) => target === hex('11.22'))
    expect(attack?.hexes.length).toBeGreaterThan(1)
  })

  it('are explained in both languages, with rules and places', () => {
    const [plan] = MIND.propose(sight, 1, quickRandom(1))
    if (!plan) throw new Error('no plan')
    const lines = MIND.explain(sight, plan)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.some(({ kind }) => kind === 'attack')).toBe(true)
    for (const { text, rule, units: named } of lines) {
      expect(text.en).toMatch(/[A-Za-z]/)
      expect(text.ja).toMatch(/[ぁ-ん]/)
      expect(rule).toMatch(/^\d+\./)
      expect(named.length).toBeGreaterThan(0)
    }
  })

  it('move somebody out of a crowd, even if his march must wait for room that never comes (§5.1)', () => {
    const crowd = ['AH-5', 'AH-12', 'AH-14', 'AH-33', 'AH-2']
    const full = ['AH-24', 'AH-15', 'AH-27', 'AH-10']
    const scene = new StagedScene({
      units: {
        ...Object.fromEntries(crowd.map((id) => [id, '9.20'])),
        ...Object.fromEntries(full.map((id) => [id, '9.21'])),
        'RU-18': '19.11',
      },
      turn: 3,
    })
    const [usual] = MIND.propose(sightIn(scene, AH), 1, quickRandom(1))
    if (usual?.kind !== 'march') throw new Error('no plan')
    const march = { units: crowd.map(unit), from: hex('9.20'), to: hex('9.21') }
    const plan = { ...usual, rests: [], marches: [march] }
    const answers: string[] = []
    while (answers.at(-1) !== 'done' && answers.length < 20) {
      const answer = MIND.follow(sightIn(scene, AH), plan)
      if (!answer) throw new Error('the plan has run out')
      answers.push(answer.verb)
      scene.play.answer(AH, answer)
    }
    // two leave the one hex, one the other
    expect(answers.join(' ')).toBe('unit march halt unit march halt unit march halt done')
  })
})
