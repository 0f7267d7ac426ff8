interface Known<S, F> {
  readonly of: S
  stamp: number
  fact: F
}

/**
 * A function of positions that works a thing out only once for each version of a position. For facts that are no part
 * of the state; one that copies should share is better `Kept` with it.
 */
export function memo<S extends object, F>(stampOf: (s: S) => number, work: (s: S) => F): (s: S) => F {
  const all = new WeakMap<S, Known<S, F>>()
  // A game asks many times in a row about the same position.
  let latest: Known<S, F> | undefined
  return (s) => {
    const stamp = stampOf(s)
    if (latest?.of === s && latest.stamp === stamp) return latest.fact
    const known = all.get(s)
    if (known?.stamp !== stamp) latest = { of: s, stamp, fact: work(s) }
    else latest = known
    if (latest !== known) all.set(s, latest)
    return latest.fact
  }
}
