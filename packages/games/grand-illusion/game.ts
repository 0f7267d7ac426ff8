import { type Game, gameTexts, type Json, type Outcome, type Scenario, type Seat } from '@sandtable/kernel'
import type { GrandIllusionEvent } from './events.ts'
import type { GrandIllusionTypes } from './grand-illusion.ts'
import { invariants } from './invariants.ts'
import { result } from './result.ts'
import { stage } from './rules/04-sequence.ts'
import { setUp } from './rules/13-setup.ts'
import { SCENARIOS } from './scenarios.ts'
import { AL, GE, SIDE_IDS } from './sides.ts'
import { LAYOUT, type State } from './state.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'
import { VERBS } from './verbs/index.ts'
import { view } from './view.ts'

const seats: readonly Seat[] = [
  { id: 'AL', title: { en: 'Allies', ja: '連合軍' }, powers: [AL] },
  { id: 'GE', title: { en: 'Germany', ja: 'ドイツ軍' }, powers: [GE] },
]

/** Twenty activations, each with a few dozen steps and a few battles. */
const DECISIONS_PER_TURN = 4000

const scenarios: readonly Scenario[] = SCENARIOS.map(({ id, title, summary, turns }) => ({
  id,
  title,
  summary,
  seats,
  turns,
  longest: (turns + 1) * DECISIONS_PER_TURN,
}))

function outcome(s: State): Outcome {
  return {
    winners: s.winner < 0 ? [] : [s.winner],
    scores: [s.points.get(AL), s.points.get(GE)],
  }
}

export const grandIllusion: Game<GrandIllusionTypes> = {
  id: 'grand-illusion',
  edition: 5,
  hashing: 2,
  title: { en: 'Grand Illusion 1914', ja: '大いなる幻影 1914' },
  powers: SIDE_IDS,
  scenarios,
  options: [],
  layout: LAYOUT,
  firstStage: 'deployment',
  verbs: VERBS,
  rules: { sequence: '4.0', end: '14.1.3.c' },
  setUp,
  stage,
  outcome,
  turn: (s: State): number => s.turn,
  view: (s: State): Json => view(s),
  text: gameTexts<GrandIllusionTypes>({ en, ja }),
  invariants,
  /**
   * Nothing lies hidden: cups are drawn from when a marker is due, options are chosen at once. §8.4.6.c A force
   * marker would change no rule, and its box is open.
   */
  permuteSecrets: () => undefined,
  mask: () => undefined,
  assumption: () => undefined,
  result: (events: readonly GrandIllusionEvent[]): Json => result(events),
}
