import { describe, expect, it } from 'vitest'
import { rulingsPage } from '../index.ts'
import { numbersIn, rulingsCitedIn } from '../ruling-numbers.ts'

describe('numbers of rulings', () => {
  it('are written as runs', () => {
    expect(numbersIn('1-3, 40')).toEqual([1, 2, 3, 40])
  })

  it('are cited in code', () => {
    expect(rulingsCitedIn('(Rulings 221 and 222), ruling 36. Rulings 7, 8-10; ruling of 9')).toEqual([
      ...[221, 222, 36, 7, 8, 9, 10],
    ])
  })
})

describe('the page of rulings', () => {
  const ruling = (number: number) => ({
    number,
    title: `Title ${number}`,
    about: '[§9.2] to [§9.4]',
    lines: ['- **Why:** See [§9.2.a].'],
    place: { file: 'en/09-results.md', line: 1 },
  })

  it('has the rulings where its frame says', () => {
    const page = rulingsPage('a-game', '# A game\n\n*Rulings 2, 1*\n', [ruling(1), ruling(2)])
    expect(page.split('\n').slice(1)).toEqual([
      '# A game',
      '',
      '### 2. Title 2 (§9.2 to §9.4)',
      '- **Why:** See §9.2.a.',
      '',
      '### 1. Title 1 (§9.2 to §9.4)',
      '- **Why:** See §9.2.a.',
      '',
    ])
    expect(page).toContain('sandtable rulebook a-game --write')
  })
})
