import { describe, expect, it } from 'vitest'
import { assault, combat, declare, engage, finish, listen, seen } from './battle.ts'
import type { StagedScene } from './scene.ts'

/**
 * Austro-Hungarian stacks at 13.15 and 13.14 beside a Russian stack at 14.14, with another Russian stack
 * behind it; several units carry markers.
 */
function position(): StagedScene {
  return combat(
    {
      'AH-5': { hex: '13.15', ce: 1 },
      'AH-46': { hex: '13.15', supply: 'low' },
      'AH-41': { hex: '13.15', ce: 2 },
      'AH-14': '13.14',
      'AH-45': '13.14',
      'RU-82 r': { hex: '14.14', ce: 1 },
      'RU-7 c': { hex: '14.14', supply: 'low' },
      'RU-18': '15.15',
      'RU-3 rf': '15.15',
    },
    { turn: 3 },
  )
}

/** Names the hex 13.15 alone as attacking. */
const declared = (): StagedScene => position().act('attack', '14.14').act('from', '13.15').act('declare')

const fought = (...dice: number[]): StagedScene =>
  engage(declared().dice(...dice), 'AH-5', 'AH-46').act('defend', 'RU-82 r')

describe('what is seen of a stack', () => {
  it('§5.4 before an attack only the top unit, without markers, and that it is not alone', () => {
    const scene = position()
    expect(seen(scene, 'AH', 'RU-82 r')).toEqual({ unit: 'RU-82 r', hex: '14.14', steps: 2, stacked: true })
    expect(seen(scene, 'AH', 'RU-7 c')).toBeUndefined()
    expect(seen(scene, 'RU', 'AH-5')).toEqual({ unit: 'AH-5', hex: '13.15', steps: 2, stacked: true })
    expect(seen(scene, 'RU', 'AH-46')).toBeUndefined()
    expect(seen(scene, 'RU', 'RU-7 c')).toMatchObject({ supply: 'low' })
  })

  it('§5.4 §8.1 naming the target alone reveals nothing', () => {
    const scene = position().act('attack', '14.14')
    expect(scene.prompt).toBe('declare-hexes')
    expect(seen(scene, 'AH', 'RU-7 c')).toBeUndefined()
    expect(seen(scene, 'RU', 'AH-46')).toBeUndefined()
  })

  it('§5.4 §8.1 the declaration shows the names of all units in both hexes, not their markers', () => {
    const scene = declared()
    for (const id of ['RU-82 r', 'RU-7 c']) {
      expect(seen(scene, 'AH', id)).toBeDefined()
      expect(seen(scene, 'AH', id)).not.toHaveProperty('ce')
      expect(seen(scene, 'AH', id)).not.toHaveProperty('supply')
    }
    for (const id of ['AH-5', 'AH-46', 'AH-41']) {
      expect(seen(scene, 'RU', id)).toBeDefined()
      expect(seen(scene, 'RU', id)).not.toHaveProperty('ce')
      expect(seen(scene, 'RU', id)).not.toHaveProperty('supply')
    }
  })

  it('§5.4 §8.1 stacks that have nothing to do with the attack stay closed', () => {
    const scene = fought(3, 3)
    expect(scene.prompt).toBe('retreat')
    expect(seen(scene, 'AH', 'RU-3 rf')).toBeUndefined()
    expect(seen(scene, 'RU', 'AH-45')).toBeUndefined()
  })

  it('§5.4 the markers are still hidden while the defender chooses', () => {
    const scene = engage(declared(), 'AH-5', 'AH-46')
    expect(scene.prompt).toBe('choose-defenders')
    expect(seen(scene, 'RU', 'AH-5')).not.toHaveProperty('ce')
    expect(seen(scene, 'AH', 'RU-82 r')).not.toHaveProperty('ce')
  })

  it('§5.4 while the attack is resolved strengths and markers are open', () => {
    const scene = fought(3, 3)
    expect(scene.prompt).toBe('retreat')
    expect(seen(scene, 'AH', 'RU-82 r')).toMatchObject({ ce: 1, supply: 'in' })
    expect(seen(scene, 'AH', 'RU-7 c')).toMatchObject({ ce: 0, supply: 'low' })
    expect(seen(scene, 'RU', 'AH-5')).toMatchObject({ ce: 1, supply: 'in' })
    expect(seen(scene, 'RU', 'AH-46')).toMatchObject({ ce: 0, supply: 'low' })
  })

  it('§5.4 withheld attackers are known by name only', () => {
    const scene = fought(3, 3)
    expect(seen(scene, 'RU', 'AH-41')).toBeDefined()
    expect(seen(scene, 'RU', 'AH-41')).not.toHaveProperty('ce')
  })

  it('§5.4 after the attack the stacks close again', () => {
    const scene = finish(fought(4, 5, 1, 1))
    expect(scene.where('RU-82 r')).toBe('14.14')
    expect(seen(scene, 'AH', 'RU-82 r')).toEqual({ unit: 'RU-82 r', hex: '14.14', steps: 2, stacked: true })
    expect(seen(scene, 'AH', 'RU-7 c')).toBeUndefined()
    expect(seen(scene, 'RU', 'AH-46')).toBeUndefined()
    expect(seen(scene, 'RU', 'AH-5')).not.toHaveProperty('ce')
  })

  it('§5.4 a stack that retreated under another disappears beneath it', () => {
    const scene = finish(fought(3, 3, 1, 1).act('retreat', '15.15'))
    expect(scene.where('RU-7 c')).toBe('15.15')
    expect(seen(scene, 'AH', 'RU-18')).toMatchObject({ hex: '15.15', stacked: true })
    expect(seen(scene, 'AH', 'RU-82 r')).toBeUndefined()
    expect(seen(scene, 'AH', 'RU-7 c')).toBeUndefined()
  })

  it('§5.4 §8.2 after an attack that is not allowed they close as well', () => {
    const scene = combat({ 'AH-101 ls': '13.15', 'RU-1 gd': { hex: '14.14', ce: 1 }, 'RU-3 rf': '14.14' })
    assault(scene, '14.14')
    expect(scene.seen('attack-barred')).toHaveLength(1)
    expect(seen(scene, 'AH', 'RU-3 rf')).toBeUndefined()
    expect(seen(scene, 'AH', 'RU-1 gd')).not.toHaveProperty('ce')
  })
})

