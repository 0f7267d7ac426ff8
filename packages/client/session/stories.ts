import { type Eyes, type Logged, REFEREE, seenBy } from '@sandtable/kernel'
import type { Told } from '@sandtable/presentation'

interface Story {
  readonly told: Told[]
  /** how much of the log has been read, and its last entry: an undo shortens or changes it */
  read: number
  last: Logged | undefined
}

/** What each pair of eyes has been told, read on from where it ended rather than from the start. */
export class Stories {
  readonly #stories = new Map<Eyes, Story>()

  of(log: readonly Logged[], eyes: Eyes): readonly Told[] {
    const story = this.#current(log, eyes)
    for (const logged of log.slice(story.read)) {
      const event = eyes === REFEREE ? logged.event : seenBy(logged, eyes)
      if (event) story.told.push({ at: logged.at, event })
    }
    story.read = log.length
    story.last = log.at(-1)
    return story.told
  }

  #current(log: readonly Logged[], eyes: Eyes): Story {
    const known = this.#stories.get(eyes)
    if (known && known.read <= log.length && log[known.read - 1] === known.last) return known
    const fresh: Story = { told: [], read: 0, last: undefined }
    this.#stories.set(eyes, fresh)
    return fresh
  }
}
