/** §11.1 §11.3 §18.1 moving: who, how far, by what way, and where not. */
import { describe, expect, it } from 'vitest'
import { GRAPH, isPlain, NEIGHBOURS, space } from '../map.ts'
import { PIECES, piece, type Face, FULL, mfOf } from '../pieces.ts'
import { groupOf, isActivatedAsSpace } from '../rules/11-movement/ready.ts'
import { LONGEST, stepCost } from '../rules/11-movement/steps.ts'
import { canHalt, destinations, pathTo } from '../rules/11-movement/ways.ts'
import { ORDER, type State } from '../state.ts'
import { StagedScene } from './scene.ts'
import { type SceneSpec, stateFor } from './stage.ts'

const movement = (spec: SceneSpec): StagedScene => new StagedScene({ stage: 'movement', turn: 4, ...spec })
const front = { RU_XX: 'Lutsk', RU_V: 'Kowel', AH_II: 'Brody' }

describe('activated units', () => {
  it('§11.1.1.a only units of activated spaces move', () => {
    const scene = movement({ pieces: front, orders: { Lutsk: 'move' } })
    expect(scene.offers('unit')).toEqual(['RU_XX'])
    expect(scene.refusal('unit', 'RU_V')).toMatchObject({ code: 'not-activated', rule: '11.1.1.a' })
  })
  it('§11.1.1.a a space is activated as a whole, on land and at a landing, but not a region or Lemnos', () => {
    const asSpaces = ['Lutsk', 'SeaSalonika', 'Kharkov', 'Lemnos'].map((id) => isActivatedAsSpace(space(id)))
    expect(asSpaces).toEqual([true, true, false, false])
  })
  it('§11.1.1.c in a region only those that were activated', () => {
    const scene = movement({
      pieces: { RU_VCav: { at: 'Kharkov', marks: ['toMove'], stack: 1 }, RU_VIICav: 'Kharkov' },
    })
    expect(scene.offers('unit')).toEqual(['RU_VCav'])
    expect(scene.refusal('unit', 'RU_VIICav')).toMatchObject({ code: 'not-activated', rule: '11.1.1.c' })
  })
  it('§11.1.1.b one space is finished before another moves', () => {
    const scene = movement({
      pieces: { ...front, RU_XIII: 'Lutsk' },
      orders: { Lutsk: 'move', Kowel: 'move' },
    })
    scene.act('unit', 'RU_XX').act('march', 'Rovno').act('halt')
    expect(scene.offers('unit')).toEqual(['RU_V', 'RU_XIII'])
    scene.act('unit', 'RU_V').act('march', 'Sarny').act('halt')
    expect(scene.prompt).toBe('action')
    const early = movement({
      pieces: { ...front, RU_XIII: 'Lutsk', RU_IV: 'Kowel' },
      orders: { Lutsk: 'move', Kowel: 'move' },
    })
    early
      .act('unit', 'RU_XX')
      .act('march', 'Rovno')
      .act('halt')
      .act('unit', 'RU_V')
      .act('march', 'Sarny')
      .act('halt')
    expect(early.offers('unit')).toEqual(['RU_IV'])
    expect(early.refusal('unit', 'RU_XIII')).toMatchObject({
      code: 'finish-the-other-space',
      rule: '11.1.1.b',
    })
  })
  it('§11.1.1.d §18.1.1.f so is a stack in a region', () => {
    const cavalry = (stack: number) => ({ at: 'Kharkov', marks: ['toMove'] as const, stack })
    const scene = movement({
      pieces: { RU_VCav: cavalry(1), RU_VIICav: cavalry(1), RU_ICav: cavalry(2), RU_IICav: cavalry(2) },
    })
    scene.act('unit', 'RU_VCav').act('march', 'Kiev').act('halt')
    scene.act('unit', 'RU_ICav').act('march', 'Uman').act('halt')
    expect(scene.offers('unit')).toEqual(['RU_IICav'])
    expect(scene.refusal('unit', 'RU_VIICav')).toMatchObject({
      code: 'finish-the-other-space',
      rule: '11.1.1.d',
    })
  })
  it('§18.1.1.g a stack need not move together, and may stay in part', () => {
    const cavalry = { at: 'Kharkov', marks: ['toMove'] as const, stack: 1 }
    const scene = movement({ pieces: { RU_VCav: cavalry, RU_VIICav: cavalry, RU_ICav: cavalry } })
    scene.act('unit', 'RU_VCav').act('march', 'Kiev').act('halt')
    scene.act('unit', 'RU_VIICav').act('march', 'Uman').act('halt').act('done')
    expect([scene.where('RU_VCav'), scene.where('RU_VIICav'), scene.where('RU_ICav')]).toEqual([
      'Kiev',
      'Uman',
      'Kharkov',
    ])
  })
  it('§11.1.1.e §18.1.1.h attacks come when all movement is done', () => {
    const scene = movement({ pieces: front, orders: { Lutsk: 'attack', Kowel: 'move' } })
    expect(scene.prompt).toBe('movement')
    scene.act('done')
    expect(scene.prompt).toBe('attack')
  })
  it('§18.1.1.h and when nobody is to attack the round is over', () => {
    const scene = movement({ pieces: front, orders: { Kowel: 'move' }, set: { movingStack: 2 } })
    scene.act('done')
    expect([scene.prompt, scene.asked, scene.state.movingStack]).toEqual(['action', 'CP', 0])
  })
  it('§11.1.1.f §18.1.1.i nobody has to move, and points that are left are lost', () => {
    const set = { freeActivations: 2 }
    const spec = { stage: 'activation', points: 3, turn: 4, pieces: front, set } as const
    const scene = new StagedScene(spec).act('move', 'Lutsk')
    scene.act('done')
    expect([scene.state.points, scene.state.freeActivations]).toEqual([0, 0])
    scene.act('done')
    expect([scene.prompt, scene.where('RU_XX'), scene.state.active]).toEqual(['action', 'Lutsk', 1])
  })
  it('§11.1.1.g units of a space go different ways', () => {
    const scene = movement({ pieces: { RU_XX: 'Lutsk', RU_XIII: 'Lutsk' }, orders: { Lutsk: 'move' } })
    scene.act('unit', 'RU_XX').act('march', 'Rovno').act('halt')
    scene.act('unit', 'RU_XIII').act('march', 'Kowel').act('halt')
    expect([scene.where('RU_XX'), scene.where('RU_XIII')]).toEqual(['Rovno', 'Kowel'])
  })
  it('§11.1.1.g or together, and part on the way', () => {
    const scene = movement({ pieces: { RU_XX: 'Lutsk', RU_XIII: 'Lutsk' }, orders: { Lutsk: 'move' } })
    scene
      .act('stack', 'Lutsk')
      .act('march', 'Rovno')
      .act('leave', 'RU_XX')
      .act('march', 'Zhitomir')
      .act('halt')
    expect([scene.where('RU_XX'), scene.where('RU_XIII')]).toEqual(['Rovno', 'Zhitomir'])
    expect(scene.isMarked('RU_XX', 'moved')).toBe(false)
  })
  it('§11.1.a HQs and artillery move too', () => {
    const scene = movement({
      pieces: { RU_HQ_Brusilov: 'Lutsk', RU_XX: 'Lutsk', RU_V: 'Kowel' },
      orders: { Lutsk: 'move' },
    })
    scene.act('unit', 'RU_HQ_Brusilov').act('march', 'Kowel').act('halt').act('done')
    expect(scene.where('RU_HQ_Brusilov')).toBe('Kowel')
  })
  it('§11.1.3.a who has moved does not move again, be it into an activated space', () => {
    const scene = movement({ pieces: { ...front, RU_IV: 'Kowel' }, orders: { Lutsk: 'move', Kowel: 'move' } })
    scene.act('unit', 'RU_XX').act('march', 'Kowel').act('halt')
    expect(scene.offers('unit')).toEqual(['RU_IV', 'RU_V'])
    expect(scene.refusal('unit', 'RU_XX')).toMatchObject({ code: 'has-moved', rule: '11.1.3.a' })
  })
  it('§11.1.3.b through a space with an Attack marker, not into it', () => {
    const scene = movement({
      pieces: { RU_XX: 'Rovno', RU_V: 'Lutsk', AH_II: 'Brody' },
      orders: { Rovno: 'move', Lutsk: 'attack' },
    })
    scene.act('unit', 'RU_XX')
    expect(scene.refusal('march', 'Lutsk')).toMatchObject({ code: 'attack-space', rule: '11.1.3.b' })
    scene.act('march', 'Kowel')
    expect(scene.where('RU_XX')).toBe('Kowel')
  })
})

