import { describe, expect, it } from 'vitest'
import { CUP_VALUES, cupIndex } from '../cups.ts'
import { hex } from '../map.ts'
import { piece, UNITS } from '../pieces.ts'
import { columnOf } from '../rules/05-caps.ts'
import { isEastCalling } from '../rules/07-arrivals/eastern-front.ts'
import { printedHex } from '../rules/07-arrivals/places.ts'
import { lastTurn } from '../scenarios.ts'
import { AL, GE, type Side } from '../sides.ts'
import { ABSENT } from '../state.ts'
import { VICTORY } from '../tables.ts'
import { piecesIn, type StagedScene } from './scene.ts'
import { fromTheStart, type ScenarioId } from './turns.ts'

const ALL: readonly ScenarioId[] = ['campaign', 'marne', 'what-if']
const inCup = ({ state }: StagedScene, side: Side): number =>
  Array.from({ length: CUP_VALUES }, (_, value) => state.cups.get(cupIndex(side, value))).reduce(
    (sum, n) => sum + n,
    0,
  )

describe('§13.1.1 units', () => {
  it('§3.1 §13.1.1 §14.1.setup §14.2.setup §14.3.setup the set-up is the same in all scenarios', () => {
    const [campaign, marne, whatIf] = ALL.map((id) => [...fromTheStart(id).state.where])
    expect(marne).toEqual(campaign)
    expect(whatIf).toEqual(campaign)
    const scene = fromTheStart('marne')
    const optional = UNITS.findIndex(({ option }) => option !== undefined)
    expect([scene.where('b-hq'), scene.state.where.get(optional)]).toEqual(['45', ABSENT])
    expect([scene.control('94'), scene.control('19')]).toEqual(['GE', 'AL'])
  })

  it('§13.1.1 §2.4.setup units begin in the hex printed on them, face up', () => {
    const scene = fromTheStart('campaign')
    for (const { id, entry, option } of UNITS)
      if (entry.kind === 'starts' && option === undefined)
        expect([id, scene.where(id), scene.face(id)]).toEqual([id, entry.hex, 0])
    const uncertain = UNITS.findIndex(({ entry }) => entry.hex === null)
    expect([printedHex(piece('b-hq')), printedHex(uncertain)]).toEqual([hex('45'), -1])
    expect(piecesIn(scene.state, '45')).toEqual([
      'b-hq',
      'b-1-div',
      'b-2-div',
      'b-3-div',
      'b-5-div',
      'b-cav-div',
    ])
  })

  it('§13.1.1 §2.4.setup reinforcements are on the turn track, Paris in Danger units in their box', () => {
    const scene = fromTheStart('campaign')
    const at = (id: string): [string, number] => [
      scene.where(id),
      scene.state.arrival.get(UNITS.findIndex((unit) => unit.id === id)),
    ]
    expect([at('g-marine'), at('b-7-div'), at('b-lahore-3-div')]).toEqual([
      ['to-come', 3],
      ['to-come', 10],
      ['to-come', 13],
    ])
    expect([scene.where('f-ix'), scene.where('f-71r')]).toEqual(['paris-box', 'paris-box'])
  })

  it('§13.1.1 §2.6 counters with an orange band are left out', () => {
    for (const id of ALL) {
      const scene = fromTheStart(id)
      const optional = UNITS.filter(({ option }) => option !== undefined)
      expect(optional.length).toBeGreaterThan(0)
      for (const unit of optional) expect(scene.where(unit.id)).toBe('absent')
      for (const fort of ['fort-liege', 'fort-antwerp-ready', 'fort-lille', 'fort-hazebrouck'])
        expect(scene.where(fort)).toBe('absent')
    }
  })

  it('§13.1.1 up to two British infantry units may begin in 54 instead of 45', () => {
    const scene = fromTheStart('campaign')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'station-british'])
    expect(scene.offers('station')).toEqual(['b-1-div', 'b-2-div', 'b-3-div', 'b-5-div'])
    expect(scene.refusal('station', 'b-cav-div').rule).toBe('13.1.1')
    scene.act('station', 'b-2-div').act('station', 'b-5-div')
    expect([scene.where('b-2-div'), scene.where('b-5-div'), scene.where('b-1-div')]).toEqual([
      '54',
      '54',
      '45',
    ])
    expect(scene.prompt).toBe('activity')
  })

  it('§13.1.1 or none', () => {
    expect(fromTheStart('campaign').act('done').where('b-1-div')).toBe('45')
  })
})

