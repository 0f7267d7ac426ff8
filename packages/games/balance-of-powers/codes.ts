/** What the numbers in the state mean. */

/** Where a unit is that is in no place (`where`). */
export const OUT = {
  /** §5.11 in the Force Pool of its nation */
  pool: -1,
  /** still to come by the order of battle (§5.12) */
  toCome: -2,
  /** bought, and due in the month its `due` says (§6.223) */
  bought: -3,
  /** out for good (§10.74), or no part of the scenario */
  gone: -4,
} as const

/** Marks of a unit (`marks`). */
export const MARK = {
  /** §9.0 it belongs to the force that is moving */
  inForce: 1,
  /** §9.0 it has moved in this half, or stopped */
  moved: 2,
  /** §9.61 it has changed its mode in this half */
  dug: 4,
  /** §9.32 it has ended a rail move beside an enemy, where it is now */
  railedUp: 8,
  /** §12.1 Schlieffen: it has been in Belgium */
  inBelgium: 32,
  /** §12.1 Plan XVII: it has entered or attacked Germany or Luxembourg */
  intoGermany: 64,
  /** §6.32 damaged in the dogfight under way */
  hit: 128,
  /** §6.33 on patrol until the aerodrome phase */
  patrolling: 256,
  /** §6.452 it counts among the corps shipped in this month */
  shipped: 512,
  /** §3.13 the Ottoman corps of the month */
  provided: 1024,
  /** §3.2 it was out of supply when its force set out */
  unsupplied: 2048,
  /** §9.23 two bits: movement points spent on railways in this half */
  railed: 3 << 12,
  /** §9.24 it counts among the corps by rail of this fortnight */
  entrained: 1 << 14,
} as const
/** What a fighter has done and suffered in the dogfight under way (`sorties`). */
export const SORTIE = {
  /** §6.323 one shot, and with an ace a second */
  fired: 1,
  firedTwice: 2,
  /** §6.323 */
  targeted: 4,
  /** §6.324 hits of this tier; two are enough for any */
  hit: 8,
  hitTwice: 16,
} as const
export const RAILED_SHIFT = 12
/** marks that end with the half */
export const HALF_MARKS =
  MARK.inForce | MARK.moved | MARK.dug | MARK.railedUp | MARK.unsupplied | MARK.railed | MARK.entrained

/** Marks of a place (`ground`). */
export const GROUND_MARK = {
  /** §9.63 nobody enters or attacks in this half */
  trenchBattle: 1,
  /** §10.73 */
  breakthrough: 2,
  /** §6.124 */
  spoils: 4,
  /** §10.41 its reserve has come in this half */
  reserveSpent: 8,
} as const

/** §1.33 */
export const FORTRESS = { intact: 0, reduced: 1, destroyed: 2 } as const

/** What has become of a nation (`standing`). */
export const STANDING = {
  /** §2.22 it has joined a side during the game */
  joined: 1,
  /** §5.211 it has collected its first income */
  collected: 2,
  /** §2.92 */
  crisis: 4,
  /** §6.82 */
  revolution: 8,
  /** §2.93 */
  conquered: 16,
  /** §6.11 its neutrality has been violated */
  violated: 32,
  /** §6.1 nobody asks it again */
  closed: 64,
  /** §10.3 its free attack of the year or season is spent */
  freeAttackSpent: 128,
  /** §6.228 its free corps of the year is bought */
  freeCorpsBought: 256,
  /** §5.222 its fortress of the season is converted */
  fortressConverted: 512,
  /** §5.223 its ship of the season is converted */
  shipConverted: 1024,
} as const

/** Facts about a side (`sideMarks`). */
export const SIDE_MARK = {
  /** §2.84 it has the benefits of tactical innovation */
  innovation: 1,
  /** §11.5 it may roll one combat again */
  reroll: 2,
  /** §6.227 it has bought its infrastructure of the month */
  infrastructureBought: 4,
  /** §6.453 its landing of the year is made */
  landed: 8,
  /** §6.52 */
  interiorLinesUsed: 16,
} as const

/** Facts about the game (`events`), for special rules. */
export const DEED = {
  /** §12.1 Germany has attacked or entered Liege */
  liege: 1,
  /** §12.1 secret set-up: no Plan XVII, no Schlieffen */
  freePlans: 2,
  /** §12.1 the French plan was not carried out */
  planMissed: 4,
  /** §12.1 the German plan was not carried out: EP wins */
  schlieffenMissed: 8,
  /** §12.1 the French have entered or attacked two hexes across the frontier */
  twoRaids: 16,
} as const
