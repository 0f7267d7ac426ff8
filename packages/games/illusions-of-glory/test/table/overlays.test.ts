/** What can be laid over the map, and what of it is closed. */
import type { OverlayLayer } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { NEIGHBOURS, space, spaceData } from '../../map.ts'
import { overlay } from '../../table/overlays/overlays.ts'
import { printedSigns } from '../../table/methods.ts'
import { report } from '../../table/report.ts'
import { StagedScene as Board } from '../scene.ts'
import { sceneOf } from './scenes.ts'

const layerOf = (board: Board, id: string, kind: OverlayLayer['kind'], at?: string, seat = 0) =>
  overlay(sceneOf(board.play, seat, 'en'), id, at === undefined ? undefined : space(at)).layers.find(
    (layer) => layer.kind === kind,
  )

describe('overlays', () => {
  it('§14 show lines, sources and who is out of supply, for both sides', () => {
    const board = new Board({ pieces: { RU_XX: 'Vienna', RU_II: 'Rovno', AH_IV: 'Lemberg' } })
    expect(layerOf(board, 'supply', 'supply-out')?.spaces).toContain(space('Vienna'))
    expect(layerOf(board, 'supply', 'supply-in')?.spaces).toContain(space('Rovno'))
    expect(layerOf(board, 'supply', 'supply-in')?.notes?.map(({ text }) => text)).toContain('RU')
    expect(layerOf(board, 'enemySupply', 'supply-in')?.spaces).toContain(space('Lemberg'))
    const line = layerOf(board, 'supply', 'rail', 'Rovno')?.lines?.[0]
    expect(line?.[0]).toBe(space('Rovno'))
    expect(spaceData(line?.at(-1) ?? 0).supply).toContain('RU')
  })

  it('§14.1.1.c draw lines along connections', () => {
    const board = new Board({ pieces: { RU_XX: 'Odessa', RU_II: 'Rovno' } })
    for (const x of ['Odessa', 'Rovno']) {
      const [line = []] = layerOf(board, 'supply', 'rail', x)?.lines ?? []
      for (const [i, at] of line.slice(1).entries()) expect(NEIGHBOURS[line[i] as number]).toContain(at)
    }
  })

  it('§11 tell how far units get, whoever looks', () => {
    const board = new Board({ pieces: { RU_XX: 'Rovno' } })
    const notes = layerOf(board, 'reach', 'range', 'Rovno')?.notes ?? []
    expect(Math.max(...notes.map(({ text }) => Number(text)))).toBe(3)
    expect(layerOf(board, 'reach', 'range', 'Rovno', 1)?.notes).toEqual(notes)
    expect(layerOf(board, 'reach', 'range', 'Pinsk')).toBeUndefined()
  })

  it('§10.1 tell full spaces from those with room', () => {
    const board = new Board({
      pieces: { RU_XX: 'Rovno', RU_II: 'Lublin', RU_III: 'Lublin', RU_IV: 'Lublin' },
    })
    expect(layerOf(board, 'stacking', 'range')?.spaces).toEqual([space('Rovno')])
    expect(layerOf(board, 'stacking', 'supply-low')?.spaces).toEqual([space('Lublin')])
  })

  it('§5.1.1 name victory spaces by their holder', () => {
    const board = new Board({ pieces: { AH_IV: 'Lublin' }, markers: { Lublin: 'AH' } })
    expect(layerOf(board, 'victory', 'control-b')?.spaces).toContain(space('Lublin'))
    expect(layerOf(board, 'victory', 'control-b')?.notes).toContainEqual({
      space: space('Lublin'),
      text: 'will RU',
    })
  })
})

describe('what is closed', () => {
  it('§26 §25.2.1 are neutrals and the sea without a landing', () => {
    const closed = (board: Board): readonly number[] =>
      printedSigns(sceneOf(board.play, 0, 'en'))[0]?.spaces ?? []
    const before = closed(new Board({}))
    expect(before).toContain(space('Bucharest'))
    expect(before).not.toContain(space('Salonika'))
    const after = closed(new Board({ status: { RO: 'at-war' } }))
    expect(after).not.toContain(space('Bucharest'))
  })

  it('is told of in the inspector', () => {
    const { id, facts } = report(sceneOf(new Board({}).play, 0, 'en'), space('Bucharest'))
    expect(id).toBe('Romania')
    expect(facts.find(({ label }) => label === 'Place')?.line.text).toBe('neutral')
  })
})
