/** The key to signs, and what units and forts are called. */
import { LANGUAGES } from '@sandtable/kernel'
import { astrayIn } from '@sandtable/presentation/suite'
import { ruleIdsIn } from '@sandtable/reader/rulebook-files'
import { describe, expect, it } from 'vitest'
import { isHa, piece } from '../../pieces.ts'
import { counterKey } from '../../table/counter-key.ts'
import { plainFace } from '../../table/counters.ts'
import { methods } from '../../table/methods.ts'
import { pieceName } from '../../text/shape.ts'
import { StagedScene as Board } from '../scene.ts'
import { sceneOf } from './scenes.ts'

const known = ruleIdsIn(new URL('../../', import.meta.url))

describe.each(LANGUAGES)('the key to signs (%s)', (language) => {
  const key = counterKey(language)
  const { kinds } = key

  it('says every thing once, and where the rules have it', () => {
    expect(astrayIn(key, known)).toEqual([])
  })

  it('shows every arm, both sides of a counter, and every colour', () => {
    const faces = kinds.map(({ face }) => face)
    const symbols = new Set(faces.map(({ symbol }) => symbol))
    expect([...symbols].sort()).toEqual(['artillery', 'cavalry', 'fort', 'hq', 'infantry', 'mountain'])
    expect(faces.filter(({ reduced }) => reduced === true).length).toBeGreaterThanOrEqual(4)
    expect(new Set(faces.map(({ nation }) => nation)).size).toBe(7)
    expect(faces.some(({ ring }) => ring === 'red')).toBe(true)
  })
})

describe('pieces', () => {
  it('§2.4.ha that have fired show no bombardment value', () => {
    const guns = piece('g-ha420')
    expect(isHa(guns)).toBe(true)
    expect([plainFace(guns).figures.length, plainFace(guns, 1).figures]).toEqual([2, [1]])
  })

  it('are named as people speak of them', () => {
    expect(pieceName(piece('fort-maubeuge'), 'en')).toBe('the fort of Maubeuge')
    expect(pieceName(piece('fort-maubeuge'), 'ja')).toBe('モーブージュ要塞')
    expect(pieceName(piece('g-ii'), 'en')).toBe('German II Corps')
    expect(pieceName(piece('f-hq-alsace'), 'ja')).toBe('フランス軍アルザス方面軍司令部')
  })

  it('§8.4.6.b stacks of both sides show how many they are; only the viewer’s are their own', () => {
    const board = new Board({
      pieces: { 'g-ii': '82', 'g-iii': '82', 'f-i': '54', 'f-iii': '54' },
      side: 'GE',
    })
    const stacks = methods.stacks(sceneOf(board.play, 1, 'en'))
    const pairs = stacks.filter(({ counters }) => counters.length === 2)
    expect(pairs.map(({ more, own }) => [more, own])).toEqual([
      [false, false],
      [false, true],
    ])
  })
})
