import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { activated } from './activated.ts'
import { settle } from './fight.ts'
import { fought } from './retreating.ts'
import type { StagedScene, SceneSpec } from './scene.ts'
import { endTurn, fillCups } from './turns.ts'

const german = (...ids: string[]): Record<string, 'GE'> =>
  Object.fromEntries(ids.map((id) => [id, 'GE' as const]))
/** a German line from Cologne to Paris, and to Verdun */
const TO_PARIS = german('72', '73', '64', '54', '44', '45', '46', '47', '37', '28', '19', '65', '56', '74')
const TO_VERDUN = { ...TO_PARIS, ...german('76', '75', '66') }

const withMarker =
  (id: string, value: number) =>
  (s: StagedScene['state']): void => {
    fillCups(s)
    s.marker.set(hex(id), value)
  }

/** the end of the turn in which Paris fell */
const fell = (
  turn: number,
  points: SceneSpec['points'],
  spec: Partial<SceneSpec>,
  ...dice: number[]
): StagedScene =>
  endTurn(
    {
      turn,
      pieces: { 'f-i': '80', 'g-ii': '19' },
      control: TO_PARIS,
      prepare: fillCups,
      withdrawn: { AL: 3, GE: 4 },
      points: points ?? {},
      ...spec,
      set: { parisFell: turn, parisDanger: 3 },
    },
    ...dice,
  )

describe('§14.1.3.a the fall of Paris', () => {
  it('§14.1.3.a seven is less than half of fifteen', () => {
    expect(fell(5, { AL: 7, GE: 5 }, {}).state.winner).toBe(1)
  })

  it('§14.1.3.a §11.1 §14.1.2.d.3 cut off at the end of its turn: the check is made without the ten', () => {
    const cut = { control: german('19', '18', '28') }
    const won = fell(5, { AL: 2, GE: 5 }, cut)
    expect([won.play.isOver, won.points('GE')]).toEqual([true, 5])
    const scene = fell(5, { AL: 3, GE: 6 }, cut)
    expect([scene.play.isOver, scene.points('GE'), scene.seen('immediate-check')]).toMatchObject([
      false,
      6,
      [{ allied: 3, german: 6, wins: false }],
    ])
  })

  it('§14.1.3.a retaken in the turn it fell: no ten points and no victory', () => {
    const scene = fell(5, { AL: 0, GE: 3 }, { control: {}, pieces: { 'f-i': '19', 'g-ii': '92' } })
    expect([scene.play.isOver, scene.points('GE')]).toEqual([false, 3])
  })

  it('§14.1.3.a §14.1.3.d on turn 9 its markers go back, then the interim count draws anew', () => {
    const scene = fell(9, { AL: 30, GE: 0 }, { control: TO_VERDUN }, 11, 1)
    expect(scene.seen('marker-drawn').map(({ vp }) => vp)).toEqual([6, 2])
    expect([scene.points('GE'), scene.state.marker.get(hex('76'))]).toEqual([12, 1])
  })

  it('§14.1.3.a §14.1.3.d after turn 9 interim markers are neither drawn again for it nor given back', () => {
    const control = { ...TO_VERDUN, ...german('36', '35') }
    const scene = fell(11, { AL: 30, GE: 4 }, { control, prepare: withMarker('76', 2) }, 11)
    expect(scene.seen('marker-drawn').map(({ hex: h }) => h + 1)).toEqual([36])
    expect([scene.points('GE'), scene.state.marker.get(hex('76'))]).toEqual([14, 2])
  })

  it('§14.1.3.a §14.1.3.c on the last turn the check comes first, then the end with markers of its own', () => {
    // 12 against 9 is no victory at once; 18 is twice 9
    const scene = fell(15, { AL: 9, GE: 0 }, { control: TO_VERDUN }, 1, 15)
    expect([scene.points('GE'), scene.state.winner]).toEqual([18, 1])
  })
})

describe('§9.5.3.a control by siege', () => {
  const south = { '85': 'AL', '76': 'AL', '86': 'AL' } as const

  it('§14.1.3.b §9.5.3.a the fort of Trier besieged, the hex is Allied and the war won', () => {
    const scene = fought({
      hex: '94',
      attackers: ['f-xx', 'f-xv'],
      entered: true,
      turn: 4,
      pieces: { 'f-xx': '94', 'f-xv': '94', 'fort-trier': '94', 'g-ii': '92' },
      control: south,
      prepare: (s) => s.scored.fill(1),
    })
    expect([settle(scene).play.isOver, scene.state.winner]).toEqual([true, 0])
  })

  it('§14.1.2.a.1 §9.5.3.a Metz scores, doubled, when its forts are besieged', () => {
    const misses = [6, 6, 6, 6]
    const scene = fought(
      {
        hex: '86',
        attackers: ['f-xx', 'f-xv'],
        entered: true,
        turn: 6,
        pieces: { 'f-xx': '86', 'f-xv': '86', 'fort-metz-5': '86', 'fort-metz-3': '86', 'g-ii': '92' },
        prepare: fillCups,
      },
      5,
      [...misses, 7],
    )
    expect([settle(scene).control('86'), scene.points('AL')]).toEqual(['AL', 4])
  })

  it('§14.1.3.d a marker goes back when the hex of a besieged fort is won again', () => {
    const scene = activated('88', {
      turn: 11,
      pieces: { 'f-xx': '88', 'g-v': '92', 'fort-toul': { hex: '87', besieged: true } },
      control: german('87'),
      points: { GE: 6 },
      prepare: withMarker('87', 3),
    })
      .act('unit', 'f-xx')
      .act('march', '87')
    expect([scene.control('87'), scene.points('GE'), scene.state.marker.get(hex('87'))]).toEqual([
      'AL',
      0,
      -1,
    ])
  })
})

it('§14.1.2.a.1 §8.3.4 cavalry alone takes the points of a Plan XVII hex, too', () => {
  const pieces = { 'f-c2': '87', 'f-xx': '87', 'g-ii': '92' }
  const scene = activated('87', { turn: 3, pieces, prepare: fillCups })
    .dice(7)
    .act('unit', 'f-c2')
    .act('march', '96')
  expect([scene.control('96'), scene.points('AL')]).toEqual(['AL', 2])
})
