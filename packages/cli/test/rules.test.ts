import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { citedIn, quotedIn } from '../rules/citations.ts'
import { coverageLines } from '../rules/coverage-lines.ts'
import { type Coverage, coverageOf } from '../rules/coverage.ts'
import { citationsIn } from '../rules/sources.ts'
import { twinsOf } from '../rules/twins.ts'
import { cli, cliJson, GAME, scratch } from './cli.ts'

describe('citations', () => {
  it('are whole ids, without the full stop of the sentence', () => {
    expect(citedIn('§9.2 and §9.2.1, (§2.1.white-symbol): §aid.tec.')).toEqual([
      ...['9.2', '9.2.1', '2.1.white-symbol', 'aid.tec'],
    ])
    expect(citedIn('nothing at 9.2')).toEqual([])
    expect(citedIn('§9.2の規則、§13.0.a。')).not.toContain('9.2')
  })

  it('may end with an item in brackets', () => {
    expect(citedIn('§8.7.1(3)g.1, §2.5(1) and (§5.1.3(5)b)')).toEqual(['8.7.1(3)g.1', '2.5(1)', '5.1.3(5)b'])
    expect(citedIn('§9.4(see there) and §9.2(1)and')).toEqual(['9.4', '9.2(1)'])
  })

  it('are quoted texts in code', () => {
    expect(quotedIn(`no('code', "4.2", \`5.1\`)`)).toEqual(['code', '4.2', '5.1'])
  })
})

describe('coverage', () => {
  const rulebook = [
    { id: '1.0', title: 'Words', status: 'define' },
    { id: '9.2', title: 'Retreat', status: 'play' },
    { id: '9.2.1', title: 'Priorities', status: 'play' },
    { id: '9.3', title: 'Advance', status: 'setup' },
    { id: '9.4', title: 'Pursuit', status: 'later' },
    { id: '9.5(1)a', title: 'Fortresses', status: 'define' },
  ] as const
  const directory = scratch()
  mkdirSync(join(directory, 'rules'))
  mkdirSync(join(directory, 'test'))
  mkdirSync(join(directory, 'data'))
  writeFileSync(
    join(directory, 'rules', 'retreat.ts'),
    "// §9.2 retreat\nno('x', '9.2.1')\n/* §7.7 */\n// §9.5(1) and §9.5(2)\n",
  )
  writeFileSync(join(directory, 'test', 'x.test.ts'), '// §9.3')
  writeFileSync(join(directory, 'data', 'hexes.ts'), "const hex = '9.3'")

  it('comes from code and passing tests', () => {
    const citations = citationsIn(directory, new Set<string>(rulebook.map(({ id }) => id)))
    const coverage = coverageOf(rulebook, citations, [
      { name: 'retreat §9.2 goes back', file: 'x', passed: true },
      { name: '§9.2.1 goes home', file: 'x', passed: false },
    ])
    expect(coverage).toMatchObject({
      enforceable: 3,
      cited: 1,
      untested: ['9.2.1', '9.3'],
      uncoded: ['9.3'],
      later: 1,
    })
    expect(coverage.unknown).toEqual(['§7.7 at rules/retreat.ts:3', '§9.5(2) at rules/retreat.ts:4'])
    expect(coverageLines(coverage, directory, undefined)).toContain('Part two, not enforced so far: 1 rules.')
    const rule = (id: string) => coverage.rules.find((each) => each.id === id)
    expect(rule('9.2')).toMatchObject({ code: ['rules/retreat.ts:1'], tests: ['retreat §9.2 goes back'] })
    expect(rule('9.2.1')).toMatchObject({
      code: ['rules/retreat.ts:2'],
      tests: [],
      failing: ['§9.2.1 goes home'],
    })
  })
})

describe('twins', () => {
  const directory = scratch()
  writeFileSync(join(directory, 'deck.json'), JSON.stringify({ cards: [{ id: 'A1' }, { id: 'A12' }] }))
  const listing = (list: string): void => {
    writeFileSync(join(directory, 'twins.json'), JSON.stringify({ cards: { file: 'deck.json', list } }))
  }
  const named = (name: string, passed = true) => ({ name, file: 'x', passed })

  it('are things of the game that passing tests name', () => {
    listing('cards')
    const tests = [named('[A12] brings a corps'), named('[A1] fails', false), named('A1 is a card')]
    expect(twinsOf(directory, tests)).toEqual([{ what: 'cards', total: 2, covered: 1, without: ['A1'] }])
    expect(twinsOf(scratch(), tests)).toEqual([])
  })

  it('must be listed where the file says', () => {
    listing('decks')
    expect(() => twinsOf(directory, [])).toThrow('has no list "decks"')
  })
})

