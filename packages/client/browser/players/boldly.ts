/** Plays Illusions of Glory: attacks where it can, uses cards in every way, and takes the first of equals. */
import { ORDER } from '@sandtable/illusions-of-glory/state'
import type { IllusionsOfGloryTypes } from '@sandtable/illusions-of-glory/types'
import type { Answer, Offer, Play } from '@sandtable/kernel'
import type { Decide } from './policy.ts'

/** By question, what is done first; of the rest whatever comes first. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  movement: ['stack', 'dig', 'unit', 'done'],
  march: ['march', 'halt'],
  attack: ['target', 'done'],
  attackers: ['join', 'engage'],
  flank: ['pin'],
  'combat-cards': ['combat-card', 'enough'],
  stand: ['give-way'],
  advance: ['advance', 'done'],
  'advance-on': ['halt'],
  'form-stack': ['formed', 'add'],
  redeploy: ['redeploy', 'done'],
  replacements: ['repair', 'rebuild', 'done'],
  'discard-cards': ['done'],
  'serbian-collapse': ['no'],
}

/** §8.2 one use after the other */
const USES = ['ops', 'ops', 'event', 'sr', 'rp', 'ops'] as const

const firstOf = (offer: Offer, verb: string): Answer | undefined => {
  const options = offer[verb]
  if (options === true) return { verb }
  const [arg] = typeof options === 'object' ? options : []
  return arg === undefined ? undefined : { verb, arg }
}

/** how often a space is activated or redeployed before the rest is left alone */
const ENOUGH = 2

export const boldly: Decide<IllusionsOfGloryTypes> = (play, seat) => {
  const offer = play.offered(seat) ?? {}
  const prompt = play.asked(seat)?.question.prompt ?? ''
  const wanted = wishes(play, prompt)
  const verbs = [...(isWeary(play, prompt) ? ['done'] : []), ...wanted, ...Object.keys(offer)]
  for (const verb of verbs) {
    const answer = firstOf(offer, verb)
    if (answer) return answer
  }
  throw new Error(`nothing to answer ${prompt} with`)
}

function wishes({ state }: Play<IllusionsOfGloryTypes>, prompt: string): readonly string[] {
  if (prompt === 'action') return [USES[state.round - 1] ?? 'ops', 'ops']
  if (prompt !== 'activate') return FIRST[prompt] ?? []
  return state.orders.toArray().some((order) => (order & ORDER.attack) !== 0)
    ? ['move', 'done']
    : ['attack', 'move']
}

/** a few orders are enough: points that are left are lost */
function isWeary({ state }: Play<IllusionsOfGloryTypes>, prompt: string): boolean {
  if (prompt === 'redeploy') return state.points < ENOUGH
  return prompt === 'activate' && state.orders.toArray().filter((order) => order !== 0).length >= ENOUGH
}
