/** What a story has of one kind: the beginnings of turns, the fights. Read on from where it ended, not from the start. */
import type { GameTypes } from '@sandtable/kernel'
import { perStory, sameUpTo } from './same-story.ts'
import type { Told } from './scene.ts'

interface Gleaned<T extends GameTypes, X> {
  read: readonly Told<T>[]
  readonly found: { readonly from: Told<T>; readonly item: X }[]
  items: readonly X[]
}

/** `pick` says what an event gives, by itself; undefined: nothing. As long as nothing is added the list stays the same. */
export function createGleaning<T extends GameTypes, X>(
  pick: (told: Told<T>) => X | undefined,
): (told: readonly Told<T>[]) => readonly X[] {
  const of = perStory<T, Gleaned<T, X>>(() => ({ read: [], found: [], items: [] }))
  return (told) => {
    const story = of(told)
    const same = sameUpTo(story.read, told)
    const before = story.found.length
    forget(story, same)
    const isShorter = story.found.length < before
    const kept = story.found.length
    for (const each of told.slice(same)) {
      const item = pick(each)
      if (item !== undefined) story.found.push({ from: each, item })
    }
    story.read = told
    if (isShorter || story.found.length > kept) story.items = story.found.map(({ item }) => item)
    return story.items
  }
}

/** Leaves out what was found in the part of the story that is no longer so. */
function forget<T extends GameTypes, X>({ read, found }: Gleaned<T, X>, same: number): void {
  for (let i = read.length - 1; i >= same; i--) if (found.at(-1)?.from === read[i]) found.pop()
}
