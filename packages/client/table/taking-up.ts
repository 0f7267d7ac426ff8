/** With units in the hand, a click on another of one's own stacks takes that up, though they could go there. */
import type { Answer, Language, Offer } from '@sandtable/kernel'
import type { Presentation, Preview, Scene } from '@sandtable/presentation'
import type { Click } from './candidates.ts'
import type { Pointing } from './pointing.ts'
import type { Position } from './position.ts'
import { sentencesOf } from './sentences.ts'
import { stacksAt } from './stacks-at.ts'

export interface TakingUp {
  /** with the hand put back, this takes it up */
  readonly answer: Answer
  /** instead, what is in the hand goes there by these, as far as each is offered then */
  readonly goThere: readonly Answer[]
}

interface TakingUpParts {
  readonly presentation: Presentation
  readonly position: Pick<Position, 'stacks' | 'purpose'>
  readonly pointing: Pick<Pointing, 'meanings'>
  /** the position with what is in the hand put back */
  other(scene: Scene): Scene | undefined
}

/** What lies several answers away, and is reached by one click. */
export const strokesTo = (
  { presentation, position }: Pick<TakingUpParts, 'presentation' | 'position'>,
  scene: Scene,
  space: number,
): readonly Answer[] | undefined =>
  position.purpose() === undefined ? presentation.ahead?.(scene)?.strokes?.get(space) : undefined

/** What the click takes up instead; undefined if it does not. */
export function takingUp(
  parts: TakingUpParts,
  scene: Scene,
  offer: Offer,
  click: Click,
): TakingUp | undefined {
  const { presentation, position, pointing } = parts
  const far = strokesTo(parts, scene, click.space)
  const { answer: near } = pointing.meanings(offer, click)
  const isOwn = stacksAt(position.stacks(), click.space).some(({ own }) => own)
  const goThere = far ?? (near && presentation.placeOf(near.verb) === 'space' ? [near] : [])
  const free = isOwn && goThere.length > 0 ? parts.other(scene) : undefined
  const answer = free?.offer && pointing.meanings(free.offer, click).answer
  const after = answer && free.after(answer)
  return after && (far || presentation.letGo(after)) ? { answer, goThere } : undefined
}

export interface Ways {
  readonly hasKey: boolean
  readonly canDrag: boolean
}

/** What pointing there says: what a click does, and how to go there instead. */
export function takesUpPreview(
  language: Language,
  place: string,
  way: Preview | undefined,
  by: Ways,
): Preview {
  const words = sentencesOf(language)
  const warnings = way?.lines.filter(({ tone }) => tone === 'warn' || tone === 'bad') ?? []
  const title = way?.title ?? ''
  return {
    title: words.takesUp(place),
    lines: [
      { text: words.goInstead(by.hasKey, by.canDrag), tone: 'strong' },
      ...(title === '' ? [] : [{ text: title, tone: 'faint' } as const]),
      ...warnings,
    ],
  }
}
