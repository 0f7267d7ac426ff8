/** §9.4.3.a An enemy that could be attacked if spaces next to him were activated: who would attack, at what cost and with which chances. */
import type { Line, Preview, Together } from '@sandtable/presentation'
import { activationCost, type Forecast, forecastOnceActivated } from '../inspect/index.ts'
import { percent, summary } from './fight/chances.ts'
import { chanceLines, strengthLine } from './preview-combat.ts'
import { activatePreview } from './preview-moves.ts'
import { attackableFrom } from './question.ts'
import { askedOf, placeName, placesOf, type Scene, words } from './scene.ts'

/** The attack by as many as the OPS are enough for; undefined where no order is asked for. */
export function forecastAhead(scene: Scene, x: number): Forecast | undefined {
  const from = isAhead(scene) ? affordable(scene, attackableFrom(scene, x)) : []
  return from.length === 0 ? undefined : forecastOnceActivated(scene.state, x, from)
}
const priceOf = ({ state: s }: Scene, at: number): number => activationCost(s, at, true, false).ops

/** §9.4.1 The spaces that can be paid for one after the other, the strongest first. */
function affordable(scene: Scene, from: readonly number[]): number[] {
  let left = scene.state.points
  return from.filter((at) => {
    const price = priceOf(scene, at)
    if (price > left) return false
    left -= price
    return true
  })
}
export const isAhead = (scene: Scene): boolean => askedOf(scene)?.prompt === 'activate'

export function attackAheadPreview(scene: Scene, x: number): Preview | undefined {
  const [from, ...others] = attackableFrom(scene, x)
  if (from === undefined) return undefined
  return others.length === 0 ? byOne(scene, x, from) : bySeveral(scene, x, [from, ...others])
}

function byOne(scene: Scene, x: number, from: number): Preview {
  const w = words(scene).preview.ahead
  const order = activatePreview('attack')(scene, from)
  const forecast = forecastOnceActivated(scene.state, x, [from])
  return {
    title: w.one(placeName(scene, from), placeName(scene, x)),
    lines: [
      ...order.lines,
      ...(forecast ? [strengthLine(scene, forecast), ...chanceLines(scene, forecast)] : []),
    ],
    note: w.how,
  }
}

function bySeveral(scene: Scene, x: number, from: readonly number[]): Preview {
  const w = words(scene).preview.ahead
  const all = affordable(scene, from)
  const together = all.length === from.length ? w.together : placesOf(scene, all)
  return {
    title: w.several(placeName(scene, x)),
    lines: [
      ...from.map((at) => attackLine(scene, x, [at], w.from(placeName(scene, at), priceOf(scene, at)))),
      ...(all.length > 1 ? [attackLine(scene, x, all, together)] : []),
    ],
    note: w.how,
  }
}
/** §9.4.1 One choice for all that the OPS are enough for, where that is more than one. */
export function aheadTogether(scene: Scene, x: number): Together | undefined {
  const from = attackableFrom(scene, x)
  const all = affordable(scene, from)
  if (all.length < 2) return undefined
  const w = words(scene).preview.ahead
  const ops = all.reduce((sum, at) => sum + priceOf(scene, at), 0)
  const label = all.length === from.length ? w.all : w.from
  return {
    label: label(placesOf(scene, all), ops),
    answers: all.map((arg) => ({ verb: 'attack', arg })),
  }
}

/** "Kovno (1 OPS): strength 3 against 4", and the chance that the attacker wins */
function attackLine(scene: Scene, x: number, from: readonly number[], label: string): Line {
  const w = words(scene).preview.ahead
  const forecast = forecastOnceActivated(scene.state, x, from)
  if (!forecast) return { text: label }
  const { attack, defence, chances } = forecast
  return {
    text: w.line(label, attack.strength, defence.strength),
    value: percent(summary(chances).win),
  }
}
