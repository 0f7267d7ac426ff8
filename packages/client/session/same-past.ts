import type { Action } from '@sandtable/kernel'

/** How many actions two lists have in common from the beginning. Where one action is the very same object, so are all before it. */
export function commonPast(a: readonly Action[], b: readonly Action[]): number {
  const most = Math.min(a.length, b.length)
  let same = most
  while (same > 0 && a[same - 1] !== b[same - 1]) same--
  while (same < most && saysSame(a[same], b[same])) same++
  return same
}

const saysSame = (a: Action | undefined, b: Action | undefined): boolean =>
  a?.seat === b?.seat && a?.verb === b?.verb && a?.arg === b?.arg && a?.by === b?.by
