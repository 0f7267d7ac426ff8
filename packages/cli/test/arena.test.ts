import { readdirSync } from 'node:fs'
import { GAMES } from '@sandtable/games'
import { describe, expect, it } from 'vitest'
import { diceGame } from '../../bots/test/dice-game.ts'
import { DICE_MIND } from '../../bots/test/dice-mind.ts'
import { arenaJson } from '../arena/arena-json.ts'
import { botNames, progressLine, Standings, timeLeft } from '../arena/standings.ts'
import { type Figures, figuresOf } from '../arena/figures.ts'
import { arenaLines } from '../arena/report.ts'
import { chooseScenario } from '../find-game.ts'
import { findMind } from '../find-mind.ts'
import type { Played } from '../selfplay/played.ts'
import { runHere } from '../selfplay/play-series.ts'
import { type Mirrored, pairsOf, type Seated, seatedIn } from '../selfplay/seating.ts'
import type { Series } from '../selfplay/series.ts'
import { cli, cliJson, GAME, scratch } from './cli.ts'

interface ArenaJson {
  readonly games: number
  readonly finished: number
  readonly wins: Readonly<Record<string, number>>
  readonly draws: number
  readonly interval: readonly [number, number]
  readonly bySeat: Readonly<Record<string, { readonly wins: number }>>
  readonly decisionsPerSecond: number
}

const only = chooseScenario(diceGame, undefined)

const mirrored = (each: number, ...bots: Mirrored['bots']): Mirrored => ({ kind: 'mirrored', bots, each })

/** An arena on the game of dice, which is over in no time. */
async function arena(
  seating: Mirrored,
): Promise<{ standings: Standings; games: Played[]; figures: Figures }> {
  const series: Series = {
    game: diceGame,
    scenario: only,
    options: {},
    seed: 'test',
    seating,
    mind: DICE_MIND,
    keepRecords: true,
  }
  const standings = new Standings(series.scenario, seating)
  const games: Played[] = []
  const count = pairsOf(seating.bots.length).length * seating.each
  await runHere(series, count, new AbortController().signal, (played) => {
    games.push(played)
    standings.add(played)
  })
  return { standings, games, figures: figuresOf(standings, series.scenario) }
}

const seedIn = ({ record = '' }: Played): string => (JSON.parse(record) as { seed: string }).seed

describe('the seats of an arena', () => {
  const seated = (seating: Mirrored, games: number): Seated[] =>
    Array.from({ length: games }, (_, i) => seatedIn(seating, 2, i + 1))

  it('are exchanged for each two games of the same dice', () => {
    expect(seated(mirrored(4, 'hard', 'easy'), 4)).toEqual([
      { dice: 1, bots: [0, 1] },
      { dice: 1, bots: [1, 0] },
      { dice: 2, bots: [0, 1] },
      { dice: 2, bots: [1, 0] },
    ])
  })

  it('leave an odd last game without counterpart', () => {
    expect(seated(mirrored(3, 'hard', 'easy'), 3).at(-1)).toEqual({ dice: 2, bots: [0, 1] })
  })

  it('bring every two of several together', () => {
    const met = seated(mirrored(1, 'hard', 'easy', 'random'), 3).map(({ bots }) => bots)
    expect(met).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
  })
})

