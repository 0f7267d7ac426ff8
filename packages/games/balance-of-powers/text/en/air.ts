/** English sentences of the war in the air. */
import type { AirEvents } from '../../events/air.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/air.ts'
import type { Part } from '../shape.ts'
import { count, place, side, unit } from './words.ts'

const plus = (n: number): string => (n === 0 ? '' : ` + ${n}`)
const dice = (faces: readonly number[]): string => faces.join(' + ')

export const air: Part<Prompt, Refused, Verb, Procedure, keyof AirEvents> = {
  prompts: {
    raid: (f) => `Which target does ${unit(f.unit)} (radius ${String(f.radius)}) raid?`,
    patrol: (f) => `${side(f.side)} send a fighter on patrol, or pass.`,
    'patrol-where': (f) => `Where does ${unit(f.unit)} patrol, within ${count(f.radius, 'hex', 'hexes')}?`,
    'ace-goes-along': (f) => `Does ${unit(f.ace)} fly to ${place(f.place)} with ${unit(f.unit)}?`,
    'dogfight-where': () => 'Which place is next for dogfights?',
    regroup: (f) => `Combine reduced fighters at ${place(f.place)} before the dogfight, or go on.`,
    'pair-ace': (f) => `With which fighter does ${unit(f.ace)} fly at ${place(f.place)}?`,
    fire: (f) => `${unit(f.unit)} fires at ${place(f.place)}: choose a target.`,
    abort: (f) => `${unit(f.unit)} is damaged and leaves ${place(f.place)}. Where to?`,
    'return-to-base': (f) => `${unit(f.unit)} at ${place(f.place)} returns to base. Where to?`,
    'change-base': (f) => `${side(f.side)} may move air units to new bases.`,
    'change-base-where': (f) => `Where is the new base of ${unit(f.unit)} from ${place(f.place)}?`,
  },
  refusals: {
    'air-unsupplied': (f) => `${unit(f.unit)} is out of supply.`,
    aloft: (f) => `${unit(f.unit)} is on patrol until the aerodrome phase.`,
    'changed-base': (f) => `${unit(f.unit)} has changed its base this month.`,
    'held-by-fighters': (f) => `Enemy fighters keep ${unit(f.unit)} where it is.`,
    'neutral-air': (f) => `${place(f.place)} is neutral; no fighter flies there.`,
    'no-air-unit': (f) => `${unit(f.unit)} is no air unit.`,
    'no-base': (f) =>
      `${place(f.place)} is no base: it is not in friendly hands, or enemy troops stand there.`,
    'no-dogfight': (f) => `There are not fighters of both sides at ${place(f.place)}.`,
    'no-fighter': (f) => `${unit(f.unit)} is no fighter.`,
    'no-new-base': (f) => `There is no other base in reach of ${unit(f.unit)}.`,
    'no-partner': (f) => `No reduced unit of the same nation and values is with ${unit(f.unit)}.`,
    'no-refuge': (f) => `${unit(f.unit)} cannot get away to ${place(f.place)}.`,
    'no-target': (f) =>
      `${place(f.place)} is no strategic target: a population centre with a railway, controlled by an enemy major power.`,
    'not-in-dogfight': (f) => `${unit(f.unit)} is not in the dogfight on the other side.`,
    'not-reduced': (f) => `${unit(f.unit)} is no reduced air or naval unit in play.`,
    'on-patrol': (f) => `${unit(f.unit)} has moved in this sub-phase.`,
    'out-of-radius': (f) => `${place(f.place)} is out of reach of ${unit(f.unit)}.`,
    'targeted-already': (f) =>
      `${unit(f.unit)} has been a target; others have not been one yet, and no ace is firing.`,
  },
  verbs: {
    raid: 'Raid',
    fly: 'Fly',
    combine: 'Make whole',
    pass: 'Pass',
    'patrol-at': 'Patrol at',
    dogfight: 'Dogfight at',
    pair: 'Fly with',
    fire: 'Fire at',
    'hold-fire': 'Hold fire',
    'land-at': 'Land at',
  },
  procedures: {},
  events: {
    combined: (e) => `${unit(e.unit)} took over the step of ${unit(e.other)} at ${place(e.place)}.`,
    raided: (e) =>
      `${unit(e.unit)} raided ${place(e.place)}: ${dice(e.faces)}${plus(e.drm)}, below ${e.below} wanted: ${e.hit ? 'a hit' : 'no effect'}.`,
    'patrol-passed': (e) => `${side(e.side)} passed.`,
    patrolled: (e) =>
      e.from === e.to
        ? `${unit(e.unit)} patrolled at ${place(e.to)}.`
        : `${unit(e.unit)} flew from ${place(e.from)} on patrol to ${place(e.to)}.`,
    'dogfight-began': (e) => `Dogfight at ${place(e.place)}.`,
    'ace-paired': (e) => `${unit(e.ace)} flies with ${unit(e.unit)}.`,
    shot: (e) =>
      `${unit(e.unit)} fired at ${unit(e.target)}: ${dice(e.faces)}${plus(e.value)}, more than ${e.above} wanted: ${e.hit ? 'a hit' : 'a miss'}.`,
    'air-damaged': (e) => `${unit(e.unit)} is reduced.`,
    'air-lost': (e) => `${unit(e.unit)} is lost and returned to the Force Pool.`,
    'ace-killed': (e) => `${unit(e.unit)} was killed.`,
    aborted: (e) => `${unit(e.unit)} left the dogfight at ${place(e.from)} for ${place(e.to)}.`,
    'air-superiority': (e) => `${side(e.side)} have air superiority at ${place(e.place)}.`,
    'returned-to-base': (e) => `${unit(e.unit)} returned from ${place(e.from)} to ${place(e.to)}.`,
    'changed-base': (e) => `${unit(e.unit)} moved its base from ${place(e.from)} to ${place(e.to)}.`,
  },
}
