/** What every presentation asks about the question before the viewer. */
import type { Fact, GameTypes, Offer } from '@sandtable/kernel'
import type { Button } from './models.ts'
import type { ArgumentPlace } from './presentation.ts'
import type { Decision, Scene } from './scene.ts'

/** The question the viewer has to answer. */
export interface OwnDecision<Prompt extends string> extends Decision<Prompt> {
  readonly offer: Offer
}

/** none if it is somebody else's */
export function askedIn<Prompt extends string, T extends GameTypes>({
  decisions,
  offer,
  seat,
}: Scene<T>): OwnDecision<Prompt> | undefined {
  const decision = decisions.find((each) => each.seat === seat)
  return decision && offer && { ...decision, prompt: decision.prompt as Prompt, offer }
}

/** what a verb may be said of */
export const optionsOf = (offer: Offer | undefined, verb: string): readonly number[] => {
  const options = offer?.[verb]
  return typeof options === 'object' ? options : []
}

export const numbersIn = (fact: Fact | undefined): number[] =>
  [fact ?? []].flat().filter((each): each is number => typeof each === 'number')

/** the verbs that may be said of this unit */
export const verbsForUnit = <Verb extends string>(
  offer: Offer,
  unit: number,
  placeOf: (verb: string) => ArgumentPlace,
): Verb[] =>
  Object.keys(offer).filter(
    (verb): verb is Verb => placeOf(verb) === 'unit' && optionsOf(offer, verb).includes(unit),
  )

export const plainButton = (verb: string, arg: number, label: string): Button => ({
  answer: { verb, arg },
  label,
  key: '',
  tone: 'plain',
})
