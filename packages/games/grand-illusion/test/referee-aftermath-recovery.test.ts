import { describe, expect, it } from 'vitest'
import { type Placed, StagedScene, type SceneSpec } from './scene.ts'
import { endTurn, QUIET } from './turns.ts'

const down = (hex: string): Placed => ({ hex, back: true })
const fresh = (scene: StagedScene, ids: readonly string[]): string[] =>
  ids.filter((id) => scene.face(id) === 0)
const FIVE = ['f-ii', 'f-iii', 'f-iv', 'f-v', 'f-vi']
const five = (hex: string): Record<string, Placed> => Object.fromEntries(FIVE.map((id) => [id, down(hex)]))
const scene = (spec: Partial<SceneSpec>): StagedScene =>
  new StagedScene({ turn: 6, withdrawn: { AL: 3, GE: 4 }, ...spec, pieces: { ...QUIET, ...spec.pieces } })

describe('§9.8.3 recovery for a CAP', () => {
  it('§9.8.3.b first recovery, then only another: with the last CAP gone the segment ends', () => {
    const play = scene({ caps: { AL: 1, GE: 3 }, pieces: { 'f-ii': down('28'), 'f-iii': down('29') } })
    play.act('recover', '28')
    expect([play.caps('AL'), play.asked]).toEqual([0, 'GE'])
  })

  it('§9.8.3.b against an opponent without CAPs the next segment is one’s own again', () => {
    const play = scene({
      caps: { AL: 3, GE: 0 },
      pieces: { 'f-ii': down('28'), 'f-iii': down('29'), 'f-iv': '37' },
    })
    play.act('recover', '28').act('recover', '29')
    if (play.prompt === 'withdrawal-window') play.act('not-this-turn')
    expect([play.asked, play.prompt, play.can('activate')]).toEqual(['AL', 'activity', true])
  })

  it('§9.8.3.b stopping after the first recovery is no pass', () => {
    const play = scene({ pieces: { 'f-ii': down('28'), 'f-iii': down('29') } }).act('recover', '28')
    expect([play.can('pass'), play.can('stop')]).toEqual([false, true])
    play.act('stop')
    if (play.prompt === 'withdrawal-window') play.act('not-this-turn')
    expect([play.asked, play.state.passes]).toEqual(['GE', 0])
  })

  it('§9.8.3.b nothing left to recover: the initiative passes by itself', () => {
    const play = scene({ pieces: { 'f-ii': down('28') } }).act('recover', '28')
    expect(play.asked).toBe('GE')
  })

  it('§9.8.3.a the HQ stays turned, and a hex with only a turned HQ cannot recover', () => {
    const play = scene({ pieces: { 'f-hq5': down('28'), 'f-ii': '28' } })
    expect(play.refusal('recover', '28').code).toBe('nobody-to-recover')
  })

  it('§9.8.3.a an enemy HQ or gun in the hex forbids it', () => {
    for (const id of ['g-hq5', 'g-ha420'])
      expect(scene({ pieces: { 'f-ii': down('28'), [id]: '28' } }).refusal('recover', '28').code).toBe(
        'enemies-in-hex',
      )
  })

  it('§14.1.1.c.2 fatigue: from turn 12 half of them, rounded up, the owner chooses', () => {
    const play = scene({ turn: 12, pieces: five('28') }).act('recover', '28')
    expect([play.asked, play.prompt]).toEqual(['AL', 'recover-units'])
    play.act('recover-unit', 'f-vi').act('recover-unit', 'f-ii').act('recover-unit', 'f-iv')
    expect(fresh(play, FIVE)).toEqual(['f-ii', 'f-iv', 'f-vi'])
    expect(play.prompt).not.toBe('recover-units')
  })

  it('§14.1.1.c.2 a hex may be recovered again by the next CAP: half of the rest', () => {
    const play = scene({ turn: 12, pieces: { ...five('28'), 'f-x': down('29') } }).act('recover', '28')
    for (const id of ['f-ii', 'f-iii', 'f-iv']) play.act('recover-unit', id)
    expect(play.offers('recover')).toEqual(['28', '29'])
  })

  it('§14.1.1.c.2 in all scenarios that last so long, for both sides, in the Administrative Phase too', () => {
    for (const scenario of ['campaign', 'what-if'] as const) {
      const play = endTurn({ scenario, turn: 12, pieces: { ...QUIET, ...five('28') } })
      expect([play.prompt, play.asked]).toEqual(['recover-units', 'AL'])
    }
    const turn11 = endTurn({ turn: 11, pieces: { ...QUIET, ...five('28') } })
    expect(fresh(turn11, FIVE)).toHaveLength(5)
  })

  it('§14.1.1.c.2 a single disrupted unit recovers: half of one is one', () => {
    const play = scene({ turn: 12, pieces: { 'f-ii': down('28') } }).act('recover', '28')
    expect(play.face('f-ii')).toBe(0)
  })

  it('§11.4 in front of the enemy one or two, by supplied combat units of all conditions', () => {
    const at = (ids: string[], more: Record<string, Placed> = {}): StagedScene =>
      endTurn({
        turn: 6,
        pieces: { ...QUIET, ...Object.fromEntries(ids.map((id) => [id, down('28')])), 'g-v': '28', ...more },
      })
    const two = at(['f-ii', 'f-iii'])
    expect([two.prompt, two.offers('recover-unit')]).toEqual(['recover-units', ['f-ii', 'f-iii']])
    two.act('recover-unit', 'f-iii')
    expect(fresh(two, ['f-ii', 'f-iii'])).toEqual(['f-iii'])
    const three = at(['f-ii', 'f-iii'], { 'f-c1': '28' })
    expect(fresh(three, ['f-ii', 'f-iii'])).toEqual(['f-ii', 'f-iii'])
  })

  it('§11.4 a besieged enemy fort is enough to slow recovery, an enemy HQ is not', () => {
    const slow = endTurn(
      {
        turn: 6,
        side: 'AL',
        pieces: {
          ...QUIET,
          'g-v': '64',
          'g-vi': down('64'),
          'g-xi': down('64'),
          'g-x': down('64'),
          'fort-namur': { hex: '64', besieged: true },
        },
        control: { '64': 'GE', '73': 'GE', '74': 'GE' },
      },
      6,
    )
    expect([slow.prompt, slow.asked]).toEqual(['recover-units', 'GE'])
  })
})
