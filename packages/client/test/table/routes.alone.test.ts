import { describe, expect, test, vi } from 'vitest'

vi.stubGlobal('location', { hash: '', href: 'http://localhost/' })
const { hashOf, parseRoute } = await import('../../app/routes.ts')

describe('addresses', () => {
  test.each([
    { page: 'lobby' },
    { page: 'game', id: 'a1b2' },
    { page: 'game', id: 'a1b2', at: 0 },
    { page: 'game', id: 'a1b2', at: 312 },
    { page: 'rules', game: 'battle-for-galicia' },
    { page: 'rules', game: 'battle-for-galicia', rule: '7.4.attack' },
    { page: 'about', game: 'battle-for-galicia' },
  ] as const)('%o is found again', (route) => {
    expect(parseRoute(hashOf(route))).toEqual(route)
  })

  test.each(['', '#', '#/nowhere', '#/game/', '#/rules'])('%s leads to the lobby', (hash) => {
    expect(parseRoute(hash)).toEqual({ page: 'lobby' })
  })

  test('a position that is no number is left out', () => {
    expect(parseRoute('#/game/a/at/x')).toEqual({ page: 'game', id: 'a' })
  })
})
