/** §8.1.2 Steps of a battle. */
export type BattleStage = 'battle'
