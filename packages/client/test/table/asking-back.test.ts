import type { Scene } from '@sandtable/presentation'
import { describe, expect, test } from 'vitest'
import { createAskingBack } from '../../table/asking-back.ts'

const retreat = (arg: number) => ({ verb: 'retreat', arg })

/** Dice follow whatever is answered, unless told otherwise. */
function asking(offer: Readonly<Record<string, readonly number[]>>, commits = true) {
  const clock = { now: 0 }
  const scene = { offer, commits: () => commits } as unknown as Scene
  const { asks } = createAskingBack({
    presentation: { isCombat: (verb) => verb === 'attack' },
    now: () => clock.now,
    patience: () => 400,
  })
  return { clock, scene, asks }
}

describe('a click that dice follow', () => {
  test('must be made again, and not in the same breath', () => {
    const { clock, scene, asks } = asking({ retreat: [1, 2] })
    expect(asks(scene, retreat(1))).toBe(true)
    clock.now = 160
    expect(asks(scene, retreat(1)), 'a double click').toBe(true)
    clock.now = 500
    expect(asks(scene, retreat(1))).toBe(false)
  })

  test('is asked about anew when it goes elsewhere, or when something has happened', () => {
    const { clock, scene, asks } = asking({ retreat: [1, 2] })
    asks(scene, retreat(1))
    clock.now = 1000
    expect(asks(scene, retreat(2))).toBe(true)
    expect(asks({ ...scene }, retreat(2))).toBe(true)
  })

  test('is done at once where there is no choice, no die, or an enemy was pointed at', () => {
    const one = asking({ retreat: [1] })
    expect(one.asks(one.scene, retreat(1))).toBe(false)
    const quiet = asking({ retreat: [1, 2] }, false)
    expect(quiet.asks(quiet.scene, retreat(1))).toBe(false)
    const fight = asking({ attack: [1, 2] })
    expect(fight.asks(fight.scene, { verb: 'attack', arg: 1 })).toBe(false)
  })
})
