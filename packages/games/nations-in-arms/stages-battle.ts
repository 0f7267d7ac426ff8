/** §8.1.2 Steps of a battle; the number of most is a role: 0 the attacker, 1 the defender. */
export type BattleStage =
  | 'battle'
  /** §8.2.2 the forces beside it, one by one */
  | 'battle/guns'
  /** §8.2.2(6) what of a force comes */
  | 'battle/bring'
  /** §8.2.3 §8.2.4 §8.3.1 */
  | 'battle/ready'
  /** §8.3.6 §8.3.7 */
  | 'battle/leads'
  /** §8.4 */
  | 'battle/dice'
  /** §8.4.1 */
  | 'battle/losses'
  /** §8.4.2 */
  | 'battle/leaders'
  /** §8.5.1 */
  | 'battle/verdict'
  /** §8.5.1(4) */
  | 'battle/concede'
  /** §8.6 */
  | 'battle/morale'
  /** §8.7 a part of the beaten side says where it goes */
  | 'battle/retreat'
  /** §8.7(2) a second hex */
  | 'battle/retreat-on'
  /** §8.6.1 */
  | 'battle/pursuit'
  /** §8.7.1 */
  | 'battle/withdraw'
  /** §8.3.1(5) §8.8.2(4)b a side is destroyed */
  | 'battle/destroyed'
  | 'battle/end'
