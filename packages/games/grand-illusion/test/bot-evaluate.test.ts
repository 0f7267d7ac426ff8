import { describe, expect, it } from 'vitest'
import { evaluate } from '../bot/evaluate.ts'
import { AL, GE } from '../sides.ts'
import type { State } from '../state.ts'
import { StagedScene, type SceneSpec } from './scene.ts'
import { fillCups } from './turns.ts'

/** a German line from Aachen to St-Quentin, Maubeuge and Namur fallen */
const LINE = Object.fromEntries(
  ['72', '73', '64', '54', '44', '45', '46', '53', '62'].map((id) => [id, 'GE' as const]),
)

const PIECES = {
  'g-ii': '46',
  'g-iii': '46',
  'g-v': '85',
  'g-vi': '94',
  'f-i': '37',
  'f-iii': '87',
}

const chance = (spec: Partial<SceneSpec> = {}): number => germanChance(scene(spec).state)
const germanChance = (s: State): number => evaluate(s, GE)
const scene = (spec: Partial<SceneSpec>): StagedScene =>
  new StagedScene({
    pieces: PIECES,
    scenario: 'marne',
    turn: 6,
    control: LINE,
    points: { AL: 4, GE: 3 },
    prepare: fillCups,
    ...spec,
  })

describe('what the bots think of a position', () => {
  it('is a chance, and one side has what the other lacks', () => {
    const { state } = scene({})
    expect(evaluate(state, GE)).toBeGreaterThan(0)
    expect(evaluate(state, GE)).toBeLessThan(1)
    expect(evaluate(state, GE) + evaluate(state, AL)).toBeCloseTo(1)
  })

  it('§14.1.3.c counts an Allied point more than a German one', () => {
    const german = chance({ points: { AL: 4, GE: 4 } }) - chance()
    const allied = chance() - chance({ points: { AL: 5, GE: 3 } })
    expect(german).toBeGreaterThan(0)
    expect(allied).toBeGreaterThan(german)
  })

  it('§14.1.2.b likes victory hexes in German hands', () => {
    expect(chance({ control: { ...LINE, '36': 'GE' } })).toBeGreaterThan(chance())
  })

  it('§9.8 sees that disrupted troops are weaker, and dead ones weaker still', () => {
    const hurt = chance({ turn: 4, pieces: { ...PIECES, 'g-ii': { hex: '46', back: true } } })
    const dead = chance({ turn: 4, pieces: { ...PIECES, 'g-ii': 'dead' } })
    expect(hurt).toBeLessThan(chance({ turn: 4 }))
    expect(dead).toBeLessThan(hurt)
  })

  it('§14.1.3.b fears for Trier when nobody guards it', () => {
    const threatened = { ...PIECES, 'f-iii': '95', 'f-i': '95' }
    const guarded = chance({ pieces: threatened })
    expect(chance({ pieces: { ...threatened, 'g-vi': '72' } })).toBeLessThan(guarded)
  })

  it('§9.1.1.b knows that a battle demanded and not fought costs a point', () => {
    expect(chance({ turn: 3, mandated: { AL: 1 } })).toBeGreaterThan(chance({ turn: 3 }))
  })

  it('§8.4.9.b knows that a withdrawal forced upon the Allies costs them points', () => {
    expect(chance({ turn: 4, set: { withdrawBy: 5 } })).toBeGreaterThan(chance({ turn: 4 }))
  })

  it('§14.2.2.b.4 counts French corps on the way to the award, but only until turn 5', () => {
    const lost = (turn: number): number => chance({ turn, set: { frenchLosses: 5 } }) - chance({ turn })
    expect(lost(4)).toBeGreaterThan(0)
    expect(lost(6)).toBe(0)
  })

  it('§14.1.3.c is certain when the game is over', () => {
    const won = scene({}).state
    won.winner = GE
    expect(evaluate(won, GE)).toBe(1)
    expect(evaluate(won, AL)).toBe(0)
  })
})
