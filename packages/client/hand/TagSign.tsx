import type { CardTag } from '@sandtable/presentation'
import { type JSX, Show } from 'solid-js'

/** Outlines on a grid of 24, one for each kind that has a sign. */
const SIGNS: Readonly<Record<Exclude<CardTag['kind'], 'plain'>, string>> = {
  combat:
    'M14.5 17.5 3 6V3h3l11.5 11.5M13 19l6-6M16 16l4.5 4.5M9.5 17.5 6 14M5 19l3-3M4 21l-1-1M14 6l3-3h4v4l-3 3',
  removed: 'M12 5v14M18 8.5 6 15.5M6 8.5l12 7',
  lasting: 'M6 3h12M6 21h12M8 3v4l4 5 4-5V3M8 21v-4l4-5 4 5v4',
  public: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  era: 'M4 6h16v15H4ZM4 11h16M8 3v5M16 3v5',
}

/** What sort of card it is: a sign, and in full the words. */
export function TagSign(props: { readonly tag: CardTag; readonly full: boolean }): JSX.Element {
  const path = () => (props.tag.kind === 'plain' ? undefined : SIGNS[props.tag.kind])
  const words = (): string => {
    const { text, sign = text } = props.tag
    return props.full ? text : path() ? '' : sign
  }
  return (
    <span class={`hcard-tag ${props.tag.kind}`} title={props.full ? undefined : props.tag.text}>
      <Show when={path()}>
        {(outline) => (
          <svg class="i" viewBox="0 0 24 24" aria-hidden="true">
            <path d={outline()} />
          </svg>
        )}
      </Show>
      {words()}
    </span>
  )
}
