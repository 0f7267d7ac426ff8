/** A mind for the game of dice: always march; once more only if that pays. */
import { diceGame, type DiceState, type DiceTypes, scoreOf } from './dice-game.ts'
import type { Mind } from '../index.ts'

/** the verbs to be answered to the two questions of a turn */
export interface DicePlan {
  readonly turn: number
  readonly march: string
  readonly again: string
}

/** so many points more are a great advantage */
const SCALE = 8

const lead = (s: DiceState, seat: number): number => scoreOf(s, seat) - scoreOf(s, 1 - seat)

export const DICE_MIND: Mind<DiceTypes, DicePlan> = {
  game: diceGame,
  budgets: {
    normal: { breadth: 2, samples: 4, variations: 0, horizon: 1 },
    hard: { breadth: 4, samples: 8, variations: 2, horizon: 1 },
  },
  remember: (told) => told.length,
  imagine: () => undefined,
  evaluate: (s, seat) => 1 / (1 + Math.exp(-lead(s, seat) / SCALE)),
  tempo: ({ turn }) => turn,
  habit: ({ prompt }) => ({ verb: prompt === 'march' ? 'rest' : 'stop' }),
  answer: ({ prompt }) => ({ verb: prompt === 'march' ? 'march' : 'stop' }),
  propose: ({ prompt, state: { turn } }, breadth) =>
    prompt === 'march'
      ? [
          { turn, march: 'rest', again: 'stop' },
          { turn, march: 'march', again: '' },
        ].slice(0, breadth)
      : [
          { turn, march: '', again: 'stop' },
          { turn, march: '', again: 'again' },
        ].slice(0, breadth),
  vary: (_, plan) => (plan.again === '' ? undefined : { ...plan, again: 'stop' }),
  follow: ({ offer, state }, plan) => {
    const verb = offer.march ? plan.march : plan.again
    return plan.turn === state.turn && offer[verb] ? { verb } : undefined
  },
  explain: (_, plan) => [{ text: { en: plan.march, ja: plan.march }, rule: '1', units: [], kind: 'other' }],
}
