/** What happens under chapter 5. */
export interface ActivationEvents {
  activated: { piece: number; space: number; forced: number }
  'activation-ended': { piece: number; space: number }
  /** §5.3 */
  'level-changed': { units: readonly number[]; level: number }
}
