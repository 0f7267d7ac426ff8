import { Play, seedFrom } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { grandIllusion } from '../game.ts'
import type { GrandIllusion } from '../grand-illusion.ts'
import { piece } from '../pieces.ts'
import { eliminate, flip, takeHit } from '../rules/09-battle/losses.ts'
import { presenceOf } from '../state.ts'
import { StagedScene } from './scene.ts'

const table = (scene: StagedScene): GrandIllusion => scene.play.umpire
const scene = (): StagedScene =>
  new StagedScene({
    stage: 'battles',
    pieces: {
      'b-1-div': '27',
      'f-i': '27',
      'f-hq1': '27',
      'f-c1': '27',
      'fort-namur': { hex: '64', lost: 1 },
      'g-ha420': '28',
    },
  })

describe('losses', () => {
  it('§9.3.3.unit presence follows', () => {
    const s = scene()
    takeHit(table(s), piece('f-i'), 'battle')
    expect([presenceOf(s.state, 0).freshInfantry(26), presenceOf(s.state, 0).infantry(26)]).toEqual([1, 2])
    takeHit(table(s), piece('f-i'), 'battle')
    expect(presenceOf(s.state, 0).infantry(26)).toBe(1)
  })

  it('§7.2.limits only combat units go to the dead pile', () => {
    const s = scene()
    for (const id of ['f-c1', 'f-hq1', 'g-ha420']) eliminate(table(s), piece(id), 'overrun')
    expect(['f-c1', 'f-hq1', 'g-ha420'].map((id) => s.where(id))).toEqual(['dead', 'removed', 'removed'])
  })

  it('§14.2.2.b.4 §14.2.2.b.5 French corps lost and hits on the British are counted', () => {
    const s = scene()
    takeHit(table(s), piece('b-1-div'), 'battle')
    takeHit(table(s), piece('b-1-div'), 'battle')
    eliminate(table(s), piece('f-i'), 'no-retreat')
    eliminate(table(s), piece('f-c1'), 'no-retreat')
    expect([s.state.britishHits, s.state.frenchLosses]).toEqual([2, 1])
  })

  it('§8.4.3.h the turn Namur falls is kept', () => {
    const s = scene()
    takeHit(table(s), piece('fort-namur'), 'bombardment')
    expect([s.where('fort-namur'), s.state.namurFell]).toEqual(['removed', 3])
  })

  it('§2.4.hq a flip turns a counter over once', () => {
    const s = scene()
    flip(table(s), piece('f-hq1'), '8.4.1.bonus')
    flip(table(s), piece('f-hq1'), '8.4.1.bonus')
    expect([s.face('f-hq1'), s.seen('flipped').length]).toEqual([1, 1])
  })
})

it('every scenario can be set up for a battle', () => {
  for (const scenario of grandIllusion.scenarios)
    expect(
      Play.start({ game: grandIllusion, scenario, options: {}, seed: seedFrom('losses') }).state.winner,
    ).toBe(-1)
})
