/** §4.0 §4.1 and the errata: the position of Summer 1914. */
import { describe, expect, it } from 'vitest'
import type { CardId } from '../data/card-types.ts'
import { cardsOf } from '../cards.ts'
import { GERMANY, RUSSIA } from '../commands.ts'
import { idOfSpace, SPACES, space } from '../map.ts'
import { isOf, isUprising, nationOf, PIECES, piece, piecesNamed, UPRISINGS } from '../pieces.ts'
import { cardsIn } from '../rules/09-cards/piles.ts'
import { setTracks } from '../rules/04-setup/tracks.ts'
import { setUp } from '../rules/30-scenarios.ts'
import { startOf } from '../scenarios.ts'
import { scenarioOf } from '../seatings.ts'
import { AH, AP, BU, CP, GE, IT, MN, type Nation, NO_SIDE, RO, SB, TU } from '../sides.ts'
import {
  ACTION,
  combinedWarStatus,
  controlOf,
  FLAG,
  GROUND,
  hasFlag,
  hasGround,
  isOnMap,
  LAYOUT,
  markerOf,
  PILE,
  RESERVE,
  setFlag,
  type State,
  spaceOf,
  STATUS,
  statusOf,
  trenchLevel,
  UNDECIDED,
  WAITING,
} from '../state.ts'
import { StagedScene } from './scene.ts'

/** The markers are laid anew, wherever they lay before. */
function position(id: string): State {
  const state = LAYOUT.create()
  setUp(state, id, {})
  disturb(state, id !== 'brusilov')
  setTracks(state, startOf(scenarioOf(state).setup).data.tracks)
  return state
}
function disturb(s: State, on: boolean): void {
  Object.assign(s, {
    turn: 7,
    vp: 33,
    armistice: 9,
    active: CP,
    actor: GERMANY,
    revolutionStage: 2,
    playing: 3,
  })
  Object.assign(s, { moving: 4, siegeDebt: 4, combat: 4, pin: 4, attackLn: 4, defenceLn: 4, winner: AP })
  for (const list of [s.shown, s.relief, s.advances, s.rp, s.warStatus, s.will, s.quality]) list.fill(5)
  for (const list of [s.commitment, s.offensive, s.offensiveModifier]) list.fill(1)
  for (const flag of FLAGS) setFlag(s, FLAG[flag], on)
}
const FLAGS = [
  ...(['apRailroads', 'cpRailroads', 'apAlliesRpToRu', 'blockade', 'seaInvasions'] as const),
  ...(['uBoats', 'convoys', 'germanWarIndustry', 'noAmphibious'] as const),
]
const start = (): State => position('campaign')
const brusilov = (): State => position('brusilov')
function expectNothingUnderWay(s: State): void {
  expect([s.active, s.actor]).toEqual([AP, RUSSIA])
  expect([s.playing, s.moving, s.siegeDebt, s.revolutionStage]).toEqual([-1, -1, -1, -1])
  expect([s.combat, s.pin, s.attackLn, s.defenceLn]).toEqual([-1, -1, -1, -1])
  for (const list of [s.shown, s.relief, s.advances]) expect([...list].every((n) => n === -1)).toBe(true)
}
const all = Array.from({ length: PIECES }, (_, p) => p)
const inReserve = (s: State, ...ids: string[]): number[] =>
  ids.map((id) => piecesNamed(id).filter((p) => spaceOf(s, p) === RESERVE).length)
const unitsOf = (nation: Nation): number[] => all.filter((p) => nationOf(p) === nation && !isUprising(p))

describe('the piles of 1914', () => {
  it('§4.2.1.a §4.2.2.a hold all Mobilization cards and no other', () => {
    const s = start()
    for (const side of [AP, CP] as const)
      expect(cardsIn(s, side, PILE.draw)).toEqual(cardsOf(side, 'mobilization'))
    expect([...cardsIn(s, AP, PILE.removed), ...cardsIn(s, CP, PILE.removed)]).toEqual([])
  })
})

