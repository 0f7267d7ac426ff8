/** Chapter 23.5: what ends with Austria-Hungary. */
import { expect, it } from 'vitest'
import { isVoid, mandatoryPhase } from '../rules/07-mandatory/rolling.ts'
import { offensiveOf } from '../rules/07-mandatory/requirements.ts'
import { CP } from '../sides.ts'
import { StagedScene } from './scene.ts'
import { stateFor } from './stage.ts'

it('§23.5.a §7.1.1 it is out of the war: no offensives are ordered of it', () => {
  const cpRolls = (die: number): string => {
    const scene = new StagedScene({ turn: 5, status: { AH: 'collapsed', IT: 'at-war' } }).dice(1, die)
    mandatoryPhase(scene.play.umpire).next()
    return offensiveOf(scene.state, CP)
  }
  expect([1, 2, 3, 5, 6].map(cpRolls)).toEqual(['none', 'none', 'GE', 'none', 'none'])
  expect(isVoid(stateFor({}), 'austria-collapsed', CP)).toBe(false)
})

it('§23.5.a §4.4.2.a.14 points are divided by the German player, and none are for Austria', () => {
  const scene = new StagedScene({
    scenario: 'campaign-two-cp',
    status: { AH: 'collapsed' },
    stage: 'event',
    playing: 'CP54',
    side: 'CP',
    round: 1,
  })
  expect([scene.asked, scene.offers('gain')]).toEqual(['GE', ['CP-A', 'GE']])
})
