/** Questions that leave no choice: the table answers them itself. */
import type { Answer, Offer } from '@sandtable/kernel'
import { askedOf, type Scene } from './scene.ts'

/** Of these the only answer is for the player to give: dice or cards follow, or something ends. */
const THEIR_OWN: ReadonlySet<string> = new Set([
  'engage',
  'enough',
  'no-flank',
  'done',
  'no-more',
  'take',
  'discard',
  'ops',
  'sr',
  'rp',
  'event',
  'no-card',
  'raise',
  'yes',
  'no',
])

export function settled(scene: Scene): Answer | undefined {
  const asked = askedOf(scene)
  const only = asked && onlyAnswer(asked.offer)
  return only && !THEIR_OWN.has(only.verb) ? only : undefined
}

/** §12.2.E No card of the hand can be played in this combat: the other side must not learn it by not being kept waiting. */
export function settledUnseen(scene: Scene): Answer | undefined {
  const asked = askedOf(scene)
  const only = asked?.prompt === 'combat-cards' ? onlyAnswer(asked.offer) : undefined
  return only?.verb === 'enough' ? only : undefined
}

function onlyAnswer(offer: Offer): Answer | undefined {
  let only: Answer | undefined
  for (const [verb, options] of Object.entries(offer)) {
    const answers: Answer[] =
      options === true ? [{ verb }] : typeof options === 'object' ? options.map((arg) => ({ verb, arg })) : []
    if (answers.length > 1 || (answers.length === 1 && only)) return undefined
    only ??= answers[0]
  }
  return only
}
