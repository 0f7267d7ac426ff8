/** Chapter 9.1: marching, with stacking (2.6) and occupation (2.53). */
import { MARK } from '../codes.ts'
import { describe, expect, it } from 'vitest'
import { CP, EP, nation } from '../nations.ts'
import { place } from '../places.ts'
import { isFriendly } from '../rules/02-concepts/control.ts'
import { isSuppliedAt } from '../rules/03-supply/net.ts'
import { StagedScene } from './scene.ts'

/** a corps in Lorraine with nobody near */
const alone = (unit: string, at: string, more = {}): StagedScene =>
  new StagedScene({ units: { [at]: unit }, ...more }).act('unit', unit)

describe('marching', () => {
  it('§9.11 §9.13 goes step by step, a clear hex costs 1 MP, until the MP are spent', () => {
    const scene = alone('DE-inf-2', '1721')
    scene.act('march', '1821').act('march', '1921')
    expect(scene.prompt).toBe('move-force')
    scene.act('march', '2021')
    expect(scene.where('DE-inf-2')).toBe('2021')
    expect(scene.prompt).toBe('pick-force')
    expect(scene.refusal('unit', 'DE-inf-2')).toMatchObject({ code: 'already-moved', rule: '6.53' })
  })

  it('§4.2 §6.53 only who belongs to the side whose half it is', () => {
    const scene = new StagedScene({ units: { '1721': 'DE-inf-2', '0419': 'FR-inf-1' } })
    expect(scene.refusal('unit', 'FR-inf-1')).toMatchObject({ code: 'not-yours', rule: '4.2' })
    expect(scene.offers('unit')).toEqual(['DE-inf-2'])
  })

  it('§9.11 only into adjacent places', () => {
    const scene = alone('DE-inf-2', '1721')
    expect(scene.refusal('march', '1924')).toMatchObject({ code: 'not-adjacent', rule: '9.11' })
    expect(scene.offers('march')).toEqual(['1621', '1622', '1720', '1722', '1821', '1822'])
  })

  it('§9.13 forest takes all remaining MP, but asks for no more', () => {
    const scene = alone('DE-inf-2', '1721').act('march', '1821').act('march', '1920')
    expect(scene.seen('marched').map(({ cost }) => cost)).toEqual([1, 2])
    expect(scene.prompt).toBe('pick-force')
  })

  it('§9.13 a mountain takes all remaining MP, by a pass 1 MP', () => {
    const by = (to: string, from: string): number | undefined =>
      alone('AH-inf-2', from).act('march', to).seen('marched')[0]?.cost
    expect([by('3325', '3226'), by('3325', '3324')]).toEqual([1, 3])
  })

  it('§9.13 nobody marches across all-water hexsides or into the sea', () => {
    const scene = alone('GB-inf-1', '0206', { side: 'EP', joined: { GB: 'EP' } })
    expect(scene.refusal('march', '0207')).toMatchObject({ code: 'water-between', rule: '9.13' })
    expect(scene.refusal('march', '0305')).toMatchObject({ code: 'no-way-there' })
  })

  it('§9.4 a port box costs all remaining MP, and only by its land link', () => {
    const scene = alone('RU-inf-1', '4301', { side: 'EP' })
    scene.act('march', 'petrograd')
    expect(scene.where('RU-inf-1')).toBe('petrograd')
    expect(scene.prompt).toBe('pick-force')
  })

  it('§6.11 not into neutral land', () => {
    const scene = alone('DE-inf-2', '1219')
    expect(scene.refusal('march', '1119')).toMatchObject({ code: 'neutral', rule: '6.11' })
  })

  it('§9.14 §1.33 not into a place with enemy troops or a standing fortress', () => {
    const scene = new StagedScene({
      units: { '0921': 'DE-inf-2', '0821': 'FR-inf-1' },
      control: { '0921': 'DE' },
    })
    scene.act('unit', 'DE-inf-2')
    expect(scene.refusal('march', '0821')).toMatchObject({ code: 'enemy-there', rule: '9.14' })
    expect(scene.refusal('march', '0922')).toMatchObject({ code: 'enemy-there' })
    const ruined = new StagedScene({
      units: { '0921': 'DE-inf-2' },
      control: { '0921': 'DE' },
      fortresses: { '0922': 2 },
    })
    expect(ruined.act('unit', 'DE-inf-2').offers('march')).toContain('0922')
  })

  it('§11.1 not off the maps of the scenario', () => {
    const scene = alone('FR-inf-1', '0829', { side: 'EP' })
    expect(scene.refusal('march', '0830')).toMatchObject({ code: 'other-map', rule: '11.1' })
  })
})

