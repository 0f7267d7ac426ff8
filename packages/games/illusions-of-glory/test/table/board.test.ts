/** Stacks, counters and markers on the map. */
import { describe, expect, it } from 'vitest'
import { idOfSpace, space } from '../../map.ts'
import { piece } from '../../pieces.ts'
import { GREEKS } from '../../state.ts'
import { colourOf } from '../../table/counters.ts'
import { marks } from '../../table/marks.ts'
import { sheet } from '../../table/sheet.ts'
import { atEdge, spotsFor } from '../../table/spots.ts'
import { stacks } from '../../table/stacks.ts'
import { StagedScene as Board } from '../scene.ts'
import { randomMatch, sceneOf, scenes } from './scenes.ts'

const counterOn = (board: Board, id: string) =>
  stacks(sceneOf(board.play, 0, 'en'))
    .flatMap(({ counters }) => counters)
    .find(({ unit }) => unit === piece(id))

describe('stacks', () => {
  it('hold every piece on the map once, each in a place of its own', { timeout: 120_000 }, () => {
    for (const scene of scenes([0, 4], 700, 97, 'en')) {
      const found = stacks(scene)
      const pieces = found.flatMap(({ counters }) => counters.map(({ unit }) => unit))
      expect(new Set(pieces).size).toBe(pieces.length)
      expect(pieces).toHaveLength([...scene.state.where].filter((x) => x >= 0).length)
      const places = found.map(({ space: x, spot }) => `${x} ${spot?.dx} ${spot?.dy}`)
      expect(new Set(places).size).toBe(places.length)
    }
  })

  it('lie clear of each other, however many share a space', () => {
    for (let count = 1; count <= 9; count++) {
      const spots = spotsFor(space('Moscow'), count)
      expect(spots).toHaveLength(count)
      for (const a of spots)
        for (const b of spots)
          if (a !== b)
            expect(Math.max(Math.abs(a.dx - b.dx), Math.abs(a.dy - b.dy))).toBeGreaterThanOrEqual(a.size)
    }
  })

  it('and markers know the boxes of the map', () => {
    for (const [x, { outline = sheet.outline }] of sheet.spaces.entries()) {
      const { dx, dy } = atEdge(x, { dx: 0.5, dy: 0.5, size: 0.3 })
      expect(dx * sheet.spaceWidth, idOfSpace(x)).toBeCloseTo(Math.max(...outline.map((point) => point.x)))
      expect(dy * sheet.spaceWidth, idOfSpace(x)).toBeCloseTo(Math.max(...outline.map((point) => point.y)))
    }
  })

  it('§10.4.a §9.4.1.b lie apart by side and by stack in a region', () => {
    const board = new Board({
      pieces: {
        RU_XX: { at: 'Moscow', stack: 1 },
        RU_II: { at: 'Moscow', stack: 2 },
        RU_III: 'Moscow',
        AH_IV: 'Moscow',
      },
    })
    const here = stacks(sceneOf(board.play, 0, 'en')).filter(({ space: x }) => x === space('Moscow'))
    expect(here.map(({ own, counters }) => [own, counters.length])).toEqual([
      [true, 1],
      [true, 1],
      [true, 1],
      [false, 1],
    ])
  })
})

describe('counters', () => {
  it('§3.2.1 show factors, both faces and the class by the box of the symbol', () => {
    const board = new Board({
      pieces: {
        RU_XX: 'Lutsk',
        RU_Guard: 'Lutsk',
        GE_HQ_Mackensen: 'Krakow',
        GE_GuardRes: { at: 'Krakow', reduced: true },
      },
    })
    expect(counterOn(board, 'RU_XX')?.face).toMatchObject({
      nation: 'russia',
      figures: [3, 2, 3],
      field: 'white',
      size: 'XXX',
      steps: 2,
    })
    expect(counterOn(board, 'RU_Guard')?.face).toMatchObject({ field: 'blue' })
    expect(counterOn(board, 'GE_GuardRes')?.face).toMatchObject({ field: 'brown', reduced: true, steps: 1 })
    expect(counterOn(board, 'GE_HQ_Mackensen')?.face).toMatchObject({ symbol: 'hq', figures: ['(+2)', 4] })
  })

  it('§3.2.1.h §3.2.2 §26.3 have the colours of their nations', () => {
    expect(colourOf(piece('GE_AH_SudArmy'), 1)).toBe('germany+austria-hungary')
    expect(colourOf(piece('AH_uprising.1'), 3)).toBe('uprising-ah')
    expect(colourOf(piece('GR_II'), GREEKS)).toBe('greece-neutral')
    expect(colourOf(piece('GR_II'), 0)).toBe('greece')
    expect(colourOf(piece('GR_II'), 1)).toBe('greece-central')
  })

  it('§14.3 say when they are out of supply', () => {
    const board = new Board({ pieces: { RU_XX: 'Vienna' } })
    const counter = counterOn(board, 'RU_XX')
    expect(counter?.face.marks.supply).toBe('out')
    expect(counter?.name).toContain('out of supply')
  })
})

describe('markers', () => {
  it('§11.2 §19 §20 §9.4.3.a lie where control, works and orders are', () => {
    const board = new Board({
      pieces: { RU_XX: 'Tarnopol', GE_XVII: 'Warsaw', AH_IV: 'Lublin' },
      markers: { Lublin: 'AH' },
      trenches: { Tarnopol: ['AP', 1] },
      destroyed: ['Lutsk'],
      orders: { Tarnopol: 'attack', Lublin: 'move' },
      side: 'CP',
    })
    const found = marks(sceneOf(board.play, 1, 'en'))
    const at = (id: string): string[] =>
      found
        .filter(({ space: x }) => x === space(id))
        .map(({ kind }) => kind)
        .sort()
    expect(at('Tarnopol')).toContain('trench')
    expect(at('Tarnopol')).toContain('battle')
    expect(at('Lublin')).toEqual(['active', 'control'])
    expect(at('Lutsk')).toEqual(['destroyed'])
    expect(at('Warsaw')).toEqual(['siege'])
  })

  it('§26.4 say nothing of the ground a nation brings along', () => {
    const board = new Board({ status: { IT: 'at-war' } })
    expect(marks(sceneOf(board.play, 0, 'en'))).toMatchObject([{ space: space('Doiran'), kind: 'trench' }])
  })

  it('are few at the start of every scenario', () => {
    for (let number = 0; number < 12; number += 4) {
      const scene = sceneOf(randomMatch(number, 0).play, 0, 'ja')
      const places = marks(scene).map(({ space: x, kind }) => `${x} ${kind}`)
      expect(new Set(places).size).toBe(places.length)
    }
  })
})
