import { describe, expect, it } from 'vitest'
import { type Placed } from './scene.ts'
import { endTurn, QUIET } from './turns.ts'

const after = (
  turn: number,
  pieces: Readonly<Record<string, Placed>>,
  scenario?: 'marne' | 'what-if',
): number =>
  endTurn({
    turn,
    pieces: { ...QUIET, ...pieces },
    points: { AL: 3 },
    ...(scenario === undefined ? {} : { scenario }),
  }).points('AL')

describe('§12.1 the BEF goes it alone', () => {
  it('§12.1 §14.1.2.c any British unit in a Schlieffen Plan hex at the end of the action phase costs a Plan XVII VP', () => {
    expect(after(2, { 'b-1-div': '16' })).toBe(2)
    expect(after(2, { 'b-hq': '33' })).toBe(2)
    expect(after(2, { 'b-lahore-3-div': '24' })).toBe(2)
    expect(after(2, { 'b-1-div': '25', 'f-ii': '16', 'be-i': '32' })).toBe(3)
  })

  it('§12.1 one a turn, however many', () => {
    expect(after(2, { 'b-1-div': '16', 'b-2-div': '14', 'b-hq': '7' })).toBe(2)
  })

  it('§12.1 on turns 1 to 5', () => {
    const points = [1, 2, 3, 4, 5, 6, 7].map((turn) => after(turn, { 'b-1-div': '16' }))
    expect(points).toEqual([2, 2, 2, 2, 2, 3, 3])
    expect(after(3, { 'b-1-div': '16' }, 'marne')).toBe(2)
  })

  it('§14.3.1.d.2 §14.3.4 never in scenario 3', () => {
    const alone = { 'b-1-div': '16' }
    expect([after(3, alone), after(3, alone, 'marne'), after(3, alone, 'what-if')]).toEqual([2, 2, 3])
    expect(after(3, { 'f-ii': '16' })).toBe(3)
    expect(after(6, alone)).toBe(3)
  })
})
