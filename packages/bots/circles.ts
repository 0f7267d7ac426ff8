/** Notices when a bot goes round in circles: the same question in the same position, again and again. */
import type { Knowledge } from './knowledge.ts'

/** so often the same question may come back: a unit taken up and put down again is no circle yet, nor are moves taken back */
const PATIENCE = 5

/** positions kept in mind: a circle is never that long */
const MEMORY = 500

export class Circles {
  readonly #seen = new Map<string, number>()

  /** Has this question come so often that only something new leads on? To be asked at every question. */
  isCaughtIn({ prompt, facts, now }: Knowledge): boolean {
    if (this.#seen.size > MEMORY) this.#seen.clear()
    const key = `${prompt} ${JSON.stringify(facts)} ${fingerprint(now)}`
    const times = (this.#seen.get(key) ?? 0) + 1
    this.#seen.set(key, times)
    return times > PATIENCE
  }
}

/** FNV-1a over the words of a position */
function fingerprint(words: Int16Array): number {
  let hash = 0x811c9dc5
  for (const word of words) hash = Math.imul(hash ^ word, 0x01000193)
  return hash >>> 0
}