describe('length', () => {
  it('§14.1.setup fifteen turns, §14.2.setup seven, §14.3.setup fifteen', () => {
    const turns = ALL.map((id) => lastTurn(fromTheStart(id).state))
    expect(turns).toEqual([15, 7, 15])
  })
})

describe('victory markers', () => {
  it('§13.1.2.a eight Plan XVII markers in a cup', () => {
    expect(inCup(fromTheStart('campaign'), AL)).toBe(8)
  })

  it('§13.1.2.d fifteen German ones in another', () => {
    expect(inCup(fromTheStart('campaign'), GE)).toBe(15)
  })

  it('§13.1.2.b §13.1.2.c Trier is German, Paris Allied, and no marker lies on the map', () => {
    const scene = fromTheStart('campaign')
    expect([scene.control('94'), scene.control('19')]).toEqual(['GE', 'AL'])
    expect([...scene.state.marker].every((value) => value === -1)).toBe(true)
    expect([scene.state.parisFell, scene.state.immediateChecked]).toEqual([0, 0])
  })
})

describe('tracks and other markers', () => {
  it('§13.1.3.a turn 1', () => {
    for (const id of ALL) expect(fromTheStart(id).state.turn).toBe(1)
  })

  it('§13.1.3.b the Eastern front calls on turn 3', () => {
    expect(VICTORY.easternFront.turn).toBe(3)
    const { state } = fromTheStart('campaign')
    const calls = [2, 3, 4].map((turn) => {
      state.turn = turn
      return isEastCalling(state)
    })
    expect(calls).toEqual([false, true, false])
  })

  it('§13.1.3.c nobody has withdrawn: the first columns, and no trenches yet', () => {
    const { state } = fromTheStart('campaign')
    expect([columnOf(state, AL), columnOf(state, GE), state.entrenching]).toEqual(['joffre1', 'moltke', 0])
  })

  it('§13.1.3.d four and six CAPs, one mandated battle, three Plan XVII VP and no German ones', () => {
    const scene = fromTheStart('campaign').act('done')
    expect([scene.caps('AL'), scene.caps('GE'), ...scene.state.mandated]).toEqual([4, 6, 1, 0])
    expect([scene.points('AL'), scene.points('GE')]).toEqual([3, 0])
  })

  it('§13.1.3.f a trench of level 1 at Metz, the railhead marker in 56', () => {
    const { state } = fromTheStart('campaign')
    expect([state.trench.get(85), state.railhead]).toEqual([1, 1])
  })

  it('§13.1.3.g §2.2.hexes control as printed, but 72 and 73 are German', () => {
    const scene = fromTheStart('campaign')
    const german = Array.from({ length: 107 }, (_, h) => String(h + 1)).filter(
      (id) => scene.control(id) === 'GE',
    )
    const printed = '81 82 83 84 85 86 90 91 92 93 94 95 96 100 101 102 103 105 106 107'.split(' ')
    expect(german).toEqual(['72', '73', ...printed])
  })
})

describe('forts', () => {
  it('§13.1.6.a they stand at full strength', () => {
    const scene = fromTheStart('campaign')
    for (const id of ['fort-antwerp', 'fort-namur', 'fort-metz-5', 'fort-metz-3', 'fort-toul', 'fort-paris'])
      expect([id, scene.face(id)]).toEqual([id, 0])
  })

  it('§13.1.6.a §13.1.6.c.1 Belgian: Antwerp and Namur; Liège has fallen', () => {
    const scene = fromTheStart('campaign')
    expect([scene.where('fort-antwerp'), scene.where('fort-namur')]).toEqual(['52', '64'])
  })

  it('§13.1.6.c.2 German: two at Metz, Trier, Strasbourg', () => {
    const scene = fromTheStart('campaign')
    const at = ['fort-metz-5', 'fort-metz-3', 'fort-trier', 'fort-strasbourg'].map((id) => scene.where(id))
    expect(at).toEqual(['86', '86', '94', '105'])
  })

  it('§13.1.6.a §13.1.6.c.3 French: Versailles to Belfort', () => {
    const scene = fromTheStart('campaign')
    const forts =
      'versailles paris maubeuge verdun-w verdun-e st-mihiel langres nancy toul epinal-1 epinal-2 belfort'
    expect(forts.split(' ').map((name) => scene.where(`fort-${name}`))).toEqual(
      '10 19 54 67 76 77 79 87 87 98 98 104'.split(' '),
    )
  })
})
