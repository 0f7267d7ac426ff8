/** Buttons that end something: each question's own name and key, and what would be given up. */
import type { Answer } from '@sandtable/kernel'
import { type Button, type Look, looksOf, warningIn } from '@sandtable/presentation'
import type { PromptKey } from '../text/keys.ts'
import { askedOf, gameText, type OwnDecision, type Scene, words } from './scene.ts'
import { isAnythingOrdered, leftAt } from './still-to-do.ts'

/** A press meant for one question must mean nothing at the next: those that follow each other have other keys. */
const DONE = looksOf<PromptKey>({
  primary: {
    activate: 'D',
    rearguard: 'K',
    'discard-cards': 'K',
    'assemble-with': 'J',
    replacements: 'J',
    'repair-now': 'J',
  },
  plain: { attack: 'X', advance: 'W' },
})
const OTHERS: Look = { key: 'E', tone: 'primary' }

export function doneButton(scene: Scene, asked: OwnDecision): Button {
  const { prompt } = asked
  const warning = warningIn(leftAt(scene, asked))
  const button = {
    answer: { verb: 'done' },
    ...(DONE.get(prompt) ?? OTHERS),
    label: doneLabel(scene, prompt),
  }
  return warning === undefined ? button : { ...button, warning }
}

function doneLabel(scene: Scene, prompt: PromptKey): string {
  const { done } = words(scene).command.buttons
  if (prompt === 'activate' && !isAnythingOrdered(scene)) return words(scene).command.buttons.noOrders
  return Object.hasOwn(done, prompt) ? done[prompt as keyof typeof done] : gameText(scene).verb('done')
}

/** §11.1.2 With units on the march and others that could still move: halt here, and end the movement. */
export function haltAndEnd(scene: Scene, { prompt, offer }: OwnDecision): Button[] {
  if (prompt !== 'march' || offer.halt !== true) return []
  const after = scene.after({ verb: 'halt' })
  const next = after && askedOf(after)
  if (next?.prompt !== 'movement' || next.offer.done !== true) return []
  const warning = warningIn(leftAt(after as Scene, next))
  return [
    {
      answer: { verb: 'halt' },
      then: [{ verb: 'done' }],
      label: words(scene).command.buttons.haltAndEnd,
      ...OTHERS,
      ...(warning === undefined ? {} : { warning }),
    },
  ]
}

/** What ends movement or attacks says so; orders that are given or not, a loss, a retreat or an advance do not, though they may be the last act of a round. */
export const endsPart = (scene: Scene, { verb }: Answer): boolean =>
  verb === 'done' && !SAYS_NOTHING.has(askedOf(scene)?.prompt)
const SAYS_NOTHING: ReadonlySet<PromptKey | undefined> = new Set<PromptKey>(['activate', 'advance'])
