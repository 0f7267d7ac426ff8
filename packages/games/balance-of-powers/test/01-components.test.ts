/** Chapters 1 to 3: what pieces and places are, for rules that other chapters only lean on. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../codes.ts'
import { ON } from '../crossings.ts'
import { nation } from '../nations.ts'
import { groundOf, GROUND, idOf, isFullNation, isHome, isLand, ownerOf, place } from '../places.ts'
import { isSupplied, isSuppliedAt } from '../rules/03-supply/net.ts'
import { corpsLimit } from '../rules/02-concepts/stacking.ts'
import { ARMP, CROSSINGS, marchCost, neighboursOf } from '../terrain.ts'
import { hasTrenchSide, printedEffectiveness, printedMovement, unit, unitData } from '../units.ts'
import { facing, stack } from './combat-scene.ts'
import { type SceneSpec, StagedScene, stateFor } from './scene.ts'
import { isInPlay, landsInPlay } from '../scenarios.ts'
import { fortressAt } from '../sites.ts'

const isClear = (p: number, to: number): boolean =>
  isLand(to) && groundOf(to) === GROUND.clear && CROSSINGS.has(CROSSINGS.between(p, to), ON.march)
const stepTo = (ground: number): number =>
  Array.from({ length: 50 * 29 }, (_, p) => p)
    .flatMap((p) => neighboursOf(p).map((to) => CROSSINGS.between(p, to)))
    .find(
      (c) =>
        groundOf(CROSSINGS.end(c)) === ground &&
        CROSSINGS.has(c, ON.march) &&
        !CROSSINGS.has(c, ON.mountainPass),
    ) ?? -1

describe('terrain', () => {
  it('§1.22 §aid.tec clear 1 MP, forest, marsh and mountain all that is left, mountain passes 1', () => {
    expect(
      [GROUND.clear, GROUND.forest, GROUND.marsh, GROUND.mountain].map((g) => marchCost(stepTo(g))),
    ).toEqual([1, ARMP, ARMP, ARMP])
  })

  it('§1.22 §aid.tec §2.62 one corps in a marsh without railway, town or infrastructure', () => {
    const state = stateFor({})
    const marsh = Array.from({ length: 50 * 29 }, (_, p) => p).find(
      (p) => groundOf(p) === GROUND.marsh && corpsLimit(state, p) === 1,
    )
    expect(marsh).toBeDefined()
    if (marsh === undefined) return
    state.infrastructure.set(marsh, 1)
    expect(corpsLimit(state, marsh)).toBe(6)
  })

  it('§faq.1 nobody leaves the east edge to come back elsewhere', () => {
    const east = Array.from({ length: 29 }, (_, row) => place(`50${String(row + 1).padStart(2, '0')}`))
    const beyond = east
      .filter(isLand)
      .flatMap((p) =>
        neighboursOf(p).filter((to) => isInPlay(0, to) && CROSSINGS.has(CROSSINGS.between(p, to), ON.march)),
      )
    expect(beyond.map(idOf).every((id) => id === 'petrograd' || /^(49|50)/.test(id))).toBe(true)
  })
})

describe('inherent defence', () => {
  /** French corps at the Kiel canal */
  const canal = (more: SceneSpec): StagedScene =>
    new StagedScene({
      side: 'EP',
      month: '1915-03',
      units: { '1813': 'FR-inf-1 FR-inf-2' },
      rp: { FR: 9, DE: 9 },
      ...more,
      control: { '1813': 'FR', ...more.control },
    }).act('stack', '1813')

  it('§1.25 only where the enemy is in control, and only across a canal', () => {
    expect(
      canal({ control: { '1812': 'FR' } })
        .act('march', '1812')
        .where('FR-inf-1'),
    ).toBe('1812')
    const plain = new StagedScene({ units: { '0921': 'DE-inf-2' }, control: { '0921': 'DE' } })
    plain.act('unit', 'DE-inf-2')
    expect(plain.refusal('attack', '0821')).toMatchObject({ code: 'nobody-to-attack', rule: '9.14' })
    expect(plain.act('march', '0821').where('DE-inf-2')).toBe('0821')
  })

  it('§1.25 not where real units defend: they alone fight', () => {
    const scene = canal({ units: { '1813': 'FR-inf-1 FR-inf-2', '1812': 'DE-inf-2' } })
    scene.act('attack', '1812').act('nation', 'FR').dice(3, 3).act('point', 'FR-inf-1')
    expect(scene.seen('points-named')[0]).toMatchObject({ inherent: 0, defender: unit('DE-inf-2') })
  })

  it('§1.25 it is one step of effectiveness 1, always in supply, of whoever controls the place, who may pay for it', () => {
    const fight = (): StagedScene =>
      canal({}).act('attack', '1812').act('nation', 'FR').dice(3, 3).act('point', 'FR-inf-1')
    const held = fight()
    // the French are out of supply
    const own = printedEffectiveness(unit('FR-inf-1'), false) - 1
    const modifiers = held.seen('combat-modified')[0]?.modifiers ?? []
    expect(modifiers.find(({ name }) => name === 'effectiveness')?.value).toBe(own - 1)
    expect(held.prompt).toBe('pay-or-lose')
    held.act('nation', 'DE')
    expect([held.rp('DE'), held.control('1812')]).toEqual([8, 'DE'])
    expect(fight().act('take-loss').control('1812')).toBe('FR')
  })
})

