/** Golden playthroughs as tests: whole games as text that people can read, played as they were. */
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { difference } from '../testing/index.ts'

interface Golden {
  /** the folder of the texts */
  readonly folder: URL
  readonly games: readonly { readonly scenario: string; readonly seed: string }[]
  /** the whole game as text */
  readonly play: (scenario: string, seed: string) => string
  /** types of events that the games show between them */
  readonly shown: readonly string[]
}

const isUpdate = process.env.UPDATE_GOLDEN === '1'
const HOW_TO_UPDATE = 'If the change is meant: UPDATE_GOLDEN=1 npx vitest run golden'
const MOST_LETTERS = 250_000

export function goldenSuite({ folder, games, play, shown }: Golden): void {
  const played = games.map(({ scenario, seed }) => ({
    name: `${scenario} with seed ${seed}`,
    file: new URL(`${scenario}-${seed}.txt`, folder),
    text: play(scenario, seed),
  }))

  describe.each(played)('the game of $name', ({ file, text }) => {
    if (isUpdate) writeFileSync(file, text)

    it('is played as it was', () => {
      const changed = difference(readFileSync(file, 'utf8'), text)
      if (changed !== undefined) expect.fail(`${file.pathname} ${changed}\n${HOW_TO_UPDATE}`)
    })

    it('is short enough to be read', () => {
      expect(text.length).toBeLessThan(MOST_LETTERS)
    })
  })

  describe('the golden games together', () => {
    const all = played.map(({ text }) => text).join('')

    it.each(shown)('show %s', (type) => {
      expect(all).toMatch(new RegExp(`^ {2}\\S+ ${type}( |$)`, 'm'))
    })
  })
}
