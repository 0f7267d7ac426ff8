/** One key leads from anywhere to the answer of the question, and from there to the map. */
import { announce } from '../voice/announce.ts'

/**
 * What answers the question, the likeliest first: what the game waits for, the dice of a fight, the question's own
 * buttons, a card. Never what takes back, passes on or looks up.
 */
const ANSWERS = [
  '.prompt .go-on',
  '.result-view .go-on',
  '.odds .commit .act',
  '.prompt .choices .act',
  '.thumb .act',
  '.prompt .choices .btn',
  '.prompt .acts > .btn.primary',
  '.hand-row .may-play [data-card]',
]

const isShown = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true })

function firstAnswer(): HTMLElement | undefined {
  for (const selector of ANSWERS) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isShown)
    if (found) return found
  }
  return undefined
}

const isAtQuestion = (): boolean =>
  document.activeElement?.closest('.prompt, .commit, .thumb, .hand, .result-view footer') != null

/** The question is said with its button; on the map the place is. */
export function goBetween(asked: string): void {
  if (isAtQuestion()) {
    document.querySelector<HTMLElement>('.board-view')?.focus()
    return
  }
  const question = firstAnswer() ?? document.querySelector<HTMLElement>('.prompt')
  question?.focus()
  announce(asked)
}
