/** A long list is one stop for Tab: arrows lead from line to line, and along the buttons of a line. */

const buttonsIn = (line: Element | null | undefined): HTMLElement[] => [
  ...(line?.querySelectorAll<HTMLElement>('button') ?? []),
]

/** Which line and which of its buttons an arrow leads to; undefined if the key means nothing here. */
export function stepInLines(
  key: string,
  [line, button]: readonly [line: number, button: number],
  counts: readonly number[],
): readonly [line: number, button: number] | undefined {
  const last = counts.length - 1
  const lines: Readonly<Record<string, number>> = {
    ArrowDown: line + 1,
    ArrowUp: line - 1,
    Home: 0,
    End: last,
  }
  const next = lines[key]
  if (next !== undefined) return [Math.max(0, Math.min(last, next)), 0]
  const along = key === 'ArrowRight' ? button + 1 : key === 'ArrowLeft' ? button - 1 : undefined
  return along === undefined || line < 0
    ? undefined
    : [line, Math.max(0, Math.min((counts[line] ?? 1) - 1, along))]
}

export function walkLines(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const list = event.currentTarget
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const lines = [...list.querySelectorAll('li')].map(buttonsIn).filter((buttons) => buttons.length > 0)
  const line = lines.findIndex((buttons) => buttons.some((each) => each === document.activeElement))
  const button = (lines[line] ?? []).findIndex((each) => each === document.activeElement)
  const next = stepInLines(
    event.key,
    [line, button],
    lines.map(({ length }) => length),
  )
  const goal = next && lines[next[0]]?.[next[1]]
  if (!goal) return
  event.preventDefault()
  event.stopPropagation()
  goal.focus()
}
