/** Advice in words: every answer of the bot in a half and a combat has its reason, attacks with their true chances. */
import { sightIn } from '@sandtable/bots'
import type { PlanLine } from '@sandtable/bots'
import type { Answer } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { MIND } from '../bot/index.ts'
import { planOf } from '../bot/plan.ts'
import { place } from '../places.ts'
import { unit } from '../units.ts'
import { facing, stack } from './combat-scene.ts'
import { StagedScene } from './scene.ts'
import { attackOn, CP_SEAT, panelOf } from './table/staged.ts'

const advised = (board: StagedScene, answer: Answer, seat = CP_SEAT): PlanLine | undefined => {
  const sight = sightIn(board.play, seat)
  if (!sight) throw new Error('nobody is asked')
  return MIND.why?.(sight, answer, undefined)
}

describe('why', () => {
  it('§10.62 an attack is advised with the chances the panel shows', () => {
    const strong = 'DE-inf-2 DE-inf-3 DE-inf-7 DE-inf-8 DE-siege-1'
    const board = facing(strong, 'FR-inf-1').act('stack', '1024')
    const line = advised(board, attackOn('1025'))
    expect(line).toMatchObject({ kind: 'attack', to: place('1025'), rule: '10.62' })
    const panel = panelOf(board, CP_SEAT, attackOn('1025'))
    const falls = /falls in (\d+)\.\d/.exec(panel.sentence.text)?.[1]
    expect(line?.text.en).toContain(`it falls in ${Math.round(Number(falls))}`)
    expect(line?.text.ja).toContain('陥落')
  })

  it('§10.22 guns that open a place alone are advised as such, without chances', () => {
    const board = new StagedScene({
      month: '1914-08',
      units: { '1122': 'DE-inf-2 DE-siege-1' },
      rp: { DE: 9 },
    }).act('stack', '1122')
    const line = advised(board, attackOn('1022'))
    expect(line?.text.en).toMatch(/: the guns alone open the place, without a die and free of charge\.$/)
    expect(line?.text.ja).not.toContain('%')
  })

  it('§10.3 §10.711 answers in a combat have theirs', () => {
    const board = stack('DE-inf-2', 'FR-inf-1')
    expect(advised(board, { verb: 'call-off' })?.rule).toBe('10.3')
    board.dice(3, 4).act('nation', 'DE')
    expect(advised(board, { verb: 'take-loss' })).toMatchObject({ rule: '10.711', kind: 'other' })
  })

  it('§10.3 what it would do where there is nothing to compare, and why', () => {
    const sight = sightIn(stack('DE-inf-2', 'FR-inf-1').play, CP_SEAT)
    if (!sight) throw new Error('nobody is asked')
    const [line, ...more] = MIND.remark?.(sight) ?? []
    expect(more).toEqual([])
    expect(line?.rule).toBe('10.3')
    expect(line?.text.en).toMatch(/^.+: The attack is (not )?worth its price\.$/)
    expect(line?.text.ja).toMatch(/：攻撃は費用に見合/)
  })

  it('§6.53 the best orders of a half, the best first', () => {
    const board = facing('DE-inf-2 DE-inf-3 DE-inf-7 DE-inf-8', 'FR-inf-1', {
      units: { '1722': 'DE-inf-18' },
    })
    const sight = sightIn(board.play, CP_SEAT)
    if (!sight) throw new Error('nobody is asked')
    const lines = MIND.explain(sight, planOf(sight.state, []))
    expect(lines.length).toBeGreaterThan(0)
    expect(lines[0]?.units).toContain(unit('DE-inf-2'))
    for (const { text } of lines) expect(text.en).not.toMatch(/undefined|NaN/)
  })
})
