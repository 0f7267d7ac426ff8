/** A refusal taken apart: what, why with the rule, and the nearest thing that works. */
import { type Line, numbersIn, type Preview, refusalSentence } from '@sandtable/presentation'
import type { Refusal } from '../balance-of-powers.ts'
import { nearestTo } from '../inspect/march.ts'
import { railLines } from './by-rail.ts'
import { movers } from './question.ts'
import { nameOf, placeIn, type Scene, words } from './scene.ts'

export function refusal(scene: Scene, why: Refusal): Preview {
  const w = words(scene).refusal
  const sentence: Line = { text: refusalSentence(scene, why, w), rules: [why.rule], tone: 'bad' }
  return { title: headOf(scene, why), lines: [sentence, ...nearestLines(scene, why), ...byRail(scene, why)] }
}

/** What the player tried. */
function headOf(scene: Scene, { facts }: Refusal): string {
  const w = words(scene).refusal
  const [place] = numbersIn(facts.place)
  const [unit] = numbersIn(facts.unit)
  if (place !== undefined && place >= 0 && movers(scene).length > 0) return w.goTo(placeIn(scene, place))
  if (unit !== undefined) return w.unit(nameOf(scene, unit))
  return place === undefined || place < 0 ? w.plain : w.place(placeIn(scene, place))
}

/** §9.2 of a march that does not get there */
function byRail(scene: Scene, { facts, rule }: Refusal): Line[] {
  const [goal] = numbersIn(facts.place)
  return goal === undefined || rule.startsWith('9.2') ? [] : railLines(scene, movers(scene), goal)
}

/** §9.1 how near the force can come */
function nearestLines(scene: Scene, { facts }: Refusal): Line[] {
  const [goal] = numbersIn(facts.place)
  const units = movers(scene)
  if (goal === undefined || goal < 0 || units.length === 0) return []
  const best = nearestTo(scene.state, units, goal)
  if (!best) return []
  return [{ text: words(scene).refusal.nearest(placeIn(scene, best.space), best.spent), tone: 'good' }]
}
