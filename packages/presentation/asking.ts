/** What every presentation asks about the question before the viewer. */
import type { Fact, Facts, GameTypes, Offer } from '@sandtable/kernel'
import type { Button } from './models.ts'
import type { ArgumentPlace, Scene } from './presentation.ts'

/** The question the viewer has to answer. */
export interface Asked<Prompt extends string> {
  readonly prompt: Prompt
  readonly rule: string
  readonly facts: Facts
  readonly offer: Offer
}

/** none if it is somebody else's */
export function askedIn<Prompt extends string, T extends GameTypes>({
  play,
  seat,
}: Scene<T>): Asked<Prompt> | undefined {
  const asked = seat === undefined ? undefined : play.asked(seat)
  const offer = seat === undefined ? undefined : play.offered(seat)
  if (!asked || !offer) return undefined
  const { prompt, rule, facts = {} } = asked.question
  return { prompt: prompt as Prompt, rule, facts, offer }
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