describe('forces', () => {
  it('§9.0 a stack moves together, as far as its slowest corps; who has MP left goes on', () => {
    const scene = new StagedScene({ units: { '1721': 'DE-inf-2 DE-cav-1' } })
    scene.act('stack', '1721').act('march', '1821').act('march', '1921').act('march', '2021')
    expect(scene.prompt).toBe('move-force')
    scene.act('march', '2121')
    expect([scene.where('DE-inf-2'), scene.where('DE-cav-1')]).toEqual(['2021', '2121'])
  })

  it('§9.12 corps are dropped on the way and stop at once', () => {
    const scene = new StagedScene({ units: { '1721': 'DE-inf-2 DE-inf-3' } })
    scene.act('stack', '1721').act('march', '1821').act('leave', 'DE-inf-3').act('march', '1921').act('halt')
    expect([scene.where('DE-inf-2'), scene.where('DE-inf-3')]).toEqual(['1921', '1821'])
    expect(scene.refusal('unit', 'DE-inf-3')).toMatchObject({ code: 'already-moved' })
  })

  it('§9.12 corps that have not moved are taken along and count as having spent as much', () => {
    const scene = new StagedScene({ units: { '1721': 'DE-inf-2', '1821': 'DE-inf-3' } })
    scene
      .act('unit', 'DE-inf-2')
      .act('march', '1821')
      .act('take', 'DE-inf-3')
      .act('march', '1921')
      .act('march', '2021')
    expect(scene.where('DE-inf-3')).toBe('2021')
    expect(scene.prompt).toBe('pick-force')
  })

  it('§9.12 neither corps and leaders that have moved, nor those in hand, are taken along', () => {
    const scene = new StagedScene({
      units: { '1721': 'DE-inf-2', '1821': 'DE-inf-3 DE-inf-4 DE-ldr-KLUCK DE-ldr-LUDNDRF' },
      marks: { [MARK.moved]: 'DE-inf-4 DE-ldr-LUDNDRF' },
    })
    scene.act('unit', 'DE-inf-2').act('march', '1821')
    expect(scene.offers('take')).toEqual(['DE-inf-3', 'DE-ldr-KLUCK'])
    expect(scene.act('take', 'DE-ldr-KLUCK').offers('take')).toEqual(['DE-inf-3'])
  })

  it('§1.323 a leader goes with the stack, and left alone he returns to the Force Pool', () => {
    const scene = new StagedScene({ units: { '1721': 'DE-inf-2 DE-ldr-KLUCK' } })
    scene.act('unit', 'DE-inf-2').act('take', 'DE-ldr-KLUCK').act('march', '1821').act('halt')
    expect(scene.where('DE-ldr-KLUCK')).toBe('1821')
    const left = new StagedScene({ units: { '1721': 'DE-inf-2 DE-ldr-KLUCK' } })
    left.act('unit', 'DE-inf-2').act('march', '1821')
    expect(left.where('DE-ldr-KLUCK')).toBe('pool')
    expect(left.seen('leader-dismissed')).toHaveLength(1)
  })
})

describe('stacking', () => {
  const SIX = 'DE-inf-3 DE-inf-4 DE-inf-5 DE-inf-6 DE-inf-7 DE-inf-8'

  it('§2.62 six corps in a place, not even to pass', () => {
    const scene = new StagedScene({ units: { '1721': 'DE-inf-2', '1821': SIX } }).act('unit', 'DE-inf-2')
    expect(scene.refusal('march', '1821')).toMatchObject({ code: 'full', rule: '2.62' })
  })

  it('§2.62 one leader in a place', () => {
    const units = { '1721': 'DE-inf-2 DE-ldr-KLUCK', '1821': 'DE-inf-3 DE-ldr-LUDNDRF' }
    const scene = new StagedScene({ units }).act('stack', '1721')
    expect(scene.refusal('march', '1821')).toMatchObject({ code: 'full', rule: '2.62' })
    expect(scene.act('leave', 'DE-ldr-KLUCK').offers('march')).toContain('1821')
  })

  it('§12.1.special.britain British and French corps do not stack, but others of a side do (§2.65)', () => {
    const units = { '0420': 'GB-inf-1', '0419': 'FR-inf-1', '0319': 'BE-inf-1' }
    const scene = new StagedScene({ side: 'EP', units, joined: { GB: 'EP', BE: 'EP' } }).act(
      'unit',
      'GB-inf-1',
    )
    expect(scene.refusal('march', '0419')).toMatchObject({ code: 'scenario-stacking' })
    expect(scene.offers('march')).toContain('0320')
  })
})

