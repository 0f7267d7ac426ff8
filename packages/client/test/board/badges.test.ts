import type { Badge } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { BADGE, laidOut, type Anchored } from '../../board/badge-layout.ts'
import { hasRoom, isFarOff } from '../../board/create-badges.ts'
import { overlap } from '../../board/placing.ts'
import { commandOf } from '../../panels/table-keys.ts'

const badge = (id: string, own: boolean): Badge => ({
  id,
  nation: own ? 'germany' : 'france',
  title: id,
  own,
  count: 5,
  spaces: [0],
  name: id,
})
const at = (id: string, own: boolean, x: number, y: number): Anchored => ({
  badge: badge(id, own),
  anchor: { x, y },
})
const MAP = { width: 1000, height: 800 }

/** A front from north to south with five armies on each side, close together. */
const front = [0, 1, 2, 3, 4].flatMap((n) => [
  at(`E${n}`, false, 470, 250 + n * 40),
  at(`O${n}`, true, 520, 255 + n * 40),
])

describe('badges on the map', () => {
  const placed = laidOut(front, MAP)

  it('never lie on one another, nor beyond the edge', () => {
    expect(placed).toHaveLength(front.length)
    for (const [n, { rect }] of placed.entries()) {
      expect(placed.slice(n + 1).filter((other) => overlap(rect, other.rect) > 0)).toEqual([])
      expect(rect.x >= 0 && rect.y >= 0 && rect.x + BADGE.width <= 1000 && rect.y + BADGE.height <= 800).toBe(
        true,
      )
    }
  })

  it('lie on their own side of the front', () => {
    const middleOf = (own: boolean): number => {
      const side = placed.filter((each) => each.badge.own === own)
      return side.reduce((sum, { rect }) => sum + rect.x + rect.width / 2, 0) / side.length
    }
    expect(middleOf(false)).toBeLessThan(470)
    expect(middleOf(true)).toBeGreaterThan(520)
  })

  it('lie away from the whole front, not only from the sector of the enemy that is nearest', () => {
    // the nearest enemy stands south of the army, the front is west of it
    const sectors = [
      at('army', true, 500, 400),
      at('near', false, 490, 440),
      ...[280, 320, 360, 400, 440].map((y) => at(`W${String(y)}`, false, 440, y)),
    ]
    const army = laidOut(sectors, MAP).find(({ badge: { id } }) => id === 'army')
    expect(army?.rect.x).toBeGreaterThan(500)
  })

  it('stay where they were when others come or go', () => {
    const [first, ...others] = front
    if (!first) throw new Error('no front')
    const before = laidOut(others, MAP)
    const rectOf = (list: typeof before, id: string): unknown =>
      list.find(({ badge: b }) => b.id === id)?.rect
    const after = laidOut(front, MAP, before)
    expect(after).toHaveLength(front.length)
    for (const { badge: b, rect } of before) expect(rectOf(after, b.id)).toEqual(rect)
    // laid out anew some of them would lie elsewhere
    const anew = laidOut(front, MAP)
    expect(
      before.some(({ badge: b, rect }) => JSON.stringify(rectOf(anew, b.id)) !== JSON.stringify(rect)),
    ).toBe(true)
    for (const [n, { rect }] of after.entries())
      expect(after.slice(n + 1).filter((other) => overlap(rect, other.rect) > 0)).toEqual([])
  })

  it('do not lie deep among the enemy where their own side is the edge of the map', () => {
    const rows = Array.from({ length: 16 }, (_, n) => 400 + n * 25)
    const sectors = rows.flatMap((y, n) => [at(`O${n}`, true, 30, y), at(`E${n}`, false, 150, y)])
    for (const { badge: b, anchor, rect } of laidOut(sectors, MAP)) {
      const beyond = rect.x + BADGE.width / 2 - anchor.x
      if (b.own) expect(beyond).toBeLessThanOrEqual(84 * 1.4)
    }
  })

  it('stay on the map at its edge', () => {
    const [only] = laidOut([at('corner', true, 5, 5), at('enemy', false, 300, 300)], MAP)
    expect(only?.rect.x).toBeGreaterThanOrEqual(0)
    expect(only?.rect.y).toBeGreaterThanOrEqual(0)
  })
})

describe('badges instead of counters', () => {
  it('come where a space is too small for figures', () => {
    expect(isFarOff(0.3, 96)).toBe(true)
    expect(isFarOff(0.32, 96)).toBe(false)
  })

  it('do not come where they would hide the map', () => {
    expect(hasRoom(27, { width: 980, height: 670 })).toBe(true)
    expect(hasRoom(27, { width: 390, height: 267 })).toBe(false)
  })

  it('have a key where the game has badges', () => {
    const press = { key: 'b', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, repeat: false }
    const table = { buttons: () => [], overlayKinds: [], whyNot: () => undefined }
    const without = {} as NonNullable<Parameters<typeof commandOf>[1]['presentation']>
    expect(commandOf(press, { ...table, presentation: { ...without, badges: () => [] } })).toEqual({
      do: 'badges',
    })
    expect(commandOf(press, { ...table, presentation: without })).toBeUndefined()
  })
})
