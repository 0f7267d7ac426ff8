import { For, type JSX, Show } from 'solid-js'
import { stretches } from './stretches.ts'

/** Text with what the search found in it marked. */
export function Marked(props: { readonly text: string; readonly terms: readonly string[] }): JSX.Element {
  return (
    <Show when={props.terms.length > 0} fallback={props.text}>
      <For each={stretches(props.text, props.terms)}>
        {({ text, hit }) => (hit ? <mark>{text}</mark> : text)}
      </For>
    </Show>
  )
}
