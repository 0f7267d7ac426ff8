/** Each check fails once, and says where. */
import { describe, expect, it } from 'vitest'
import { RULEBOOK_CHECKS, rulebookProblems, subjectAmong } from '../checks/index.ts'
import type { SourceFile } from '../index.ts'

const EN = `# 1 One

## 1.1 First

*play*

Long enough to be a rule of play, which leads to [§1.2].

> **Ruling 7.** So.
>
> **Why so** ([§1.1], [§1])
> - **Why:** Because of [§1.2].

## 1.2 Second

*note*

Text.
`
const JA = `# 1 一

## 1.1 最初

*play*

これはプレイのルールとして十分に長い文章であり、次のルールも参照してください[§1.2]。

> **裁定7。** そうします。

## 1.2 次

*note*

文章。
`
const FILES: Readonly<Record<string, string>> = {
  'rulebook/en/01-one.md': EN,
  'rulebook/ja/01-one.md': JA,
  'rulebook/rulings.md': '# Rulings\n\nSee ruling 7.\n\n| first things | 7 |\n\n*Rulings 7*\n',
  'rules/a.ts': '// as ruling 7 says',
}
const among = (files: Readonly<Record<string, string>>): SourceFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }))

/** What the checks say of the rulebook above if some of it were otherwise. */
const problemsWith = (files: Readonly<Record<string, string>>): string[] =>
  rulebookProblems(subjectAmong(among({ ...FILES, ...files })))
const en = (from: string, to: string) => ({ 'rulebook/en/01-one.md': EN.replace(from, to) })
const ja = (from: string, to: string) => ({ 'rulebook/ja/01-one.md': JA.replace(from, to) })

const RULING = EN.slice(EN.indexOf('>\n'), EN.indexOf('## 1.2'))
const SWAPPED = JA.replace(/(## 1\.1[^#]+)(## 1\.2[^#]+)/, '$2\n$1')

const BROKEN: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  [
    'is written as docs/rulebooks.md says',
    ja('*note*', '*notes*'),
    'rulebook/ja/01-one.md:11: 1.2: below its title the rule has no status',
  ],
  [
    'has every rule once',
    en('# 1 One\n', '# 1 One\n\n## 1.2 Again\n\n*note*\n\nText.\n'),
    'rulebook/en/01-one.md:20: 1.2 is already at rulebook/en/01-one.md:3',
  ],
  ['has chapters in files of their name', ja('# 1 一', '# 2 一'), 'rulebook/ja/01-one.md:1: is chapter 2'],
  [
    'has every file and rule in all languages',
    ja('## 1.2 次\n\n*note*\n\n文章。\n', ''),
    'rulebook/en/01-one.md:14: 1.2 is missing in "ja"',
  ],
  [
    'has every file and rule in all languages',
    { 'rulebook/en/02-two.md': '# 2 Two\n\n## 2.1 More\n\n*note*\n\nText.' },
    'rulebook/en/02-two.md is missing in "ja"',
  ],
  [
    'has every file and rule in all languages',
    { 'rulebook/ja/02-two.md': '# 2 二\n\n## 2.1 次\n\n*note*\n\n文章。' },
    'rulebook/ja/02-two.md is missing in "en"',
  ],
  [
    'has the same order in all languages',
    { 'rulebook/ja/01-one.md': SWAPPED },
    'rulebook/ja/01-one.md:3: 1.2 stands where 1.1 is due',
  ],
  [
    'gives each rule the same status in all languages',
    ja('*note*', '*define*'),
    'rulebook/ja/01-one.md:11: 1.2 is "define" here and "note" in rulebook/en/01-one.md',
  ],
  [
    'says the same in all languages: links, rulings and numbers of paragraphs',
    ja('[§1.2]', ''),
    'rulebook/ja/01-one.md:3: 1.1 has (plain; ruling 7) here and (plain §1.2; ruling 7) in rulebook/en/01-one.md',
  ],
  [
    'refers only to rules it has',
    en('to [§1.2]', 'to [§1.3]'),
    'rulebook/en/01-one.md:7: [§1.3] leads nowhere',
  ],
  ['refers only to rules it has', en('of [§1.2]', 'of [§3]'), 'rulebook/en/01-one.md:9: [§3] leads nowhere'],
  ['explains every rule', en('\nText.', ''), 'rulebook/en/01-one.md:14: 1.2 has only 0 letters'],
  [
    'explains every rule',
    en('Long enough to be a rule of play, which leads', 'Leads'),
    'rulebook/en/01-one.md:3: 1.1 has only 13 letters',
  ],
  [
    'explains every rule',
    ja('これはプレイのルールとして十分に長い文章であり、次のルールも参照してください', '参照します'),
    'rulebook/ja/01-one.md:3: 1.1 has only 12 letters',
  ],
  [
    'leaves no markup over',
    en('Text.', '**Text** of §1.'),
    'rulebook/en/01-one.md:18: markup is left over in "**Text** of §1." (rules are linked as [§9.2])',
  ],
  [
    'tells every ruling once at length',
    en(RULING, ''),
    'rulebook/en/01-one.md:9: ruling 7 is nowhere told at length',
  ],
  [
    'tells every ruling once at length',
    en('Text.', `Text.\n\n> **Ruling 7.** So.\n${RULING}`),
    'rulebook/en/01-one.md:20: ruling 7 is already told at length in rulebook/en/01-one.md',
  ],
  [
    'tells every ruling once at length',
    ja('> **裁定7。** そうします。', `> **裁定7。** そうします。\n${RULING}`),
    'rulebook/ja/01-one.md:9: ruling 7 is told at length in "en" only',
  ],
  [
    'has a place for every ruling on their page',
    { 'rulebook/rulings.md': '*Rulings 8*' },
    'rulebook/rulings.md: ruling 7 has no place',
  ],
  [
    'has a place for every ruling on their page',
    { 'rulebook/rulings.md': '*Rulings 7-8*' },
    'rulebook/rulings.md: there is no ruling 8',
  ],
  [
    'has a place for every ruling on their page',
    { 'rulebook/rulings.md': '*Rulings 7, 7*' },
    'rulebook/rulings.md: ruling 7 has two places',
  ],
  [
    'finds every ruling by its subject',
    { 'rulebook/rulings.md': '*Rulings 7*' },
    'rulebook/rulings.md: the index lacks ruling 7',
  ],
  [
    'finds every ruling by its subject',
    { 'rulebook/rulings.md': '| first things | 7, 9 |\n\n*Rulings 7*' },
    'rulebook/rulings.md: the index has a ruling 9',
  ],
  [
    'has every ruling that code cites',
    { 'rules/a.ts': '\n// (rulings 7, 8 and 9)' },
    'rules/a.ts:2: there is no ruling 8',
  ],
]

describe('the checks', () => {
  it('find nothing wrong where nothing is', () => {
    expect(problemsWith({})).toEqual([])
  })

  it.each(BROKEN)('a rulebook %s', (name, files, problem) => {
    const check = RULEBOOK_CHECKS[name]
    const found = check?.(subjectAmong(among({ ...FILES, ...files }))) ?? []
    expect(found.map((line) => line.slice(0, problem.length))).toContain(problem)
  })

  it('are content with half as many letters of Japanese', () => {
    expect(problemsWith(ja('これはプレイのルールとして十分に長い文章であり、', ''))).toEqual([])
  })

  it('are all seen to fail', () => {
    expect(new Set(BROKEN.map(([name]) => name))).toEqual(new Set(Object.keys(RULEBOOK_CHECKS)))
  })
})
