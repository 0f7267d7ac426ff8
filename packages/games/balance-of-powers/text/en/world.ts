/** English sentences of diplomacy, the admiralty and the commissariat. */
import type { WorldEvents } from '../../events/world.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/world.ts'
import type { Part } from '../shape.ts'
import { count, nation, place, side, unit, units } from './words.ts'

export const world: Part<Prompt, Refused, Verb, Procedure, keyof WorldEvents> = {
  prompts: {
    violations: (f) => `Which neutrals do ${side(f.side)} violate in this month?`,
    assign: (f) => `Which major power has the resources of ${nation(f.nation)}?`,
    settle: (f) => `Where does ${unit(f.unit)} stand?`,
    strike: (f) =>
      `Plan XVII was not carried out: eliminate up to ${count(f.left, 'French corps', 'French corps')}.`,
    dismantle: (f) => `May ${side(f.side)} give up infrastructure?`,
    ship: (f) =>
      `Ship troops, move ${String(f.which)} of 2: room for ${count(f.left, 'more corps', 'more corps')} this month.`,
    'sail-where': (f) => `Where does ${unit(f.unit)} sail?`,
    'leader-goes-along': (f) => `Does ${unit(f.unit)} go along to ${place(f.place)}?`,
    'landing-where': (f) => `Which coast does the landing at ${place(f.place)} point at?`,
  },
  refusals: {
    'not-neutral': (f) => `${nation(f.nation)} is not neutral.`,
    'neutral-closed': (f) => `This scenario keeps ${nation(f.nation)} out of the war.`,
    'neutral-off-map': (f) => `${nation(f.nation)} has no land on the maps of this scenario.`,
    'neutral-no-part': (f) => `${nation(f.nation)} has no part in this scenario.`,
    'struck-already': (f) => `${unit(f.unit)} cannot be eliminated now.`,
    'no-french-corps': (f) => `${unit(f.unit)} is no French corps on the map.`,
    'room-needed': (f) =>
      `Without infrastructure ${place(f.place)} has room for one corps, and more stand there.`,
    'no-infrastructure': (f) => `There is no infrastructure at ${place(f.place)}.`,
    'no-passenger': (f) => `${unit(f.unit)} does not travel by sea on its own.`,
    'not-in-port': (f) => `${unit(f.unit)} is neither in a port nor at a landing.`,
    'shipped-already': (f) => `${unit(f.unit)} has made this voyage.`,
    'ships-full': (f) =>
      `Five corps have been shipped in this month, and ${unit(f.unit)} is not one of them.`,
    'no-landing-water': (f) => `No enemy coast lies before ${place(f.place)}, or the water is closed.`,
    'landed-already': () => 'The landing of this year has been made.',
    'no-voyage': (f) => `${unit(f.unit)} cannot reach ${place(f.place)} by sea in one move.`,
    'no-landing-weather': (f) => `In this weather nobody lands at ${place(f.place)}.`,
    'at-sea': (f) => `${unit(f.unit)} is at sea.`,
  },
  verbs: {
    violate: 'Violate the neutrality of',
    strike: 'Eliminate',
    dismantle: 'Give up the infrastructure at',
    ship: 'Ship',
    'sail-to': 'Sail to',
    landing: 'Place the landing at',
    'point-at': 'Land at',
    'clear-landing': 'Take up the landing',
    dismiss: 'Return to the Force Pool:',
  },
  procedures: {},
  events: {
    violated: (e) => `The neutrality of ${nation(e.nation)} was violated by ${side(e.side)}.`,
    joined: (e) => `${nation(e.nation)} joined ${side(e.side)}.`,
    assigned: (e) => `The resources of ${nation(e.nation)} go to ${nation(e.major)}.`,
    'plan-missed': (e) => `${nation(e.nation)} did not carry out its plan.`,
    'leader-retired': (e) => `${unit(e.unit)} left ${place(e.place)} for the Force Pool.`,
    starved: (e) =>
      `${unit(e.unit)} is out of supply at ${place(e.place)}: ${String(e.roll)} against below ${String(e.below)}.`,
    dismantled: (e) => `The infrastructure at ${place(e.place)} was given up.`,
    shipped: (e) => `${units(e.units)} sailed from ${place(e.from)} to ${place(e.to)}.`,
    landing: (e) => `A landing was prepared at ${place(e.from)} against ${place(e.place)}.`,
    'landing-cleared': () => 'The landing was taken up.',
  },
}