describe('how far', () => {
  it('§11.1.2.a §18.1.e along connections, nothing is skipped', () => {
    const scene = movement({ pieces: { RU_XX: 'Lutsk', RU_V: 'Kowel' }, orders: { Lutsk: 'move' } }).act(
      'unit',
      'RU_XX',
    )
    scene.act('march', 'BrestLitovsk')
    expect(scene.seen('marched')).toMatchObject([{ path: [space('Kowel'), space('BrestLitovsk')] }])
    const s = stateFor({ pieces: { RU_XX: 'Lutsk' }, turn: 4 })
    const path = pathTo(s, groupOf(s, [piece('RU_XX')]), space('Kiev'))
    expect(
      path.every((x, i) => GRAPH.direction(i === 0 ? space('Lutsk') : (path[i - 1] as number), x) >= 0),
    ).toBe(true)
  })
  it('§glossary.mf no unit has more than the highest movement factor', () => {
    const all = Array.from({ length: PIECES }, (_, p) => mfOf(p, FULL))
    expect(LONGEST).toBe(Math.max(...all))
  })
  it('§11.1.2.b §11.1.2.e §glossary.mf every space costs one, and no unit goes beyond its MF', () => {
    const scene = movement({
      pieces: { RU_XX: 'Lutsk', RU_ICav: 'Rovno' },
      orders: { Lutsk: 'move', Rovno: 'move' },
    })
    scene.act('unit', 'RU_XX')
    expect(scene.offers('march')).toContain('Chernigov')
    expect(scene.offers('march')).not.toContain('Minsk')
    expect(scene.refusal('march', 'Minsk')).toMatchObject({
      code: 'too-far',
      rule: '11.1.2.e',
      facts: { needs: 4, left: 3 },
    })
    scene.act('march', 'Rovno')
    expect(scene.offers('march')).toContain('Zhitomir')
    expect(scene.offers('march')).not.toContain('Odessa')
  })
  it('§11.1.2.e a group is as fast as its slowest unit', () => {
    const s = stateFor({ pieces: { RU_XX: 'Lutsk', RU_ICav: 'Lutsk' }, turn: 4 })
    const both = destinations(s, groupOf(s, [piece('RU_XX'), piece('RU_ICav')]))
    const cavalry = destinations(s, groupOf(s, [piece('RU_ICav')]))
    expect(both).not.toContain(space('Odessa'))
    expect(cavalry).toContain(space('Odessa'))
  })
  it('§11.1.2.f points that are left are lost', () => {
    const scene = movement({ pieces: { RU_XX: 'Lutsk', RU_V: 'Lutsk' }, orders: { Lutsk: 'move' } })
    scene.act('unit', 'RU_XX').act('march', 'Rovno').act('halt').act('unit', 'RU_V')
    expect(scene.offers('march')).not.toContain('Minsk')
    scene.act('march', 'Rovno').act('halt')
    expect(scene.prompt).toBe('action')
  })
  it('§11.1.2.d §18.1.a §18.1.b one point into a region or from one to another, and it stops there', () => {
    const scene = movement({ pieces: { RU_XX: 'Kiev', AH_II: 'Nikolaev' }, orders: { Kiev: 'move' } }).act(
      'unit',
      'RU_XX',
    )
    expect(scene.offers('march')).toContain('Kharkov')
    expect(scene.refusal('march', 'Rostov')).toMatchObject({ code: 'must-stop-there', rule: '11.1.2.d' })
    scene.act('march', 'Kharkov')
    expect(scene.prompt).toBe('action')
    const on = movement({ pieces: { RU_XX: { at: 'Kharkov', marks: ['toMove'], stack: 1 } } }).act(
      'unit',
      'RU_XX',
    )
    on.act('march', 'Moscow')
    expect([on.where('RU_XX'), on.prompt]).toEqual(['Moscow', 'action'])
  })
  it('§3.1.2 §11.3.1.a §11.3.2 §18.1.c the Italian Front: one point from Carniola and Tyrol, and for each space', () => {
    const spec: SceneSpec = { side: 'CP', status: { IT: 'at-war' }, turn: 5 }
    const s = stateFor({ ...spec, pieces: { AH_I: 'Trieste', AH_II: 'Carniola' } })
    const from = (id: string): number[] => destinations(s, groupOf(s, [piece(id)]))
    expect(from('AH_I')).toEqual(
      expect.arrayContaining(['Carniola', 'Gorizia', 'Caporetto', 'Udine', 'Treviso'].map(space)),
    )
    expect(from('AH_I')).not.toContain(space('Agram'))
    expect(from('AH_II')).toEqual(expect.arrayContaining(['Tolmezzo', 'Trieste', 'Udine', 'Graz'].map(space)))
    const scene = movement({
      ...spec,
      pieces: { AH_II: 'Trento', AH_I: 'Trento' },
      orders: { Trento: 'move' },
    })
    scene.act('unit', 'AH_II').act('march', 'Tyrol')
    expect(scene.where('AH_II')).toBe('Tyrol')
  })
})

