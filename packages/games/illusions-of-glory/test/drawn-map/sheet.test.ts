import { readFileSync } from 'node:fs'
import type { PointSpace } from '@sandtable/cartography'
import { contains, densify, distance, inside } from '@sandtable/cartography/geometry'
import { coverOf, overlap } from '@sandtable/cartography/labels'
import { described, foldersOf, ROOT, sheetText } from '@sandtable/maps/testing'
import { describe, expect, it } from 'vitest'
import { DATA } from '../../data/load.ts'
import { BY_HAND } from '../../drawn-map/by-hand.ts'
import { globe, INSET, SPACE } from '../../drawn-map/frame.ts'
import { illusionsOfGloryMap } from '../../drawn-map/index.ts'
import { settledSpaces } from '../../drawn-map/settle.ts'
import { onGlobe, spaceNamed } from '../../drawn-map/spaces.ts'
import { boxOfSpace, MAP, POINTS, spaceAt } from './described.ts'

const { spaces, connections } = DATA.map
const { labels, features } = MAP

describe('the sheet of Illusions of Glory', () => {
  it('is what the builder makes of the data', () => {
    const made = sheetText(described(MAP.id, illusionsOfGloryMap))
    expect(readFileSync(foldersOf(MAP.id, ROOT).sheet, 'utf8')).toBe(made)
  })

  it('has every space in its settled place', () => {
    expect(POINTS.spaces.map(({ id, at }) => ({ id, at }))).toEqual(settledSpaces())
  })

  it('has all spaces inside, those of the Italian front on the inset and no other', () => {
    for (const space of POINTS.spaces) {
      const { left, top, right, bottom } = boxOfSpace(space)
      expect(Math.min(left, top, MAP.width - right, MAP.height - bottom)).toBeGreaterThan(16)
      expect([space.id, inside(INSET, space.at)]).toEqual([space.id, spaceNamed(space.id).inset === true])
    }
  })

  it('keeps spaces apart', () => {
    const close = POINTS.spaces.flatMap((a, i) =>
      POINTS.spaces
        .slice(i + 1)
        .flatMap((b) => (overlap([grown(a)], [grown(b)]) > 0 ? [`${a.id} ${b.id}`] : [])),
    )
    expect(close).toEqual([])
  })

  it('has spaces near their true places', () => {
    const far = spaces
      .filter(({ id, kind }) => kind === 'space' && !BY_HAND[id])
      .filter((space) => distance(onGlobe(space), spaceAt(space.id).at) > 1.5 * SPACE)
    expect(far.map(({ id }) => id)).toEqual([])
  })

  it('bends the country little, and never over itself', () => {
    for (const { lat, lon } of spaces.filter(({ inset, kind }) => !inset && kind === 'space')) {
      const at = MAP.projection.forward(lon, lat)
      expect(distance(at, globe.forward(lon, lat))).toBeLessThan(1.5 * SPACE)
      const [backLon, backLat] = MAP.projection.inverse(at)
      expect([Math.abs(backLon - lon), Math.abs(backLat - lat)].every((off) => off < 0.03)).toBe(true)
    }
  })

  it('has the places of 1914 in their countries', () => {
    const main = POINTS.spaces.filter(
      ({ id, isRegion, nation }) =>
        !isRegion && nation !== 'none' && nation !== 'sea' && !spaceNamed(id).inset,
    )
    const wrong = main.filter(({ at, nation }) => {
      const owners = features.countries.filter(({ outline }) => contains(outline, at))
      return owners.map((country) => country.nation).join() !== nation
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('has sea at every port', () => {
    const isLand = (x: number, y: number): boolean =>
      features.land.filter((outline) => contains(outline, [x, y])).length % 2 === 1
    const rim = Array.from({ length: 48 }, (_, i) => (i * Math.PI) / 24)
    const dry = POINTS.spaces
      .filter(({ id, isPort, isRegion }) => isPort && !isRegion && !spaceNamed(id).inset)
      .filter(({ at: [x, y] }) => rim.every((way) => isLand(x + 66 * Math.cos(way), y + 66 * Math.sin(way))))
    expect(dry.map(({ id }) => id)).toEqual([])
  })
})

/** With the air around it. */
function grown(space: PointSpace) {
  const { left, top, right, bottom } = boxOfSpace(space)
  return { left: left - 4, top: top - 4, right: right + 4, bottom: bottom + 4 }
}

describe('the lines of Illusions of Glory', () => {
  it('are those of the data, with a bar where they cross water', () => {
    expect(POINTS.links.map(({ ends, kind, bar }) => [...ends, kind, bar !== undefined])).toEqual(
      connections.map(({ a, b, kind, water }) => [a, b, kind, water === true]),
    )
  })

  it('lead from space to space, or to a gate of the inset', () => {
    for (const { ends, line } of POINTS.links) {
      const goals = [...ends.map((id) => spaceAt(id).at), ...POINTS.gates.map(({ at }) => at)]
      for (const end of [line[0], line.at(-1)])
        expect(goals.some((goal) => end !== undefined && distance(goal, end) < 1)).toBe(true)
    }
  })

  it('run under no space they do not lead to', () => {
    const hidden = POINTS.links.flatMap(({ ends, line }) => {
      const way = densify(line, 2)
      return POINTS.spaces
        .filter(({ id }) => !ends.includes(id))
        .filter((space) => way.some((point) => inside(boxOfSpace(space), point)))
        .map(({ id }) => `${ends.join('–')} under ${id}`)
    })
    expect(hidden).toEqual([])
  })
})

describe('the names of Illusions of Glory', () => {
  const nameOf = ({ kind }: { readonly kind: string }) => kind === 'town' || kind === 'victory-town'

  it('stand beneath every space, those worth points in larger letters', () => {
    const names = labels.filter(nameOf)
    expect(names).toHaveLength(spaces.length + POINTS.gates.length)
    expect(names.filter(({ kind }) => kind === 'victory-town')).toHaveLength(
      spaces.filter(({ vp }) => vp).length,
    )
  })

  it('lie over no space and over no other name', () => {
    const boxes = POINTS.spaces.map(boxOfSpace)
    const hidden = labels.filter((label) => nameOf(label) && overlap(coverOf(label), boxes) > 90)
    expect(hidden.map(({ text }) => text.en)).toEqual([])
    const covers = labels.map(coverOf)
    const clashes = labels.flatMap((label, i) =>
      covers.slice(i + 1).flatMap((other, k) => {
        const shared = overlap(covers[i] ?? [], other)
        return shared > 90
          ? [`${label.text.en} and ${labels[i + 1 + k]?.text.en ?? ''}: ${Math.round(shared)}`]
          : []
      }),
    )
    expect(clashes).toEqual([])
  })
})
