import { expect, it } from 'vitest'
import { warningsIn } from '../../board/create-reading.ts'

const joined = (text: string, value: string): string => `${text}: ${value}`

it('warnings are read with their figures, and after the chances of who attacks: one’s own come first', () => {
  const lines = [
    { text: 'Attacker wins', value: '94%', tone: 'good' as const },
    { text: 'Defender wins', value: '6%', tone: 'warn' as const },
    { text: 'Out of supply', tone: 'bad' as const },
  ]
  expect(warningsIn({ lines, note: 'If all can join.' }, joined)).toEqual([
    'Attacker wins: 94%',
    'Defender wins: 6%',
    'Out of supply',
    'If all can join.',
  ])
})

it('good news without a figure is not read: only what it costs, and what the chances are', () => {
  const lines = [
    { text: 'In supply', tone: 'good' as const },
    { text: 'Nobody wins', value: '5%' },
  ]
  expect(warningsIn({ lines }, joined)).toEqual([])
})