describe('the tracks of 1914', () => {
  it('§4.0.a Turn 1; §4.0.b VP 15; §4.0.d armistice at 40', () => {
    const s = start()
    expect([s.turn, s.vp, s.armistice]).toEqual([1, 15, 40])
  })
  it('§4.0.c §17.1.1 war status 0 for both and together, both at Mobilization', () => {
    const s = start()
    expect([...s.warStatus, combinedWarStatus(s)]).toEqual([0, 0, 0])
    expect([...s.commitment]).toEqual([0, 0])
  })
  it('§4.0.e §3.2.3.a National Will of RU, GE and AH is 12', () => {
    const s = start()
    expect([...s.will]).toEqual([12, 12, 12])
  })
  it('§4.0.f §3.2.4.a §24.1.a Troop Quality of RU, IT, GE and AH is 16', () => {
    const s = start()
    expect([...s.quality]).toEqual([16, 16, 16, 16])
  })
  it('§4.0.g no replacement points', () => {
    const s = start()
    expect(s.rp.toArray().every((points) => points === 0)).toBe(true)
  })
  it('§4.0.h no modifier of offensives, and nothing rolled before the phase of Turn 1', () => {
    const s = start()
    expect([...s.offensiveModifier]).toEqual([0, 0])
    const scene = new StagedScene({ turn: 1, stage: 'mandatory', round: 0 })
    expect(scene.seen('offensive-rolled').map(({ die }) => die)).toEqual([0, 0])
  })
  it('§4.0.i German points may go to Turkey while no blockade asks for a line; §4.0.j none to Russia', () => {
    const s = start()
    expect(startOf('1914').data.tracks.flags.geRpToTu).toBe(true)
    expect([hasFlag(s, FLAG.blockade), hasFlag(s, FLAG.apAlliesRpToRu)]).toEqual([false, false])
  })
  it('§4.0.k no blockade, sea invasions, submarines or convoys; RU amphibious assaults allowed', () => {
    const s = start()
    const flags = [FLAG.blockade, FLAG.seaInvasions, FLAG.uBoats, FLAG.convoys, FLAG.noAmphibious]
    expect(flags.map((flag) => hasFlag(s, flag))).toEqual([false, false, false, false, false])
  })
  it('§4.0.l no action recorded; §4.0.m no order given; §4.0.n nothing else lies anywhere', () => {
    const s = start()
    expect(s.actions.toArray().every((action) => action === ACTION.none)).toBe(true)
    expect(s.orders.toArray().every((order) => order === 0)).toBe(true)
    expect([s.winner, s.revolutionTurn, s.treatyTurn]).toEqual([UNDECIDED, 0, 0])
    expectNothingUnderWay(s)
  })
})

