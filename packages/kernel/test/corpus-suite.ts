/** The kept games of a game as tests: they are played as they were, or the edition says that they are not. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Corpus, differenceOf } from '../corpus/index.ts'
import { type Game, optionsIn } from '../index.ts'

const CHANGELOG = new URL('../../../CHANGELOG.md', import.meta.url)

const howTo = ({ id, edition }: Game): string =>
  `Recorded games of ${id} play differently. If that is meant: raise "edition" to ${edition + 1}, run ` +
  `npx sandtable corpus ${id} --renew, and say why in CHANGELOG.md.`

/** Every scenario, and every value of an option that some scenario allows. */
const kindsOf = (game: Game): string[] => [
  ...game.scenarios.map(({ id }) => id),
  ...game.scenarios.flatMap((scenario) =>
    optionsIn(game, scenario).flatMap(({ id, values }) => values.map((value) => `${id}=${value.id}`)),
  ),
]

export function corpusSuite(game: Game, file: URL): void {
  const corpus = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Corpus

  it('is of this edition of the game', () => {
    expect({ game: corpus.game, edition: corpus.edition }).toEqual({ game: game.id, edition: game.edition })
  })

  it('has a game of every scenario and with every option', () => {
    const met = corpus.games.flatMap(({ scenario, options }) => [
      scenario,
      ...Object.entries(options).map(([id, value]) => `${id}=${value}`),
    ])
    expect(met).toEqual(expect.arrayContaining(kindsOf(game)))
  })

  it('has its edition in the changelog', () => {
    expect(readFileSync(CHANGELOG, 'utf8')).toContain(`${game.title.en}, edition ${game.edition}`)
  })

  describe.each(corpus.games.map((kept, index) => ({ kept, name: `game ${index + 1}, ${kept.scenario}` })))(
    '$name',
    ({ kept }) => {
      it('is played as it was', () => {
        const difference = differenceOf(game, kept)
        if (difference !== undefined) expect.fail(`${difference}\n${howTo(game)}`)
      })
    },
  )
}
