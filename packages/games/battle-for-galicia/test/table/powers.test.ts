/** The figures of both sides, and what they have done since the game began. */
import { trendOf } from '@sandtable/presentation'
import { expect, it } from 'vitest'
import { powers } from '../../table/powers.ts'
import { randomMatch, sceneOf, toldTo } from './scenes.ts'

it('§15.0 §10.2 counts what has come since the start from the start, and not from the end of the first turn', () => {
  const match = randomMatch(4, 5000)
  const scene = sceneOf(match.play, 0, 'en', toldTo(match, 0))
  for (const [side, { powers: all }] of powers(scene).sides.entries()) {
    const figures = all.flatMap((power) => power.figures)
    const figureOf = (id: string) => figures.find((figure) => figure.id === `${id}-${side}`)
    const [points, lost] = [figureOf('points'), figureOf('lost')]
    expect(lost && trendOf(lost)?.sinceStart).toBe(lost?.value)
    // the campaign begins without points
    expect(points && trendOf(points)?.sinceStart).toBe(points?.value)
  }
})
