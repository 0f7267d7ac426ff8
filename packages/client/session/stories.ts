import { type Eyes, type Logged, REFEREE, seenBy } from '@sandtable/kernel'
import type { Told } from '@sandtable/presentation'

interface Story {
  readonly told: Told[]
  /** where in the log each of them stands, and what stands there: an undo takes entries away, and others may follow */
  readonly from: { readonly index: number; readonly logged: Logged }[]
  /** how much of the log has been read, and its last entry */
  read: number
  last: Logged | undefined
  /** handed out; undefined if the story has changed since */
  whole: readonly Told[] | undefined
}

/** What each pair of eyes has been told, read on from where it ended rather than from the start. */
export class Stories {
  readonly #stories = new Map<Eyes, Story>()

  /** The same list as before as long as nothing is added; what has been told already stays the same objects. */
  of(log: readonly Logged[], eyes: Eyes): readonly Told[] {
    const story = this.#storyOf(eyes)
    takeBack(story, log)
    for (let index = story.read; index < log.length; index++) {
      const logged = log[index] as Logged
      const event = eyes === REFEREE ? logged.event : seenBy(logged, eyes)
      if (!event) continue
      story.told.push({ at: logged.at, event })
      story.from.push({ index, logged })
      story.whole = undefined
    }
    story.read = log.length
    story.last = log.at(-1)
    story.whole ??= story.told.slice()
    return story.whole
  }

  #storyOf(eyes: Eyes): Story {
    const known = this.#stories.get(eyes)
    if (known) return known
    const fresh: Story = { told: [], from: [], read: 0, last: undefined, whole: undefined }
    this.#stories.set(eyes, fresh)
    return fresh
  }
}

/** Forgets what no longer stands in the log. Entries are never changed: where one still stands, so do all before it. */
function takeBack(story: Story, log: readonly Logged[]): void {
  const { told, from } = story
  if (story.read <= log.length && log[story.read - 1] === story.last) return
  for (let last = from.at(-1); last && log[last.index] !== last.logged; last = from.at(-1)) {
    from.pop()
    told.pop()
    story.whole = undefined
  }
  story.read = (from.at(-1)?.index ?? -1) + 1
}
