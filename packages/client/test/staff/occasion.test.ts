import { describe, expect, it } from 'vitest'
import { isLeft, whoseIs } from '../../staff/occasion.ts'

const asked = (...groups: string[][]) => ({ groups: () => groups })
const staffOf =
  (...ids: string[]) =>
  (id: string): boolean =>
    ids.includes(id)

describe('a question', () => {
  const march = asked(['movement', '1st'], ['movement', '2nd'])

  it('is the player’s where nothing of it is left to the staff', () => {
    expect(whoseIs(march, staffOf())).toBe('player')
    expect(whoseIs(march, staffOf('losses', '3rd'))).toBe('player')
    expect(whoseIs(asked(), staffOf('losses'))).toBe('player')
  })

  it('is the staff’s where its kind is, or all it could be about', () => {
    expect(whoseIs(march, staffOf('movement'))).toBe('staff')
    expect(whoseIs(march, staffOf('1st', '2nd'))).toBe('staff')
  })

  it('is both’s where the staff has a part of it', () => {
    expect(whoseIs(march, staffOf('1st'))).toBe('both')
    expect(whoseIs(asked(...march.groups(), ['movement']), staffOf('1st'))).toBe('both')
  })

  it('is the player’s as far as it moves a force of the player’s, whoever else goes along', () => {
    const mixed = ['movement', '1st', '2nd']
    expect(isLeft(mixed, staffOf('1st'))).toBe(false)
    expect(isLeft(mixed, staffOf('1st', '2nd'))).toBe(true)
    expect(isLeft(mixed, staffOf('movement'))).toBe(true)
    expect(whoseIs(asked(mixed), staffOf('1st'))).toBe('player')
    expect(whoseIs(asked(mixed, ['movement', '1st']), staffOf('1st'))).toBe('both')
  })

  it('may be ended by whoever has all forces it is about', () => {
    const done = ['movement']
    expect(whoseIs(asked(['movement', '1st'], done), staffOf('1st'))).toBe('staff')
    expect(whoseIs(asked(['movement', '2nd'], done), staffOf('1st'))).toBe('player')
    expect(whoseIs(asked(done), staffOf('1st'))).toBe('player')
  })
})
