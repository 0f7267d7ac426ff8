/** §9 Steps of a siege; their number is the space. */
export type SiegeStage =
  /** §9.2 */
  | 'siege/check'
  /** §9.2.1(1) the besiegers lose a step */
  | 'siege/repulse'
  /** §9.2.1(4) */
  | 'siege/honours'
  /** §9.2.1(3) §9.3 */
  | 'siege/assault'
  /** §9.2.1(5) */
  | 'siege/breach'
  /** §9.3.3 */
  | 'siege/verdict'
  /** §9.1.4(3) checks of the forces that were left behind */
  | 'siege/screens'
  /** §9.1.1 §9.1.5 sieges begin and end */
  | 'siege/upkeep'
