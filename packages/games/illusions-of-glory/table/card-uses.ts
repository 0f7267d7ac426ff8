/** The ways to play a card now: each with its answer, or with the reason why not. */
import type { CardUse, Line } from '@sandtable/presentation'
import {
  isCombatCard,
  isEventAndOps,
  isForTheTurn,
  isRemovedAfterEvent,
  opsOf,
  rpOf,
  srOf,
  warStatusOf,
} from '../cards.ts'
import { POOL_IDS } from '../tables.ts'
import type { Verb } from '../text/keys.ts'
import { pointsText } from './card-lines.ts'
import { isInVain } from './in-vain.ts'
import { sentenceOf } from './refusal.ts'
import { type OwnDecision, askedOf, optionsOf, type Scene, words } from './scene.ts'

/** What the question lets one do with a card; without one what a card is for at all. */
export function usesOf(scene: Scene, card: number): CardUse[] {
  const asked = askedOf(scene)
  switch (asked?.prompt) {
    case 'take-card':
      return [simple(scene, asked, 'take', card)]
    case 'discard-cards':
      return [simple(scene, asked, 'discard', card)]
    case 'combat-cards':
      return [inCombat(scene, asked, card)]
    default:
      return inRound(scene, card)
  }
}

const simple = (scene: Scene, asked: OwnDecision, verb: 'take' | 'discard', card: number): CardUse => {
  const w = words(scene).cards.uses[verb]
  return {
    label: w.label,
    line: { text: w.text, rules: [asked.rule] },
    ...answered(scene, verb, card),
    tone: 'primary',
  }
}

function inCombat(scene: Scene, asked: OwnDecision, card: number): CardUse {
  const w = words(scene).cards.uses.combat
  return {
    label: w.label,
    line: isInVain(scene, card)
      ? { text: w.inVain, rules: ['21.3.c'], tone: 'warn' }
      : { text: w.text, rules: [asked.rule] },
    ...answered(scene, 'combat-card', card),
    tone: 'attack',
  }
}

/** §8.2 the four uses; a combat card waits for its combat */
function inRound(scene: Scene, card: number): CardUse[] {
  const w = words(scene).cards.uses
  const total = POOL_IDS.reduce((sum, pool) => sum + rpOf(card, pool), 0)
  const isCombat = isCombatCard(card)
  return [
    {
      label: w.ops.label,
      value: String(opsOf(card)),
      line: { text: w.ops.text(opsOf(card)), rules: ['8.2.a', '9.4.1.a'] },
      ...answered(scene, 'ops', card),
      tone: 'primary',
    },
    {
      label: w.sr.label,
      value: String(srOf(card)),
      line: { text: w.sr.text(srOf(card)), rules: ['8.2.b', '9.5.2.a'] },
      ...answered(scene, 'sr', card),
      tone: 'plain',
    },
    {
      label: w.rp.label,
      value: String(total),
      line: { text: w.rp.text(pointsText(scene, card)), rules: ['8.2.c', '9.6.1.a'] },
      ...answered(scene, 'rp', card),
      tone: 'plain',
    },
    {
      label: isCombat ? w.combat.label : w.event.label,
      value: isRemovedAfterEvent(card) ? '*' : '',
      line: eventLine(scene, card),
      ...answered(scene, 'event', card),
      tone: 'plain',
    },
  ]
}

/** §9.3 what playing the event means beside its text */
function eventLine(scene: Scene, card: number): Line {
  const w = words(scene).cards.uses.event
  const status = warStatusOf(card)
  const parts = [
    ...(status > 0 ? [w.status(status)] : []),
    ...(isEventAndOps(card) ? [w.alsoOps(opsOf(card))] : []),
    ...(isForTheTurn(card) ? [w.lasts] : []),
    isRemovedAfterEvent(card) ? w.leaves : w.discarded,
  ]
  return { text: words(scene).cards.parts(parts), rules: ['8.2.d', '9.3.c'] }
}

/** The answer if it is offered, else why not: of a hand one cannot play from now there is nothing to say. */
function answered(scene: Scene, verb: Verb, card: number): Pick<CardUse, 'answer' | 'whyNot'> {
  const offer = askedOf(scene)?.offer
  const answer = { verb, arg: card }
  if (optionsOf(offer, verb).includes(card)) return { answer }
  if (offer?.[verb] === undefined) return {}
  const why = scene.whyNot(answer)
  return why ? { whyNot: { text: sentenceOf(scene, why), rules: [why.rule] } } : {}
}
