/** The mind of this game: what its bots know, want and try. */
import type { Mind } from '@sandtable/bots'
import { battleForGalicia } from '../game.ts'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { answer } from './answer.ts'
import { evaluate, tempo } from './evaluate.ts'
import { explain } from './explain.ts'
import { follow } from './follow.ts'
import { habit } from './habit.ts'
import { landmarks } from './landmarks.ts'
import { imagine } from './imagine.ts'
import type { Plan } from './plan.ts'
import { propose, vary } from './propose.ts'
import { remark, why } from './remark.ts'
import { remember } from './remember.ts'

export const MIND: Mind<BattleForGaliciaTypes, Plan> = {
  game: battleForGalicia,
  budgets: {
    normal: { breadth: 4, samples: 2, variations: 0, horizon: 1 },
    hard: { breadth: 8, samples: 5, variations: 0, horizon: 2 },
  },
  remember,
  imagine,
  evaluate,
  tempo,
  habit,
  answer,
  propose,
  vary,
  follow,
  explain,
  remark,
  why,
  landmarks,
}
