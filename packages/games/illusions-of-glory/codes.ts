/** What the numbers in the state mean: marks, orders, piles of cards, statuses, flags. */

/** Marks of a unit (`marks`). All but `due` last for the action round under way. */
export const MARK = {
  /**
   * §11.1.3.a The unit has moved, was assembled, or is where a trench was built: it does not move any more
   * this round.
   */
  moved: 1,
  /** §12.1.f The unit has attacked this round; for HQs and artillery §27.0.e §27.0.i. */
  attacked: 2,
  /** §12.2.2.c the Retreated marker */
  retreated: 4,
  /** The unit takes part in the combat under way, on either side. */
  fighting: 8,
  /** §12.7 The unit has still to retreat from the combat under way. */
  retreating: 16,
  /** §12.8 The unit has advanced from the combat under way. */
  advanced: 32,
  /** §13.3.d The unit redeployed overland this round: it may not redeploy by sea. */
  railed: 64,
  /** §18.1.1 §9.4.2.a A unit in a region or on Lemnos, activated for movement. */
  toMove: 128,
  /** §18.3 A unit in a region, activated for attack. */
  toAttack: 256,
  /** The event under way has still to place the unit (§15.1, §9.7.2.c). */
  due: 512,
  /** Bits 10 to 12: the number of its stack in a region or on Lemnos, 1 to 7; 0 means none (§9.4.1.b). */
  stack: 7 << 10,
  /**
   * §12.8.2 The unit has advanced across water and goes no further. For HQs and artillery: §27.0.b troops of
   * their stack have advanced.
   */
  halted: 8192,
  /**
   * §22.3.a The unit came out of an LCU this round, so it was not there when the round began and cannot be
   * assembled.
   */
  parted: 16384,
  /**
   * §20.3.3.a The unit has attacked out of its space this round, and so out of a siege. An attack on the fort
   * in its space does not count (§20.3.3.b).
   */
  struckOut: 32768,
} as const
export const STACK_SHIFT = 10

/** Orders of a space (`orders`). All last for the action round under way. */
export const ORDER = {
  /** §9.4.3.a the Move marker */
  move: 1,
  /** §9.4.3.a the Attack marker */
  attack: 2,
  /** §9.4.2.c activated for attack without its BR and FR units */
  withoutWest: 4,
  /** §19.1.d A trench was built here this round. */
  dug: 8,
  /** §12.1.1 Units here have defended this round. */
  assaulted: 16,
  /** §12.8.2 The defenders of the combat under way have left or passed the space in their retreat. */
  passed: 32,
  /** Card AP24: activated free of charge, only towards Russian-controlled spaces. */
  greatRetreat: 64,
  /** §11.1.1.b Its movement is over. */
  done: 128,
  /** §20.3.4.b Its besiegers have begun to leave: the others must follow. */
  abandoned: 256,
  /** §12.1.1 Uprisings here have been attacked this round. */
  putDown: 512,
  /**
   * §21.4.c Attackers of the combat under way were lost here: the attack still counts as coming from here.
   */
  struckFrom: 1024,
} as const

/** What is in a space (`ground`), beside control and fort. */
export const GROUND = {
  /** bits 0 and 1: level of the trench, 0 to 2 (§19.3) */
  trench: 3,
  /** the trench is CP's; without it AP's */
  trenchCp: 4,
  /** The trench at Doiran while neither side has taken it (§19.3.b): it serves neutral Greek units. */
  trenchGreek: 8,
  /** §25.2.1 Landing marker */
  landing: 16,
  /** §25.3.1 Withdrawal Under Fire marker */
  underFire: 32,
  /** §11.2.1.a §18.2.b An uprising has taken control. When it is gone, `control` holds again (§11.2.1.b). */
  risen: 64,
  /** §20.3.5.c Too few besiegers: they must leave in their next round. */
  mustLeave: 128,
  /**
   * §20.3.5.c The same, but the siege was broken in a round of the besieger: his next round is still to come.
   */
  leaveLater: 256,
} as const

/** `fort` */
export const INTACT = 0
export const DESTROYED = 1

/** Where a card is (`card`). Hands are IN_HAND + command. */
export const PILE = {
  /** its deck has not been added (§9.2.b), or the scenario leaves it out */
  out: 0,
  draw: 1,
  discard: 2,
  /** §9.3.c Out of the game. Events of earlier years count as played. */
  removed: 3,
  /** §4.2.3 Face up for the rest of the turn: its effects of duration `turn` are in force. */
  table: 4,
  /** §9.8 Played in the combat under way, discarded after it. */
  combat: 5,
  /** Played for the action under way; it goes to its pile when the action ends. */
  played: 6,
} as const
export const IN_HAND = 8

/** `action`, and the entries of `actions` (§8.2, §8.3.a) */
export const ACTION = { none: 0, ops: 1, sr: 2, rp: 3, event: 4, noCard: 5, uprising: 6 } as const

/** `status` by nation (§9.7.2, §26) */
export const STATUS = { neutral: 0, atWar: 1, collapsed: 2 } as const
export type Status = (typeof STATUS)[keyof typeof STATUS]

/** Permanent markers (`flag`), in the order of MarkerId of the card data, then those of the rules. */
export const FLAG = {
  apRailroads: 0,
  cpRailroads: 1,
  apAlliesRpToRu: 2,
  blockade: 3,
  seaInvasions: 4,
  uBoats: 5,
  convoys: 6,
  unrestrictedSubs: 7,
  germanWarIndustry: 8,
  serbsReturned: 9,
  constantineBarred: 10,
  foodRiots: 11,
  /** §25.5.c */
  noAmphibious: 12,
  /** §7.4.2.a AP results RU, §7.4.2.b CP results AH(SB) and AH(IT) are void. */
  ruOffensiveVoid: 13,
  ahOffensiveVoid: 14,
  /** §23.4.3 */
  suppressed: 15,
  /** §26.5.1.c Romania was neutral when the revolution began */
  romaniaBarred: 16,
  /** §26.6.2.a has collapsed once already */
  serbiaCollapsed: 17,
  /** §28.0.d.8 AP has moved into or attacked Germany: the limit is lifted. */
  germanyAttacked: 18,
  /** options of the game: §9.5.3.c §9.6.2.b §13.1.g, and §6.0.H.4.b */
  consecutive: 19,
  reshuffleEveryTurn: 20,
} as const
export const FLAGS = 21

/** Facts of the combat under way (`combatFacts`). What comes next is not among them: that is the stage. */
export const COMBAT = {
  /** target: an unoccupied or besieged fort (§20.2.c, §20.3.3.b) */
  fort: 1,
  /** target: uprisings (§23.3.3.b) */
  uprising: 2,
  /** §12.2.B announced */
  flank: 4,
  /** §21.4.b */
  flankSucceeded: 8,
  /** §21.4.c */
  flankFailed: 16,
  /** §12.3.b the column shift */
  badWeather: 32,
  /** §12.8.1.a The defender has withdrawn before fire. */
  withdrawn: 64,
  /** card CP16: this combat uses its `times` */
  favoured: 128,
  /** §12.7.4.a the step for standing has been paid; §12.7.4.d §12.7.4.e the HQ has been used */
  stood: 256,
  hqStood: 512,
} as const