describe('pieces', () => {
  it('§1.32 §5.11 an eliminated corps returns to its Force Pool, in mobile mode', () => {
    const scene = stack('DE-inf-2', 'FR-inf-1', { trench: 'DE-inf-2 FR-inf-1' })
    scene.dice(1, 1).act('nation', 'DE')
    expect([scene.where('DE-inf-2'), scene.isTrench('DE-inf-2')]).toEqual(['pool', false])
  })

  it('§1.321 cavalry and tanks have no trench side; a corps in trench mode has one movement point', () => {
    expect(
      ['DE-cav-1', 'GB-tank-MK_IV', 'DE-inf-2', 'DE-siege-1'].map((id) => hasTrenchSide(unit(id))),
    ).toEqual([false, false, true, true])
    expect(printedMovement(unit('DE-inf-2'), true)).toBe(1)
  })

  it('§1.322 §2.7 steps are no corps: a fortress does not make a battle major', () => {
    const scene = new StagedScene({
      month: '1915-03',
      units: { '0921': 'DE-inf-2 DE-inf-3', '0922': 'FR-inf-1' },
      control: { '0921': 'DE', '1022': 'DE' },
      fortresses: { '0922': 0, '1022': 2 },
      rp: { DE: 9, FR: 9 },
    }).act('stack', '0921')
    scene.act('attack', '0922').act('nation', 'DE').act('point', 'DE-inf-2').dice(4, 4).act('point-fortress')
    expect(scene.seen('morale-rolled')).toHaveLength(0)
    expect(scene.seen('combat-rolled')).toHaveLength(1)
  })

  it('§1.331 a ruin defends nothing, and is a population centre all the same (§3.121)', () => {
    const scene = new StagedScene({
      units: { '0921': 'DE-inf-2' },
      control: { '0921': 'DE' },
      fortresses: { '0922': 2 },
    })
    scene.act('unit', 'DE-inf-2').act('march', '0922')
    expect([scene.where('DE-inf-2'), scene.control('0922')]).toEqual(['0922', 'DE'])
  })

  it('§1.333 a fortress stays with its owner although the enemy controls the land: it bars the way', () => {
    const scene = new StagedScene({
      units: { '0921': 'DE-inf-2' },
      control: { '0921': 'DE', '0922': 'DE' },
      fortresses: { '0922': 1 },
    }).act('unit', 'DE-inf-2')
    expect(scene.refusal('march', '0922')).toMatchObject({ code: 'enemy-there' })
  })

  it('§errata.counter the Bavarian Reserve corps has 2-1 in the trenches', () => {
    const bavarian = unit('DE-inf-BAV_RS')
    expect([printedEffectiveness(bavarian, true), printedMovement(bavarian, true)]).toEqual([2, 1])
    expect(unitData(bavarian).label).toContain('BAV')
  })
})

