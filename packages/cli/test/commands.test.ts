import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../commands/all.ts'
import { findGame } from '../find-game.ts'
import { cli, cliJson, GAME, scratch } from './cli.ts'

interface GameJson {
  readonly id: string
  readonly title: { readonly en: string; readonly ja: string }
  readonly scenarios: readonly { readonly id: string; readonly seats: readonly string[] }[]
}

describe('help', () => {
  it('shows all commands when nothing is asked', async () => {
    const { code, out } = await cli([])
    expect(code).toBe(0)
    for (const { name } of COMMANDS) expect(out).toContain(`  ${name}`)
  })

  it.each(COMMANDS.map(({ name }) => name))('has a page for %s, as text and as JSON', async (name) => {
    const page = await cli(['help', name])
    expect(page).toEqual(await cli([name, '--help']))
    expect(page.out).toContain(`Usage: sandtable ${name}`)
    expect(await cliJson<object>(['help', name])).toMatchObject({ name })
  })

  it('tells the version', async () => {
    expect((await cli(['--version'])).out).toMatch(/^sandtable \d+\.\d+\.\d+\n$/)
  })
})

describe('games', () => {
  it('lists games with scenarios, seats and titles in both languages', async () => {
    const games = await cliJson<GameJson[]>(['games'])
    const game = games.find(({ id }) => id === GAME)
    expect(game?.title.en).not.toBe('')
    expect(game?.title.ja).not.toBe('')
    expect(game?.scenarios.length).toBeGreaterThan(0)
    for (const { seats } of game?.scenarios ?? []) expect(seats).toEqual(['AH', 'RU'])
    expect((await cli(['games'])).out).toContain(GAME)
  })
})

const { edition } = await findGame(GAME)

describe('bad input gives one clear line, exit code 2 and writes nothing', () => {
  const broken = join(scratch(), 'broken.json')
  writeFileSync(broken, '{"game": "x"')
  const alien = join(scratch(), 'alien.json')
  writeFileSync(
    alien,
    '{"game":"chess","edition":1,"scenario":"s","options":{},"commitment":"ab","actions":[]}',
  )
  const sealed = join(scratch(), 'sealed.json')
  writeFileSync(
    sealed,
    `{"game":"${GAME}","edition":${edition},"scenario":"campaign","options":{},"commitment":"ab","actions":[]}`,
  )
  const target = join(scratch(), 'out')

  it.each([
    ['an unknown command', ['dance']],
    ['an unknown option', ['games', '--fast']],
    ['a missing game', ['play']],
    ['an unknown game', ['rules', 'chess']],
    ['too much', ['games', 'chess']],
    ['an option without its value', ['selfplay', GAME, '--games']],
    ['no number', ['selfplay', GAME, '--games', 'many']],
    ['a broken number', ['selfplay', GAME, '--games', '1.5', '--record', target]],
    ['too few games', ['selfplay', GAME, '--games', '0', '--record', target]],
    ['an unknown scenario', ['selfplay', GAME, '--scenario', 'waterloo', '--record', target]],
    ['an unknown player', ['selfplay', GAME, '--seats', 'random,genius', '--record', target]],
    ['too few players', ['selfplay', GAME, '--seats', 'random', '--record', target]],
    ['an option that is no pair', ['selfplay', GAME, '--option', 'towns', '--record', target]],
    ['an unknown value', ['selfplay', GAME, '--option', 'towns=maybe', '--record', target]],
    ['too many cores', ['selfplay', GAME, '--parallel', '1000', '--record', target]],
    ['a file as directory', ['selfplay', GAME, '--record', broken]],
    ['an arena of an unknown bot', ['arena', GAME, '--seats', 'hard,genius', '--record', target]],
    ['an arena of one', ['arena', GAME, '--seats', 'hard', '--record', target]],
    ['an arena with a human', ['arena', GAME, '--seats', 'hard,human', '--record', target]],
    ['an arena without games', ['arena', GAME, '--games', '0', '--record', target]],
    ['an arena of no game', ['arena', 'chess', '--record', target]],
    ['a missing record', ['exec', '/no/such/record.json']],
    ['a directory as record', ['verify', '/tmp']],
    ['a record that is no JSON', ['verify', broken]],
    ['a record of another game', ['exec', alien]],
    ['a sealed record', ['exec', sealed]],
    ['a missing report', ['rules', GAME, '--report', '/no/such/report.json']],
    ['a report that is none', ['rules', GAME, '--report', alien]],
    ['an unknown language', ['play', GAME, '--lang', 'la', '--save', target]],
    ['a save that is none', ['play', GAME, '--save', broken]],
    ['a save that is none, told to begin anew', ['play', GAME, '--new', '--save', broken]],
    ['time that is none', ['fuzz', GAME, '--minutes', 'soon', '--out', target]],
    ['seconds that are none', ['bench', '--seconds', '-1']],
    ['one game on a page about all', ['bench', '--game', GAME, '--write']],
    ['help for an unknown command', ['help', 'dance']],
  ])('%s', async (_, argv) => {
    const before = readdirSync('.')
    const { code, out, err } = await cli(argv)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^sandtable: [^\n]{10,240}\n$/)
    expect(existsSync(target)).toBe(false)
    expect(readdirSync('.')).toEqual(before)
  })
})

describe('bench', () => {
  it('measures every game', async () => {
    const figures = await cliJson<Record<string, Record<string, number>>>(['bench', '--seconds', '0.1'])
    for (const name of [
      ...['decisionsPerSecond', 'botDecisionsPerSecond', 'offerViewP99Ms', 'applyP99Ms', 'forkMs'],
      ...['stateBytes', 'recordBytes', 'seekMs'],
    ])
      for (const [id, measured] of Object.entries(figures))
        expect(measured[name], `${id} ${name}`).toBeGreaterThan(0)
    expect(Object.keys(figures)).toEqual(expect.arrayContaining([GAME, 'large-game']))
  })
})