describe('the units of 1914', () => {
  it('§4.1.a every unit of the set-up card stands in its space at full strength', () => {
    const s = start()
    for (const { space: at, units } of startOf('1914').data.placements)
      for (const id of units)
        expect(
          piecesNamed(id).some((p) => spaceOf(s, p) === space(at)),
          `${id} at ${at}`,
        ).toBe(true)
    expect(all.every((p) => s.face.get(p) === 0)).toBe(true)
  })
  it('§4.1.b §errata.mobilization.ru the AP reserve box', () => {
    const s = start()
    expect(inReserve(s, 'RU_inf_SCU', 'RU_elite_SCU', 'RU_cav_SCU')).toEqual([10, 5, 7])
  })
  it('§errata.mobilization.1 §errata.mobilization.ge five GE reserve SCUs, not six', () => {
    const s = start()
    expect(inReserve(s, 'GE_inf_SCU', 'GE_res_SCU', 'GE_elite_SCU', 'GE_cav_SCU')).toEqual([10, 5, 5, 4])
  })
  it('§errata.mobilization.ah §errata.mobilization.tu the others of the CP reserve box', () => {
    const s = start()
    expect(inReserve(s, 'AH_inf_SCU', 'AH_cav_SCU', 'TU_inf_SCU', 'TU_elite_SCU')).toEqual([10, 3, 4, 3])
  })
  it('§errata.mobilization.2 Olita has the unit printed for Osowiec', () => {
    const s = start()
    expect(all.filter((p) => spaceOf(s, p) === space('Olita')).length).toBeGreaterThan(0)
    expect(Array.from({ length: SPACES }, (_, x) => idOfSpace(x))).not.toContain('Osowiec')
  })
  it('§4.1.c the trench at Doiran, and no other', () => {
    const s = start()
    const trenches = Array.from({ length: SPACES }, (_, x) => x).filter((x) => trenchLevel(s, x) > 0)
    expect(trenches.map(idOfSpace)).toEqual(['Doiran'])
    expect(trenchLevel(s, space('Doiran'))).toBe(2)
    expect(hasGround(s, space('Doiran'), GROUND.trenchGreek)).toBe(true)
  })
  it('§4.1.d Bulgarian, Italian and Romanian units wait for their entry', () => {
    const s = start()
    for (const nation of [BU, IT, RO] as const) {
      expect(statusOf(s, nation)).toBe(STATUS.neutral)
      expect(unitsOf(nation).every((p) => spaceOf(s, p) === WAITING)).toBe(true)
    }
    expect([controlOf(s, space('Sofia')), controlOf(s, space('Bucharest'))]).toEqual([NO_SIDE, NO_SIDE])
  })
  it('§4.1.e uprisings are not on the map; spaces belong to whom the colour says', () => {
    const s = start()
    expect(UPRISINGS.every((p) => spaceOf(s, p) === WAITING)).toBe(true)
    expect([controlOf(s, space('Warsaw')), controlOf(s, space('Lemberg'))]).toEqual([AP, CP])
  })
  it('§26.6.1.a Serbians and Montenegrins, §26.7.1.a Turks stand on the map', () => {
    const s = start()
    for (const nation of [SB, MN, TU] as const) {
      expect(unitsOf(nation).some((p) => isOnMap(s, p))).toBe(true)
      expect(statusOf(s, nation)).toBe(STATUS.atWar)
    }
    expect(isOf(piece('SB_1stArmy'), SB)).toBe(true)
  })
})

describe('the scenario of Turns 1 to 4', () => {
  it('§30.1.a §30.1.b begins as the campaign does', () => {
    const s = start()
    const short = position('mobilization')
    expect([scenarioOf(short).id, scenarioOf(position('campaign')).id]).toEqual(['mobilization', 'campaign'])
    short.scenario = s.scenario
    expect([...short.words]).toEqual([...s.words])
  })
})

