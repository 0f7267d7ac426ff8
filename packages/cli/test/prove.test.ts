import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { chosenOf, sampled } from '../prove/choose.ts'
import { instrumented } from '../prove/instrument.ts'
import { mutantsIn } from '../prove/mutators.ts'
import { statesOf } from '../prove/proven-file.ts'
import type { Tried } from '../prove/prove-rules.ts'
import { withVerdicts } from '../prove/proven-file.ts'
import { codeOf, regionsIn } from '../prove/regions.ts'
import { Switch } from '../prove/switch.ts'
import type { Target } from '../prove/targets.ts'
import { parseSource } from '../prove/tokens.ts'
import { type Verdict, verdictOf } from '../prove/verdict.ts'

const IDS = new Set(['1.1', '1.2', '1.3', '1.4'])

/** The code at the citations of a text, by rule. */
const codeAt = (text: string, rule: string): string[] =>
  regionsIn('a.ts', text, IDS)
    .filter(({ rules }) => rules.includes(rule))
    .map((region) => codeOf(parseSource('a.ts', text), region))

const mutants = (text: string) => mutantsIn(parseSource('a.ts', text))
const changed = (text: string): string[] => mutants(text).map((each) => `${each.kind}: ${each.text}`)

describe('the code of a rule', () => {
  it('is what stands below a comment', () => {
    const text = '/** §1.1 far */\nexport function far(): void {\n  // §1.2\n  if (a) b()\n  c()\n}\n'
    expect(codeAt(text, '1.2')).toEqual(['if ( a ) b ( )'])
    expect(codeAt(text, '1.1')[0]).toMatch(/^export function far .* c \( \) }$/)
  })

  it('takes in constants that follow at once', () => {
    const text = '/** §1.1 */\nconst A = 1\nconst B = 2\n\nconst C = 3\n'
    expect(codeAt(text, '1.1')).toEqual(['const A = 1 const B = 2'])
  })

  it('is what ends on the line of a comment', () => {
    expect(codeAt('const list = [\n  1, // §1.1\n  2, // §1.2\n]\n', '1.2')).toEqual(['2'])
  })

  it('is an operand, or what follows else', () => {
    expect(codeAt('const x =\n  a &&\n  // §1.1\n  b(c)\n', '1.1')).toEqual(['b ( c )'])
    expect(codeAt('if (a) b()\n// §1.1\nelse c()\n', '1.1')).toEqual(['c ( )'])
  })

  it('is the condition a quoted number depends on, but not an event', () => {
    expect(codeAt("function f() {\n  if (a) return no('x', '1.1')\n  return b\n}", '1.1')).toEqual([
      "if ( a ) return no ( 'x' , '1.1' )",
    ])
    expect(codeAt("g.emit?.({ type: 'x', rule: '1.1' })", '1.1')).toEqual([])
  })

  it('is the whole file only if the comment heads it', () => {
    const [region] = regionsIn('a.ts', "/** §1.1 */\nimport a from 'a'\nb()\n", IDS)
    expect(region).toMatchObject({ isFile: true, start: 0 })
  })

  it('does not change with its comments', () => {
    expect(codeAt('// §1.1 one\nf(1)\n', '1.1')).toEqual(codeAt('// §1.1 two\nf(1) /* here */\n', '1.1'))
  })
})

describe('breaks', () => {
  it('are of conditions, comparisons, constants and operators', () => {
    expect(changed('if (a < 3 && b) c()')).toEqual(
      expect.arrayContaining([
        'negated: !(a < 3 && b)',
        'always: true',
        'never: false',
        'comparison: a <= 3',
        'constant + 1: (3 + 1)',
        'constant - 1: (3 - 1)',
        'operator: (a < 3) || (b)',
        'condition removed: b',
        'statement removed: ',
      ]),
    )
  })

  it('are of functions and lists', () => {
    expect(changed('function f(): number[] {\n  return [1].filter(g)\n}')).toEqual(
      expect.arrayContaining(['nothing done: []', 'filter removed: [1]', 'list emptied: []']),
    )
    expect(changed('const f = (): boolean => a')).toEqual(['negated: !(a)', 'always: true', 'never: false'])
  })

  it('are not of alternatives that types want for an entry of a table', () => {
    expect(changed('const x = HOMES[n] ?? []\nconst y = NAMES[n] ?? "none"')).toEqual([])
    expect(changed("const z = RULES[n] ?? '9.2'")).toEqual([])
    expect(changed('const x = found[n] ?? []')).toEqual(['first alternative only: found[n]'])
    expect(changed('const y = HOMES[n] ?? other')).toEqual(['first alternative only: HOMES[n]'])
  })

  it('are not of types, names, events or numbers of rules', () => {
    expect(changed("type A = 1\ninterface B { c: 2 }\nimport d from 'd'")).toEqual([])
    expect(changed('g.emit?.({ n: 1 })')).toEqual([])
    expect(changed("const rule = a > 1 ? '1.1' : '1.2'\nconst RULES = ['1.1', '1.2']")).toEqual([])
    expect(changed("const o = { 1: 'a' }")).toEqual([])
  })
})

