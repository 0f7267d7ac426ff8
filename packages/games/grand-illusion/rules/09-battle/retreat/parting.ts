/** §9.4 Units retreat together or apart. */
import type { GrandIllusion, Procedure } from '../../../grand-illusion.ts'
import { isCombatUnit } from '../../../pieces.ts'
import type { Side } from '../../../sides.ts'
import type { State } from '../../../state.ts'
import { fitting, options, type Walkers, walkers } from './group.ts'
import { isBriton, retreatHexes } from './priorities.ts'
import { whyNotRetreat } from './why-not.ts'

/** Who goes together, and where to if that has been said. */
interface Departure {
  readonly party: readonly number[]
  readonly hexes?: readonly number[]
}

/** §8.4.7.b §9.4.3.a Paris is the best way out for the others, and closed to the British: no hex is right for all */
function mustPart(s: State, group: Walkers): boolean {
  const others = group.units.filter((u) => !isBriton(u))
  if (others.length === 0 || others.length === group.units.length) return false
  const theirs = options(s, { ...group, units: others })
  return theirs.length > 0 && !options(s, group).some((h) => theirs.includes(h))
}

/** §9.4 Which units go first, another way or farther than the rest; HQs and siege artillery, too. */
export function* splitOff(
  g: GrandIllusion,
  side: Side,
  h: number,
  units: readonly number[],
): Procedure<Departure> {
  const { state: s } = g
  const group = walkers(side, h, units)
  const isParted = mustPart(s, group)
  const hexes = isParted ? [] : fitting(s, group)
  const isTroop = units.filter(isCombatUnit).length > 1
  const able = units.filter((u) => isCombatUnit(u) || retreatHexes(s, [u], side, h, [h]).length > 0)
  const apart = isTroop ? able : able.filter((u) => !isCombatUnit(u))
  if (apart.length === 0 || (hexes.length === 0 && !isParted)) return { party: units }
  const pick = yield* g.ask(side, {
    rule: '9.4',
    prompt: 'retreat',
    facts: { pieces: [...units], hex: h },
    choose: () => ({
      'fall-back': isTroop && !isParted,
      'split-off': apart,
      // a single unit and its HQ need not be asked twice
      retreat: isTroop ? [] : hexes,
    }),
    refuse: { retreat: (to) => whyNotRetreat(s, group, to) },
  })
  if (pick.verb === 'split-off') return { party: [pick.arg] }
  return pick.verb === 'retreat' ? { party: units, hexes: [pick.arg] } : { party: units }
}

/** §9.6.3.b §9.4 Cavalry withdraws in one group or several. */
export function* chooseRiders(
  g: GrandIllusion,
  side: Side,
  h: number,
  units: readonly number[],
): Procedure<Departure> {
  const { state: s } = g
  const group = walkers(side, h, units)
  const isParted = mustPart(s, group)
  const hexes = options(s, group)
  if (units.length === 1 || hexes.length === 0) return { party: units }
  const pick = yield* g.ask(side, {
    rule: '9.4',
    prompt: 'retreat',
    facts: { pieces: [...units], hex: h },
    choose: () => ({ retreat: isParted ? [] : hexes, 'split-off': units }),
    refuse: { retreat: (to) => whyNotRetreat(s, group, to) },
  })
  return pick.verb === 'split-off' ? { party: [pick.arg] } : { party: units, hexes: [pick.arg] }
}