describe('§30.2.1 the position of Summer 1916', () => {
  it('§30.2.a §30.2.b §30.2.1.c §30.2.1.d §30.2.1.e Turn 9, VP 23, units of the chart', () => {
    const b = brusilov()
    expect([b.turn, b.vp, b.armistice]).toEqual([9, 23, 40])
    expect(scenarioOf(b).id).toBe('brusilov')
    for (const { space: at, units } of startOf('1916').data.placements)
      for (const id of units)
        expect(
          piecesNamed(id).some((p) => spaceOf(b, p) === space(at)),
          `${id} at ${at}`,
        ).toBe(true)
  })
  it('§30.2.1.f §30.2.1.g war status 14 and 14, 28 together', () => {
    const b = brusilov()
    expect([...b.warStatus, combinedWarStatus(b)]).toEqual([14, 14, 28])
  })
  it('§30.2.1.h National Will RU 3, GE 7, AH 7; §30.2.1.i Troop Quality RU 4, IT 6, GE 5, AH 3', () => {
    const b = brusilov()
    expect([...b.will]).toEqual([3, 7, 7])
    expect([...b.quality]).toEqual([4, 6, 5, 3])
  })
  it('§30.2.1.j no replacement points; §30.2.1.k no offensive, modifiers 2 and 1', () => {
    const b = brusilov()
    expect(b.rp.toArray().every((points) => points === 0)).toBe(true)
    expect([...b.offensive, ...b.offensiveModifier]).toEqual([0, 0, 2, 1])
  })
  it('§30.2.1.l §30.2.1.m §30.2.1.n conversions and markers', () => {
    const b = brusilov()
    expect(startOf('1916').data.tracks.flags.geRpToTu).toBe(true)
    const on = ['apAlliesRpToRu', 'apRailroads', 'cpRailroads', 'germanWarIndustry', 'blockade'] as const
    const more = ['seaInvasions', 'uBoats', 'convoys'] as const
    expect([...on, ...more].map((name) => hasFlag(b, FLAG[name]))).toEqual(Array(8).fill(true))
    expect(hasFlag(b, FLAG.noAmphibious)).toBe(false)
  })
  it('§30.2.1.o the destroyed forts', () => {
    const b = brusilov()
    const forts = ['Lotzen', 'Kovno', 'Olita', 'Grodno', 'Lomza', 'Warsaw', 'Ivangorod', 'BrestLitovsk']
    const more = ['Przemysl', 'Belgrade', 'Lutsk']
    expect(b.fort.toArray().reduce<number>((sum, fort) => sum + fort, 0)).toBe(11)
    expect(startOf('1916').data.destroyedForts.spaces).toEqual([...forts, ...more])
  })
  it('§30.2.1.p the German line; §30.2.1.q Serbia', () => {
    const b = brusilov()
    const line = ['Mitava', 'Radviliskaya', 'Panevezys', 'Sventsyany', 'Molodechno', 'Baranovichi', 'Pinsk']
    for (const id of [...line, 'Lutsk', 'Warsaw', 'Vilna']) {
      expect(controlOf(b, space(id)), id).toBe(CP)
      expect(markerOf(b, space(id)), id).toBe(GE)
    }
    expect(['Monastir', 'Belgrade', 'Cetinje'].map((id) => markerOf(b, space(id)))).toEqual([GE, AH, AH])
    expect(statusOf(b, SB)).toBe(STATUS.collapsed)
    expect([controlOf(b, space('Riga')), controlOf(b, space('Dvinsk'))]).toEqual([AP, AP])
  })
  it('§30.2.1.c §26.3.1.d whoever stands in Greece or Albania controls the space', () => {
    const b = brusilov()
    expect([controlOf(b, space('Florina')), controlOf(b, space('Vlore'))]).toEqual([AP, AP])
    expect([controlOf(b, space('Athens')), controlOf(b, space('Doiran'))]).toEqual([NO_SIDE, CP])
  })
  it('§30.2.1.r the landing at Salonika', () => {
    const b = brusilov()
    expect(hasGround(b, space('SeaSalonika'), GROUND.landing)).toBe(true)
    expect([hasGround(b, space('SeaAthens'), GROUND.landing), controlOf(b, space('SeaSalonika'))]).toEqual([
      false,
      AP,
    ])
  })
  it('§30.2.1.s §30.2.1.t §30.2.1.u no action, no order, nothing under way', () => {
    const b = brusilov()
    expect(b.actions.toArray().every((action) => action === ACTION.none)).toBe(true)
    expect(b.orders.toArray().every((order) => order === 0)).toBe(true)
    expect([b.winner, b.round]).toEqual([UNDECIDED, 0])
    expectNothingUnderWay(b)
  })
  it('§errata.brusilov.1 five GE reserve SCUs in the box', () => {
    const b = brusilov()
    expect(piecesNamed('GE_res_SCU').filter((p) => spaceOf(b, p) === RESERVE)).toHaveLength(5)
  })
  it('§30.2.1.a §30.2.1.b the decks', () => {
    const decks = new StagedScene({ scenario: 'brusilov' })
    const [ap, cp] = [
      [3, 5, 8, 9, 16, 19, 23, 24, 26, 27, 29, 30, 31, 33, 34, ...range(36, 55)],
      [2, 6, 9, 11, 17, 18, 21, 26, 28, 29, 30, ...range(32, 55)],
    ]
    expect([ap.length, cp.length]).toEqual([35, 35])
    for (let n = 1; n <= 55; n++) {
      expect(decks.pile(`AP${n}` as CardId)).toBe(ap.includes(n) ? 'draw' : 'removed')
      expect(decks.pile(`CP${n}` as CardId)).toBe(cp.includes(n) ? 'draw' : 'removed')
    }
  })
})

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)
