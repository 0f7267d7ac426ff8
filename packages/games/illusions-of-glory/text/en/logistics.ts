import type { Fact } from '@sandtable/kernel'
import type { LogisticsEvents } from '../../events/logistics.ts'
import { POOL_NAMES } from '../../pools.ts'
import { RESERVE } from '../../scenarios.ts'
import type * as keys from '../keys/logistics.ts'
import type { Part } from '../shape.ts'
import { card, count, nation, piece, pieces, player, pool, signed, space, spaces } from './words.ts'

const WAYS = { rail: 'by rail', land: 'overland', sea: 'by sea' } as const
/** "3 Russian RPs and 1 Italian RP" of a list by pool */
const points = (rp: Fact | undefined): string =>
  listed(rp, (n, i) => `${n} ${named(n, POOL_NAMES[i]?.en ?? '')}`).join(', ') || 'none'
/** names of pools are in the plural */
const named = (n: number, points: string): string => (n === 1 ? points.replace(/RPs$/, 'RP') : points)
/** what there is of a list by pool */
function listed(rp: Fact | undefined, say: (n: number, pool: number) => string): string[] {
  if (!Array.isArray(rp)) return []
  return rp.flatMap((n, i) => (typeof n === 'number' && n > 0 ? [say(n, i)] : []))
}
/** a list by pool with points in one of them */
const only = (pool: number, n: number): number[] => POOL_NAMES.map((_, i) => (i === pool ? n : 0))
const strength = (face: Fact | undefined): string => (face === 1 ? 'reduced' : 'at full strength')

