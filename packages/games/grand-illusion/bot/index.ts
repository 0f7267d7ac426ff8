/** The mind of Grand Illusion: what its bots know. */
import type { Mind } from '@sandtable/bots'
import { grandIllusion } from '../game.ts'
import type { GrandIllusionTypes } from '../grand-illusion.ts'
import type { Side } from '../sides.ts'
import { answer } from './answer.ts'
import { evaluate, tempo } from './evaluate.ts'
import { explain, why } from './explain.ts'
import { follow } from './follow.ts'
import { habit } from './habit.ts'
import { landmarks } from './landmarks.ts'
import type { Plan } from './plan.ts'
import { midway } from './midway.ts'
import { choices, segmentPlans, vary } from './propose.ts'

export const MIND: Mind<GrandIllusionTypes, Plan> = {
  game: grandIllusion,
  budgets: {
    normal: { breadth: 4, samples: 2, variations: 0, horizon: 1 },
    hard: { breadth: 5, samples: 4, variations: 0, horizon: 3 },
  },
  remember: () => null,
  /** Nothing lies hidden in this game: cups are drawn from when a marker is due, options are chosen at once. */
  imagine: () => undefined,
  evaluate,
  tempo,
  habit,
  answer,
  propose: (sight, breadth) =>
    sight.prompt === 'activity'
      ? segmentPlans(sight.state, sight.seat as Side, sight.offer, breadth)
      : breadth === 1
        ? []
        : choices(sight),
  vary,
  follow,
  explain,
  midway,
  why,
  landmarks,
}
