import { readFileSync, writeFileSync } from 'node:fs'
import { difference } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { golden } from './golden/playthrough.ts'

const GOLDEN = [
  { scenario: 'marne', seed: '4' },
  { scenario: 'what-if', seed: '4' },
]

const isUpdate = process.env.UPDATE_GOLDEN === '1'
const HOW_TO_UPDATE =
  'If the change is meant: UPDATE_GOLDEN=1 npx vitest run packages/games/grand-illusion/test/golden.test.ts'

const games = GOLDEN.map(({ scenario, seed }) => ({
  scenario,
  file: new URL(`./golden/${scenario}-${seed}.txt`, import.meta.url),
  played: golden(scenario, seed),
}))

describe.each(games)('the game of $scenario', ({ file, played }) => {
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
  const all = games.map(({ played }) => played).join('')

  it.each([
    'marched',
    'arrived',
    'battle-began',
    'fortune-rolled',
    'board-set',
    'fired',
    'unit-disrupted',
    'piece-eliminated',
    'retreated',
    'bombarded',
    'besieged',
    'control-changed',
    'withdrawal-ended',
    'options-revealed',
  ])('show %s', (type) => {
    expect(all).toMatch(new RegExp(`^ {2}\\S+ ${type}( |$)`, 'm'))
  })
})
