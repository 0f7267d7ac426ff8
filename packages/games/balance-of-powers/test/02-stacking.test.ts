/** §2.6 Stacking: how many, and of whom. */
import { describe, expect, it } from 'vitest'
import { CP } from '../nations.ts'
import { place } from '../places.ts'
import { hasRoom } from '../rules/02-concepts/stacking.ts'
import { unitsIn } from '../units.ts'
import { stateFor } from './scene.ts'

const HERE = '2517'
const room = (there: string, comers: string): boolean =>
  hasRoom(stateFor({ units: { [HERE]: there } }), CP, place(HERE), unitsIn(comers))

describe('stacking', () => {
  it('§2.65 §2.62 six corps of whatever nations, and not a seventh', () => {
    const five = 'DE-inf-2 DE-inf-3 AH-inf-1 AH-inf-2 DE-inf-5'
    expect(room(five, 'AH-inf-5')).toBe(true)
    expect(room(five, 'AH-inf-5 DE-inf-7')).toBe(false)
    expect(room('', `${five} AH-inf-5`)).toBe(true)
    expect(room('', `${five} AH-inf-5 DE-inf-7`)).toBe(false)
  })

  it('§2.65 one leader, of whatever nation; corps do not need to have one, or to go without', () => {
    expect(room('DE-inf-2', 'AH-ldr-CONRAD')).toBe(true)
    expect(room('DE-inf-2 DE-ldr-KLUCK', 'AH-inf-1 AH-ldr-CONRAD')).toBe(false)
    expect(room('DE-inf-2', 'DE-ldr-KLUCK AH-ldr-CONRAD')).toBe(false)
    expect(room('DE-ldr-KLUCK', 'AH-inf-1')).toBe(true)
    // where two lead already, corps may come all the same
    expect(room('DE-ldr-KLUCK AH-ldr-CONRAD', 'AH-inf-1')).toBe(true)
  })
})
