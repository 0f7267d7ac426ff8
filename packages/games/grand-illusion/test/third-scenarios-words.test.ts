import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'
import { chosen, fromTheStart, QUIET, withOptions } from './turns.ts'

const no = ({ code, rule }: { code: string; rule: string }): string => `${code} ${rule}`

describe('refusals of set-up', () => {
  it('§13.1.1 a division that begins at Maubeuge already is told so', () => {
    const scene = fromTheStart('campaign').act('station', 'b-1-div')
    expect(no(scene.refusal('station', 'b-1-div'))).toBe('redeployed-already 13.1.1')
    expect(no(scene.refusal('station', 'f-c1'))).toBe('not-a-british-starter 13.1.1')
  })

  it('§14.3.6.a.5 Belgian hexes in German hands are no foreign country', () => {
    const scene = chosen('5', 'none').act('redeploy', 'be-c')
    expect(no(scene.refusal('redeploy-to', '72'))).toBe('enemy-controls-hex 14.3.6.a.5')
    expect(no(scene.refusal('redeploy-to', '19'))).toBe('not-a-home-hex 14.3.6.a.5')
    expect(no(scene.refusal('redeploy-to', '62'))).toBe('begins-there 14.3.6.a.5')
  })

  it('§14.3.6.a.1 its own hex is not full', () => {
    const scene = chosen('1', 'none').act('redeploy', 'f-i')
    expect(no(scene.refusal('redeploy-to', '46'))).toBe('begins-there 14.3.6.a.1')
  })
})

describe('refusals of landings', () => {
  const fleet = (turn: number): StagedScene =>
    new StagedScene({
      scenario: 'what-if',
      turn,
      withdrawn: { AL: 4, GE: 6 },
      pieces: { ...QUIET, 'b-7-div': 'held-back' },
      prepare: withOptions([4]),
    })

  it('§14.3.6.a.4 before turn 10 it is too early, not too dangerous', () => {
    expect(no(fleet(9).refusal('land', '14'))).toBe('arrives-later 14.3.6.a.4')
    expect(no(fleet(10).refusal('land', '24'))).toBe('not-an-arrival-hex 14.3.6.a.4')
  })

  it('§14.3.6 without anybody waiting nothing is said of enemies or supply', () => {
    const scene = new StagedScene({ turn: 10, withdrawn: { AL: 4, GE: 6 }, pieces: QUIET })
    expect(scene.refusal('land', '14').code).toBe('verb-not-now')
    expect(scene.refusal('enter-north', '52').code).toBe('verb-not-now')
  })
})
