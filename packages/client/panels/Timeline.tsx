import { createEffect, createSignal, type JSX, onCleanup, Show } from 'solid-js'
import { createSeen } from '../app/after-paint.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { CopyLink } from './CopyLink.tsx'
import { IconButton } from './IconButton.tsx'
import { TimeSlider } from './TimeSlider.tsx'

const STEP_MS = 650

interface TimelineProps {
  readonly table: Table
  /** asked for, where there is no room for it all the time */
  readonly isOpen: boolean
}

/** The whole game as a line: step, drag or play through it at any time. */
export function Timeline(props: TimelineProps): JSX.Element {
  const words = () => wordsOf(props.table.language()).time
  const [isPlaying, setPlaying] = createSignal(false)
  const isSeen = createSeen()
  replay(props, isPlaying, () => setPlaying(false))
  const play = (): void => {
    if (!isPlaying() && props.table.isLive()) props.table.seek(0)
    setPlaying((playing) => !playing)
  }
  const step = (by: number): void => props.table.seek(props.table.cursor() + by)
  const atStart = (): boolean => props.table.later.cursor() <= 0
  return (
    <section class="time" classList={{ 'is-open': props.isOpen }} aria-label={words().region}>
      <Show when={isSeen()}>
        <IconButton icon="first" title={words().first} off={atStart()} onClick={() => props.table.seek(0)} />
        <IconButton icon="prev" title={words().previous} off={atStart()} onClick={() => step(-1)} />
        <IconButton
          icon={isPlaying() ? 'pause' : 'play'}
          title={isPlaying() ? words().pause : words().play}
          off={props.table.later.length() === 0}
          onClick={play}
        />
        <IconButton
          icon="next"
          title={words().next}
          off={props.table.later.isLive()}
          onClick={() => step(1)}
        />
        <TimeSlider table={props.table} />
        <CopyLink table={props.table} />
      </Show>
    </section>
  )
}

/** One move every little while, until the present is reached. */
function replay(props: { readonly table: Table }, isPlaying: () => boolean, stop: () => void): void {
  createEffect(() => {
    if (!isPlaying()) return
    const timer = setInterval(() => {
      if (props.table.isLive()) stop()
      else props.table.seek(props.table.cursor() + 1)
    }, STEP_MS)
    onCleanup(() => clearInterval(timer))
  })
}
