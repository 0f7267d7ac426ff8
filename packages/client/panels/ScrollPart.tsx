import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js'
import { Icon } from './Icon.tsx'
import { hasMoreBelow } from './scroll-end.ts'

/** A part that scrolls by itself; as long as there is more below, its foot fades and points down. */
export function ScrollPart(props: { readonly class: string; readonly children: JSX.Element }): JSX.Element {
  const [hasMore, setMore] = createSignal(false)
  let [outer, inner]: (HTMLElement | undefined)[] = []
  const look = (): void => void setMore(outer !== undefined && hasMoreBelow(outer))
  onMount(() => {
    const observer = new ResizeObserver(look)
    for (const element of [outer, inner]) if (element) observer.observe(element)
    onCleanup(() => observer.disconnect())
  })
  return (
    <div class={`scroll-part ${props.class}`}>
      <div class="scroll-room" ref={(element) => (outer = element)} onScroll={look}>
        <div ref={(element) => (inner = element)}>{props.children}</div>
      </div>
      <Show when={hasMore()}>
        <div class="more-below" aria-hidden="true">
          <Icon name="down" size={16} />
        </div>
      </Show>
    </div>
  )
}
