/** What the ear is told of the map. */
import { describe, expect, it } from 'vitest'
import { hex } from '../../map.ts'
import { methods } from '../../table/methods.ts'
import { randomMatch, sceneOf } from './scenes.ts'

const scene = (language: 'en' | 'ja') => sceneOf(randomMatch(1, 1).play, 0, language)

describe('a hex for the ear', () => {
  it('has its terrain and its neighbours, with the rivers between', () => {
    const { ground, ways } = methods.spoken?.(scene('en'), hex('2.16')) ?? { ground: '', ways: [] }
    expect(ground).toMatch(/^(?:clear|forest|marsh)/)
    expect(ways).toHaveLength(6)
    expect(ways.find(({ to }) => to === hex('2.17'))?.by).toMatch(/^across the San/)
  })

  it('has them in Japanese', () => {
    const { ways } = methods.spoken?.(scene('ja'), hex('2.16')) ?? { ways: [] }
    expect(ways.find(({ to }) => to === hex('2.17'))?.by).toMatch(/^サン川の対岸/)
  })
})

it('every counter’s name says its side', () => {
  const sides = methods
    .stacks(scene('en'))
    .flatMap(({ side = '?', counters }) => counters.map(({ name }) => name.includes(`, ${side},`)))
  expect(sides.length).toBeGreaterThan(20)
  expect(sides.every(Boolean)).toBe(true)
})
