/** What every presentation asks about the question before the viewer. */
import { type Fact, type GameTypes, kernelRefusalText, type Offer, type Refusal } from '@sandtable/kernel'
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

/** What players are told in place of the kernel's sentences, which are for programs. */
interface RefusalWords {
  readonly over: string
  readonly notOffered: string
  notYours(deciding: string): string
}

/** Why not, in the game's own words, or in these where the kernel itself refused. */
export function refusalSentence<T extends GameTypes>(scene: Scene<T>, why: Refusal, w: RefusalWords): string {
  if (!kernelRefusalText(why)) return scene.game.text(scene.language).refusal(why.code, why.facts)
  if (why.code === 'game-over') return w.over
  if (why.code === 'not-your-decision') return w.notYours(deciding(scene))
  return w.notOffered
}

function deciding<T extends GameTypes>({ decisions, scenario, language }: Scene<T>): string {
  const seats = decisions.map(({ seat }) => scenario.seats[seat]?.title[language] ?? '')
  return [...new Set(seats)].join(', ')
}