describe('rules', () => {
  const fileOf = (game: string): string => `/somewhere/packages/games/${game}/test/a.test.ts`
  /** A report as vitest writes it. */
  function reportOf(tests: readonly string[], file = fileOf(GAME)): string {
    const path = join(scratch(), 'tests.json')
    const assertionResults = tests.map((fullName) => ({ fullName, status: 'passed' }))
    writeFileSync(path, JSON.stringify({ startTime: 0, testResults: [{ name: file, assertionResults }] }))
    return path
  }

  it('reads rulebook, sources and the report', async () => {
    const coverage = await cliJson<Coverage>([
      'rules',
      GAME,
      '--report',
      reportOf(['§4.2 march', '§4.3. step']),
    ])
    expect(coverage.cited).toBe(2)
    expect(coverage.untested).toHaveLength(coverage.enforceable - 2)
    const rule = coverage.rules.find(({ id }) => id === '4.2')
    expect(rule?.tests).toEqual(['§4.2 march'])
    expect(rule?.code[0]).toMatch(new RegExp(`^packages/games/${GAME}/\\S+\\.ts:\\d+$`))
  })

  it('counts only the tests of the game', async () => {
    const report = reportOf(['§4.2 march'], '/somewhere/packages/kernel/test/a.test.ts')
    expect(await cliJson<Coverage>(['rules', GAME, '--report', report])).toMatchObject({ cited: 0 })
  })

  it('does not count tests of what only shows the game', async () => {
    const file = `/somewhere/packages/games/${GAME}/test/table/a.test.ts`
    const report = reportOf(['§4.2 march'], file)
    expect(await cliJson<Coverage>(['rules', GAME, '--report', report])).toMatchObject({ cited: 0 })
  })

  it('goes through all games, and takes either all or one', async () => {
    const report = reportOf(['§4.2 march'])
    const { code, out } = await cli(['rules', '--all', '--report', report])
    expect(code).toBe(0)
    expect(out.match(/enforceable rules are cited by a passing test/g)?.length).toBeGreaterThan(1)
    expect((await cli(['rules', '--all', '--report', report, '--require-all'])).code).toBe(1)
    expect((await cli(['rules', GAME, '--all', '--report', report])).code).toBe(2)
  })

  it('says that only a part of the tests was run', async () => {
    const { out } = await cli(['rules', GAME, '--report', reportOf(['§4.2 march'])])
    expect(out).toMatch(/The report lacks [1-9]\d* test files of this game/)
  })

  it('can require that every rule is cited by a passing test', async () => {
    const few = reportOf(['§4.2 march'])
    expect((await cli(['rules', GAME, '--report', few])).code).toBe(0)
    const { code, out } = await cli(['rules', GAME, '--report', few, '--require-all'])
    expect(code).toBe(1)
    expect(out).toContain('Without a passing test')
    const { rules } = await cliJson<Coverage>(['rules', GAME, '--report', few])
    const all = reportOf(rules.map(({ id }) => `§${id} works`))
    expect((await cli(['rules', GAME, '--report', all, '--require-all'])).code).toBe(0)
  })

  it('require the twins of a game too', async () => {
    const game = 'illusions-of-glory'
    const { rules } = await cliJson<Coverage>(['rules', game, '--report', reportOf([], fileOf(game))])
    const all = rules.map(({ id }) => `§${id} works`)
    const run = (tests: readonly string[]) =>
      cli(['rules', game, '--report', reportOf(tests, fileOf(game)), '--require-all'])
    const { code, out } = await run([...all, '[AP1] is played'])
    expect(code).toBe(1)
    expect(out).toContain('cards 1/110 with a test that plays them')
    const { twins } = await cliJson<{ twins: { without: string[] }[] }>([
      ...['rules', game, '--report', reportOf(all, fileOf(game))],
    ])
    const cards = twins.flatMap(({ without }) => without).map((id) => `[${id}] is played`)
    expect((await run([...all, ...cards])).code).toBe(0)
  })
})

describe('rulebook', () => {
  it('counts the rules and rulings of a game', async () => {
    const found = await cliJson<{ rules: number; rulings: number; problems: string[]; written: boolean }>([
      ...['rulebook', GAME],
    ])
    expect(found).toEqual({ rules: 129, rulings: 64, problems: [], written: false })
    expect((await cli(['rulebook', GAME])).out).toBe('129 rules, 64 rulings, 0 problems.\n')
  })
})
