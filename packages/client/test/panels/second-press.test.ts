import { describe, expect, it } from 'vitest'
import { isStray, type Press } from '../../panels/second-press.ts'

const PAUSE = 400
const first: Press = { x: 900, y: 90, at: 1000, button: 'End combat' }
const second = (more: Partial<Press>): boolean => isStray(first, { ...first, at: 1160, ...more }, PAUSE)

describe('the second half of a double click', () => {
  it('does not press what has come up in the same place, nor the map where a button was', () => {
    expect(second({ button: 'Never react …' })).toBe(true)
    expect(second({ button: '', x: 903 })).toBe(true)
    expect(isStray({ ...first, button: '' }, { ...first, at: 1160 }, PAUSE)).toBe(true)
  })

  it('is heard on the button that was meant, and on the map', () => {
    expect(second({})).toBe(false)
    expect(isStray({ ...first, button: '' }, { ...first, at: 1160, button: '' }, PAUSE)).toBe(false)
  })

  it('is no second half elsewhere, a moment later, or for hands that never slip', () => {
    expect(second({ button: 'Staff', x: 1000 })).toBe(false)
    expect(second({ button: 'Staff', at: 1400 })).toBe(false)
    expect(isStray(first, { ...first, at: 1160, button: 'Staff' }, 0)).toBe(false)
    expect(isStray(undefined, first, PAUSE)).toBe(false)
  })
})
