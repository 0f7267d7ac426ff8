/** §14 The supply of the units in a space, or of a unit that would enter it. */
import type { Line, SpaceReport } from '@sandtable/presentation'
import { lineFrom, nationsIn, reachedFrom, sourceOf } from '../inspect/index.ts'
import { sourceMask } from '../map.ts'
import { SIDE_IDS, SIDES, type Side } from '../sides.ts'
import { controlOf } from '../state.ts'
import { nationTitle, placeName, type Scene, words } from './scene.ts'
import type { SeenPiece } from './seen-pieces.ts'

type SpaceFact = SpaceReport['facts'][number]

/** Of the sides with units there; of an empty space that of the side that controls it. */
export function supplyFacts(scene: Scene, space: number, pieces: readonly SeenPiece[]): SpaceFact[] {
  const holder = controlOf(scene.state, space)
  const present = SIDES.filter((side) => pieces.some(({ camp }) => camp === side))
  const sides = present.length > 0 ? present : SIDES.filter((side) => side === holder)
  const w = words(scene).report
  return [
    ...sides.map((side) => ({
      label: w.supply(SIDE_IDS[side]),
      line: supplyLine(scene, side, space),
    })),
    ...sourceFacts(scene, space),
  ]
}

const namesIn = (scene: Scene, mask: number): string =>
  words(scene).frame.and(nationsIn(mask).map((nation) => nationTitle(scene, nation)))

/** "Sources in reach: Russia and Serbia · nearest Kiev, 3 spaces" */
function supplyLine(scene: Scene, side: Side, space: number): Line {
  const s = scene.state
  const { report: w, frame } = words(scene)
  const reached = reachedFrom(s, side, space)
  if (reached === 0) return { text: w.noSupply, rules: ['14.1.1.a'], tone: 'bad' }
  const line = lineFrom(s, side, space, reached)
  const source = line.at(-1) ?? space
  const way = line.length < 2 ? w.atSource : w.supplyLine(placeName(scene, source), line.length - 1)
  return {
    text: [namesIn(scene, reached), way].join(frame.dot),
    rules: [side === 0 ? '14.2.2.a' : '14.2.1.a'],
    tone: 'good',
  }
}

/** §14.1.4 */
function sourceFacts(scene: Scene, space: number): SpaceFact[] {
  const printed = sourceMask(space)
  if (printed === 0) return []
  const s = scene.state
  const w = words(scene).report
  const active = SIDES.reduce<number>((mask, side) => mask | sourceOf(s, side, space), 0)
  const names = namesIn(scene, active === 0 ? printed : active)
  return [
    {
      label: w.source,
      line:
        active === 0
          ? { text: w.sourceClosed(names), rules: ['14.1.4.b'], tone: 'faint' }
          : { text: names, rules: ['14.1.4.a'] },
    },
  ]
}
