/** Places that are lost or won at a stroke: what the bots make of them. */
import { sightIn } from '@sandtable/bots'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../bot/evaluate.ts'
import { MIND } from '../bot/index.ts'
import { hex, isGermanVp, isPlanXVII } from '../map.ts'
import { GE } from '../sides.ts'
import { goals as goalsOf, LINE, plansOf, scene as staged } from './bot-scene.ts'
import type { StagedScene, SceneSpec } from './scene.ts'

const scene = (spec: Partial<SceneSpec> & Pick<SceneSpec, 'pieces'>): StagedScene => staged('GE', spec)

const chance = (at: StagedScene): number => evaluate(at.state, GE)

/** where the best plan goes, as printed numbers */
const goals = (at: StagedScene, breadth = 8): string[] => goalsOf(plansOf(at, GE, breadth)[0])

const FRENCH_ARMY = { 'f-hq2': '97', 'f-xv': '97', 'f-xvi': '97', 'f-xx': '97', 'f-viii': '97' }

describe('Trier', () => {
  const metz = { 'f-hq2': '86', 'f-xv': '86', 'f-xvi': '86', 'f-xx': '86', 'fort-metz-5': '86' }

  it('§8.4.4.table is safer from an army held up in Metz when somebody stands in Saarlouis', () => {
    const guard = { 'g-vi': '94', 'g-viii': '94', 'fort-trier': '94' }
    const open = scene({ turn: 3, pieces: { ...metz, ...guard, 'g-v': '93' } })
    const barred = scene({ turn: 3, pieces: { ...metz, ...guard, 'g-v': '95' } })
    expect(chance(barred)).toBeGreaterThan(chance(open))
  })

  it('§9.4.1.a is held by fresh infantry, not by beaten troops', () => {
    const back = (id: string): Record<string, { hex: string; back: boolean }> => ({
      [id]: { hex: '94', back: true },
    })
    const threat = { 'f-hq2': '95', 'f-xv': '95', 'f-xvi': '95', 'f-xx': '95' }
    const control = { ...LINE, '95': 'AL' as const }
    const beaten = scene({
      turn: 3,
      control,
      pieces: { ...threat, ...back('g-v'), ...back('g-vi'), ...back('g-viii'), ...back('g-xiii') },
    })
    const fresh = scene({ turn: 3, control, pieces: { ...threat, 'g-v': '94', 'g-vi': '94' } })
    expect(chance(fresh)).toBeGreaterThan(chance(beaten))
  })

  it('§14.1.3.b is never left of one’s own will, nor ground that would score (§14.1.2.a.1)', () => {
    const army = { 'f-xv': '94', 'f-xvi': '94', 'f-xx': '94', 'f-viii': '94', 'f-xiii': '94' }
    const at = scene({ turn: 3, pieces: { 'g-v': '94', ...army } })
    const sight = sightIn(at.play, GE)
    if (!sight) throw new Error('nobody is asked')
    at.state.battleHex = hex('94')
    const asked = {
      ...sight,
      prompt: 'retreat-or-stay',
      offer: { stay: true, 'fall-back': true },
      play: undefined,
    } as const
    expect(MIND.answer(asked, () => 0)).toEqual({ verb: 'stay' })
  })
})

describe('ground that scores', () => {
  it('§14.1.2.a.1 a Plan XVII hex that lies open is covered before the enemy comes', () => {
    const at = scene({
      turn: 3,
      forts: true,
      caps: { AL: 3, GE: 1 },
      pieces: {
        'f-iv': '76',
        'f-v': '76',
        'f-vi': '77',
        'f-ii': '87',
        ...FRENCH_ARMY,
        'g-xxi': '101',
        'g-ii-b': '101',
        'g-iii-b': '101',
        'g-vi': '94',
        'g-viii': '94',
        'g-xviii': '94',
        'g-hq6': '101',
      },
    })
    const covered = goals(at).filter((id) => isPlanXVII(hex(id)))
    expect(covered.length).toBeGreaterThan(0)
  })

  it('§14.1.3.c an undefended victory hex is taken at the last moment', () => {
    const at = scene({
      turn: 7,
      caps: { AL: 0, GE: 1 },
      pieces: {
        'g-ii': '46',
        'g-iii': '46',
        'g-hq1': '46',
        'g-vi': '94',
        'f-i': '19',
        'f-ii': '19',
        'f-x': '19',
        'f-xviii': '19',
        'f-iii': '76',
        'f-v': '76',
        'f-vi': '87',
        'f-iv': '87',
        'be-i': '52',
      },
    })
    const isTaken = (id: string): boolean => isGermanVp(hex(id)) && id !== '76' && id !== '87'
    for (const breadth of [1, 8]) expect(goals(at, breadth).some(isTaken)).toBe(true)
  })

  it('§14.1.2.b victory hexes in hand weigh more near the end', () => {
    const worth = (turn: number): number => {
      const pieces = { 'g-ii': '46', 'g-iii': '46', 'g-vi': '94', 'f-i': '37', 'f-iii': '87' }
      const points = { AL: 4, GE: 7 }
      const with36 = scene({ turn, pieces, points, control: { ...LINE, '36': 'GE' } })
      return chance(with36) - chance(scene({ turn, pieces, points }))
    }
    expect(worth(7)).toBeGreaterThan(worth(3))
  })
})
