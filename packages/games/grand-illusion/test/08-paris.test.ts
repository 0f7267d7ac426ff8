/** §8.4.9 Paris in danger. */
import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { checkParis } from '../rules/08-action/paris.ts'
import { ARRIVAL } from '../state.ts'
import { activated } from './activated.ts'
import type { StagedScene, SceneSpec } from './scene.ts'

const pieces = {
  'g-ii': '36',
  'f-hq-alsace': '104',
  'f-71r': 'paris-box',
  'f-ix': 'paris-box',
}
/** the railway from Germany to St-Quentin */
const railway = Object.fromEntries(
  ['73', '64', '54', '44', '45', '46', '36', '53', '63'].map((id) => [id, 'GE' as const]),
)
const marne = (spec: Partial<SceneSpec> = {}): StagedScene =>
  activated('36', { pieces, side: 'GE', control: railway, turn: 4, ...spec })

describe('Paris in danger', () => {
  it('§8.4.9.a §8.4.9.b a supplied German combat unit next to one of the six hexes around Paris is enough', () => {
    const scene = marne()
    scene.act('unit', 'g-ii').act('march', '35')
    expect(scene.state.parisDanger).toBe(0)
    const near = marne()
    near.act('unit', 'g-ii').act('march', '27')
    expect(near.state.parisDanger).toBe(4)
    expect(near.seen('paris-in-danger')).toMatchObject([{ rule: '8.4.9.b', hex: 26, by: 5 }])
  })

  it('§8.4.9.b HQs alone do not alarm Paris', () => {
    const scene = marne({ pieces: { ...pieces, 'g-hq1': '36' } })
    scene.act('unit', 'g-hq1').act('march', '27')
    expect(scene.state.parisDanger).toBe(0)
  })

  it('§8.4.9.b nor do units without supply', () => {
    const cut = marne({ control: {}, pieces: { ...pieces, 'g-iii': '28' } })
    checkParis(cut.play.umpire)
    expect(cut.state.parisDanger).toBe(0)
    const fed = marne({ control: { ...railway, '27': 'GE' }, pieces: { ...pieces, 'g-iii': '28' } })
    checkParis(fed.play.umpire)
    expect(fed.state.parisDanger).toBe(4)
  })

  it('§8.4.9.b the Allies must withdraw this turn or the next, not before turn 3', () => {
    expect([1, 2, 3, 4].map((turn) => alarmed({ turn }).state.withdrawBy)).toEqual([3, 3, 4, 5])
  })

  it('§8.4.9.b §14.3.1.d.6 no withdrawal is due after one, nor in scenario 3', () => {
    expect(alarmed({ withdrawn: { AL: 3 } }).state.withdrawBy).toBe(0)
    expect(alarmed({ scenario: 'what-if' }).state.withdrawBy).toBe(0)
  })

  it('§8.4.9.c the HQ of the Army of Alsace is removed at once', () => {
    expect(alarmed().where('f-hq-alsace')).toBe('removed')
  })

  it('§8.4.9.d the units of the Paris box come one turn later', () => {
    const { state } = alarmed()
    for (const id of ['f-71r', 'f-ix'])
      expect([
        state.where.get(piece(id)),
        state.arrival.get(piece(id)),
        state.arrivalKind.get(piece(id)),
      ]).toEqual([-1, 5, ARRIVAL.paris])
  })

  it('§8.4.9.b it happens once', () => {
    const scene = alarmed({ set: { activeHex: 35, parisDanger: 3 } })
    expect(scene.seen('paris-in-danger')).toEqual([])
    expect(scene.where('f-71r')).toBe('paris-box')
  })
})

function alarmed(spec: Partial<SceneSpec> = {}): StagedScene {
  const scene = marne(spec)
  return scene.act('unit', 'g-ii').act('march', '27')
}
