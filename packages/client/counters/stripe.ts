/** The flag on a counter's left edge: one path for each colour, rounded with the body, so no clipping is needed. */
const LEFT = 1
const RIGHT = 7.5
const TOP = 1
const BOTTOM = 98
const ROUND = 6

export function stripePaths(colours: readonly string[]): { readonly fill: string; readonly d: string }[] {
  const height = (BOTTOM - TOP) / colours.length
  return colours.map((fill, at) => {
    const top = TOP + at * height
    return { fill, d: bandPath(top, top + height, at === 0, at === colours.length - 1) }
  })
}

function bandPath(top: number, bottom: number, isFirst: boolean, isLast: boolean): string {
  const start = isFirst
    ? `M${LEFT} ${top + ROUND}Q${LEFT} ${top} ${LEFT + ROUND} ${top}H${RIGHT}`
    : `M${LEFT} ${top}H${RIGHT}`
  const end = isLast
    ? `V${bottom}H${LEFT + ROUND}Q${LEFT} ${bottom} ${LEFT} ${bottom - ROUND}Z`
    : `V${bottom}H${LEFT}Z`
  return start + end
}
