/** Marches and retreats: steps of the same units told as one way. */
import type { Deed, LogLine } from '@sandtable/presentation'
import type { BattleForGaliciaEvent } from '../../events.ts'
import { GRID } from '../../map.ts'
import type { Told } from '../scene.ts'
import type { Tale, Teller } from './teller.ts'

type Step = Extract<BattleForGaliciaEvent, { type: 'moved' | 'retreated' | 'retreat-ran-on' }>

const isStep = (event: BattleForGaliciaEvent): event is Step =>
  event.type === 'moved' || event.type === 'retreated' || event.type === 'retreat-ran-on'

const isSame = (a: Step, b: Step): boolean =>
  a.type === b.type && a.to === b.from && a.units.join() === b.units.join()

/** The steps that follow on one another from the first event on; undefined if it is none. */
export function tellWay(told: readonly Told[], teller: Teller): Tale | undefined {
  const steps: Step[] = []
  for (const { event } of told) {
    const last = steps.at(-1)
    if (!isStep(event) || (last && !isSame(last, event))) break
    steps.push(event)
  }
  const [first] = steps
  const last = told[steps.length - 1]
  if (!first || !last) return undefined
  const [line, ...small] =
    first.type === 'moved' ? marched(steps, last, teller) : [fellBack(steps, last, teller)]
  const also = told.slice(0, steps.length - 1).map(({ at }) => at)
  return {
    lines: line ? [also.length > 0 ? { ...line, also } : line, ...small] : [],
    taken: steps.length,
  }
}

function marched(steps: readonly Step[], told: Told, teller: Teller): LogLine[] {
  const [first, last] = [steps[0] as Step, steps.at(-1) as Step]
  const moves = steps.filter((step) => step.type === 'moved')
  const { w } = teller
  const by = roundabout(steps)
  const ends = [
    teller.units(first.units),
    moves.some(({ others }) => others),
    teller.hex(first.from),
    teller.hex(last.to),
  ] as const
  const sentence = by === undefined ? w.log.marched(...ends) : w.log.roundabout(...ends, teller.hex(by))
  const cost = w.log.cost(
    moves.reduce((sum, step) => sum + step.cost, 0),
    steps.length,
  )
  const isMinimum = moves.some(({ minimum }) => minimum)
  const small = { minor: true, rule: isMinimum ? '4.3' : '4.2', deed: { kind: 'march' } } as const
  return [
    teller.line(told, sentence, { deed: wayOf(steps) }),
    teller.line(told, isMinimum ? w.log.minimum : cost, small),
  ]
}

const wayOf = (steps: readonly Step[]): Deed => ({
  kind: 'march',
  ways: [[(steps[0] as Step).from, ...steps.map(({ to }) => to)]],
})

/** The farthest point of a march that came nearly back to where it began. */
function roundabout(steps: readonly Step[]): number | undefined {
  const [start, end] = [(steps[0] as Step).from, (steps.at(-1) as Step).to]
  if (GRID.distance(start, end) > 1 || steps.length < 2) return undefined
  const away = (h: number): number => GRID.distance(start, h)
  return steps.map(({ to }) => to).reduce((far, h) => (away(h) > away(far) ? h : far))
}

function fellBack(steps: readonly Step[], told: Told, teller: Teller): LogLine {
  const [first, last] = [steps[0] as Step, steps.at(-1) as Step]
  if (first.type === 'retreat-ran-on') return teller.line(told, teller.text.event(last))
  return teller.line(
    told,
    teller.w.log.retreated(teller.units(first.units), teller.hex(first.from), teller.hex(last.to)),
    { deed: wayOf(steps) },
  )
}
