import { describe, expect, it } from 'vitest'
import { beginTurn } from './turns.ts'

const holder = (scene: ReturnType<typeof beginTurn>): number | undefined =>
  scene.seen('initiative-taken').at(-1)?.side

describe('the initiative', () => {
  it('§6.0.t1 is Allied on turn 1', () => {
    expect(holder(beginTurn({ turn: 1 }))).toBe(0)
    expect(holder(beginTurn({ turn: 2 }, 1, 1))).toBe(1)
  })

  it('§6.0.t2-3 is German on turns 2 and 3', () => {
    for (const turn of [2, 3]) expect(holder(beginTurn({ turn }, 1, 1))).toBe(1)
    expect(holder(beginTurn({ turn: 1 }))).toBe(0)
    expect(beginTurn({ turn: 3 }, 1, 1).seen('initiative-taken')[0]?.dice).toEqual([])
  })

  it('§6.0.t4-15 goes to the higher die from turn 4 on, a tie to the German', () => {
    const won = (allied: number, german: number): number | undefined =>
      holder(beginTurn({ turn: 4 }, 1, 1, allied, german))
    expect([won(5, 4), won(4, 5), won(3, 3)]).toEqual([0, 1, 1])
    expect(holder(beginTurn({ turn: 15 }, 1, 1, 6, 1))).toBe(0)
    expect(beginTurn({ turn: 4 }, 1, 1, 5, 2).seen('initiative-taken')[0]?.dice).toEqual([5, 2])
  })

  it('§14.3.1.d.8 §14.3.omitted is rolled for on every turn of scenario 3', () => {
    for (const turn of [1, 2, 3]) {
      expect(holder(beginTurn({ turn, scenario: 'what-if' }, 1, 1, 6, 1))).toBe(0)
      expect(holder(beginTurn({ turn, scenario: 'what-if' }, 1, 1, 2, 2))).toBe(1)
    }
  })

  it('§14.3.1.d.8 §14.3.omitted and nobody is held to a single activation on turn 1', () => {
    const scene = beginTurn({ turn: 1, scenario: 'what-if' }, 1, 1, 6, 1)
    expect(scene.asked).toBe('AL')
    expect(scene.state.activations).toBe(0)
  })
})
