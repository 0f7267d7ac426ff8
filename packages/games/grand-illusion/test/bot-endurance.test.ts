/** What bots make of hunger, rest and CAPs. */
import { Bot, knowledgeOf } from '@sandtable/bots'
import { describe, expect, it } from 'vitest'
import { lasting } from '../bot/endurance.ts'
import { evaluate } from '../bot/evaluate.ts'
import { MIND } from '../bot/index.ts'
import { perils } from '../bot/peril.ts'
import { power } from '../bot/power.ts'
import { hex } from '../map.ts'
import { piece } from '../pieces.ts'
import { AL, GE } from '../sides.ts'
import { german, goals, LINE, plansOf, scene } from './bot-scene.ts'
import { StagedScene } from './scene.ts'

const chance = (at: StagedScene): number => evaluate(at.state, GE)

describe('the end of the turn', () => {
  const at = (caps: number, back: boolean): StagedScene =>
    scene('GE', {
      turn: 3,
      caps: { AL: caps, GE: caps },
      pieces: { 'g-ii': { hex: '46', back }, 'f-i': '13' },
    })
  const strength = (position: StagedScene, isFed: boolean): number =>
    lasting(position.state, piece('g-ii'), hex('46'), isFed)

  it('§11.4 gives rest to the disrupted: they count for more, and the more the later it is', () => {
    const tired = at(1, true)
    expect(strength(tired, true)).toBeGreaterThan(power(tired.state, piece('g-ii')))
    expect(strength(tired, true)).toBeGreaterThan(strength(at(9, true), true))
  })

  it('§11.3.units takes the disrupted who starve, and half of the others', () => {
    expect(strength(at(1, true), false)).toBeLessThan(0.2)
    const fresh = at(1, false)
    expect(strength(fresh, false)).toBeLessThan(0.5 * strength(fresh, true))
  })

  it('§11.3.units while there are CAPs a line may be opened again', () => {
    expect(strength(at(9, false), false)).toBeGreaterThan(strength(at(1, false), false))
  })
})

describe('the railway', () => {
  const first = { 'g-hq1': '46', 'g-ii': '46', 'g-iii': '46', 'g-iv': '46', 'g-ix': '46' }
  const second = { 'g-hq2': '45', 'g-x': '45', 'g-gd': '45', 'g-vi': '45', 'g-viii': '45' }
  const army = { ...first, ...second, 'g-vii': '82', 'g-v': '94' }
  const french = { 'f-i': '36', 'f-iii': '36', 'f-x': '56', 'f-xx': '67', 'f-xv': '66', 'f-xvi': '76' }
  const pieces = { ...army, ...french }
  const points = { AL: 6 }
  // all lines to Belgium go through Liege
  const cut = scene('GE', { turn: 4, points, control: { ...LINE, '73': 'AL' }, pieces })

  it('§8.4.3.a is worth a garrison: an army cut off is half lost', () => {
    const fed = scene('GE', { turn: 4, points, pieces })
    expect(chance(cut)).toBeLessThan(chance(fed) - 0.05)
  })

  it('§8.4.3.a is opened again before anything else', () => {
    expect(goals(plansOf(cut, GE, 8)[0])).toContain('73')
  })
})

describe('beaten troops', () => {
  const spent = { 'g-ii': { hex: '46', back: true }, 'g-iii': { hex: '46', back: true } }
  const fresh = { 'f-i': '36', 'f-iii': '36', 'f-x': '36' }

  it('§9.3.3.unit are in danger beside fresh enemies who have CAPs', () => {
    const near = scene('AL', { turn: 3, pieces: { ...spent, ...fresh } })
    const broke = scene('GE', { turn: 3, caps: { AL: 0, GE: 4 }, pieces: { ...spent, ...fresh } })
    expect(perils(near.state)[GE]).toBeGreaterThan(0)
    expect(perils(near.state)[AL]).toBe(0)
    expect(perils(broke.state)[GE]).toBe(0)
  })

  it('§9.2.2.c are covered by fresh comrades', () => {
    const alone = scene('AL', { turn: 3, pieces: { ...spent, ...fresh } })
    const covered = scene('AL', { turn: 3, pieces: { ...spent, 'g-iv': '46', 'g-ix': '46', ...fresh } })
    expect(perils(covered.state)[GE]).toBeLessThan(perils(alone.state)[GE])
  })
})

describe('CAPs', () => {
  const pieces = { 'g-ii': '46', 'g-iii': '46', 'g-v': '85', 'f-iii': '36', 'f-xx': '87', 'f-xv': '87' }
  const kinds = (al: number, ge: number): string[] =>
    plansOf(scene('AL', { turn: 3, caps: { AL: al, GE: ge }, pieces }), AL, 8).map(({ kind }) => kind)

  it('§8.1.1.a who has fewer may wait for the enemy to spend his; who has more may not', () => {
    expect(kinds(2, 5)).toContain('pass')
    expect(kinds(5, 2)).not.toContain('pass')
    expect(kinds(2, 0)).not.toContain('pass')
  })

  it('§8.1.1.b are worth more in hand than spent, and most where nobody can answer', () => {
    const many = scene('GE', { turn: 3, caps: { AL: 2, GE: 6 }, pieces })
    const few = scene('GE', { turn: 3, caps: { AL: 2, GE: 2 }, pieces })
    expect(chance(many)).toBeGreaterThan(chance(few))
  })
})

describe('the general withdrawal', () => {
  it('§8.7.2 comes to an end, whoever cannot go', () => {
    const at = new StagedScene({
      scenario: 'marne',
      side: 'AL',
      turn: 4,
      caps: { AL: 1, GE: 0 },
      set: { withdrawBy: 4 },
      control: german('25', '26', '34', '35', '44', '45', '46', '36'),
      pieces: {
        'f-i': '35',
        'g-ii': '35',
        'g-iii': '35',
        'g-iv': '35',
        'g-ix': '26',
        'g-vii': '25',
        'g-x': '45',
        'f-xx': '87',
      },
    }).dice(1, 1, 1, 1)
    at.act('pass')
    expect(at.prompt).toBe('withdraw-units')
    const bot = new Bot(MIND, 'normal', 1)
    let answers = 0
    while (at.prompt === 'withdraw-units' || at.prompt === 'march') {
      const known = knowledgeOf(MIND, at.play, AL, [])
      if (!known || answers++ > 20) break
      at.play.answer(AL, bot.answer(known))
    }
    expect(answers).toBeLessThan(10)
  })
})
