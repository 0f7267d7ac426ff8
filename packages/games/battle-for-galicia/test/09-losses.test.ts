import { describe, expect, it } from 'vitest'
import { assault, combat, drms, finish, last, lossRoll, refused, unitId } from './battle.ts'
import type { Placed, StagedScene } from './scene.ts'

type Units = Readonly<Record<string, Placed>>

/** The named Austro-Hungarian units, or all, attack a Russian stack at 14.14, and these dice are thrown. */
const attack = (units: Units, dice: readonly number[], ...attackers: string[]): StagedScene =>
  assault(combat(units, { turn: 3 }).dice(...dice), '14.14', ...attackers)

const corps = { 'AH-5': '13.15', 'AH-12': '13.15', 'AH-46': '13.15' }
const two = { 'RU-12': '14.14', 'RU-19': '14.14' }
const three = { ...two, 'RU-14': '14.14' }
const ceOf = (scene: StagedScene, ...ids: string[]): number[] => ids.map((id) => scene.of(id).ce)

describe('sharing losses', () => {
  /** I Corps against two divisions: 14 to 12, a 9 is +2/-1, and artillery 8 adds 2; large. */
  const roll = (die: number, more: Units = {}): StagedScene =>
    attack({ ...corps, ...two, ...more }, [4, 5, die, 1])

  it('§9.4.2 as many as units: one each, without a question', () => {
    const scene = roll(5)
    expect(lossRoll(scene, 'AH')).toMatchObject({ total: 9, large: true, losses: 3 })
    expect(ceOf(scene, 'AH-5', 'AH-12', 'AH-46')).toEqual([1, 1, 1])
    expect(scene.asked).toBe('RU')
  })

  it('§9.4.2 fewer than units: the owner chooses, nobody takes a second', () => {
    const scene = roll(1)
    expect(lossRoll(scene, 'AH').losses).toBe(2)
    expect(scene.asked).toBe('AH')
    expect(scene.rule).toBe('9.4.2')
    expect(scene.offers('suffer')).toEqual(['AH-12', 'AH-46', 'AH-5'])
    scene.act('suffer', 'AH-46')
    expect(scene.offers('suffer')).toEqual(['AH-12', 'AH-5'])
    expect(refused(scene, 'suffer', 'AH-46')).toBe('losses-uneven §9.4.2')
    scene.act('suffer', 'AH-5')
    expect(ceOf(finish(scene), 'AH-5', 'AH-12', 'AH-46')).toEqual([1, 0, 1])
  })

  it('§9.4.2 more than units: one each, then the owner chooses who takes a second', () => {
    const scene = attack({ ...corps, ...three }, [4, 5, 6, 1])
    expect(lossRoll(scene, 'AH')).toMatchObject({ total: 11, losses: 4 })
    expect(ceOf(scene, 'AH-5', 'AH-12', 'AH-46')).toEqual([1, 1, 1])
    expect(scene.offers('suffer')).toEqual(['AH-12', 'AH-46', 'AH-5'])
    scene.act('suffer', 'AH-12')
    expect(ceOf(finish(scene), 'AH-5', 'AH-12', 'AH-46')).toEqual([1, 2, 1])
  })

  it('§9.4.2 only units that fought: not the withheld, not the enemy', () => {
    const scene = attack({ ...corps, ...two, 'AH-41': '13.14' }, [4, 5, 1, 1], 'AH-5', 'AH-12', 'AH-46')
    expect(scene.offers('suffer')).toEqual(['AH-12', 'AH-46', 'AH-5'])
    expect(refused(scene, 'suffer', 'AH-41')).toBe('took-no-part §9.4.2')
    expect(refused(scene, 'suffer', 'RU-12')).toBe('took-no-part §9.4.2')
  })

  it('§9.4.2 the attacker shares out first, then the defender', () => {
    const scene = roll(1).act('suffer', 'AH-46').act('suffer', 'AH-5')
    expect(lossRoll(scene, 'RU').losses).toBe(1)
    expect(scene.asked).toBe('RU')
    expect(scene.offers('suffer')).toEqual(['RU-12', 'RU-19'])
    expect(refused(scene, 'suffer', 'RU-19', 'AH')).toBe('not-your-decision §3.2')
  })

  describe('that would eliminate', () => {
    const fragile = { 'AH-5': { hex: '13.15', steps: 1, ce: 2 } }

    it('§9.4.2 a hit that would remove a unit may go elsewhere, first to those without one', () => {
      const scene = roll(5, { ...fragile, 'AH-14': '13.14' })
      expect(lossRoll(scene, 'AH').losses).toBe(3)
      scene.act('suffer', 'AH-12').act('suffer', 'AH-46')
      expect(scene.offers('suffer')).toEqual(['AH-14', 'AH-5'])
      expect(refused(scene, 'suffer', 'AH-12')).toBe('losses-uneven §9.4.2')
      scene.act('suffer', 'AH-14')
      expect(finish(scene).where('AH-5')).toBe('13.15')
    })

    it('§9.4.2 then others take a second before it takes its first', () => {
      const scene = roll(5, fragile).act('suffer', 'AH-12').act('suffer', 'AH-46')
      expect(scene.offers('suffer')).toEqual(['AH-12', 'AH-46', 'AH-5'])
      scene.act('suffer', 'AH-12')
      finish(scene)
      expect(ceOf(scene, 'AH-12', 'AH-46', 'AH-5')).toEqual([2, 1, 2])
      expect(scene.where('AH-5')).toBe('13.15')
    })

    it('§9.4.2 §15.1.3 or the owner gives it up', () => {
      const scene = roll(5, fragile).act('suffer', 'AH-5')
      expect(scene.where('AH-5')).toBe('eliminated')
      expect(scene.points('RU')).toBe(1)
      expect(ceOf(scene, 'AH-12', 'AH-46')).toEqual([1, 1])
    })

    it('§9.4.2 losing a step is no excuse', () => {
      const scene = attack(
        { 'AH-5': { hex: '13.15', ce: 2 }, 'AH-12': '13.15', 'RU-12': '14.14' },
        [4, 5, 5, 1],
      )
      expect(lossRoll(scene, 'AH').losses).toBe(2)
      expect(scene.of('AH-5')).toMatchObject({ steps: 1, ce: 0 })
      expect(scene.of('AH-12')).toMatchObject({ steps: 2, ce: 1 })
    })

    it('§9.4.2 what nobody is left to take is lost', () => {
      const units = { 'AH-101 ls': { hex: '13.15', ce: 1 }, 'RU-82 r': { hex: '14.14', ce: 1 } }
      const scene = attack(units, [4, 4, 6, 1])
      expect(lossRoll(scene, 'AH').losses).toBe(2)
      const hit = scene.events.filter((event) => event.type === 'eliminated' || event.type === 'ce-lost')
      expect(hit.map(({ type, unit }) => [type, unitId(unit)])).toEqual([['eliminated', 'AH-101 ls']])
      expect(scene.prompt).toBe('attack')
    })
  })
})

