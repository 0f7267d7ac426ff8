import { expect, it } from 'vitest'
import { warningsIn } from '../../board/create-reading.ts'

const joined = (text: string, value: string): string => `${text}: ${value}`

it('a warning is read with its figure: without it “Defender wins” would be a promise', () => {
  const lines = [
    { text: 'Attacker wins', value: '94%', tone: 'good' as const },
    { text: 'Defender wins', value: '6%', tone: 'warn' as const },
    { text: 'Out of supply', tone: 'bad' as const },
  ]
  expect(warningsIn({ lines, note: 'If all can join.' }, joined)).toEqual([
    'Defender wins: 6%',
    'Out of supply',
    'If all can join.',
  ])
})
