/** What the ear is told of the map. */
import { expect, it } from 'vitest'
import { space } from '../../map.ts'
import { GREEKS } from '../../state.ts'
import { methods } from '../../table/methods.ts'
import { seenPieces } from '../../table/seen-pieces.ts'
import { randomMatch, sceneOf } from './scenes.ts'

const scene = (language: 'en' | 'ja') => sceneOf(randomMatch(1, 1).play, 0, language)

it('a space has its ground, whose it is, its fort, and the ways out of it', () => {
  const { ground, ways } = methods.spoken?.(scene('en'), space('Posen')) ?? { ground: '', ways: [] }
  expect(ground).toBe('clear, victory space, in the hands of the Central Powers, fort of CF 1')
  expect(ways.find(({ to }) => to === space('Kalisz'))?.by).toBe('by mixed-gauge railway')
  const japanese = methods.spoken?.(scene('ja'), space('Posen'))
  expect(japanese?.ground).toBe('平地、VPスペース、中欧列強支配、要塞（戦闘値1）')
  expect(japanese?.ways.find(({ to }) => to === space('Kalisz'))?.by).toBe('混合軌鉄道')
})

it('§26.3.1.a neutral Greeks are nobody’s enemy', () => {
  const now = scene('en')
  const greeks = new Set(seenPieces(now).flatMap(({ piece, camp }) => (camp === GREEKS ? [piece] : [])))
  const isGreek = (counters: readonly { readonly unit: number }[]): boolean =>
    counters.some(({ unit }) => greeks.has(unit))
  for (const { counters, isNeutral, side } of methods.stacks(now))
    expect([isNeutral === true, side === 'Greece']).toEqual(Array(2).fill(isGreek(counters)))
})
