/** §9 Steps of a siege. */
export type SiegeStage = 'siege/check'
