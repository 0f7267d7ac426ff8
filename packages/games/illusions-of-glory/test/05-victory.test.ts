/** Chapter 5: victory points and levels. */
import { describe, expect, it } from 'vitest'
import { idOfSpace, isVp, space, VP_SPACES } from '../map.ts'
import { automaticWinner, changeVp, levelAt, outcome, scoreControl } from '../rules/05-victory.ts'
import { checkArmistice, checkAutomatic, endGame } from '../rules/17-war-status/ending.ts'
import { type Allegiance, AP, CP, NO_SIDE } from '../sides.ts'
import { DRAW, UNDECIDED } from '../state.ts'
import { StagedScene } from './scene.ts'
import { stateFor } from './stage.ts'

/** VP after a space has changed hands, from 15 */
function after(id: string, from: Allegiance, to: Allegiance): number {
  const scene = new StagedScene({ tracks: { vp: 15 } })
  scoreControl(scene.play.umpire, space(id), from, to)
  return scene.state.vp
}
function ended(vp: number): StagedScene {
  const scene = new StagedScene({ tracks: { vp } })
  endGame(scene.play.umpire, 'armistice')
  return scene
}

describe('the VP marker', () => {
  it('§5.1 §glossary.vp-space moves for VP spaces only, and by events', () => {
    expect([isVp(space('Lemberg')), isVp(space('Tarnow'))]).toEqual([true, false])
    expect([after('Lemberg', CP, AP), after('Tarnow', CP, AP)]).toEqual([14, 15])
    expect(VP_SPACES.map(idOfSpace)).toContain('Constantinople')
  })
  it('§5.1.1.a −1 when AP takes a CP or neutral Greek space or retakes its own', () => {
    expect([after('Lemberg', CP, AP), after('Salonika', NO_SIDE, AP), after('Warsaw', CP, AP)]).toEqual([
      14, 14, 14,
    ])
  })
  it('§5.1.1.b +1 when CP takes an AP or neutral Greek space or retakes its own', () => {
    expect([after('Warsaw', AP, CP), after('Athens', NO_SIDE, CP), after('Lemberg', AP, CP)]).toEqual([
      16, 16, 16,
    ])
  })
  it('§5.1.1.a §5.1.1.b nothing for a space that was its own', () => {
    expect([after('Warsaw', AP, AP), after('Lemberg', CP, CP), after('Salonika', AP, NO_SIDE)]).toEqual([
      15, 15, 15,
    ])
  })
  it('§5.1.1.c §5.1.1.d uprisings and events move it and say why', () => {
    const scene = new StagedScene({ tracks: { vp: 15 } })
    changeVp(scene.play.umpire, 1, '5.1.1.c', space('Kiev'))
    changeVp(scene.play.umpire, -2, '5.1.1.d')
    changeVp(scene.play.umpire, 0, '5.1.1.d')
    expect(scene.seen('vp-changed').map(({ rule, by, vp }) => [rule, by, vp])).toEqual([
      ['5.1.1.c', 1, 16],
      ['5.1.1.d', -2, 14],
    ])
  })
})

describe('the end', () => {
  it('§5.0 the level at the end decides; partners win together', () => {
    const scene = new StagedScene({ scenario: 'campaign-four', tracks: { vp: 20 } })
    endGame(scene.play.umpire, 'armistice')
    expect(outcome(scene.state)).toEqual({ winners: [2, 3], scores: [10, 10, 20, 20] })
    expect(outcome(ended(9).state).winners).toEqual([0])
    expect(outcome(stateFor({})).winners).toEqual([])
  })
  it.each([
    ['5.2.a', 0, 'AP', 'automatic'],
    ['5.2.b', 1, 'AP', 'limited'],
    ['5.2.b', 7, 'AP', 'limited'],
    ['5.2.c', 8, 'AP', 'marginal'],
    ['5.2.c', 14, 'AP', 'marginal'],
    ['5.2.d', 15, null, 'draw'],
    ['5.2.e', 16, 'CP', 'marginal'],
    ['5.2.e', 22, 'CP', 'marginal'],
    ['5.2.f', 23, 'CP', 'limited'],
    ['5.2.f', 29, 'CP', 'limited'],
    ['5.2.g', 30, 'CP', 'automatic'],
    ['5.2.g', 33, 'CP', 'automatic'],
  ])('§%s VP %i', (_rule, vp, winner, level) => {
    expect(levelAt(vp)).toMatchObject({ winner, level })
  })
  it('§5.2.d nobody wins a draw', () => {
    expect([ended(15).state.winner, outcome(ended(15).state).winners]).toEqual([DRAW, []])
  })
  it('§5.1.2.a §5.1.2.b automatic victory at 0 and at 30, when the phase asks for it', () => {
    expect([-1, 0, 1, 29, 30, 31].map((vp) => automaticWinner(stateFor({ tracks: { vp } })))).toEqual([
      AP,
      AP,
      NO_SIDE,
      NO_SIDE,
      CP,
      CP,
    ])
    const scene = new StagedScene({ tracks: { vp: 30 } })
    expect([scene.state.winner, checkAutomatic(scene.play.umpire), scene.state.winner]).toEqual([
      UNDECIDED,
      true,
      CP,
    ])
  })
  it('§5.1.3.a.1 §5.1.3.b armistice in Fall 1918: the VP level decides', () => {
    const scene = new StagedScene({ turn: 18, tracks: { vp: 10 } })
    expect([checkArmistice(scene.play.umpire), scene.state.winner]).toEqual([true, AP])
    expect(checkArmistice(new StagedScene({ turn: 17 }).play.umpire)).toBe(false)
  })
  it('§5.1.3.a.2 armistice when the combined war status has reached the marker', () => {
    const at = (AP: number, CP: number): boolean =>
      checkArmistice(
        new StagedScene({ turn: 12, tracks: { armistice: 36, warStatus: { AP, CP } } }).play.umpire,
      )
    expect([at(18, 17), at(18, 18), at(20, 18)]).toEqual([false, true, true])
  })
})
