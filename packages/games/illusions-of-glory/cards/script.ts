/** §9.7.1.a An event is carried out effect by effect. */
import { at } from '@sandtable/kernel'
import { eventCard, isEventAndOps, opsOf } from '../cards.ts'
import type { EventEffect } from '../data/card-types.ts'
import type { IllusionsOfGlory, Next, Procedure } from '../illusions-of-glory.ts'
import { noteBrokenSieges } from '../rules/20-forts/broken-siege.ts'
import { settleGreekSpaces } from '../rules/26-neutrals/greece.ts'
import { reinforcements } from './effects/arrivals.ts'
import { cancel, landing, marker } from './effects/markers.ts'
import { giveUp, place, remove } from './effects/placing.ts'
import { gainRp, rpLost } from './effects/points.ts'
import { destroyFortByEvent, neutralEntry, revolution, treaty, uprising } from './effects/politics.ts'
import { repair } from './effects/repair.ts'
import { armistice, moModifier, moVoid, nationalWill, troopQuality, victoryPoints } from './effects/tracks.ts'
import { clearEffect, type Executor } from './executor.ts'
import { freeActivations } from './special/great-retreat.ts'
import { special } from './special/index.ts'

/** Effects that last while their card is in place (cards/in-force.ts): nothing happens now. */
function* lastingEffect(): Procedure<boolean> {
  yield* []
  return true
}

/** The procedure of each kind of effect. */
export const EXECUTORS: { readonly [K in EventEffect['kind']]: Executor<K> } = {
  'national-will': nationalWill,
  'troop-quality': troopQuality,
  'victory-points': victoryPoints,
  armistice,
  'mo-modifier': moModifier,
  'mo-void': moVoid,
  marker,
  cancel,
  'rp-lost': rpLost,
  'gain-rp': gainRp,
  repair,
  reinforcements,
  place,
  remove,
  'give-up': giveUp,
  'neutral-entry': neutralEntry,
  uprising,
  'destroy-fort': destroyFortByEvent,
  revolution,
  treaty,
  landing,
  special,
  fire: lastingEffect,
  'activation-cost': lastingEffect,
  'activation-as-one': lastingEffect,
  ban: lastingEffect,
  'rp-halved': lastingEffect,
}

type Kind = EventEffect['kind']
const execute = <K extends Kind>(
  kind: K,
  g: IllusionsOfGlory,
  effect: Extract<EventEffect, { kind: K }>,
  c: number,
): Procedure<boolean> => EXECUTORS[kind](g, effect, c)

/**
 * The effects of the card being played, by number. After the last one come its OPS (§9.3.b) or the end of the
 * round.
 */
export function* eventPhase(g: IllusionsOfGlory, number: number): Procedure<Next> {
  const { state: s } = g
  const c = s.playing
  const effect = eventCard(c).effects[number]
  if (effect === undefined) return afterEvent(g, c)
  const isFinished = yield* execute(effect.kind, g, effect, c)
  if (!isFinished) return at('event', number)
  clearEffect(s)
  return at('event', number + 1)
}

/** §9.7.1.b First the event, then the OPS of the card. */
function afterEvent(g: IllusionsOfGlory, c: number): Next {
  const { state: s } = g
  s.freeActivations = freeActivations(c)
  noteBrokenSieges(g)
  settleGreekSpaces(g)
  if (!isEventAndOps(c)) return 'round-end'
  s.points = opsOf(c)
  return 'activation'
}