describe('the ladder of losses', () => {
  /** A unit attacks a worn reserve division and takes exactly one reduction. */
  function hitOnce(id: string, steps: number, ce: number): StagedScene {
    const scene = attack(
      { [id]: { hex: '13.15', steps, ce }, 'RU-82 r': { hex: '14.14', steps: 1 } },
      [4, 5, 4, 1],
    )
    expect(lossRoll(scene, 'AH').losses).toBe(1)
    return scene
  }

  it('§9.4.2 §10.2 −1, −2, then a step without a marker, and the same again to removal', () => {
    expect(hitOnce('AH-5', 2, 0).of('AH-5')).toMatchObject({ steps: 2, ce: 1 })
    expect(hitOnce('AH-5', 2, 1).of('AH-5')).toMatchObject({ steps: 2, ce: 2 })
    expect(hitOnce('AH-5', 2, 2).of('AH-5')).toMatchObject({ steps: 1, ce: 0 })
    expect(hitOnce('AH-5', 1, 0).of('AH-5')).toMatchObject({ steps: 1, ce: 1 })
    expect(hitOnce('AH-5', 1, 1).of('AH-5')).toMatchObject({ steps: 1, ce: 2 })
    expect(hitOnce('AH-5', 1, 2).where('AH-5')).toBe('eliminated')
  })

  it('§10.2 §2.1.white-symbol a unit of one step breaks at the third, with a white symbol at the second', () => {
    expect(hitOnce('AH-88 sch', 1, 1).of('AH-88 sch')).toMatchObject({ steps: 1, ce: 2 })
    expect(hitOnce('AH-88 sch', 1, 2).where('AH-88 sch')).toBe('eliminated')
    expect(hitOnce('AH-101 ls', 1, 0).of('AH-101 ls')).toMatchObject({ steps: 1, ce: 1 })
    expect(hitOnce('AH-101 ls', 1, 1).where('AH-101 ls')).toBe('eliminated')
  })

  it('§15.1.3 §2.1.ersatz an eliminated unit scores 1, an Ersatz unit nothing', () => {
    expect(hitOnce('AH-101 ls', 1, 1).points('RU')).toBe(1)
    expect(hitOnce('AH-1 m', 1, 1).points('RU')).toBe(0)
  })
})

