/** What every presentation asks about the question before the viewer. */
import {
  type ArgumentKind,
  type Fact,
  type GameTypes,
  kernelRefusalText,
  type Offer,
  type Refusal,
} from '@sandtable/kernel'
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

/** The numbers a fact of this question names; none at any other question. */
export const numbersAt = (asked: Decision | undefined, prompt: string, fact: string): readonly number[] =>
  asked?.prompt === prompt ? numbersIn(asked.facts[fact]) : []

/** Spaces are named as by a march, units as by `unit`; what else an argument names has no place on the map. */
export const placesIn =
  (verbs: Readonly<Record<string, ArgumentKind | null>>) =>
  (verb: string): ArgumentPlace => {
    const kind = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
    const { march, unit } = verbs
    return !kind ? 'none' : kind === march ? 'space' : kind === unit ? 'unit' : 'none'
  }

/** What a verb is called: in these words if they have it, else in those of the game. */
export const verbLabel = <T extends GameTypes>(
  { game, language }: Scene<T>,
  verb: string,
  own: Readonly<Record<string, string>> = {},
): string => (Object.hasOwn(own, verb) ? own[verb] : undefined) ?? game.text(language).verb(verb)

/** What a verb is called in the row of a unit: one that could go with its whole stack goes alone. */
export function unitVerbLabel<T extends GameTypes>(
  scene: Scene<T>,
  verb: string,
  space: number,
  acts: Readonly<Record<string, string>> & { readonly alone: string; readonly move: string },
): string {
  if (verb !== 'unit') return verbLabel(scene, verb, acts)
  return optionsOf(scene.offer, 'stack').includes(space) ? acts.alone : acts.move
}

/** What yes and no are called at this question, where these words say it. */
export const answerLabel = <T extends GameTypes>(
  scene: Scene<T>,
  verb: string,
  prompt: string,
  own: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string => verbLabel(scene, verb, Object.hasOwn(own, prompt) ? own[prompt] : {})

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
