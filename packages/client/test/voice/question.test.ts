import { describe, expect, it } from 'vitest'
import { type Asked, NOTHING_TOLD, tellQuestion } from '../../voice/question.ts'
import { voiceWords } from '../../voice/words.ts'

const words = voiceWords('en')
const own = (text: string): Asked => ({ text, yours: true, hold: undefined })
const waiting: Asked = { text: 'Waiting for Russia.', yours: false, hold: undefined }
const held: Asked = { text: 'Look at the result.', yours: true, hold: 'result' }
const step: Asked = { text: 'Step by step.', yours: true, hold: 'step' }

function told(...asked: readonly Asked[]): string[] {
  let last = NOTHING_TOLD
  return asked.map((each) => {
    last = tellQuestion(last, each, words)
    return last.text
  })
}

describe('the question for the ear', () => {
  it('is every question of one’s own', () => {
    expect(told(own('March.'), own('Attack.'))).toEqual(['March.', 'Attack.'])
  })

  it('says once whom one waits for, and then that it is one’s turn', () => {
    expect(told(own('March.'), waiting, step, waiting, step, waiting, own('March.'))).toEqual([
      'March.',
      waiting.text,
      step.text,
      '',
      '',
      '',
      'Your turn. March.',
    ])
  })

  it('never leaves out how a result is gone on from', () => {
    expect(told(waiting, held, waiting, held)).toEqual([waiting.text, held.text, '', words.goOn])
  })

  it('does not speak of a turn where nobody else has decided', () => {
    expect(told(own('Attack.'), held, own('Attack again.')).at(-1)).toBe('Attack again.')
    expect(told(own('Attack.'), waiting, own('Retreat.'), own('Attack.')).at(-1)).toBe('Attack.')
  })
})
