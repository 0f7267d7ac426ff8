/** Chapter 9.6 with 9.0 and 9.32: what a force is offered, and what trenches and railways keep it from. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../codes.ts'
import { unit } from '../units.ts'
import { facing, stack } from './combat-scene.ts'
import { type SceneSpec, StagedScene } from './scene.ts'

const TRENCH = { trench: 'FR-inf-1' }

describe('what a force is offered', () => {
  it('§9.0 §9.14 the steps and attacks it may make, and no others', () => {
    const scene = facing('DE-inf-2', 'FR-inf-1', { units: { '0924': 'FR-cav-CAV' } }).act('unit', 'DE-inf-2')
    const [march, attack] = [scene.offers('march'), scene.offers('attack')]
    expect(attack).toEqual(['0924', '1025'])
    expect(march).toEqual(['0923', '1023', '1123', '1124'])
    expect(scene.refusal('march', '1025').code).toBe('enemy-there')
    expect(scene.refusal('attack', '1023').code).toBe('nobody-to-attack')
  })
})

describe('from the train', () => {
  const railed = (to: string, units: Readonly<Record<string, string>>, more: SceneSpec = {}): boolean => {
    const scene = new StagedScene({ units: { ...units, '2517': 'DE-inf-2' }, ...more }).act(
      'unit',
      'DE-inf-2',
    )
    return scene.act('rail', to).state.marks.has(unit('DE-inf-2'), MARK.railedUp)
  }

  it('§9.32 only beside a place the enemy holds, not beside empty places of his', () => {
    const russian = { '3614': 'RU-inf-1' }
    expect([railed('3615', russian), railed('3514', russian), railed('3017', russian)]).toEqual([
      true,
      true,
      false,
    ])
    expect(railed('3615', {})).toBe(false)
  })

  it('§9.32 water keeps the enemy away', () => {
    const scene = new StagedScene({
      side: 'EP',
      units: { '0619': 'FR-inf-1', '0617': 'DE-inf-2' },
      control: { '0617': 'DE', '0518': 'FR' },
      joined: { BE: 'EP' },
    }).act('unit', 'FR-inf-1')
    scene.act('rail', '0517')
    expect(scene.state.marks.has(unit('FR-inf-1'), MARK.railedUp)).toBe(false)
  })
})

describe('digging in after an attack', () => {
  const fight = (attackers: string, more: SceneSpec, die: readonly number[]): StagedScene => {
    const scene = stack(attackers, 'FR-inf-1', more).act('nation', 'DE')
    if (scene.prompt === 'commit-reserve') scene.act('no')
    scene.dice(...die)
    if (scene.prompt === 'point-unit') scene.act('point', 'DE-inf-2')
    return scene
  }

  it('§9.62 against mobile defenders nobody digs in, against trenches those who have a trench side do', () => {
    const open = fight('DE-inf-2 DE-inf-3', {}, [3, 3])
    if (open.prompt === 'pay-or-lose') open.act('take-loss')
    expect(open.isTrench('DE-inf-3')).toBe(false)
    const dug = fight('DE-inf-2 DE-inf-3 DE-tank-A7V', { ...TRENCH, month: '1918-04' }, [4, 4])
    dug.act('take-loss').act('nation', 'FR')
    expect([dug.isTrench('DE-inf-3'), dug.isTrench('DE-tank-A7V')]).toEqual([true, false])
    expect(dug.seen('dug-in').flatMap(({ units }) => units)).not.toContain(unit('DE-tank-A7V'))
  })

  it('§9.62 a mobile reserve digs in before the dice, a tank never', () => {
    const reserve = (id: string): StagedScene =>
      stack('DE-inf-2', 'FR-inf-1', { ...TRENCH, month: '1918-04', units: { '0925': id } })
        .act('nation', 'DE')
        .dice(1, 3, 3)
        .act('reserve', id)
    expect(reserve('FR-inf-20').isTrench('FR-inf-20')).toBe(true)
    const tank = reserve('FR-tank-SCHNDR')
    expect([tank.where('FR-tank-SCHNDR'), tank.isTrench('FR-tank-SCHNDR')]).toEqual(['1025', false])
  })
})
