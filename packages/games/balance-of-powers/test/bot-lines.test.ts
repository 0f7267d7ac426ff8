/** §3.1 §6.6 What the bots know of lines of supply: who starves if a place is lost, and who keeps the enemy out. */
import { describe, expect, it } from 'vitest'
import { frontOf } from '../bot/front.ts'
import { Lines } from '../bot/lines.ts'
import { CP } from '../nations.ts'
import { place } from '../places.ts'
import { put } from '../state.ts'
import { unit } from '../units.ts'
import { StagedScene } from './scene.ts'

/** two German corps at Lodz, fed from Posen through what they have taken: by Konin or by Kalisz */
const LODZ = '3419'
const BETWEEN = '3318'
const [WAY, OTHER] = ['3218', '3219']
const atLodz = (control: readonly string[], more: Readonly<Record<string, string>> = {}): StagedScene =>
  new StagedScene({
    units: { [LODZ]: 'DE-inf-2 DE-inf-3', ...more },
    control: Object.fromEntries([LODZ, BETWEEN, ...control].map((hex) => [hex, 'DE'])),
  })

describe('§3.121 lines of supply', () => {
  it('§6.6 who is fed through one place starves if the enemy takes it', () => {
    const { state } = atLodz([WAY])
    const lines = new Lines(state, CP, true)
    expect(lines.hungry).toBe(0)
    expect(lines.cutBy([place(WAY)])).toBeGreaterThan(1)
  })
  it('with a second way nobody starves until both are lost', () => {
    const lines = new Lines(atLodz([WAY, OTHER]).state, CP, true)
    expect(lines.cutBy([place(WAY)])).toBe(0)
    expect(lines.cutBy([place(OTHER)])).toBe(0)
    expect(lines.cutBy([place(WAY), place(OTHER)])).toBeGreaterThan(1)
  })
  it('who has no line is fed again when the side takes the place between', () => {
    const lines = new Lines(atLodz([]).state, CP, true)
    expect(lines.hungry).toBeGreaterThan(1)
    expect(lines.fedBy([place(WAY)])).toBeGreaterThan(1)
  })
})

describe('inroads', () => {
  const RUSSIANS = { '3317': 'RU-inf-1 RU-inf-23' }
  it('a gap on the line is worth guarding where the enemy comes, and not where nobody does', () => {
    const near = new Lines(atLodz([WAY], RUSSIANS).state, CP, true)
    const alone = new Lines(atLodz([WAY]).state, CP, true)
    expect(near.guard(place(WAY))).toBeGreaterThan(0.3)
    expect(alone.guard(place(WAY))).toBe(0)
    expect(near.exposure(place(LODZ))).toBeGreaterThan(0)
    expect(alone.exposure(place(LODZ))).toBe(0)
  })
  it('who stands on the line holds it', () => {
    const held = new Lines(atLodz([WAY], { ...RUSSIANS, [WAY]: 'DE-inf-4 DE-inf-5' }).state, CP, true)
    expect(held.guard(place(WAY))).toBe(0)
    expect(held.hold(place(WAY))).toBeGreaterThan(0.3)
  })
})

describe('the front of a position', () => {
  it('stays the same until somebody moves', () => {
    const { state } = atLodz([WAY])
    const front = frontOf(state)
    expect(frontOf(state)).toBe(front)
    put(state, unit('DE-inf-2'), place(WAY))
    expect(frontOf(state)).not.toBe(front)
  })
})
