/** Chapter 9.2 and 9.3: railways. */
import { describe, expect, it } from 'vitest'
import { MARK, RAILED_SHIFT } from '../codes.ts'
import { ON } from '../crossings.ts'
import { CP, DE } from '../nations.ts'
import { idOf, isBox, ownerOf, place } from '../places.ts'
import type { Marching } from '../rules/09-land-movement/ways.ts'
import { railDestinations, railDistance } from '../rules/09-land-movement/rail.ts'
import { isInPlay, landsInPlay } from '../scenarios.ts'
import { type State } from '../state.ts'
import { CROSSINGS, isRail, neighboursOf } from '../terrain.ts'
import { unit } from '../units.ts'
import { type SceneSpec, StagedScene, stateFor } from './scene.ts'

/** two places that troops can march between, with no line across */
const isGap = (p: number, q: number): boolean => {
  const c = CROSSINGS.between(p, q)
  return CROSSINGS.has(c, ON.march) && !CROSSINGS.has(c, ON.rail)
}

/** Berlin, with the railways of Germany around it */
const inBerlin = (units: string, more = {}): StagedScene => {
  const scene = new StagedScene({ units: { '2517': units }, ...more })
  return units.includes(' ') ? scene.act('stack', '2517') : scene.act('unit', units)
}

