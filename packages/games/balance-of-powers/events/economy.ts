/** What takes RP from a nation (§5.3). */
export type Drain = 'raids' | 'submarines' | 'blockade' | 'demoralization'

/** What happens under chapters 2.4, 2.8, 2.9, 5 and 6.2. */
export interface EconomyEvents {
  pooled: { nation: number; units: readonly number[] }
  'income-posted': { nation: number; rp: number; left: number }
  requisitioned: { nation: number; rp: number; left: number }
  'rp-lost': { nation: number; rp: number; why: Drain; left: number }
  'fortress-converted': { nation: number; place: number; rp: number; left: number }
  'ship-converted': { nation: number; unit: number; rp: number }
  'ap-bought': { nation: number; ap: number }
  transferred: { nation: number; to: number; left: number }
  mustered: { unit: number; place: number }
  'not-mustered': { unit: number }
  'infrastructure-built': { nation: number; place: number }
  'left-game': { units: readonly number[] }
  bought: { nation: number; unit: number; cost: number; month: number }
  repaired: { nation: number; unit: number; cost: number; month: number }
  'fortress-repaired': { nation: number; place: number; cost: number }
  'infrastructure-bought': { nation: number; cost: number }
  conquered: { nation: number }
  exiled: { nation: number; host: number }
  liberated: { nation: number }
  'revolution-rolled': { nation: number; die: number; below: number; broke: boolean }
}