describe('where not', () => {
  it('§11.1.4.a §10.4.a never into a space with enemies', () => {
    const scene = movement({ pieces: front, orders: { Lutsk: 'move' } }).act('unit', 'RU_XX')
    expect(scene.refusal('march', 'Brody')).toMatchObject({ code: 'enemy-there', rule: '11.1.4.a' })
  })
  it('§11.1.4.a §10.4.b nor with uprisings', () => {
    const scene = movement({ pieces: { ...front, 'RU_uprising.1': 'Sarny' }, orders: { Lutsk: 'move' } })
    scene.act('unit', 'RU_XX')
    expect(scene.refusal('march', 'Sarny')).toMatchObject({ code: 'uprising-there', rule: '11.1.4.a' })
  })
  it('§11.1.4.b §18.1.d §10.4.a §10.4.b but into a region with enemies and uprisings', () => {
    const scene = movement({
      pieces: { RU_XX: 'Kiev', AH_II: 'Kharkov', 'RU_uprising.1': 'Kharkov' },
      orders: { Kiev: 'move' },
    })
    scene.act('unit', 'RU_XX').act('march', 'Kharkov')
    expect(scene.at('Kharkov')).toEqual(['RU_XX', 'AH_II', 'RU_uprising.1'])
  })
  it('§11.1.4.c uprisings never move', () => {
    const scene = movement({
      pieces: { ...front, 'RU_uprising.1': 'Sarny' },
      orders: { Sarny: 'move', Lutsk: 'move' },
    })
    expect(scene.offers('unit')).toEqual(['RU_XX'])
  })
  const closed = [
    ['§4.3.d §26.2.1.a', 'SB_1stArmy', 'Nish', 'Sofia', 'BU'],
    ['§4.3.e §26.5.1.a', 'RU_XX', 'Kishinev', 'Galatz', 'RO'],
    ['§4.3.f §26.4.1.a §11.1.5.a', 'AH_I', 'Graz', 'Udine', 'IT'],
  ] as const
  it.each(closed)('%s neutrals are closed to both sides: %s from %s', (_, unit, from, to, nation) => {
    const side = unit.startsWith('AH') ? 'CP' : 'AP'
    const spec: SceneSpec = {
      side,
      pieces: { [unit]: from },
      orders: { [from]: 'move' },
      destroyed: ['Galatz'],
    }
    const scene = movement(spec).act('unit', unit)
    expect(scene.refusal('march', to)).toMatchObject({ code: 'neutral-closed', rule: '11.1.5.a' })
    for (const is of ['at-war', 'collapsed'] as const) {
      const s = stateFor({ ...spec, status: { [nation]: is } })
      expect(stepCost(s, groupOf(s, [piece(unit)]), space(from), 0, space(to))).toBe(1)
    }
  })
  it('§4.3.f the Austrian spaces of the inset are closed too while Italy is neutral', () => {
    const scene = movement({ side: 'CP', pieces: { AH_I: 'Carniola' }, prepare: activateAll }).act(
      'unit',
      'AH_I',
    )
    expect(scene.offers('march')).not.toContain('Trieste')
    expect(scene.refusal('march', 'Trieste').code).toBe('neutral-closed')
  })
  it('§26.2.3.c §26.5.3.c §26.6.2.c both sides may enter after a collapse', () => {
    const spec: SceneSpec = {
      status: { BU: 'collapsed', RO: 'collapsed', SB: 'collapsed' },
      destroyed: ['Belgrade', 'Galatz'],
    }
    const s = stateFor({
      ...spec,
      pieces: { AH_I: 'NoviSad', BR_XII: 'Nish', RU_XX: 'Kishinev', GE_I: 'Craiova' },
    })
    const cost = (unit: string, from: string, to: string): number =>
      stepCost(s, groupOf(s, [piece(unit)]), space(from), 0, space(to))
    expect(cost('AH_I', 'NoviSad', 'Belgrade')).toBe(1)
    expect(cost('BR_XII', 'Nish', 'Sofia')).toBe(1)
    expect(cost('RU_XX', 'Kishinev', 'Galatz')).toBe(1)
    expect(cost('GE_I', 'Craiova', 'Vidin')).toBe(1)
  })
  it('§26.1.1.a Albania is open to both while it is empty', () => {
    const s = stateFor({ pieces: { SB_1stArmy: 'Monastir', AH_I: 'Cetinje', IT_I: 'Durres' } })
    expect(stepCost(s, groupOf(s, [piece('SB_1stArmy')]), space('Monastir'), 0, space('Elbasan'))).toBe(1)
    expect(stepCost(s, groupOf(s, [piece('AH_I')]), space('Cetinje'), 0, space('Scutari'))).toBe(1)
    expect(stepCost(s, groupOf(s, [piece('AH_I')]), space('Scutari'), 0, space('Durres'))).toBe(-1)
  })
  it('§11.1.5.b not where neutral Greeks stand', () => {
    const scene = movement({
      pieces: { SB_1stArmy: 'Monastir', GR_I: 'Florina' },
      orders: { Monastir: 'move' },
    })
    scene.act('unit', 'SB_1stArmy')
    expect(scene.refusal('march', 'Florina').code).toBe('greeks-there')
  })
})

