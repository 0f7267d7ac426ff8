import { FORTRESS } from '../../codes.ts'
import type { Drain, EconomyEvents } from '../../events/economy.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/economy.ts'
import type { Part } from '../shape.ts'
import { count, month, nation, place, unit, units } from './words.ts'

const DRAINS: Readonly<Record<Drain, string>> = {
  raids: 'air raids',
  submarines: 'submarine warfare',
  blockade: 'the blockade',
  demoralization: 'demoralization',
}

export const economy: Part<Prompt, Refused, Verb, Procedure, keyof EconomyEvents> = {
  prompts: {
    convert: (f) => `${nation(f.nation)} (${String(f.rp)} RP): reduce a fortress or a ship for RP, or go on.`,
    transfer: (f) => `${nation(f.nation)} (${String(f.rp)} RP) may send ${String(f.left)} RP more to allies.`,
    muster: (f) => `Where does ${unit(f.unit)} muster?`,
    build: (f) => `Where does ${nation(f.nation)} place its infrastructure?`,
    departure: () => 'Which siege corps leaves for another front?',
    procure: (f) => `Procurement of ${nation(f.nation)}: ${count(f.rp, 'RP', 'RP')} left.`,
    host: (f) => `Where does the shadow government of ${nation(f.nation)} go?`,
  },
  refusals: {
    'no-fortress': (f) => `${nation(f.nation)} has no fortress standing at ${place(f.place)}.`,
    'russian-fortress': () => 'Russia may not convert fortresses.',
    'converted-already': (f) => `${nation(f.nation)} has made this conversion already this season.`,
    'no-ship': (f) => `${unit(f.unit)} is not a naval unit of ${nation(f.nation)} in play.`,
    dreadnought: () => 'Dreadnoughts are never converted.',
    'no-ally': (f) => `${nation(f.to)} is not another major power on the side of ${nation(f.nation)}.`,
    'no-rp-left': (f) => `${nation(f.nation)} has no RP left.`,
    'giver-conquered': (f) => `${nation(f.nation)} is conquered and sends no RP.`,
    'gave-most': (f) => `${nation(f.nation)} has sent ${String(f.most)} RP this season and may send no more.`,
    'received-most': (f) =>
      `${nation(f.to)} has received ${String(f.most)} RP this season and may receive no more.`,
    'in-revolution': (f) => `${nation(f.to)} is in revolution and receives no RP.`,
    'no-transfer-line': (f) =>
      `No supply line leads from the capital of ${nation(f.nation)} to that of ${nation(f.to)}.`,
    'no-command': (f) => `There is nobody at ${place(f.place)} for ${unit(f.unit)} to command.`,
    'no-muster-ground': (f) => `${unit(f.unit)} does not muster at ${place(f.place)}.`,
    'muster-enemy': (f) => `${place(f.place)} is not in friendly hands.`,
    'muster-unsupplied': (f) => `${place(f.place)} is out of supply.`,
    'build-enemy': (f) => `${place(f.place)} is neither controlled nor occupied by your side.`,
    'infrastructure-there': (f) => `There is infrastructure at ${place(f.place)} already.`,
    'build-unsupplied': (f) =>
      `No supply path leads from ${place(f.place)} to a source of ${nation(f.nation)}.`,
    'not-in-pool': (f) => `${unit(f.unit)} is not in the Force Pool.`,
    'no-line-to-minor': (f) => `No supply line leads to ${nation(f.nation)}.`,
    uneven: (f) =>
      `First buy as many infantry corps of each other effectiveness in the Force Pool as of effectiveness ${String(f.value)}.`,
    'worse-fighter': (f) =>
      `${unit(f.unit)} does not have the best machine-gun value ${nation(f.nation)} can get.`,
    'too-dear': (f) => `${nation(f.nation)} has ${String(f.rp)} RP; this costs ${String(f.cost)}.`,
    'not-damaged': (f) => `${unit(f.unit)} is not a damaged air or naval unit in play.`,
    'no-yard': (f) => `${unit(f.unit)} is in no port of its home country.`,
    'no-reduced-fortress': (f) =>
      `${nation(f.nation)} has no reduced fortress to repair at ${place(f.place)}.`,
    'infrastructure-bought': () => 'Your side has procured its infrastructure of the month.',
  },
  verbs: {
    raze: 'Reduce the fortress at',
    scrap: 'Scrap a step of',
    'to-africa': 'Turn 1 RP into 3 AP',
    'give-to': 'Send 1 RP to',
    'muster-at': 'Muster at',
    'build-at': 'Build at',
    'send-away': 'Send away',
    buy: 'Procure',
    repair: 'Repair',
    restore: 'Repair the fortress at',
    infrastructure: 'Procure infrastructure',
  },
  procedures: {},
  events: {
    pooled: (e) => `${units(e.units)} entered the Force Pool of ${nation(e.nation)}.`,
    'income-posted': (e) => `${nation(e.nation)} posted ${e.rp} RP and has ${e.left}.`,
    requisitioned: (e) => `${nation(e.nation)} requisitioned ${e.rp} RP and has ${e.left}.`,
    'rp-lost': (e) => `${nation(e.nation)} lost ${e.rp} RP to ${DRAINS[e.why]} and has ${e.left} left.`,
    'fortress-converted': (e) =>
      `${nation(e.nation)} reduced its fortress at ${place(e.place)} for ${e.rp} RP${e.left === FORTRESS.destroyed ? '; it is destroyed' : ''}.`,
    'ship-converted': (e) => `${nation(e.nation)} scrapped a step of ${unit(e.unit)} for ${e.rp} RP.`,
    'ap-bought': (e) => `${nation(e.nation)} turned 1 RP into ${e.ap} AP.`,
    transferred: (e) => `${nation(e.nation)} sent 1 RP to ${nation(e.to)} and has ${e.left} left.`,
    mustered: (e) => `${unit(e.unit)} mustered at ${place(e.place)}.`,
    'not-mustered': (e) => `${unit(e.unit)} found nowhere to muster and went to the Force Pool.`,
    'infrastructure-built': (e) => `${nation(e.nation)} placed infrastructure at ${place(e.place)}.`,
    'left-game': (e) => `${units(e.units)} left for another front.`,
    bought: (e) =>
      `${nation(e.nation)} procured ${unit(e.unit)} for ${e.cost} RP; it musters in ${month(e.month)}.`,
    repaired: (e) =>
      `${nation(e.nation)} repaired ${unit(e.unit)} for ${e.cost} RP; it is ready in ${month(e.month)}.`,
    'fortress-repaired': (e) =>
      `${nation(e.nation)} repaired the fortress at ${place(e.place)} for ${e.cost} RP.`,
    'infrastructure-bought': (e) =>
      `${nation(e.nation)} procured infrastructure for ${e.cost} RP; it is placed next month.`,
    conquered: (e) => `${nation(e.nation)} is conquered.`,
    exiled: (e) => `${nation(e.host)} is host to the shadow government of ${nation(e.nation)}.`,
    liberated: (e) => `${nation(e.nation)} is liberated.`,
    'revolution-rolled': (e) =>
      `Revolution in ${nation(e.nation)}? A ${e.die}, below ${e.below} wanted: ${e.broke ? 'it breaks out' : 'not yet'}.`,
  },
}
