import { sheet as map } from '@sandtable/battle-for-galicia/sheet'
import { sheet as points } from '@sandtable/illusions-of-glory/sheet'
import type { LabelKind, MapLabel } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import {
  canLift,
  grownNames,
  isNamed,
  isTown,
  labelRect,
  labelScale,
  liftOn,
  tagPlace,
} from '../../board/label-layout.ts'
import { overlap } from '../../board/placing.ts'
import { at, battleForGaliciaSheet } from './battle-for-galicia-sheet.ts'

const towns = map.labels.filter(({ kind }) => ['town', 'victory-town', 'fortress'].includes(kind))
const label = (kind: LabelKind, x: number, name: string, tag?: string): MapLabel => ({
  kind,
  x,
  y: 100,
  text: { en: name, ja: name },
  ...(tag === undefined ? {} : { tag }),
})

describe('names of towns', () => {
  it('from afar are those of lit places, and of great towns wherever they lie', () => {
    const lesser = points.labels.filter(({ kind }) => kind === 'town')
    const stryj = points.labels.find(({ text }) => text.en === 'Stryj')
    const lit = new Set(stryj ? [points.spaceAt(stryj.x, stryj.y - points.spaceWidth * 0.3)] : [])
    expect(lesser.filter((name) => isNamed(points, name, lit)).map(({ text }) => text.en)).toEqual(['Stryj'])
    expect(lesser.filter((name) => !isNamed(points, name, undefined))).toEqual([])
    const great = points.labels.filter((name) => isTown(name) && name.kind !== 'town')
    expect(great.every((name) => isNamed(points, name, new Set()))).toBe(true)
  })

  it.each(['en', 'ja'] as const)('never run into each other at any zoom (%s)', (language) => {
    for (const scale of [0.4, 0.55, 0.65, 0.8, 1]) {
      const grown = [...grownNames(towns, language, labelScale(scale))]
      const rects = grown.map(([name, growth]) => labelRect(name, language, growth))
      const hits = rects.flatMap((a, n) => rects.slice(n + 1).filter((b) => overlap(a, b) > 0))
      expect(hits, `at ${scale}`).toEqual([])
    }
  })

  it.each(['en', 'ja'] as const)('of victory towns and fortresses are always there (%s)', (language) => {
    for (const growth of [1, 1.2, 1.55, 2.1]) {
      const grown = grownNames(towns, language, growth)
      const missing = towns.filter((name) => name.kind !== 'town' && !grown.has(name))
      expect(missing.map(({ text }) => text.en)).toEqual([])
    }
  })

  it.each(['en', 'ja'] as const)('of a map of points are all there from close by (%s)', (language) => {
    const all = points.labels.filter(isTown)
    const grown = grownNames(all, language, 1, liftOn(points))
    expect(all.filter((name) => !grown.has(name)).map(({ text }) => text[language])).toEqual([])
  })

  it('grow less where there is no room for more, before they are left out', () => {
    const [plain, great] = [label('town', 100, 'Trawniki'), label('victory-town', 184, 'Krasnostaw')]
    const grown = grownNames([plain, great], 'en', 1.2)
    expect([grown.get(great), (grown.get(plain) ?? 0) < 1.2, grown.has(plain)]).toEqual([1.2, true, true])
  })

  it('give way to those worth points', () => {
    const [plain, great] = [label('town', 100, 'Trawniki'), label('victory-town', 140, 'Krasnostaw', '3/1')]
    expect([...grownNames([plain, great], 'en', 1).keys()]).toEqual([great])
  })

  it('end where their tag begins, both together in the middle', () => {
    const { name, tag } = tagPlace(label('victory-town', 0, 'Lublin', '10/2'), 'en')
    expect(tag).toBeGreaterThan(name)
    const { x, width } = labelRect(label('victory-town', 0, 'Lublin', '10/2'), 'en', 1)
    expect(x + width).toBeCloseTo(tag + 28)
  })

  it('lie closer to a free town, unless they would cover the counters beside it', () => {
    const here = at('11.15')
    const beside = battleForGaliciaSheet.neighbour(here, 0)
    expect(canLift(battleForGaliciaSheet, here, 60, new Set())).toBe(true)
    expect(canLift(battleForGaliciaSheet, here, 60, new Set([here]))).toBe(false)
    expect(canLift(battleForGaliciaSheet, here, 60, new Set([beside]))).toBe(true)
    expect(canLift(battleForGaliciaSheet, here, 120, new Set([beside]))).toBe(false)
  })
})
