import { describe, expect, it } from 'vitest'
import { parseRulebook, rulesOf } from '../index.ts'

const book = (text: string, name = '09-results.md') => parseRulebook([{ path: `en/${name}`, text }], 'en')
const problems = (text: string): readonly string[] => book(text).problems

const CHAPTER = `# 9 Combat results

## 9.2 Retreat

*play*

Go back [§9.2.a].

1. First here.
2. Then there.

## 9.2.a Together

*note*

- One
- Two

> **Ruling 19.** Hex by hex [§9.2].
>
> **Attackers (all) who "retreat"** ([§9.2.a], [§9.2] to [§9.4])
> - **Question:** Together?
> - **We do:** Yes.

> **Ruling 24.** Not again.
`

describe('a chapter', () => {
  const { chapters, rulings, problems: found } = book(CHAPTER)
  const [retreat, together] = rulesOf({ chapters })

  it('may leave a rule to part two', () => {
    const text = '# 9 Results\n\n## 9.4 Pursuit\n\n*later*\n\nFollow them.\n'
    expect(problems(text)).toEqual([])
    expect(rulesOf(book(text))[0]?.status).toBe('later')
  })

  it('has a number, a title and rules with their status', () => {
    expect(found).toEqual([])
    expect(chapters.map(({ id, title }) => [id, title])).toEqual([['9', 'Combat results']])
    expect(retreat).toMatchObject({ id: '9.2', label: '9.2', title: 'Retreat', status: 'play' })
    expect(together).toMatchObject({ id: '9.2.a', label: '9.2a', title: 'Together', status: 'note' })
    expect(together?.place).toEqual({ file: 'en/09-results.md', line: 12 })
  })

  it('takes paragraphs, items and links apart; numbered items keep their number', () => {
    expect(retreat?.paragraphs).toEqual([
      {
        kind: 'plain',
        line: 7,
        pieces: [
          { kind: 'words', text: 'Go back ' },
          { kind: 'rule', rule: '9.2.a' },
          { kind: 'words', text: '.' },
        ],
      },
      { kind: 'item', line: 9, pieces: [{ kind: 'words', text: '1. First here.' }] },
      { kind: 'item', line: 10, pieces: [{ kind: 'words', text: '2. Then there.' }] },
    ])
  })

  it('tells rulings to players in a sentence, and at length', () => {
    expect(together?.paragraphs.map(({ kind, ruling }) => ruling ?? kind)).toEqual(['item', 'item', 19, 24])
    expect(rulings).toEqual([
      {
        number: 19,
        title: 'Attackers (all) who "retreat"',
        about: '[§9.2.a], [§9.2] to [§9.4]',
        lines: ['- **Question:** Together?', '- **We do:** Yes.'],
        place: { file: 'en/09-results.md', line: 19 },
      },
    ])
  })

  it('may have no number, and its rules a word instead of one', () => {
    const {
      chapters: [card],
    } = book(
      '# Player card\n\n## aid.ix (IX(−)) Stacking (all)\n\n*note*\n\n## glossary.attack Attack\n\n*define*',
      'card.md',
    )
    expect(card).toMatchObject({ id: 'card', title: 'Player card' })
    expect(card?.rules.map(({ label, title }) => [label, title])).toEqual([
      ['IX(−)', 'Stacking (all)'],
      ['Attack', 'Attack'],
    ])
  })

  it('is read in Japanese as well, and from Windows', () => {
    const text = '# 9 結果\r\n\r\n## 9.2 退却\r\n*play*\r\n\r\n> **裁定19。** 順に[§9.2]。\r\n'
    const {
      chapters: [results],
    } = parseRulebook([{ path: 'ja/09-results.md', text }], 'ja')
    expect(results?.rules[0]?.paragraphs).toMatchObject([{ ruling: 19, pieces: [{}, {}, {}] }])
  })
})

describe('what is wrong with a file', () => {
  it.each([
    ['no chapter', '## 9.2 A\n\n*play*', '1: the file does not begin with its chapter ("# 9 Title")'],
    ['text before the rules', '# 9 A\n\nText', '3: text before the first rule ("## 9.2 Title")'],
    ['a rule without a title', '# 9 A\n\n## 9.2\n\n*play*', '3: 9.2: the rule has no title ("## 9.2 Title")'],
    [
      'a rule without a status',
      '# 9 A\n\n## 9.2 A\n\nText',
      '3: 9.2: below its title the rule has no status (*play*, *setup*, *optional*, *define*, *note*, *later*)',
    ],
    [
      'an unknown status',
      '# 9 A\n\n## 9.2 A\n\n*game*',
      '3: 9.2: below its title the rule has no status (*play*, *setup*, *optional*, *define*, *note*, *later*)',
    ],
    [
      'a line that goes on',
      '# 9 A\n\n## 9.2 A\n\n*play*\n\nText\nmore',
      '8: a paragraph is one line; leave an empty line between two of them',
    ],
    ['an indented line', '# 9 A\n\n## 9.2 A\n\n*play*\n\n  text', '7: the line begins with a space'],
    [
      'another heading',
      '# 9 A\n\n## 9.2 A\n\n*play*\n\n### B',
      '7: a chapter begins with "# ", a rule with "## "',
    ],
    ['two chapters', '# 9 A\n\n## 9.2 A\n\n*play*\n\n# 10 B', '7: a file has one chapter'],
    [
      'a quotation that is no ruling',
      '# 9 A\n\n## 9.2 A\n\n*play*\n\n> Ruling 7',
      '7: a ruling begins with "> **Ruling 7.** ", in Japanese with "> **裁定7。** "',
    ],
    [
      'a ruling without a head',
      '# 9 A\n\n## 9.2 A\n\n*play*\n\n> **Ruling 7.** So.\n>\n> Why',
      '7: ruling 7: after its sentence a ruling goes on with "> **Title** ([§…], [§…])"',
    ],
    [
      'a ruling that is no list',
      '# 9 A\n\n## 9.2 A\n\n*play*\n\n> **Ruling 7.** So.\n>\n> **A** ([§9.2])\n> Why',
      '7: ruling 7: "Why" is no item ("> - ")',
    ],
  ])('%s', (_, text, problem) => {
    expect(problems(text)).toEqual([`en/09-results.md:${problem}`])
  })
})
