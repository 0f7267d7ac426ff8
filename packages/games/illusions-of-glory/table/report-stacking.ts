/** §10 how full a place is. */
import type { SpaceReport } from '@sandtable/presentation'
import { crowdAt } from '../inspect/index.ts'
import { SIDE_IDS, type Side } from '../sides.ts'
import { type Scene, words } from './scene.ts'

export function stackFacts(scene: Scene, side: Side, space: number): SpaceReport['facts'] {
  const { troops, most, isOverfull } = crowdAt(scene.state, side, space)
  if (troops === 0) return []
  const { report: w, frame } = words(scene)
  const text = most === undefined ? w.unlimited(troops) : w.crowd(troops, most)
  return [
    {
      label: w.stacking(SIDE_IDS[side]),
      line: {
        text: isOverfull ? [text, w.overfull].join(frame.dot) : text,
        rules: [most === undefined ? '10.1.e' : '10.1.a'],
        tone: isOverfull ? 'bad' : troops === most ? 'warn' : 'plain',
      },
    },
  ]
}
