import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { ARRIVAL } from '../state.ts'
import { StagedScene, type SceneSpec } from './scene.ts'
import { QUIET, type ScenarioId } from './turns.ts'

const lost = (ids: readonly string[], spec: Partial<SceneSpec> = {}): StagedScene => {
  const side = spec.side ?? 'AL'
  const dead = Object.fromEntries(ids.map((id) => [id, 'dead']))
  return new StagedScene({
    stage: 'arrivals',
    side,
    initiative: side === 'AL' ? 'GE' : 'AL',
    ...spec,
    pieces: { ...QUIET, ...dead, ...spec.pieces },
  })
}
const places = (scene: StagedScene, unit: string): string[] =>
  scene
    .act('rebuild', unit)
    .offers('place-in')
    .sort((a, b) => Number(a) - Number(b))

describe('buying back lost units', () => {
  it('§7.2.2cap for two CAPs a unit of any size is back at once', () => {
    const scene = lost(['f-ii', 'f-alpine', 'f-c1'])
    expect(scene.offers('rebuild')).toEqual(['f-alpine', 'f-c1', 'f-ii'])
    scene.act('rebuild', 'f-ii').act('place-in', '80')
    expect([scene.where('f-ii'), scene.face('f-ii'), scene.caps('AL')]).toEqual(['80', 0, 3])
  })

  it('§7.2.2cap not with a single CAP, and none is spent before the hex is chosen', () => {
    const poor = lost(['f-ii'], { caps: { AL: 1 } })
    expect([poor.offers('rebuild'), poor.offers('order')]).toEqual([[], ['f-ii']])
    expect(poor.refusal('rebuild', 'f-ii')).toMatchObject({ code: 'too-few-caps', rule: '7.2.2cap' })
    expect(poor.refusal('rebuild', 'g-ii')).toMatchObject({ code: 'not-your-piece', rule: '7.2.2cap' })
    expect(poor.refusal('rebuild', 'f-hq1')).toMatchObject({ code: 'not-in-dead-pile', rule: '7.2.2cap' })
    const scene = lost(['f-ii']).act('rebuild', 'f-ii').act('put-back')
    expect([scene.where('f-ii'), scene.caps('AL')]).toEqual(['dead', 5])
  })

  it('EX-2 §7.2.1cap for one CAP on turn 2 it is back on turn 4, undisrupted', () => {
    const bought = lost(['f-ii'], { turn: 2 }).act('order', 'f-ii')
    expect([bought.where('f-ii'), bought.caps('AL')]).toEqual(['to-come', 4])
    expect(bought.seen('unit-ordered')[0]?.turn).toBe(4)
    const spent = lost(['f-iii'], { turn: 2, pieces: { 'f-ii': { hex: 'dead', back: true } } })
    expect([spent.face('f-ii'), spent.act('order', 'f-ii').face('f-ii')]).toEqual([1, 0])
    const broke = lost(['f-ii'], { turn: 2, caps: { AL: 0 } })
    expect(broke.offers('order')).toEqual([])
    expect(bought.state.arrivalKind.get(piece('f-ii'))).toBe(ARRIVAL.replacement)
    const pieces = { 'f-ii': { hex: 'to-come', arrival: 4, kind: ARRIVAL.replacement } }
    expect(lost(['f-iii'], { turn: 3, pieces }).offers('arrive')).toEqual([])
    const back = lost(['f-iii'], { turn: 4, pieces }).act('arrive', 'f-ii').act('place-in', '19')
    expect([back.where('f-ii'), back.face('f-ii'), back.caps('AL')]).toEqual(['19', 0, 5])
  })

  it('§7.2.limits no British or Belgian unit, and nothing that is not in the dead pile', () => {
    const scene = lost(['f-ii', 'b-1-div', 'be-i'], {
      pieces: { 'f-hq1': 'removed', 'fort-toul': 'removed' },
    })
    expect([scene.offers('order'), scene.offers('rebuild')]).toEqual([['f-ii'], ['f-ii']])
    expect(scene.refusal('order', 'b-1-div').rule).toBe('7.2.limits')
    expect(scene.refusal('order', 'f-hq1').code).toBe('not-in-dead-pile')
    expect(scene.refusal('rebuild', 'fort-toul').code).toBe('not-in-dead-pile')
  })
})

