type Locks = Pick<LockManager, 'request'>

interface Asking {
  readonly giveUp: AbortController
  release(): void
}

/** A lock of the browser that one tab has at a time. Whoever waits gets it when the tab that has it is closed. */
export class SoleLock {
  readonly #locks: Locks
  readonly #name: string
  readonly #changed: (isOurs: boolean) => void
  #asking: Asking | undefined

  constructor(locks: Locks, name: string, changed: (isOurs: boolean) => void) {
    this.#locks = locks
    this.#name = name
    this.#changed = changed
  }

  /** Waits in line for it. */
  wait(): Promise<void> {
    return this.#ask(false)
  }

  /** Takes it from the tab that has it, before all who wait. */
  steal(): Promise<void> {
    return this.#ask(true)
  }

  drop(): void {
    const asking = this.#asking
    this.#asking = undefined
    asking?.giveUp.abort()
    asking?.release()
  }

  #ask(steal: boolean): Promise<void> {
    this.drop()
    const asking: Asking = { giveUp: new AbortController(), release: () => undefined }
    this.#asking = asking
    return new Promise((granted) => {
      const have = (): Promise<void> | undefined => {
        if (this.#asking !== asking) return undefined
        this.#changed(true)
        granted()
        return new Promise((release) => (asking.release = release))
      }
      const options = steal ? { steal } : { signal: asking.giveUp.signal }
      this.#locks.request(this.#name, options, have).catch(() => this.#lose(asking))
    })
  }

  /** Another tab has taken it: we are the next in line. */
  #lose(asking: Asking): void {
    if (this.#asking !== asking) return
    this.#changed(false)
    void this.wait()
  }
}
