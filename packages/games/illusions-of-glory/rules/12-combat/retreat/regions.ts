/** §18.5 retreat out of a region, or within it. */
import type { Fight, Illusions, Step } from '../../../illusions.ts'
import { MARK, mark, type State, unmark } from '../../../state.ts'
import { commanderOf } from '../../04-setup/commands.ts'
import { enterSpace } from '../../11-movement/control.ts'
import { bestSteps } from './priorities.ts'
import { retreating } from './standing.ts'
import { retreatSteps } from './ways.ts'

/** §18.5.b §12.7.1.e to a connected space or region, or not at all: then it has retreated within the region */
export function* retreatFromRegion(g: Illusions, fight: Fight): Step {
  const { state: s } = g
  const all = retreating(s, fight)
  const stayed: number[] = []
  for (const p of all) {
    const to = yield* chooseWhere(g, p, fight.space)
    unmark(s, p, MARK.retreating)
    mark(s, p, MARK.retreated)
    if (to < 0) stayed.push(p)
    else {
      g.emit?.({ type: 'retreated', rule: '18.5.b', piece: p, from: fight.space, path: [to] })
      yield* enterSpace(g, [p], to)
    }
  }
  if (stayed.length > 0)
    g.emit?.({ type: 'stayed-in-region', rule: '18.5.b', pieces: stayed, space: fight.space })
}

const waysOut = (s: State, p: number, x: number): number[] =>
  bestSteps(s, p, retreatSteps(s, p, x, x, 1), true)

function* chooseWhere(g: Illusions, p: number, x: number): Step<number> {
  const { state: s } = g
  const ways = waysOut(s, p, x)
  if (ways.length === 0) return -1
  const pick = yield* g.ask(commanderOf(s, p), {
    rule: '12.7.1.e',
    prompt: 'region-retreat',
    facts: { piece: p, space: x },
    choose: () => ({ 'retreat-to': ways, remain: true }),
  })
  return pick.verb === 'remain' ? -1 : pick.arg
}
