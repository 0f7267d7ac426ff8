/** One key leads from the map to what is asked, and back. */

/** The fight's own button comes first where there is one: it commits the dice. */
const ANSWERS = [
  '.odds .commit .act',
  '.prompt .act',
  '.hand-row .may-play [data-card]',
  '.thumb .act',
  '.prompt .acts .btn',
]

const isShown = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true })

function firstAnswer(): HTMLElement | undefined {
  for (const selector of ANSWERS) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isShown)
    if (found) return found
  }
  return undefined
}

const isAtQuestion = (): boolean => document.activeElement?.closest('.prompt, .commit, .thumb, .hand') != null

export function goBetween(): void {
  const map = document.querySelector<HTMLElement>('.board-view')
  const question = firstAnswer() ?? document.querySelector<HTMLElement>('.prompt')
  if (isAtQuestion()) map?.focus()
  else question?.focus()
}