describe('what is told of an attack', () => {
  const types = (events: readonly { readonly type: string }[]): string[] => events.map(({ type }) => type)

  it('§5.4 §8.1 both sides hear who is in the hexes, the strengths and the losses of those who fight', () => {
    const scene = position()
    const told = listen(scene)
    scene.act('attack', '14.14').act('from', '13.15').act('declare')
    expect(types(told('RU'))).toEqual(['attack-declared', 'stacks-shown'])
    engage(scene.dice(4, 5, 6, 6), 'AH-5', 'AH-46').act('defend', 'RU-82 r')
    finish(scene)
    expect(told('RU')).toEqual(told('AH'))
    expect(types(told('AH'))).toContain('ce-lost')
  })

  it('§5.4 before the declaration nobody is told anything', () => {
    const scene = position()
    const told = listen(scene)
    scene.act('attack', '14.14')
    expect(told('RU')).toEqual([])
  })

  it('§5.4 §7.6.attack what a withheld unit suffers on the way is told to its owner alone', () => {
    const units = {
      'AH-5': '14.13',
      'AH-46': '14.13',
      'RU-1 gd': { hex: '13.13', supply: 'out' },
      'RU-18': '14.12',
    } as const
    const scene = declare(combat(units), '13.13')
    const told = listen(scene)
    engage(scene.dice(6, 5, 1, 1), 'AH-5')
      .act('accompany', 'AH-46')
      .act('retreat', '14.14')
    const toldOfCe = (seat: 'AH' | 'RU'): number =>
      types(told(seat)).filter((type) => type === 'ce-lost').length
    expect(scene.of('AH-46').ce).toBe(1)
    expect(toldOfCe('AH')).toBe(2)
    expect(toldOfCe('RU')).toBe(1)
  })
})
