/** The mind of Balance of Powers: what its bots know. */
import type { Mind } from '@sandtable/bots'
import type { BalanceOfPowersTypes } from '../balance-of-powers.ts'
import { balanceOfPowers } from '../game.ts'
import { tempo } from './clock.ts'
import { evaluate } from './evaluate.ts'
import { follow } from './follow.ts'
import { habit } from './habit.ts'
import { landmarks } from './landmarks.ts'
import type { Plan } from './plan.ts'
import { remark } from './remark.ts'
import { explain, why } from './why.ts'
import { propose } from './propose.ts'

export const MIND: Mind<BalanceOfPowersTypes, Plan> = {
  game: balanceOfPowers,
  budgets: {
    normal: { breadth: 8, samples: 1, variations: 0, horizon: 2, margin: 0.004 },
    hard: { breadth: 14, samples: 2, variations: 0, horizon: 2, margin: 0.004 },
  },
  readsPositionOnly: true,
  /** §2.68 Everything lies open. */
  remember: () => null,
  imagine: () => undefined,
  evaluate,
  tempo,
  habit,
  answer: habit,
  propose,
  follow,
  explain,
  remark,
  why,
  landmarks,
}