/** everybody is activated: spaces by the Move marker */
function activateAll(s: State): void {
  s.orders.fill(ORDER.move)
  s.marks.fill(128 | (1 << 10))
}

/** by brute force: every walk, step by step */
function walks(s: State, unit: number, from: number, face: Face): Set<number> {
  const group = groupOf(s, [unit])
  const found = new Set<number>()
  const walk = (at: number, left: number): void => {
    if (left === 0 || (at !== from && !isPlain(at))) return
    for (const to of NEIGHBOURS[at] as readonly number[]) {
      if (stepCost(s, group, at, 0, to) < 0) continue
      if (to !== from && canHalt(s, group, to)) found.add(to)
      walk(to, left - 1)
    }
  }
  walk(from, mfOf(unit, face))
  return found
}

describe('against brute force', () => {
  const stand = { RU_XX: 'Lutsk', RU_ICav: 'Vilna', RU_V: 'Kowel', RU_VCav: 'Rovno', 'RU_inf_SCU.1': 'Kiev' }
  const enemies = {
    AH_II: 'Brody',
    GE_I: 'Siedlce',
    GE_CavKdo: 'Mlawa',
    'RU_uprising.1': 'Sarny',
    AH_V: 'Kharkov',
  }
  it.each(Object.entries(stand))(
    '§11.1.2.a §11.1.2.b %s from %s goes wherever a walk leads',
    (unit, from) => {
      const s = stateFor({ pieces: { ...stand, ...enemies }, turn: 4 })
      const group = groupOf(s, [piece(unit)])
      const expected = [...walks(s, piece(unit), space(from), FULL)].sort((a, b) => a - b)
      expect(destinations(s, group).sort((a, b) => a - b)).toEqual(expected)
      expect(expected.length).toBeGreaterThan(3)
    },
  )
})