export const logistics: Part<typeof keys, keys.Procedure, keyof LogisticsEvents> = {
  prompts: {
    redeploy: (f) =>
      `Strategic redeployment: ${count(f.points, 'SR point')} left. Which unit goes? (An LCU costs 3, all others 1.)`,
    'redeploy-where': (f) =>
      f.why === 'treaty'
        ? `The treaty is in force: ${piece(f.piece)} must go home from ${space(f.space)}. Where to?`
        : `Where does ${piece(f.piece)} redeploy from ${space(f.space)}?`,
    'place-unit': (f) =>
      `Where does ${piece(f.piece)} come into play? ${count(f.left, 'unit')} left to place.`,
    replacements: (f) => `Replacements, ${points(f.rp)} left: which unit is repaired or rebuilt?`,
    'rebuilt-where': (f) =>
      `Where does ${piece(f.piece)}, rebuilt ${f.reduced === true ? 'reduced' : 'at full strength'}, come back?`,
    'repair-now': (f) =>
      `${count(f.points, 'RP')} left for units of ${nation(f.nation)} on the map: which one is repaired?`,
    'divide-rp': (f) => `${count(f.left, 'RP')} to be divided: which nation gets the next one?`,
  },
  refusals: {
    'no-sr-for-uprising': () => 'Uprisings never redeploy.',
    'no-sr-from-box': (f) => `${piece(f.piece)} is not on the map: no unit redeploys into or out of a box.`,
    'too-few-sr': (f) => `${piece(f.piece)} costs ${count(f.needs, 'SR point')}, you have ${String(f.has)}.`,
    'no-sr-out-of-supply': (f) => `${piece(f.piece)} is out of supply and cannot redeploy.`,
    'no-own-source': (f) => `All supply sources of ${piece(f.piece)}’s nation are lost: it cannot redeploy.`,
    'sr-banned': (f) => `An event forbids ${piece(f.piece)} to redeploy this turn.`,
    'no-route': (f) => `${piece(f.piece)} finds no route through friendly spaces.`,
    'lcu-needs-rail': (f) =>
      `${piece(f.piece)} needs a single-gauge railway all the way to ${space(f.space)}.`,
    'no-source-there': (f) =>
      `${piece(f.piece)} could not trace to a source of its own nation in ${space(f.space)}.`,
    'region-not-ours': (f) => `${space(f.space)} is a region the enemy or an uprising controls.`,
    'no-room-for-sr': (f) => `${piece(f.piece)} would overstack ${space(f.space)}.`,
    'no-lcu-by-sea': (f) => `${piece(f.piece)} is an LCU; LCUs do not redeploy by sea.`,
    'not-a-port': (f) => `${space(f.space)} is no friendly port.`,
    'other-sea': (f) => `${space(f.space)} lies on another sea.`,
    'port-first': (f) => `${piece(f.piece)} has to begin the round in a friendly port to go by sea.`,
    'not-to-lemnos': () => 'The Central Powers cannot redeploy to Lemnos.',
    'no-sr-by-sea-in-winter': () => 'There is no redeployment by sea in winter.',
    'sea-unsafe': () => 'Submarines close the Mediterranean until there are convoys.',
    'not-a-source': (f) => `${space(f.space)} is no supply source for ${piece(f.piece)}.`,
    'source-besieged': (f) => `The fort of ${space(f.space)} is besieged.`,
    'not-friendly': (f) => `${space(f.space)} is not under friendly control.`,
    'no-room-to-place': (f) => `There is no room for ${piece(f.piece)} in ${space(f.space)}.`,
    'not-damaged': (f) => `${piece(f.piece)} is at full strength: there is nothing to replace.`,
    'no-rp': (f) =>
      typeof f.pool === 'number' && f.pool >= 0
        ? `${piece(f.piece)} needs ${pool(f.pool)}, and not enough of them are left.`
        : `Not enough RPs are left for ${piece(f.piece)}.`,
    'partners-rp': (f) => `${piece(f.piece)} needs ${pool(f.pool)}, which your partner spends.`,
    'no-rp-for-special': (f) => `${piece(f.piece)} is a special unit: it never receives RPs.`,
    'no-rp-for-uprising': () => 'Uprisings never receive RPs.',
    'no-line-to-source': (f) => `${piece(f.piece)} cannot trace supply to a source of its own nation.`,
    'sources-taken': (f) => `The enemy or uprisings hold all sources of ${piece(f.piece)}’s nation.`,
    'never-rebuilt': (f) => `${piece(f.piece)} has been eliminated for good.`,
    'no-place-for-rebuilt': (f) => `No source has room for ${piece(f.piece)}.`,
    'lcu-not-to-reserve': (f) => `${piece(f.piece)} is an LCU and must come on to the map.`,
    'serbs-not-yet': () =>
      'Serbia has collapsed: until THE SERBS RETURN only Serbs on Lemnos are repaired, and none are rebuilt.',
    'mn-no-rp': () => 'Montenegrin units receive no RPs.',
    'no-ru-rp': () => 'The revolution has come too far: Russian units receive no RPs.',
    'no-conversion': (f) => `${pool(f.pool)} cannot be converted now.`,
    'on-map-only': () => 'These RPs are for units on the map only.',
    'points-for-others': (f) => `These RPs are for units of ${nation(f.nation)}, not for ${piece(f.piece)}.`,
    'room-for-the-rest': (f) =>
      `With ${piece(f.piece)} in ${space(f.space)} there would be no room for the other units still to be placed.`,
    'not-the-way-home': (f) => `${piece(f.piece)} cannot go home to ${space(f.space)}.`,
  },
  verbs: {
    redeploy: 'Redeploy',
    'redeploy-to': 'Redeploy to',
    keep: 'Leave it where it is',
    'place-in': 'Place in',
    'no-more': 'No more units',
    repair: 'Repair',
    rebuild: 'Rebuild at full strength',
    'rebuild-reduced': 'Rebuild reduced',
    'rebuild-to-reserve': 'Rebuild into the reserve box',
    convert: 'Convert 1 RP of',
  },
  procedures: {
    treaty: 'Treaty of Brest-Litovsk',
    redeployment: 'Strategic redeployment',
    attrition: 'Attrition and Siege Phases',
    replacement: 'Replacement Phase',
    'replacement/purchase': 'Spending replacement points',
    'replacement/end': 'End of the Replacement Phase',
  },
  events: {
    redeployed: (e) => `${piece(e.piece)} redeploys ${WAYS[e.way]} from ${space(e.from)} to ${space(e.to)}.`,
    'rp-recorded': (e) => `${player(e.side)} record replacement points: ${points(e.rp)}.`,
    'rp-lost': (e) => `${points(only(e.pool, e.points))} lost.`,
    'rp-converted': (e) => `${points(only(e.from, 1))} becomes ${points(only(e.to, 1))}.`,
    'rp-gained': (e) => `${pool(e.pool)}: ${signed(e.points)}.`,
    repaired: (e) => `${piece(e.piece)} in ${space(e.space)} is repaired.`,
    rebuilt: (e) =>
      e.at === RESERVE
        ? `${piece(e.piece)} is rebuilt and goes into the reserve box.`
        : `${piece(e.piece)} is rebuilt ${strength(e.face)} in ${space(e.at)}.`,
    arrived: (e) =>
      `${piece(e.piece)} arrives ${strength(e.face)} in ${space(e.space)}${e.card < 0 ? '' : ` (${card(e.card)})`}.`,
    'reserve-filled': (e) => `Into the reserve box: ${pieces(e.pieces)}.`,
    'out-of-supply': (e) => `Out of supply: ${pieces(e.pieces)}.`,
    'spaces-cut-off': (e) =>
      `${player(e.side)} lose what is cut off from all their sources: ${spaces(e.spaces)}.`,
    'quality-changed': (e) => `Troop Quality of ${nation(e.nation)} ${signed(e.by)}: now ${e.now}.`,
  },
}
