import type { HiddenHand } from '@sandtable/presentation'
import { For, type JSX } from 'solid-js'
import { nationStyle } from '../panels/nation.ts'
import type { HandWords } from './words.ts'

/** more are not told apart by the eye */
const DRAWN = 8

/** The hand of somebody else: backs, and how many they are. */
export function CardBacks(props: { readonly hand: HiddenHand; readonly words: HandWords }): JSX.Element {
  const backs = () => Array.from({ length: Math.min(props.hand.count, DRAWN) }, (_, at) => at)
  return (
    <div
      class="backs"
      style={nationStyle(props.hand.nation)}
      role="img"
      aria-label={props.words.hidden(props.hand.title, props.hand.count)}
    >
      <span class="pile">
        <For each={backs()}>{() => <i />}</For>
      </span>
      <span class="name">{props.hand.title}</span>
      <b class="num">{props.hand.count}</b>
    </div>
  )
}
