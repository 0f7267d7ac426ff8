import { sightIn } from '@sandtable/bots'
import { isOffered } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { MIND } from '../bot/index.ts'
import type { Plan } from '../bot/plan.ts'
import { hex } from '../map.ts'
import { AL, GE, type Side, sideNamed } from '../sides.ts'
import { german, goals, LINE, plansOf, scene } from './bot-scene.ts'
import type { StagedScene } from './scene.ts'

const random = (n: number): number => n - 1

const best = (at: StagedScene, side: Side): Plan => plansOf(at, side, 8)[0] as Plan

describe('plans of a segment', () => {
  it('§9.1.1.b gives battle where the plan demands it', () => {
    const corps = { 'f-hq2': '87', 'f-xv': '87', 'f-xvi': '87', 'f-xx': '87', 'f-viii': '87', 'f-xiii': '87' }
    const at = scene('AL', {
      turn: 2,
      mandated: { AL: 1 },
      pieces: {
        ...corps,
        'fort-metz-5': '86',
        'fort-metz-3': '86',
        'g-vi': '94',
        'g-v': '94',
        'g-xvi': '94',
      },
    })
    const plan = best(at, AL)
    expect(goals(plan)).toContain('86')
  })

  it('§9.1.2.b does not throw a corps at an army', () => {
    const at = scene('GE', {
      turn: 4,
      pieces: {
        'g-ii': '46',
        'g-vi': '94',
        'f-i': '36',
        'f-iii': '36',
        'f-x': '36',
        'f-xviii': '36',
        'f-ii': '36',
      },
    })
    for (const plan of plansOf(at, GE, 1)) expect(goals(plan)).not.toContain('36')
  })

  it('§14.1.3.b guards Trier', () => {
    const at = scene('GE', {
      turn: 3,
      pieces: {
        'g-v': '93',
        'g-xiii': '93',
        'g-xvi': '93',
        'g-hq5': '93',
        'fort-trier': '94',
        'f-hq2': '95',
        'f-xv': '95',
        'f-xvi': '95',
        'f-xx': '95',
      },
      control: { ...LINE, '95': 'AL', '86': 'AL' },
    })
    const plan = best(at, GE)
    expect(goals(plan).some((id) => id === '94' || id === '95')).toBe(true)
  })

  it('§9.5.4 brings the siege guns to Namur', () => {
    const at = scene('GE', {
      turn: 1,
      control: german('72', '73'),
      pieces: {
        'g-hq2': '73',
        'g-vii': '73',
        'g-x': '73',
        'g-gd': '73',
        'g-ha420': '73',
        'g-ha305': '73',
        'g-vi': '94',
        'fort-namur': '64',
        'be-4': '64',
      },
      set: { railhead: 1 },
    })
    const plan = best(at, GE)
    const movement = plan.kind === 'activate' ? plan.movements.find(({ to }) => to === hex('64')) : undefined
    expect(movement?.units.length).toBeGreaterThan(2)
  })

  it('§5.1.1 spends its CAPs rather than lose them', () => {
    const at = scene('GE', { turn: 4, pieces: { 'g-ii': '46', 'g-iii': '46', 'g-vi': '94', 'f-iii': '80' } })
    expect(plansOf(at, GE, 1)[0]?.kind).toBe('activate')
  })

  it('offers different plans, each an activity that is open', () => {
    const at = scene('GE', { turn: 4, pieces: { 'g-ii': '46', 'g-iii': '46', 'g-vi': '94', 'f-iii': '37' } })
    const plans = plansOf(at, GE, 6)
    expect(plans.length).toBeGreaterThan(2)
    expect(new Set(plans.map((plan) => JSON.stringify(plan))).size).toBe(plans.length)
    const sight = sightIn(at.play, GE)
    if (!sight) throw new Error('nobody is asked')
    for (const plan of plans) {
      const answer = MIND.follow(sight, plan)
      expect(answer && isOffered(sight.offer, answer)).toBe(true)
    }
  })

  it('explains every plan in both languages, with a rule', () => {
    for (const side of ['AL', 'GE'] as const) {
      const at = scene(side, {
        turn: 3,
        forts: true,
        mandated: { AL: 1 },
        pieces: {
          'g-ii': '46',
          'g-iii': '46',
          'g-v': '85',
          'g-vii': '73',
          'f-iii': '36',
          'f-xx': '87',
          'f-xv': '87',
        },
      })
      const sight = sightIn(at.play, sideNamed(side))
      if (!sight) throw new Error('nobody is asked')
      const lines = MIND.propose(sight, 20, random).flatMap((plan) => MIND.explain(sight, plan))
      expect(lines.length).toBeGreaterThan(2)
      for (const { text, rule } of lines) {
        expect(text.en).toMatch(/^[A-Z].*\.$/)
        expect(text.ja).toMatch(/。$/)
        expect(rule).toMatch(/^\d/)
      }
    }
  })
})