describe('built-in breaks', () => {
  const text = 'let sum = 0\nfor (const n of list) if (n > 1) sum += n\nsum'
  const all = mutants(text).map((each, index) => ({ ...each, number: index + 1 }))
  const run = (breaker: Switch, list: readonly number[]): unknown =>
    runInNewContext(instrumented('a.ts', text, all), { __prove: breaker, list })
  const numberOf = (kind: string): number => all.find((each) => each.kind === kind)?.number ?? 0

  it('change nothing until they are switched on, one at a time', async () => {
    const breaker = new Switch()
    const results: unknown[] = []
    for (const number of [0, numberOf('comparison'), numberOf('never'), 0])
      await breaker.within(() => results.push(run(breaker, [1, 2, 3])), number)
    expect(results).toEqual([5, 6, 0, 5])
  })

  it('are seen when a test comes by', async () => {
    const breaker = new Switch()
    const { reached } = await breaker.within(() => run(breaker, []), 0)
    expect(reached.has(numberOf('comparison'))).toBe(false)
    expect((await breaker.within(() => run(breaker, [1]), 0)).reached.has(numberOf('comparison'))).toBe(true)
  })

  it('that make a loop endless are found by its rounds', async () => {
    const breaker = new Switch()
    const { error } = await breaker.within(
      () => {
        for (;;) breaker.tick()
      },
      1,
      10,
    )
    expect(error).toBeInstanceOf(Error)
  })
})

describe('a sample', () => {
  const target = (rule: string): Target => ({ game: 'g', rule, sites: [], source: '' })
  const targets = Array.from({ length: 40 }, (_, n) => target(`1.${n}`))
  const names = (seed: string): string[] => sampled(targets, 10, seed).map(({ rule }) => rule)

  it('depends on the seed alone', () => {
    expect(names('a')).toEqual(names('a'))
    expect(names('a')).not.toEqual(names('b'))
    expect(new Set(names('a')).size).toBe(10)
  })

  it('takes breaks from each place in turn', () => {
    const site = (file: string, count: number) => ({
      file,
      text: '',
      region: { rules: ['1.1'], start: 0, end: 9, line: 1, isFile: false },
      mutants: Array.from({ length: count }, (_, n) => ({
        ...{ kind: 'k', form: 'expression' as const, start: n, end: n + 1, text: 'x' },
      })),
    })
    const chosen = chosenOf({ ...target('1.1'), sites: [site('a', 9), site('b', 2)] }, 6, 's')
    expect(chosen.map(({ file }) => file).sort()).toEqual(['a', 'a', 'a', 'a', 'b', 'b'])
  })
})

describe('a verdict', () => {
  const target: Target = { game: 'g', rule: '1.1', sites: [], source: 'abc' }
  const tried = (...noticedBy: string[]): Tried => ({
    ...{
      file: 'a.ts',
      text: 'a\n',
      rules: ['1.1', '1.2'],
      number: 1,
      game: 'g',
      wantedFor: new Set(['1.1']),
    },
    mutant: { kind: 'never', start: 0, end: 1, form: 'expression', text: 'false' },
    ...{ noticedBy: new Set(noticedBy), isReached: true, isNoticedBySuite: undefined, noticingTests: [] },
  })
  const judge = (...all: Tried[]): Verdict => verdictOf(target, all)

  it('wants half of the breaks noticed by the tests of the rule', () => {
    expect(judge(tried('1.1'), tried())).toMatchObject({ result: 'noticed', killed: 1, of: 2 })
    expect(judge(tried('1.1'), tried(), tried()).result).toBe('unnoticed')
  })

  it('leaves out what is the matter of another rule, but wants one', () => {
    expect(judge(tried('1.1'), tried(), tried('1.2'), tried('1.2'))).toMatchObject({
      result: 'noticed',
      of: 2,
    })
    expect(judge(tried('1.2')).result).toBe('unnoticed')
    expect(judge().result).toBe('no code')
  })

  it('is kept with the code it was found for', () => {
    const kept = withVerdicts({ '1.3': { source: 'x', killed: 1, of: 1 } }, [judge(tried('1.1'))])
    expect(Object.keys(kept)).toEqual(['1.1', '1.3'])
    const now = (source: string) => statesOf(kept, () => [{ ...target, source }])
    expect([now('abc')('1.1'), now('new')('1.1'), now('abc')('1.2')]).toEqual(['proven', 'stale', 'none'])
    expect(withVerdicts(kept, [judge(tried())])).not.toHaveProperty('1.1')
  })
})
