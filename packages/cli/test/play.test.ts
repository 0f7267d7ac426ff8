import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findGame } from '../find-game.ts'
import type { Position } from '../records/position.ts'
import { cli, cliJson, GAME, scratch } from './cli.ts'

type Message = Readonly<Record<string, unknown>> & { readonly type: string }

/** A terminal of its own for each test. */
function terminal(...options: readonly string[]) {
  const save = join(scratch(), 'game.jsonl')
  const argv = ['play', GAME, '--scenario', 'krasnik', '--save', save, ...options]
  const type = (...lines: readonly string[]) => cli(argv, lines)
  const tell = async (...lines: readonly string[]): Promise<Message[]> => {
    const { out } = await cli([...argv, '--json'], lines)
    const json = out.split('\n').filter((line) => line.startsWith('{'))
    return json.map((line) => JSON.parse(line) as Message)
  }
  const position = (): Promise<Position> => cliJson<Position>(['exec', save])
  return { save, type, tell, position }
}

const types = (messages: readonly Message[]): string[] => messages.map(({ type }) => type)

describe('play', () => {
  it('shows where we are, the map, the question with its rule and numbered choices', async () => {
    const { type } = terminal('--seed', '1')
    const { code, out } = await type('stack 9.23')
    expect(code).toBe(0)
    expect(out).toMatch(/=== Turn 1 \| Movement \| Austria-Hungary =+/)
    expect(out).toMatch(/§3\.2\.3 {2}Move/)
    expect(out).toMatch(/ {3}1 5th Infantry Division 9\.23 5-5-4\/4/)
    expect(out).toContain('>9.23')
    expect(out).toMatch(/10\.23 #\d/)
    expect(out).toContain('[halt]')
    expect(out).toContain('Everything is saved in')
  })

  it('takes numbers, words, names alone and the beginnings of names', async () => {
    const { type, position } = terminal('--seed', '1')
    await type('unit ah-12', 'march 9.24')
    expect((await position()).trail).toEqual(['movement', 'march'])
    await type('halt', '9.21', 'halt', 'unit 45th', '15', 'halt')
    const { view } = await position()
    const at = (unit: string) =>
      (view as unknown as { units: { unit: string; hex: string }[] }).units.find((u) => u.unit === unit)?.hex
    expect(at('AH-12')).toBe('9.24')
    expect(at('AH-45')).not.toBe('9.19')
  })

  it('explains, takes back and does again', async () => {
    const { tell, position } = terminal('--seed', '1')
    const start = (await tell()).at(-2) as unknown as Position
    const messages = await tell(
      'why stack 1.01',
      'why done',
      'stack 9.23',
      'undo',
      'redo',
      'undo',
      'undo',
      'redo',
    )
    expect(types(messages)).toEqual([
      ...['resumed', 'decision', 'refused', 'legal', 'decision', 'undone', 'decision', 'redone', 'decision'],
      ...['undone', 'decision', 'no-undo', 'redone', 'decision', 'quit'],
    ])
    expect(messages[2]).toMatchObject({ code: 'no-unit-of-yours', rule: '4.2' })
    expect(messages[6]).toMatchObject({ hash: start.hash })
    const now = await position()
    expect(now.trail).toEqual(['movement', 'march'])
    expect(messages.at(-2)).toMatchObject({ hash: now.hash })
    expect(types(await tell('undo'))).toContain('undone')
    expect((await position()).hash).toBe(start.hash)
  })

  it('remembers over a restart what can be done again', async () => {
    const { tell } = terminal('--seed', '1')
    await tell('stack 9.23', 'undo')
    expect(types(await tell('redo'))).toContain('redone')
  })

  it('refuses with the rule and goes on', async () => {
    const { type } = terminal('--seed', '1')
    const { out } = await type(
      'march 9.9',
      'attack',
      '999',
      'gibberish',
      '',
      'lang xx',
      'units 99.99',
      'odds',
      'why',
    )
    expect(out).toContain('§3.2.3')
    expect(out).toContain('There is no choice 999')
    expect(out).toContain('I do not understand "gibberish"')
    expect(out).toContain('nothing called "99.99"')
    expect(out).toContain('The languages are en and ja')
  })

  it('tells the odds of a fight', async () => {
    const { type } = terminal('--seed', '1')
    const { out } = await type('done', 'attack 11.22', 'all', 'odds fight', 'fight')
    expect(out).toMatch(/\d+\.\d% {2}#+/)
    expect(out).toContain('Dice')
    expect(out).not.toContain('wins.')
  })

  it('looks around', async () => {
    const { type } = terminal('--seed', '1')
    const { out } = await type(
      'map',
      'map 9.23',
      'units 9.23',
      'units AH-12',
      'map lublin',
      'list 9.20',
      'list stack',
      'list unit 45th',
      'log',
      'help',
    )
    expect(out).toContain('9.23: clear')
    expect(out).toContain('AH-12  12th Infantry Division')
    expect(out).toContain('>16.22')
    expect(out).toContain('why <verb> <what>')
  })

  it('speaks Japanese', async () => {
    const { type } = terminal('--seed', '1')
    expect((await type('lang ja')).out).toContain('第1ターン')
    const { out } = await cli(['play', GAME, '--save', join(scratch(), 'x.jsonl')], ['why stack 1.01'], {
      LANG: 'ja_JP.UTF-8',
    })
    expect(out).toContain('新しいゲーム')
    expect(out).not.toMatch(/Movement|Turn 1/)
  })

  it('never shows one side what the other hides', async () => {
    const { tell, position } = terminal('--seed', '1')
    const decision = (await tell()).find(({ type }) => type === 'decision')
    const all = (await position()).view as unknown as { units: { unit: string; supply?: string }[] }
    const seen = decision?.view as { units: { unit: string; supply?: string }[] }
    expect(seen.units.length).toBeLessThan(all.units.length)
    for (const { unit, supply } of seen.units) if (unit.startsWith('RU')) expect(supply).toBeUndefined()
    expect(decision?.asking).toHaveLength(1)
  })

  it('draws a curtain between two people', async () => {
    const { type } = terminal('--seed', '1', '--seats', 'human,human')
    const { out } = await type('', 'done', 'done', 'ready', 'done', 'undo')
    expect(out.match(/Hand over to/g)?.length).toBeGreaterThan(1)
    expect(out).toContain('Taken back.')
  })

  it('plays to the end and begins a new game after it', async () => {
    const { save, tell, type } = terminal('--seed', '1', '--seats', 'random,random')
    const messages = await tell()
    expect(types(messages)).toEqual(['started', 'over'])
    expect(await cliJson(['verify', save])).toMatchObject({ ok: true, finished: true })
    const { out } = await type()
    expect(out).toContain('The last game is finished; it is kept as')
    expect(existsSync(save.replace('.jsonl', '.1.jsonl'))).toBe(true)
  })
})

describe('save and load', () => {
  it('writes a record that verify finds true, and goes on from it', async () => {
    const { save, type, position } = terminal('--seed', '1')
    const record = join(scratch(), 'kept.json')
    await type('stack 9.23', '1', `save ${record}`, 'halt', 'done')
    expect(await cliJson(['verify', record])).toMatchObject({ ok: true, actions: 2 })
    const { out } = await type(`load ${record}`)
    expect(out).toContain('2 actions')
    expect((await position()).hash).toBe((await cliJson<Position>(['exec', record])).hash)
    expect(existsSync(save.replace('.jsonl', '.1.jsonl'))).toBe(true)
  })

  it('leaves strange files and the game alone', async () => {
    const { type, position } = terminal('--seed', '1')
    const notes = join(scratch(), 'notes.txt')
    writeFileSync(notes, 'my notes')
    await type('stack 9.23')
    const { hash } = await position()
    const { code, out } = await type(`save ${notes}`, `load ${notes}`, 'load /no/such/file', 'save', 'load')
    expect(code).toBe(0)
    expect(out).toContain('it is left alone')
    expect(out.match(/That did not work/g)).toHaveLength(2)
    expect(readFileSync(notes, 'utf8')).toBe('my notes')
    expect((await position()).hash).toBe(hash)
  })

  it('begins anew on request and keeps the old game', async () => {
    const { save, type } = terminal('--seed', '1')
    await type('stack 9.23')
    const { out } = await cli(['play', GAME, '--save', save, '--new'])
    expect(out).toContain('The old game is kept as')
    expect(readdirSync(join(save, '..')).toSorted()).toEqual(['game.1.jsonl', 'game.jsonl'])
  })
})

describe('the computer at the table', () => {
  it('answers for its seat at every level', async () => {
    for (const level of ['easy', 'normal'] as const) {
      const { save, type } = terminal('--seed', '1', '--scenario', 'krasnik', '--seats', `human,${level}`)
      const { code } = await type('done', 'done')
      expect(code).toBe(0)
      const actions = readFileSync(save, 'utf8')
      expect(actions).toContain('"seat":"RU"')
      expect(actions).toContain(`"${level}"`)
    }
  })
})

const { edition } = await findGame(GAME)

describe('a save file', () => {
  it('may end in the middle of a line', async () => {
    const { save, type, position } = terminal('--seed', '1')
    await type('stack 9.23', '1')
    const whole = readFileSync(save, 'utf8')
    const { hash } = await position()
    writeFileSync(save, `${whole}{"seat":"AH","verb":"ma`)
    const { code, out } = await type('halt')
    expect(code).toBe(0)
    expect(out).toContain('after 2 actions')
    expect(readFileSync(save, 'utf8')).toBe(`${whole}{"seat":"AH","verb":"halt"}\n`)
    expect((await cliJson<Position>(['exec', save, '--at', '2'])).hash).toBe(hash)
  })

  const damage: [string, (text: string) => string, RegExp][] = [
    [
      'another edition',
      (text) => text.replace(`"edition":${edition}`, '"edition":99'),
      new RegExp(`edition 99 .* this is edition ${edition}`),
    ],
    ['another game', (text) => text.replace(GAME, 'chess'), /of "chess"/],
    ['a damaged line', (text) => `${text}x\n{"seat":"AH","verb":"halt"}\n`, /line 3 is damaged/],
    ['a line that is not legal', (text) => `${text}{"seat":"AH","verb":"done"}\n`, /line 3: /],
    ['an undo too many', (text) => `${text}{"undo":"AH"}\n{"undo":"AH"}\n`, /line 4: nothing to undo/],
    ['a seat nobody sits at', (text) => text.replace('"normal"', '"genius"'), /head/],
  ]
  it.each(damage)('that is of %s is refused in one line and left alone', async (_, spoil, message) => {
    const { save, type } = terminal()
    await type('stack 9.23')
    const spoilt = spoil(readFileSync(save, 'utf8'))
    writeFileSync(save, spoilt)
    const { code, err } = await type('halt')
    expect(code).toBe(2)
    expect(err).toMatch(message)
    expect(readFileSync(save, 'utf8')).toBe(spoilt)
  })

  it('stays as it was begun', async () => {
    const { save, type } = terminal('--seed', '1')
    await type('stack 9.23')
    for (const wish of [
      ['--seats', 'human,human'],
      ['--seed', '2'],
      ['--scenario', 'lemberg'],
      ['--option', 'towns=held'],
    ]) {
      const { code, err } = await cli(['play', GAME, '--save', save, ...wish])
      expect(code).toBe(2)
      expect(err).toContain('--new')
    }
    expect((await cli(['play', GAME, '--save', save])).out).toContain('Resumed')
  })
})
