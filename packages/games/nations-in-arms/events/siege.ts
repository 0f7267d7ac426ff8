/** What happens under chapter 9. */
export interface SiegeEvents {
  /** §9.1.2 */
  besieged: { space: number; cost: number }
  /** §9.1.5 */
  'siege-abandoned': { units: readonly number[]; space: number }
  'siege-lifted': { space: number }
  /** §9.5.2 */
  sallied: { units: readonly number[]; space: number }
  'siege-rolled': {
    space: number
    dice: number
    modifiers: readonly { readonly name: string; readonly value: number; readonly rule: string }[]
    total: number
    result: string
  }
  /** §9.2.1(1) R* */
  'repulse-rolled': { space: number; die: number; loses: number }
  'siege-prolonged': { space: number; duration: number }
  /** §9.3: points of the fortress that are left */
  'assault-began': { space: number; points: number; breach: number }
  /** §9.3.2 */
  'point-lost': { space: number; left: number }
  /** §9.3.3: role 0 the besiegers, 1 the fortress, -1 nobody */
  'assault-decided': { space: number; role: number }
  'fortress-checked': { space: number; die: number; needed: number; holds: number }
  /** §9.4: why: honours, breach, morale, destroyed */
  captured: { space: number; nation: number; why: string }
  'prisoners-taken': { units: readonly number[]; space: number; returns: number }
  /** §9.4(6) */
  rebuilt: { space: number; piece: number }
  /** §9.4(7) */
  razed: { space: number }
}
