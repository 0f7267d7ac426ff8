/** Why a click that means nothing cannot mean what it would naturally. */
import type { Refusal } from '@sandtable/kernel'
import type { Click } from './candidates.ts'
import type { DecidingParts } from './deciding-parts.ts'
import { stacksAt, unitsOf } from './stacks-at.ts'

/** The reason against what the click would naturally have meant. */
export function naturalRefusal(
  { game, position }: Pick<DecidingParts, 'game' | 'position'>,
  { space, unit, among = [] }: Click,
): Refusal | undefined {
  const { presentation } = game
  const scene = position.scene()
  const [top] = [...among, ...unitsOf(stacksAt(position.stacks(), space))]
  const purpose = position.purpose()
  for (const verb of purpose === undefined ? presentation.naturalVerbs(scene) : [purpose]) {
    const arg = presentation.placeOf(verb) === 'space' ? space : (unit ?? top)
    const refusal = arg === undefined ? undefined : scene.whyNot({ verb, arg })
    if (refusal) return refusal
  }
  return undefined
}