describe('who rolls', () => {
  it('§8.5 §9.2 defenders who retreated take their losses where they are', () => {
    const scene = attack({ ...corps, 'RU-82 r': '14.14' }, [3, 4, 1, 6])
      .act('retreat', '15.15')
      .act('halt')
    finish(scene)
    expect(lossRoll(scene, 'RU').losses).toBe(3)
    expect(scene.where('RU-82 r')).toBe('15.15')
    expect(scene.of('RU-82 r')).toMatchObject({ steps: 1, ce: 0 })
  })

  it('§8.5 §9.3.2 attackers who advanced take theirs in the new hex', () => {
    const scene = attack({ ...corps, 'RU-82 r': '14.14' }, [3, 4, 6, 1]).act('retreat', '15.15')
    scene.act('advance', 'AH-5').act('halt')
    expect(lossRoll(scene, 'AH').losses).toBe(2)
    scene.act('suffer', 'AH-5')
    expect(scene.where('AH-5')).toBe('14.14')
    expect(scene.of('AH-5').ce).toBe(1)
  })

  it('§8.5 §9.2.2 a side destroyed in its retreat does not roll, the other does', () => {
    const scene = attack({ ...corps, 'RU-3 rf': { hex: '14.14', ce: 2 } }, [3, 4, 6]).act('retreat', '14.13')
    expect(scene.where('RU-3 rf')).toBe('eliminated')
    finish(scene.act('halt'))
    expect(scene.seen('losses-rolled')).toHaveLength(1)
    expect(last(scene, 'losses-rolled').side).toBe(0)
    expect(drms(scene, 'AH')).not.toHaveProperty('retreat')
  })

  it('§8.5 §9.2.2 what is left of a side rolls, and only the survivors suffer', () => {
    const units = { ...corps, 'RU-82 r': '14.14', 'RU-3 rf': { hex: '14.14', ce: 2 } }
    const scene = attack(units, [3, 3, 1, 6]).act('retreat', '14.13').act('halt')
    finish(scene)
    expect(scene.where('RU-3 rf')).toBe('eliminated')
    expect(lossRoll(scene, 'RU').losses).toBe(3)
    // one CE in the river, three by the roll: a step and one marker
    expect(scene.of('RU-82 r')).toMatchObject({ steps: 1, ce: 1 })
  })
})
