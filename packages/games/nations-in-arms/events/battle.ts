/** What happens under chapter 8. Roles: 0 the attacker, 1 the defender. */
export interface BattleEvents {
  'battle-began': { space: number; attackers: readonly number[]; defenders: readonly number[] }
  /** §8.5.2 */
  'round-began': { space: number; round: number }
  /** §8.2.2 */
  'guns-heard': { piece: number; total: number; needed: number; succeeds: number }
  'marched-to-guns': { pieces: readonly number[]; from: number; space: number }
  /** §8.2.3 §8.3.1: steps and combat points in halves by role, and the ratio */
  'battle-sized': { size: number; steps: readonly number[]; halves: readonly number[]; ratio: number }
  /** §8.2.4 morale values by role */
  'morale-set': { values: readonly number[] }
  /** §8.3.6 §8.3.7 by role, -1 for nobody */
  'leads-shown': { subordinates: readonly number[]; units: readonly number[] }
  /** §8.3 §8.4 the dice of one side */
  'battle-rolled': {
    role: number
    dice: number
    modifiers: readonly { readonly name: string; readonly value: number; readonly rule: string }[]
    total: number
    steps: number
    plus: number
    mounted: number
    leader: number
  }
  /** §8.3.1(5) */
  'won-by-odds': { role: number; ratio: number }
  /** §8.4.1(2)c.2 */
  'cavalry-spared': { role: number }
  /** §8.4.2 fate: 0 unhurt, 1 wounded, 2 killed; by one die or two */
  'leader-checked': { piece: number; die: number; fate: number; why: string }
  /** §8.4.2(8) */
  succeeded: { piece: number; successor: number }
  /** §8.5.1 */
  'battle-won': { role: number; space: number; why: string }
  conceded: { role: number }
  stood: { role: number }
  /** §8.6 */
  'morale-checked': { role: number; die: number; needed: number; holds: number }
  demoralized: { pieces: readonly number[] }
  /** §8.6.1 */
  pursued: { losses: number; doubled: number }
  /** §8.7 */
  retreated: { pieces: readonly number[]; from: number; path: readonly number[]; inside: number }
  /** §8.8.4 the die with the modifier of the commander */
  rallied: { piece: number; die: number; needed: number; succeeds: number }
  'cannot-retreat': { pieces: readonly number[]; space: number }
}
