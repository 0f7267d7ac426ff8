import type { ArgumentKind, Play } from '@sandtable/kernel'

type Pick = (n: number) => number

/** Arguments seen in offers, by what they name: real things to be used at the wrong time. */
export class ArgumentPool {
  readonly #seen = new Map<ArgumentKind, string[]>()
  readonly #known = new Map<ArgumentKind, Set<number>>()

  /** Takes in what is offered now. */
  watch(play: Play): void {
    const { verbs } = play.setup.game
    for (const { seat } of play.pending)
      for (const [verb, options] of Object.entries(play.offered(seat) ?? {})) {
        const kind = verbs[verb]
        if (kind && typeof options === 'object') this.#add(kind, options)
      }
  }

  any(kind: ArgumentKind, pick: Pick): string | undefined {
    const names = this.#seen.get(kind)
    return names?.[pick(names.length)]
  }

  #add(kind: ArgumentKind, args: readonly number[]): void {
    const known = this.#known.get(kind) ?? new Set()
    const seen = this.#seen.get(kind) ?? []
    for (const arg of args) {
      if (known.has(arg)) continue
      known.add(arg)
      seen.push(kind.encode(arg))
    }
    this.#known.set(kind, known)
    this.#seen.set(kind, seen)
  }
}