describe('an arena', () => {
  it('counts wins by bot and by side, and says who is stronger', async () => {
    const { standings, games, figures } = await arena(mirrored(20, 'normal', 'easy'))
    const { wins, draws } = arenaJson(standings.tally, figures) as unknown as ArenaJson
    expect(games).toHaveLength(20)
    expect((wins.normal ?? 0) + (wins.easy ?? 0) + draws).toBe(20)
    expect(wins.normal).toBeGreaterThan(16)
    expect(figures.first.interval.low).toBeGreaterThan(0.6)
    expect(figures.seats.reduce((sum, seat) => sum + seat.wins, 0) + draws).toBe(20)
    expect(figures.bots.every(({ secondsPerGame }) => secondsPerGame > 0)).toBe(true)
    expect(figures.bots.every(({ longest, seconds }) => longest > 0 && longest < seconds)).toBe(true)
  })

  it('plays each two games with the same dice', async () => {
    const { games } = await arena(mirrored(4, 'normal', 'easy'))
    const [a, b, c, d] = games.map(seedIn)
    expect(a).toBe(b)
    expect(c).toBe(d)
    expect(a).not.toBe(c)
  })

  it('plays the same games again', async () => {
    const records = async () => (await arena(mirrored(3, 'hard', 'random'))).games.map(({ record }) => record)
    expect(await records()).toEqual(await records())
  })

  it('plays different games with one bot twice, and tells the two apart', async () => {
    const { games, figures } = await arena(mirrored(2, 'random', 'random'))
    expect(games[0]?.record).not.toBe(games[1]?.record)
    expect(figures.bots.map(({ name }) => name)).toEqual(['random', 'random (2)'])
  })

  it('ranks several by Elo', async () => {
    const { standings, figures } = await arena(mirrored(10, 'easy', 'random', 'normal'))
    const [easy, random, normal] = figures.bots.map(({ elo }) => elo)
    expect(normal).toBeGreaterThan(random ?? 0)
    expect(random).toBeGreaterThan(easy ?? 0)
    const lines = arenaLines(figures)
    expect(lines.slice(1, 4).map((line) => line.split(' ')[0])).toEqual(['normal', 'random', 'easy'])
    expect(lines.join('\n')).toContain('easy against random: ')
    expect(progressLine(standings, 30)).toMatch(/30\/30 games: easy .*, about 0 s left$/)
  })

  it('gives a report in words that holds no nonsense', async () => {
    for (const bots of [
      ['easy', 'normal'],
      ['random', 'random'],
    ] as const) {
      const { figures } = await arena(mirrored(5, ...bots))
      const text = arenaLines(figures).join('\n')
      expect(text).toContain('95 percent interval')
      expect(text).not.toMatch(/NaN|undefined|\+-/)
    }
  })

  it('has something to say even before the first game', () => {
    const standings = new Standings(only, mirrored(5, 'hard', 'easy'))
    expect(progressLine(standings, 5)).toContain('0/5 games: hard 0, easy 0')
    const figures = figuresOf(standings, only)
    expect(arenaLines(figures).join('\n')).not.toMatch(/NaN|undefined/)
    expect(arenaJson(standings.tally, figures)).toMatchObject({ games: 0, interval: [0, 1], draws: 0 })
  })

  it('counts a game that did not end for nobody', () => {
    const standings = new Standings(only, mirrored(2, 'hard', 'easy'))
    standings.add({ number: 1, decisions: 9, result: undefined, winners: [], seconds: [1, 2] })
    expect(standings.tally).toMatchObject({ games: 1, finished: 0 })
    expect(standings.bots[0]).toMatchObject({ wins: 0, draws: 0, losses: 0, seconds: 1 })
  })
})

describe('small things of the arena', () => {
  it('numbers bots of one level', () => {
    expect(botNames(['hard', 'easy', 'hard', 'hard'])).toEqual(['hard', 'easy', 'hard (2)', 'hard (3)'])
  })

  it.each([
    [3.2, 'about 4 s left'],
    [125, 'about 2 min left'],
    [9000, 'about 2.5 h left'],
  ])('foretells %f seconds as "%s"', (seconds, text) => {
    expect(timeLeft(seconds)).toBe(text)
  })

  it('knows the bots of the games, and says so where there are none', async () => {
    const withBots = GAMES.filter(({ mind }) => mind)
    expect(withBots.length).toBeGreaterThan(1)
    for (const game of await Promise.all(withBots.map(({ game }) => game())))
      expect((await findMind(game)).game.id).toBe(game.id)
    await expect(findMind(diceGame)).rejects.toThrow('there are no bots for dice yet')
  })
})

describe('the command', () => {
  const argv = ['arena', GAME, '--scenario', 'krasnik', '--seats', 'easy,random']

  it('plays, keeps records and prints JSON', async () => {
    const dir = scratch()
    const json = await cliJson<ArenaJson>([...argv, '--games', '2', '--record', dir])
    expect(json).toMatchObject({ games: 2, finished: 2, interrupted: false })
    expect((json.wins.easy ?? 0) + (json.wins.random ?? 0) + json.draws).toBe(2)
    expect(Object.keys(json.bySeat)).toEqual(['AH', 'RU'])
    expect(json.interval[0]).toBeLessThan(json.interval[1])
    expect(json.decisionsPerSecond).toBeGreaterThan(0)
    const records = readdirSync(dir).map((name) => `${dir}/${name}`)
    expect(records).toHaveLength(2)
    for (const record of records) expect((await cli(['verify', record])).code).toBe(0)
  })

  it('comes to the same on several cores', async () => {
    const figures = async (more: readonly string[]) => {
      const { wins, draws, bySeat } = await cliJson<ArenaJson>([...argv, '--games', '3', ...more])
      return { wins, draws, bySeat }
    }
    expect(await figures(['--parallel', '2'])).toEqual(await figures([]))
  })

  it('speaks to people, too', async () => {
    const { code, out } = await cli([...argv, '--games', '1'])
    expect(code).toBe(0)
    expect(out).toContain('1 of 1 games finished')
    expect(out).toContain('By side: AH ')
  })

  it('lets bots sit down to selfplay', async () => {
    const seats = ['--scenario', 'krasnik', '--seats', 'easy,random', '--games', '1']
    expect(await cliJson<object>(['selfplay', GAME, ...seats])).toMatchObject({ games: 1, finished: 1 })
  })
})