describe('where they come back', () => {
  it('§7.2.placement in friendly sources, with supplied HQs of the nationality, and in Paris', () => {
    const scene = lost(['f-ii'], { pieces: { 'f-hq5': '46', 'b-hq': '45' }, control: { '80': 'GE' } })
    expect(places(scene, 'f-ii')).toEqual(['4', '13', '19', '46', '61', '89'])
  })

  it('§7.2.placement not with an HQ that was placed this turn', () => {
    const pieces = { 'f-hq9': { hex: 'to-come', arrival: 4 } }
    const scene = lost(['f-ii'], { turn: 4, pieces }).act('arrive', 'f-hq9').act('place-in', '59')
    expect(places(scene, 'f-ii')).not.toContain('59')
    expect(scene.refusal('place-in', '59').rule).toBe('7.2.placement')
  })

  it('§7.2.placement before turn 7 not in Schlieffen Plan hexes', () => {
    expect(places(lost(['f-ii'], { turn: 6 }), 'f-ii')).not.toContain('1')
    expect(places(lost(['f-ii'], { turn: 7 }), 'f-ii')).toContain('1')
    expect(places(lost(['f-ii'], { turn: 6, scenario: 'what-if' }), 'f-ii')).toContain('1')
  })

  it('§7.2.placement within the stacking limits', () => {
    const corps = ['f-i', 'f-iii', 'f-iv', 'f-v', 'f-vi', 'f-vii']
    const pieces = Object.fromEntries(corps.map((id) => [id, '61']))
    expect(places(lost(['f-ii'], { pieces }), 'f-ii')).not.toContain('61')
  })

  it('§7.2.german before turn 5 not with an HQ in France away from the border', () => {
    const control = { '66': 'GE', '75': 'GE' } as const
    const deep = (turn: number): string[] =>
      places(
        lost(['g-v'], { turn, side: 'GE', control, pieces: { 'g-hq4': '66', 'g-vi': '66', 'g-hq5': '75' } }),
        'g-v',
      )
    expect(deep(4)).toEqual(['75', '91', '94', '100', '105', '107'])
    expect(deep(5)).toEqual(['66', '75', '91', '94', '100', '105', '107'])
  })
})

describe('exhausted armies', () => {
  const later = (turn: number, scenario: ScenarioId): number =>
    lost(['f-ii'], { turn, scenario }).act('order', 'f-ii').face('f-ii')
  const now = (turn: number, scenario: ScenarioId): number =>
    lost(['f-ii'], { turn, scenario }).act('rebuild', 'f-ii').act('place-in', '19').face('f-ii')

  it('EX-14 §14.1.1.c.1 §14.3.1.c.1 for one CAP units come disrupted from turn 8, for two from turn 10', () => {
    for (const scenario of ['campaign', 'what-if'] as const) {
      expect([later(7, scenario), later(8, scenario)]).toEqual([0, 1])
      expect([now(9, scenario), now(10, scenario)]).toEqual([0, 1])
    }
  })

  it('EX-14 §14.1.1.c.1 one bought on turn 7 arrives on turn 9 undisrupted', () => {
    const scene = lost(['f-ii'], { turn: 7 }).act('order', 'f-ii')
    expect([scene.seen('unit-ordered')[0]?.turn, scene.face('f-ii')]).toEqual([9, 0])
    const pieces = { 'f-ii': { hex: 'to-come', arrival: 10, kind: ARRIVAL.replacement, back: true } }
    const back = lost([], { turn: 10, pieces }).act('arrive', 'f-ii').act('place-in', '19')
    expect([back.face('f-ii'), back.seen('arrived')[0]?.disrupted]).toEqual([1, true])
  })
})

describe('British and Belgian units the scenario gives back', () => {
  const scenarios = ['campaign', 'what-if'] as const
  const pieces = { 'b-hq': '45', 'be-hq': '52', 'be-i': '52' }

  it('§14.1.1.a.5 §14.3.1.a.4 on turn 8 one British infantry unit, whole and without CAPs', () => {
    for (const scenario of scenarios) {
      const scene = lost(['b-1-div', 'b-2-div', 'b-cav-div', 'be-ii'], { turn: 8, scenario, pieces })
      expect(scene.offers('restore')).toEqual(['b-1-div', 'b-2-div'])
      scene.act('restore', 'b-1-div').act('place-in', '45')
      expect([scene.where('b-1-div'), scene.face('b-1-div'), scene.caps('AL')]).toEqual(['45', 0, 5])
      expect(scene.seen('arrived')[0]?.rule).toBe('14.1.1.a.5')
      expect(scene.prompt === 'arrivals' ? scene.offers('restore') : []).toEqual([])
    }
  })

  it('§14.1.1.a.5 on no other turn', () => {
    for (const turn of [7, 9, 11, 13]) {
      const scene = lost(['b-1-div', 'be-ii', 'f-ii'], { turn, pieces })
      expect(scene.offers('restore')).toEqual([])
    }
  })

  it('§14.1.1.a.6 §14.3.1.a.5 on turn 12 one British and one Belgian, disrupted', () => {
    for (const scenario of scenarios) {
      const scene = lost(['b-1-div', 'b-2-div', 'be-ii', 'be-c'], { turn: 12, scenario, pieces })
      expect(scene.offers('restore')).toEqual(['b-1-div', 'b-2-div', 'be-ii'])
      scene.act('restore', 'b-2-div').act('place-in', '14')
      expect([scene.face('b-2-div'), scene.offers('restore')]).toEqual([1, ['be-ii']])
      scene.act('restore', 'be-ii').act('place-in', '52')
      expect([scene.where('be-ii'), scene.face('be-ii'), scene.caps('AL')]).toEqual(['52', 1, 5])
    }
  })
})
