import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { playthrough } from './golden/playthrough.ts'

const GOLDEN = [
  { scenario: 'krasnik', seed: '2' },
  { scenario: 'lemberg', seed: '2' },
]

const isUpdate = process.env.UPDATE_GOLDEN === '1'
const HOW_TO_UPDATE =
  'If the change is meant: UPDATE_GOLDEN=1 npx vitest run packages/games/battle-for-galicia/test/golden.test.ts'

const fileOf = (scenario: string, seed: string): URL =>
  new URL(`./golden/${scenario}-${seed}.txt`, import.meta.url)

/** The decision in which two texts part, and the first lines that differ. */
function difference(name: string, kept: readonly string[], played: readonly string[]): string {
  const at = played.findIndex((line, i) => line !== kept[i])
  const line = at < 0 ? played.length : at
  const context = kept.slice(0, line).findLast((each) => /^\d+\. /.test(each)) ?? 'the set-up'
  const [was, is] = [kept, played].map((lines) => lines[line] ?? '(nothing)')
  return `${name} line ${line + 1}, in decision ${context}\n- ${was ?? ''}\n+ ${is ?? ''}\n${HOW_TO_UPDATE}`
}

describe.each(GOLDEN)('the game of $scenario with seed $seed', ({ scenario, seed }) => {
  const played = playthrough(scenario, seed)
  const file = fileOf(scenario, seed)
  if (isUpdate) writeFileSync(file, played)

  it('is played as it was', () => {
    const kept = readFileSync(file, 'utf8')
    if (kept !== played)
      expect.fail(difference(`golden/${scenario}-${seed}.txt`, kept.split('\n'), played.split('\n')))
  })

  it('is short enough to be read', () => {
    expect(played.length).toBeLessThan(250_000)
  })
})

describe('the golden games together', () => {
  const all = GOLDEN.map(({ scenario, seed }) => playthrough(scenario, seed)).join('')

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