describe('railways', () => {
  it('§9.11 §9.32 who has marched is no longer held by where the train put him down', () => {
    const scene = inBerlin('DE-inf-2').act('rail', '2816')
    scene.state.marks.add(unit('DE-inf-2'), MARK.railedUp)
    scene.act('march', '2817')
    expect(scene.state.marks.has(unit('DE-inf-2'), MARK.railedUp)).toBe(false)
  })

  it('§9.11 §9.31 a march ends the journey by rail: nobody goes on paying for it', () => {
    const scene = inBerlin('DE-inf-2').act('rail', '2816')
    expect(scene.state.railPayer).toBe(DE)
    scene.act('march', '2817')
    expect(scene.state.railPayer).toBe(-1)
    expect(scene.act('rail', '3017').rp('DE')).toBe(6)
  })

  it('§9.21 one RP for a force, paid by a nation with a corps in it', () => {
    const scene = inBerlin('DE-inf-2 DE-inf-3').act('rail', '3017')
    expect([scene.where('DE-inf-2'), scene.where('DE-inf-3')]).toEqual(['3017', '3017'])
    expect(scene.rp('DE')).toBe(7)
    expect(scene.seen('railed')[0]).toMatchObject({ hexes: 5, cost: 1 })
  })

  it('§9.23 18 hexes for each MP', () => {
    const scene = inBerlin('DE-inf-2').act('rail', '3017')
    expect(scene.state.spent.toArray().filter((mp) => mp > 0)).toEqual([1])
    const far = inBerlin('DE-inf-2').act('rail', '3911')
    expect(far.seen('railed')[0]?.hexes).toBeGreaterThan(14)
    expect(far.seen('railed')[0]?.hexes).toBeLessThanOrEqual(54)
  })

  it('§9.21 going on by rail costs no other RP, and uses up the hexes of the MP paid', () => {
    const scene = inBerlin('DE-inf-2').act('rail', '2816').act('rail', '3017')
    expect(scene.rp('DE')).toBe(7)
    expect(Math.max(...scene.state.spent)).toBe(1)
  })

  it('§9.31 after a march the next rail move must be paid again', () => {
    const scene = inBerlin('DE-inf-2').act('rail', '2816').act('march', '2817').act('rail', '3017')
    expect(scene.rp('DE')).toBe(6)
  })

  it('§9.21 without RP nobody goes by rail', () => {
    const scene = inBerlin('DE-inf-2', { rp: { DE: 0 } })
    expect(scene.refusal('rail', '3017')).toMatchObject({ code: 'no-rp', rule: '9.21' })
  })

  it('§9.21 a nation with a corps in the force pays, not the one its minors depend on', () => {
    const units = { '0519': 'BE-inf-1 GB-inf-1' }
    const more = { side: 'EP', scenario: '12.3', month: '1916-04', rp: { FR: 5, GB: 5 } } as const
    const mixed = new StagedScene({ ...more, units, patron: { BE: 'FR' } }).act('stack', '0519')
    mixed.act('rail', '0420')
    expect([mixed.rp('GB'), mixed.rp('FR')]).toEqual([4, 5])
    const belgians = new StagedScene({ ...more, units: { '0519': 'BE-inf-1' }, patron: { BE: 'FR' } })
    belgians.act('unit', 'BE-inf-1').act('rail', '0420')
    expect([belgians.rp('GB'), belgians.rp('FR')]).toEqual([5, 4])
  })

  /** a pocket of two railway hexes behind the French, two steps from the German line */
  const POCKET = { '0726': 'DE', '0727': 'DE' }

  it('§9.21 §9.31 supply is checked where the force boards, each time anew', () => {
    const cut = { units: { '0726': 'DE-inf-2' }, control: POCKET }
    const first = new StagedScene(cut).act('unit', 'DE-inf-2')
    expect(first.refusal('rail', '0727')).toMatchObject({ code: 'rail-supply', rule: '9.21' })
    const again = new StagedScene({ ...cut, marks: { [MARK.entrained]: 'DE-inf-2' } }).act('unit', 'DE-inf-2')
    expect(again.refusal('rail', '0727')).toMatchObject({ code: 'rail-supply', rule: '9.21' })
  })

  it('§9.21 who set out without supply may board where it has marched into supply', () => {
    const works = { infrastructure: { '1024': 'FR' }, fortresses: { '1024': 2 } } as const
    const scene = new StagedScene({ units: { '0924': 'DE-inf-2' }, ...works })
    scene.act('unit', 'DE-inf-2')
    expect(scene.refusal('rail', '2517')).toMatchObject({ code: 'rail-supply', rule: '9.21' })
    scene.act('march', '1024').act('rail', '2517')
    expect(scene.where('DE-inf-2')).toBe('2517')
  })

  it('§9.24 Germany carries five corps a fortnight', () => {
    const scene = inBerlin('DE-inf-2 DE-inf-3 DE-inf-4 DE-inf-5 DE-inf-6').act('rail', '2816').act('halt')
    expect(scene.state.railed.toArray()).toContain(5)
    const six = inBerlin('DE-inf-2 DE-inf-3 DE-inf-4 DE-inf-5 DE-inf-6 DE-inf-7')
    expect(six.refusal('rail', '3017')).toMatchObject({ code: 'rail-capacity', rule: '9.24' })
  })

  it('§9.21 §9.24 who is taken along on the way counts too', () => {
    const units = { '2517': 'DE-inf-2 DE-inf-3 DE-inf-4 DE-inf-5 DE-inf-6', '2816': 'DE-inf-7' }
    const scene = new StagedScene({ units }).act('stack', '2517').act('rail', '2816').act('take', 'DE-inf-7')
    expect(scene.refusal('rail', '3017')).toMatchObject({ code: 'rail-capacity' })
    expect(scene.act('leave', 'DE-inf-7').offers('rail')).toContain('3017')
  })

  it('§9.24 in the first fortnight of August 1914 nobody uses railways', () => {
    const scene = inBerlin('DE-inf-2', { fortnight: 1 })
    expect(scene.refusal('rail', '3017')).toMatchObject({ code: 'no-rail-mobilization', rule: '9.24' })
  })

  it('§9.22 only through friendly hexes without enemies', () => {
    const scene = inBerlin('DE-inf-2')
    expect(scene.refusal('rail', '3618')).toMatchObject({ code: 'no-rail-line', rule: '9.22' })
    expect(scene.refusal('rail', '3717')).toMatchObject({ code: 'enemy-there', rule: '9.22' })
  })

  it('§9.21 only from a railway or from infrastructure', () => {
    const scene = new StagedScene({ units: { '2015': 'DE-inf-2' } }).act('unit', 'DE-inf-2')
    expect(scene.refusal('rail', '3017')).toMatchObject({ code: 'no-rail-here', rule: '9.21' })
    const works = new StagedScene({ units: { '2015': 'DE-inf-2' }, infrastructure: { '2015': 'DE' } })
    expect(works.act('unit', 'DE-inf-2').offers('rail')).toContain('3017')
  })

  it('§9.23 a corps in trench mode spends its MP, ends mobile and goes no further; mobile corps beside it do', () => {
    const scene = inBerlin('DE-inf-2', { trench: 'DE-inf-2' }).act('rail', '3017')
    expect([scene.where('DE-inf-2'), scene.isTrench('DE-inf-2')]).toEqual(['3017', false])
    expect(scene.prompt).toBe('pick-force')
    expect(scene.refusal('unit', 'DE-inf-2')).toMatchObject({ code: 'already-moved', rule: '6.53' })
    const mixed = inBerlin('DE-inf-2 DE-inf-3 DE-ldr-KLUCK', { trench: 'DE-inf-2' }).act('rail', '3017')
    mixed.act('march', '3016')
    const where = ['DE-inf-2', 'DE-inf-3', 'DE-ldr-KLUCK'].map((id) => mixed.where(id))
    expect(where).toEqual(['3017', '3016', '3016'])
  })

  /** from Strasbourg; hexes by rail to every place in reach */
  const farFrom = (trench: string, change?: (state: State) => void): number[] => {
    const state = stateFor({
      month: '1915-05',
      rp: { DE: 9 },
      units: { '1324': 'DE-cav-1 DE-inf-2' },
      trench,
    })
    const force: Marching = {
      side: CP,
      from: place('1324'),
      units: [unit(trench === '' ? 'DE-cav-1' : trench)],
    }
    change?.(state)
    return railDestinations(state, force).map((to) => railDistance(state, force, to))
  }

  it('§9.23 18 hexes for a movement point: one out of the trenches, as many as are left when mobile, and never more than 3', () => {
    const cavalry = unit('DE-cav-1')
    expect(Math.max(...farFrom('DE-inf-2'))).toBe(18)
    expect(Math.max(...farFrom(''))).toBeGreaterThan(24)
    const left = (spent: number, railed: number) => (state: State) => {
      state.spent.set(cavalry, spent)
      state.marks.add(cavalry, railed << RAILED_SHIFT)
    }
    expect(Math.max(...farFrom('', left(3, 0)))).toBe(18)
    expect(Math.max(...farFrom('', left(2, 2)))).toBe(18)
    expect(farFrom('', left(3, 3))).toEqual([])
  })

  it('§9.23 the hexes of a movement point that are left carry the force on', () => {
    const ready = (hexes: number) => (state: State) => {
      state.railPayer = DE
      state.railHexes = hexes
      state.spent.set(unit('DE-cav-1'), 3)
      state.marks.add(unit('DE-cav-1'), 3 << RAILED_SHIFT)
    }
    expect(Math.max(...farFrom('', ready(5)))).toBe(13)
    expect(farFrom('', ready(18))).toEqual([])
  })

  it('§9.23 at most 3 MP on railways', () => {
    const scene = inBerlin('DE-cav-1').act('rail', '2816')
    expect(scene.state.marks.toArray().some((marks) => (marks & (3 << 12)) === 1 << 12)).toBe(true)
  })

  it('§9.22 only across hexsides that a line crosses; infrastructure joins all that lie beside it', () => {
    const germany = landsInPlay(0).filter((p) => ownerOf(p) === DE && isRail(p))
    const [from = -1, to = -1] =
      germany
        .map((p) => [p, neighboursOf(p).find((q) => germany.includes(q) && isGap(p, q))] as const)
        .find(([, q]) => q !== undefined) ?? []
    const far = (more: SceneSpec): number => {
      const state = stateFor({
        month: '1915-05',
        rp: { DE: 9 },
        units: { [idOf(from)]: 'DE-inf-2' },
        ...more,
      })
      return railDistance(state, { side: CP, from, units: [unit('DE-inf-2')] }, to)
    }
    expect(far({})).not.toBe(1)
    expect(far({ infrastructure: { [idOf(from)]: 'DE' } })).toBe(1)
    expect(far({ infrastructure: { [idOf(to)]: 'DE' } })).toBe(1)
  })

  it('§9.22 each hex counts, and none off the railway, on another map or in a box', () => {
    const scene = new StagedScene({
      month: '1915-05',
      rp: { RU: 9 },
      side: 'EP',
      units: { '4211': 'RU-inf-1' },
    })
    scene.act('unit', 'RU-inf-1')
    const offered = scene.offers('rail').map(place)
    expect(offered.length).toBeGreaterThan(10)
    expect(offered.every((p) => isRail(p) && !isBox(p) && isInPlay(0, p))).toBe(true)
    expect(scene.refusal('rail', 'petrograd')).toMatchObject({ code: 'no-rail-line', rule: '9.22' })
    const [next = ''] = scene.offers('rail').filter((id) => neighboursOf(place('4211')).includes(place(id)))
    expect(scene.act('rail', next).seen('railed')[0]?.hexes).toBe(1)
  })
})
