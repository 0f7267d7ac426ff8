import { Index, type JSX, Show } from 'solid-js'
import { Die } from '../counters/Die.tsx'
import type { Words } from '../words/words.ts'
import type { AimedFire } from './battle-rows.ts'
import { nationStyle } from './nation.ts'
import { percent } from './percent.ts'

interface FiresProps {
  readonly fires: readonly (readonly AimedFire[])[]
  readonly words: Words['fight']
}

/** The strip between the two fronts: who fires at whom in each column. */
export function Fires(props: FiresProps): JSX.Element {
  return (
    <tr class="fires">
      <th scope="row">
        <span>{props.words.fire}</span>
      </th>
      <Index each={props.fires}>
        {(column) => (
          <td>
            <ul>
              <Index each={column()}>{(aimed) => <Fire {...aimed()} words={props.words} />}</Index>
            </ul>
          </td>
        )}
      </Index>
    </tr>
  )
}

/** Its chance before the die is thrown, the die afterwards. */
function Fire(props: AimedFire & { readonly words: Words['fight'] }): JSX.Element {
  return (
    <li style={nationStyle(props.fire.nation)}>
      <span class="battle-roll num">
        <svg class="battle-arrow" classList={{ down: props.isDown }} viewBox="0 0 12 16" aria-hidden="true">
          <path d="M6 1l5 6H8.5v8H3.5V7H1Z" />
        </svg>
        <Show when={props.fire.die} fallback={<Chance p={props.fire.p} />}>
          {(die) => (
            <>
              <Die face={die().face} nation={die().nation} size={20} />
              <b class={die().hit ? 'hit' : 'miss'}>{die().hit ? props.words.hit : props.words.miss}</b>
            </>
          )}
        </Show>
      </span>
      <small>{props.fire.text}</small>
    </li>
  )
}

function Chance(props: { readonly p: number | undefined }): JSX.Element {
  return <Show when={props.p !== undefined}>{<b>{`${percent(props.p ?? 0)}%`}</b>}</Show>
}