describe('occupation', () => {
  const near = { units: { '1024': 'DE-inf-2 DE-cav-1' }, control: { '1024': 'DE' } }

  it('§2.53 infantry takes control of an empty enemy place, cavalry does not', () => {
    const scene = new StagedScene(near)
    scene.act('unit', 'DE-cav-1').act('march', '0924')
    expect(scene.control('0924')).toBe('FR')
    scene.act('halt').act('unit', 'DE-inf-2').act('march', '0924')
    expect(scene.control('0924')).toBe('DE')
  })

  it('§2.531 nobody takes a place from his own side', () => {
    const scene = alone('GB-inf-1', '0420', { side: 'EP', joined: { GB: 'EP' } })
    scene.act('march', '0320')
    expect(scene.control('0320')).toBe('FR')
  })

  it('§2.53 what is taken is friendly to the whole side, feeds it from then on, and no longer the enemy', () => {
    const scene = new StagedScene({ units: { '1123': 'DE-inf-2' }, fortresses: { '1024': 2 } })
    const [taken, beyond] = [place('1024'), place('0924')]
    const isFed = (): boolean => isSuppliedAt(scene.state, nation('DE'), beyond)
    expect([isFriendly(scene.state, CP, taken), isFed()]).toEqual([false, false])
    scene.act('unit', 'DE-inf-2').act('march', '1024')
    expect([isFriendly(scene.state, CP, taken), isFriendly(scene.state, EP, taken)]).toEqual([true, false])
    expect(isFed()).toBe(true)
  })

  it('§2.532 §2.53 at home it goes back to its owner, in enemy land to who came, Austria-Hungary among them', () => {
    const scene = alone('DE-inf-2', '3623', { control: { '3624': 'RU' } }).act('march', '3624')
    expect(scene.control('3624')).toBe('AH')
    const russian = alone('AH-inf-2', '4322').act('march', '4422')
    expect(russian.control('4422')).toBe('AH')
  })

  it('§2.532 a place of a friendly country goes back to its owner', () => {
    const scene = alone('GB-inf-1', '0519', { side: 'EP', joined: { GB: 'EP' }, control: { '0619': 'DE' } })
    scene.act('march', '0619')
    expect(scene.control('0619')).toBe('FR')
  })

  it('§2.53 several nations agree who takes it', () => {
    const units = { '3516': 'AH-inf-1 DE-inf-1' }
    const scene = new StagedScene({ units, control: { '3516': 'DE' } })
    scene.act('stack', '3516').act('march', '3616')
    expect(scene.prompt).toBe('occupier')
    scene.act('nation', 'AH')
    expect(scene.control('3616')).toBe('AH')
  })
})

describe('entrenching', () => {
  it('§9.61 takes all MP at the start: the corps turns over and stays', () => {
    const scene = alone('DE-inf-2', '1721').act('dig-in')
    expect(scene.isTrench('DE-inf-2')).toBe(true)
    expect(scene.refusal('unit', 'DE-inf-2')).toMatchObject({ code: 'already-moved' })
  })

  it('§9.61 back to mobile mode in the same way; not after a step', () => {
    const scene = alone('DE-inf-2', '1721', { trench: 'DE-inf-2' }).act('rise')
    expect(scene.isTrench('DE-inf-2')).toBe(false)
    const moved = alone('DE-inf-2', '1721').act('march', '1821')
    expect(moved.can('dig-in')).toBe(false)
  })

  it('§9.61 cavalry in the force stays as it is, and goes its own way afterwards', () => {
    const scene = new StagedScene({ units: { '1721': 'DE-inf-2 DE-cav-1' } })
      .act('stack', '1721')
      .act('dig-in')
    expect([scene.isTrench('DE-inf-2'), scene.isTrench('DE-cav-1')]).toEqual([true, false])
    expect(scene.offers('unit')).toEqual(['DE-cav-1'])
    expect(scene.act('unit', 'DE-cav-1').offers('march')).not.toEqual([])
    expect(scene.offers('leave'), 'the others have put it down').toEqual([])
  })

  it('§1.321 cavalry has no trench side', () => {
    expect(alone('DE-cav-1', '1721').can('dig-in')).toBe(false)
  })

  it('§1.321 a corps in trench mode marches one hex', () => {
    const scene = alone('DE-inf-2', '1721', { trench: 'DE-inf-2' }).act('march', '1821')
    expect(scene.prompt).toBe('pick-force')
    expect(scene.isTrench('DE-inf-2')).toBe(true)
  })
})

describe('mobilization', () => {
  it('§12.1.special.mobilization in the first fortnight of August 1914 only British, French and German corps move', () => {
    const units = { '1721': 'DE-inf-2', '4122': 'AH-inf-2' }
    const scene = new StagedScene({ units, fortnight: 1 })
    expect(scene.offers('unit')).toEqual(['DE-inf-2'])
    expect(scene.refusal('unit', 'AH-inf-2')).toMatchObject({ code: 'not-mobilized' })
  })
})
