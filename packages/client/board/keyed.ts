import { type Accessor, createComputed, createSignal, type Signal, untrack } from 'solid-js'

/** One signal for each key of a table: when it is worked out anew, only those are touched whose value has changed. */
export function createKeyed<K, V>(table: Accessor<ReadonlyMap<K, V>>): (key: K) => V | undefined {
  const signals = new Map<K, Signal<V | undefined>>()
  let before: ReadonlyMap<K, V> = new Map()
  createComputed(() => {
    const now = table()
    for (const [key, [, setValue]] of signals) {
      const value = now.get(key)
      if (value !== before.get(key)) setValue(() => value)
    }
    before = now
  })
  return (key) => {
    const signal = signals.get(key) ?? createSignal(untrack(table).get(key))
    signals.set(key, signal)
    return signal[0]()
  }
}
