import type { Play } from '@sandtable/kernel'
import type { Asking, Position } from './position.ts'

/** A position for people. */
export function positionLines(play: Play, position: Position): string[] {
  const { game, scenario } = play.setup
  const { turn, trail, stage, outcome, hash, asking, waitingFor, view } = position
  const text = game.text('en')
  return [
    `${game.title.en}: ${scenario.title.en}`,
    `turn ${turn}, ${trail.length > 0 ? trail.map((name) => text.procedure(name)).join(' > ') : stage}`,
    ...(outcome
      ? [`outcome: ${outcome.winners.join(', ') || 'draw'} (${JSON.stringify(outcome.scores)})`]
      : [`to decide: ${waitingFor.join(', ')}`]),
    ...asking.flatMap(askingLines),
    `hash ${hash}`,
    `view ${JSON.stringify(view, null, 1).replaceAll(/\n\s*/g, ' ')}`,
  ]
}

function askingLines({ seat, rule, prompt, choose }: Asking): string[] {
  return [
    `${seat} §${rule}: ${prompt.en}`,
    ...Object.entries(choose).map(
      ([verb, args]) => `  ${verb}${args === true ? '' : `: ${args.join(', ')}`}`,
    ),
  ]
}
