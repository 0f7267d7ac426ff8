import { expect, it } from 'vitest'
import { clockwise, whereTo } from '../../voice/compass.ts'
import { voiceWords } from '../../voice/words.ts'

const at = (x: number, y: number) => ({ id: '', x, y })
const spaces = [
  at(0, 0),
  at(0, -10),
  at(10, -10),
  at(10, 0),
  at(10, 10),
  at(0, 10),
  at(-10, 10),
  at(-10, 0),
  at(-10, -10),
]
const around = [1, 2, 3, 4, 5, 6, 7, 8]

it('a map with north at the top goes by the compass alone', () => {
  const said = around.map((to) => whereTo({ spaces, north: 0 }, 0, to, voiceWords('en')))
  expect(said).toEqual(['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'])
})

it('on a map that is turned the hand is told too', () => {
  const said = (to: number, language: 'en' | 'ja') =>
    whereTo({ spaces, north: -45 }, 0, to, voiceWords(language))
  expect(said(3, 'en')).toBe('right (southeast)')
  expect(said(1, 'ja')).toBe('上（北東）')
})

it('neighbours are read clockwise from north', () => {
  expect(around.map((to) => clockwise({ spaces, north: 0 }, 0, to))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(clockwise({ spaces, north: -45 }, 0, 8)).toBe(0)
})
