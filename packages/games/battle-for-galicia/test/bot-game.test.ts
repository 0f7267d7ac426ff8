import { isOffered } from '@sandtable/kernel'
import { sightOf } from '@sandtable/bots'
import { describe, expect, it } from 'vitest'
import { habit } from '../bot/habit.ts'
import { MIND } from '../bot/index.ts'
import { battleForGalicia } from '../game.ts'
import { moments } from './bot-games.ts'

describe('whole games', () => {
  it.each(['campaign', 'krasnik', 'lemberg'])(
    'of easy bots end, every answer being offered: %s',
    (scenario) => {
      let last
      let n = 0
      for (const moment of moments(6, 'easy', 0, scenario)) {
        last = moment
        if (n++ % 3 > 0) continue
        const sight = sightOf(MIND, moment.known, 1)
        expect(isOffered(sight.offer, habit(sight))).toBe(true)
      }
      const scores = battleForGalicia.outcome(last?.match.play.state as never).scores
      expect(Math.max(...scores)).toBeGreaterThan(5)
    },
  )

  it.each(['krasnik', 'lemberg'])('of normal bots end: %s', (scenario) => {
    let count = 0
    for (const { match } of moments(7, 'normal', 0, scenario)) count = match.length
    expect(count).toBeGreaterThan(100)
    expect(count).toBeLessThan(4000)
  })
})