describe('nations and places', () => {
  it('§2.24 E3: Petrograd and Bordeaux are home ports, Scapa Flow and Tsingtao are not; Australia is a full nation', () => {
    expect(['petrograd', 'bordeaux', 'scapa-flow', 'tsingtao'].map((id) => isHome(place(id)))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([isFullNation(place('australia')), isFullNation(place('petrograd'))]).toEqual([true, false])
    expect(ownerOf(place('petrograd'))).toBe(nation('RU'))
  })

  it('§2.41 §2.44 RP pay for railways and attacks, and are gone', () => {
    const scene = facing('DE-inf-2', 'FR-inf-1').act('unit', 'DE-inf-2').act('attack', '1025').dice(3, 3)
    scene.act('nation', 'DE')
    expect(scene.rp('DE')).toBeLessThan(9)
  })

  it('§2.521 across all-water hexsides nobody is beside a place, for supply and for reserves', () => {
    const state = stateFor({ joined: { GB: 'EP' } })
    const across = Array.from({ length: 50 * 29 }, (_, p) => p).flatMap((p) =>
      neighboursOf(p).filter(
        (to) => isLand(p) && isLand(to) && CROSSINGS.has(CROSSINGS.between(p, to), ON.allWater),
      ),
    )
    expect(across.length).toBeGreaterThan(0)
    for (const p of across.slice(0, 5))
      for (const q of neighboursOf(p))
        if (CROSSINGS.has(CROSSINGS.between(p, q), ON.allWater))
          expect(CROSSINGS.has(CROSSINGS.between(p, q), ON.march)).toBe(false)
    expect(isSuppliedAt(state, nation('GB'), place('0115'))).toBe(true)
  })

  it('§2.68 nothing is hidden: both seats see the same', () => {
    const scene = new StagedScene({ units: { '0921': 'FR-inf-1', '1219': 'DE-inf-2' } })
    const { game } = scene.play.setup
    expect(game.view(scene.state, 1)).toEqual(game.view(scene.state, 2))
  })

  it('§2.81 innovation begins with what the scenario says', () => {
    const start = (scenario: string): number[] => [...stateFor({ scenario }).ti].map(Number)
    expect(['12.1', '12.2', '12.3', '12.4'].map(start)).toEqual([
      [0, 0],
      [6, 6],
      [15, 12],
      [38, 35],
    ])
  })

  it('§3.0 §3.1 fortresses want nothing; corps in or beside a source are in supply', () => {
    const state = stateFor({ units: { '2517': 'DE-inf-2', '2416': 'DE-inf-3' } })
    expect([isSupplied(state, unit('DE-inf-2')), isSupplied(state, unit('DE-inf-3'))]).toEqual([true, true])
    expect(isSuppliedAt(state, nation('DE'), place('4616'))).toBe(false)
  })
})

describe('combat, step by step', () => {
  it('§10.02 §10.03 one force against one place: supply, bombardment, payment, point units, roll, results', () => {
    const scene = new StagedScene({
      month: '1915-03',
      units: { '0921': 'DE-inf-2 DE-siege-1', '0922': 'FR-inf-1' },
      control: { '0921': 'DE', '1022': 'DE' },
      fortresses: { '0922': 1, '1022': 2 },
      rp: { DE: 9, FR: 9 },
    }).dice(6)
    scene.act('stack', '0921').act('attack', '0922').dice(3, 3).act('nation', 'DE')
    scene.act('point-fortress')
    const order = [
      'attack-declared',
      'bombarded',
      'attack-paid',
      'points-named',
      'combat-modified',
      'combat-rolled',
    ]
    expect(scene.events.map(({ type }) => type).filter((type) => order.includes(type))).toEqual(order)
  })

  it('§10.03 §10.1 supply is looked at before anything is paid', () => {
    const scene = new StagedScene({
      month: '1915-05',
      units: { '4616': 'DE-inf-2', '4617': 'RU-inf-1' },
      rp: { DE: 9, RU: 9 },
    })
    scene.act('unit', 'DE-inf-2').act('attack', '4617')
    expect(scene.seen('combat-unsupplied')).toHaveLength(1)
    expect(scene.prompt).toBe('pay-attack')
  })

  it('§2.521 §10.42 no reserve comes across all-water hexsides, and enemies across them do not count', () => {
    const sides = landsInPlay(0).flatMap((a) =>
      neighboursOf(a)
        .filter((b) => isLand(b) && CROSSINGS.has(CROSSINGS.between(a, b), ON.allWater))
        .map((b) => ({ a, b, c: neighboursOf(a).find((c) => isClear(a, c)) ?? -1 })),
    )
    const found = sides.find(
      ({ a, c }) => c >= 0 && fortressAt(a) < 0 && neighboursOf(a).some((p) => p !== c && isClear(a, p)),
    )
    expect(found).toBeDefined()
    if (found === undefined) return
    const { a, b, c } = found
    const d = neighboursOf(a).find((p) => p !== c && isClear(a, p)) ?? -1
    const offered = (at: number): string[] => {
      const scene = new StagedScene({
        month: '1915-06',
        joined: { GB: 'EP' },
        control: { [idOf(a)]: 'GB', [idOf(b)]: 'GB', [idOf(d)]: 'GB', [idOf(c)]: 'DE' },
        units: { [idOf(c)]: 'DE-inf-2', [idOf(a)]: 'GB-inf-1', [idOf(at)]: 'GB-inf-2' },
        trench: 'GB-inf-1',
        rp: { DE: 9, GB: 9 },
      })
      scene.act('unit', 'DE-inf-2').act('attack', idOf(a)).dice(3, 3).act('nation', 'DE')
      return scene.prompt === 'commit-reserve' ? scene.offers('reserve') : []
    }
    expect([offered(b), offered(d)]).toEqual([[], ['GB-inf-2']])
  })

  it('§10.23 ships do not bombard fortresses: without siege corps nothing falls before the roll', () => {
    const scene = new StagedScene({
      joined: { GB: 'EP' },
      side: 'EP',
      month: '1915-06',
      units: { '3705': 'RU-inf-1 RU-inf-2', '3706': 'DE-inf-2' },
      control: { '3706': 'DE' },
      rp: { RU: 9, DE: 9 },
    }).act('stack', '3705')
    scene.act('attack', '3706')
    expect(scene.seen('bombarded')).toHaveLength(0)
  })

  it('§10.58 a reserve that has come is worth −1', () => {
    const scene = facing('DE-inf-2', 'FR-inf-1', {
      trench: 'FR-inf-1 FR-inf-2',
      units: { '0925': 'FR-inf-2' },
    })
    scene
      .act('unit', 'DE-inf-2')
      .act('attack', '1025')
      .act('nation', 'DE')
      .dice(1, 3, 3)
      .act('reserve', 'FR-inf-2')
    const modifiers = scene.seen('combat-modified')[0]?.modifiers ?? []
    expect(modifiers.find(({ name }) => name === 'reserves')?.value).toBe(-1)
  })

  it('§10.721 give ground is applied to defenders who are left, even if all attackers have fallen', () => {
    const scene = facing('DE-inf-2', 'FR-inf-1 FR-inf-2 FR-inf-3')
    scene.act('unit', 'DE-inf-2').act('attack', '1025').act('nation', 'DE').dice(5, 6)
    scene.act('point', 'FR-inf-1').act('lose', 'FR-inf-2')
    expect(scene.where('DE-inf-2')).toBe('pool')
    expect(scene.prompt).toBe('retreat')
  })

  it('§10.83 attackers who have not won stay, with what they have left', () => {
    const scene = facing('DE-inf-2 DE-inf-3 DE-inf-4', 'FR-inf-1 FR-inf-2').act('stack', '1024')
    scene
      .act('attack', '1025')
      .act('nation', 'DE')
      .act('point', 'DE-inf-2')
      .dice(3, 3)
      .act('point', 'FR-inf-1')
    expect(scene.where('DE-inf-3')).toBe('1024')
    expect(scene.prompt).not.toBe('over')
    expect(scene.state.marks.has(unit('DE-inf-3'), MARK.moved)).toBe(false)
  })
})
