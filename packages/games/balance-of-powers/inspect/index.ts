/** What the table asks that the rules do not say by themselves. Only the public names. */
export { type DogfightShot, shotsIn } from './air/dogfight.ts'
export { raidOdds, type RaidOdds } from './air/raid.ts'
export {
  combatantsOf,
  type Choices,
  type Combatants,
  type Fight,
  fightPlanned,
  fightUnderWay,
  isAhead,
} from './combat/fight.ts'
export { type ModifierChance, modifierChances } from './combat/modifier-chances.ts'
export {
  isOpenedForSure,
  type LineChance,
  type Loss,
  type Outcomes,
  outcomesOf,
  SUMS,
} from './combat/outcomes.ts'
export {
  gunChance,
  likeliestOf,
  reserveCandidates,
  reserveChance,
  type Setting,
  settingsOf,
} from './combat/settings.ts'
export { gapsOf, openChips } from './front.ts'
export { nextIncome } from './income.ts'
