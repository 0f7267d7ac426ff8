import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { difference } from '@sandtable/kernel/testing'
import { golden } from './golden/playthrough.ts'

const GOLDEN = [
  { scenario: 'krasnik', seed: '2' },
  { scenario: 'lemberg', seed: '2' },
]

const isUpdate = process.env.UPDATE_GOLDEN === '1'
const HOW_TO_UPDATE =
  'If the change is meant: UPDATE_GOLDEN=1 npx vitest run packages/games/battle-for-galicia/test/golden.test.ts'

const fileOf = (scenario: string, seed: string): URL =>
  new URL(`./golden/${scenario}-${seed}.txt`, import.meta.url)

describe.each(GOLDEN)('the game of $scenario with seed $seed', ({ scenario, seed }) => {
  const played = golden(scenario, seed)
  const file = fileOf(scenario, seed)
  if (isUpdate) writeFileSync(file, played)

  it('is played as it was', () => {
    const changed = difference(readFileSync(file, 'utf8'), played)
    if (changed !== undefined) expect.fail(`${file.pathname} ${changed}\n${HOW_TO_UPDATE}`)
  })

  it('is short enough to be read', () => {
    expect(played.length).toBeLessThan(250_000)
  })
})

describe('the golden games together', () => {
  const all = GOLDEN.map(({ scenario, seed }) => golden(scenario, seed)).join('')

  it.each([
    'moved',
    'reacted',
    'combat-rolled',
    'losses-rolled',
    'retreated',
    'advanced',
    'ce-lost',
    'step-lost',
    'eliminated',
    'points-scored',
    'game-ended',
  ])('show %s', (type) => {
    expect(all).toMatch(new RegExp(`^ {2}\\S+ ${type} `, 'm'))
  })
})
