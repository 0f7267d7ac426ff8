/** The mind of Illusions of Glory: what its bots know. */
import type { Mind } from '@sandtable/bots'
import { illusionsOfGlory } from '../game.ts'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'
import { remark } from './advice/remark.ts'
import { evaluate, isQuiet, tempo } from './evaluate.ts'
import { explain, why } from './explain.ts'
import { follow } from './follow.ts'
import { habit } from './habit.ts'
import { imagine } from './imagine.ts'
import { landmarks } from './landmarks.ts'
import type { Plan } from './plan.ts'
import { propose } from './propose.ts'

export const MIND: Mind<IllusionsOfGloryTypes, Plan> = {
  game: illusionsOfGlory,
  budgets: {
    normal: { breadth: 12, samples: 1, variations: 0, horizon: 2, margin: 0.004 },
    hard: { breadth: 16, samples: 3, variations: 0, horizon: 4, margin: 0.004 },
  },
  readsPositionOnly: true,
  /** Everything ever shown is still visible: cards played, sizes of hands. */
  remember: () => null,
  imagine,
  evaluate,
  tempo,
  isQuiet,
  habit,
  answer: habit,
  propose,
  follow,
  explain,
  remark,
  why,
  landmarks,
}
