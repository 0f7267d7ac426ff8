/** The rules that a text cites stand behind one key, and in nobody's way. */

const PARTS =
  '.prompt, .odds, .inspector, .log, .todo, .since-sheet, .plan-sheet, .result-view, .desk, .hand, .side'

const isShown = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true })

const rulesIn = (part: Element | null): HTMLElement[] =>
  [...(part?.querySelectorAll<HTMLElement>('.rule') ?? [])].filter(isShown)

/** To the next rule cited where the focus is; from the map to those of the question, then beside the map. */
export function nextRule(): void {
  const here = rulesIn(document.activeElement?.closest(PARTS) ?? null)
  const all = here.length > 0 ? here : rulesIn(document.querySelector('.prompt'))
  const rules = all.length > 0 ? all : rulesIn(document.querySelector('.side'))
  const at = rules.findIndex((rule) => rule === document.activeElement)
  rules[(at + 1) % Math.max(1, rules.length)]?.focus()
}
