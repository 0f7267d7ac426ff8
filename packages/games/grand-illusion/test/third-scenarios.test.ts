import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'
import { endTurn, QUIET, withOptions } from './turns.ts'

const placesOf = (spec: Partial<SceneSpec>, id: string): string[] =>
  new StagedScene({
    stage: 'arrivals',
    side: 'AL',
    initiative: 'GE',
    ...spec,
    pieces: { ...QUIET, ...spec.pieces },
  })
    .act('arrive', id)
    .offers('place-in')
const due = (turn: number) => ({ hex: 'to-come', arrival: turn }) as const

describe('§14.1.1.b.1 detachments and more than one HQ', () => {
  const relieving = (others: SceneSpec['pieces']): StagedScene =>
    new StagedScene({
      stage: 'arrivals',
      side: 'GE',
      initiative: 'AL',
      turn: 6,
      pieces: { ...QUIET, 'g-hq7': '101', 'g-hq-strantz': due(6), ...others },
    }).act('arrive', 'g-hq-strantz')

  it('§14.1.1.b.1 the army HQ alone there makes room', () => {
    expect(relieving({}).act('place-in', '101').where('g-hq7')).toBe('to-come')
  })

  it('§14.1.1.b.1 §7.1.2 not where another HQ would stay beside the detachment', () => {
    for (const other of ['g-hqnord', 'g-hq6']) {
      const scene = relieving({ [other]: '101' })
      const { code, rule } = scene.refusal('place-in', '101')
      expect([code, rule]).toEqual(['another-hq-there', '7.1.2'])
    }
  })
})

describe('§12.3 §14.3.6.b.5 the 7th Division and Antwerp', () => {
  const holland = { scenario: 'what-if', turn: 10, prepare: withOptions([], [5]) } as const
  const pieces = { 'b-7-div': due(10), 'b-rn-div': due(9), 'be-i': '52' } as const
  const cutOff = { '43': 'GE', '53': 'GE', '62': 'GE' } as const

  it('§14.3.6.b.5 both may come while a line leads there', () => {
    for (const id of ['b-7-div', 'b-rn-div']) expect(placesOf({ ...holland, pieces }, id)).toContain('52')
  })

  it('§12.3 Antwerp cut off feeds the Royal Naval Division alone', () => {
    const spec = { ...holland, pieces, control: cutOff }
    expect(placesOf(spec, 'b-7-div')).not.toContain('52')
    expect(placesOf(spec, 'b-rn-div')).toContain('52')
  })
})

describe('§14.1.1.a.3 arrivals in Maubeuge', () => {
  const pieces = { 'b-hq': '54', 'b-1-div': '54', 'b-4-div': due(2), 'f-ii': 'dead' } as const

  it('§14.1.1.a.3 nobody who did not begin there is placed there on turn 2', () => {
    expect(placesOf({ turn: 2, pieces }, 'b-4-div')).toEqual(['4'])
    expect(placesOf({ turn: 3, pieces }, 'b-4-div')).toContain('54')
    expect(placesOf({ turn: 2, pieces, scenario: 'what-if' }, 'b-4-div')).toContain('54')
  })
})

describe('§14.1.1.c.2 fatigue beside the enemy', () => {
  const down = { hex: '97', back: true } as const
  const facing = (turn: number, pieces: SceneSpec['pieces']): StagedScene =>
    endTurn({ turn, pieces: { ...QUIET, 'g-ii': '97', ...pieces } })
  const two = { 'f-ii': down, 'f-iii': down, 'f-iv': '97' } as const

  it('§14.1.1.c.2 §11.4 where both of two could recover, only one does', () => {
    expect(facing(11, two).face('f-iii')).toBe(0)
    const scene = facing(12, two)
    expect([scene.prompt, scene.rule]).toEqual(['recover-units', '14.1.1.c.2'])
    scene.act('recover-unit', 'f-iii')
    expect([scene.face('f-ii'), scene.face('f-iii')]).toEqual([1, 0])
  })

  it('§14.1.1.c.2 §11.4 where not all could, two of three still do; one of one, too', () => {
    const scene = facing(12, { ...two, 'f-iv': down })
    expect(scene.rule).toBe('11.4')
    scene.act('recover-unit', 'f-ii').act('recover-unit', 'f-iii')
    expect(['f-ii', 'f-iii', 'f-iv'].map((id) => scene.face(id))).toEqual([0, 0, 1])
    expect(facing(12, { 'f-ii': down, 'f-iii': '97' }).face('f-ii')).toBe(0)
  })
})
