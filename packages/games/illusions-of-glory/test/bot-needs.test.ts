/** §16 What the bot thinks replacement points are worth. */
import { expect, it } from 'vitest'
import { needsOf } from '../bot/needs.ts'
import { CP } from '../sides.ts'
import { POOL_IDS } from '../tables.ts'
import { StagedScene } from './scene.ts'

it('§16.7.1.a reduced Turkish units need points of the CP allies, since no card brings Turkish ones', () => {
  const whole = new StagedScene({ pieces: { TU_I: 'Constantinople' }, status: { TU: 'at-war' } }).state
  const hurt = new StagedScene({
    pieces: { TU_I: { at: 'Constantinople', reduced: true } },
    status: { TU: 'at-war' },
  }).state
  const allies = POOL_IDS.indexOf('CP-A')
  expect((needsOf(hurt, CP)[allies] ?? 0) - (needsOf(whole, CP)[allies] ?? 0)).toBeGreaterThan(0)
})
