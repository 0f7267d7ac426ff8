/** A mind that knows nothing of its game but its rules: for what is around a mind. */
import type { Mind, PlanLine } from '@sandtable/bots'
import { type Game, type GameTypes, randomAnswer } from '@sandtable/kernel'

/** A plan is a number; it lasts for one answer. */
export function standIn<T extends GameTypes>(
  game: Game<T>,
  lines: readonly PlanLine[] = [],
  samples = 4,
): Mind<T, number> {
  const budget = { breadth: 6, samples, variations: 2, horizon: 0 }
  return {
    game,
    budgets: { normal: budget, hard: budget },
    remember: () => null,
    imagine: () => undefined,
    evaluate: () => 0.5,
    tempo: (state) => game.turn(state),
    habit: ({ offer }, random) => randomAnswer(offer, random),
    answer: ({ offer }, random) => randomAnswer(offer, random),
    propose: (_, breadth) => Array.from({ length: breadth }, (_, plan) => plan),
    vary: (_, plan, random) => plan + random(100),
    follow: () => undefined,
    explain: () => lines,
  }
}
