import { createSignal, type JSX, Match, Show, Switch } from 'solid-js'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { IconButton } from './IconButton.tsx'

const SHOWN_MS = 2500

/** Copies the link to the position shown, and says so; where that is forbidden it shows the link. */
export function CopyLink(props: { readonly table: Table }): JSX.Element {
  const words = () => wordsOf(props.table.language()).time
  const [state, setState] = createSignal<'copied' | 'by-hand'>()
  const copy = async (): Promise<void> => {
    const copied = await isCopied(props.table.link())
    setState(copied ? 'copied' : 'by-hand')
    if (copied) setTimeout(() => setState(undefined), SHOWN_MS)
  }
  return (
    <div class="copy-link">
      <IconButton
        icon={state() === 'copied' ? 'check' : 'link'}
        title={words().link}
        onClick={() => void copy()}
      />
      <div role="status">
        <Show when={state()}>
          <div class="tip">
            <Switch>
              <Match when={state() === 'copied'}>{words().copied}</Match>
              <Match when={state() === 'by-hand'}>
                <label>
                  {words().copyByHand}
                  <input
                    readonly
                    value={props.table.link()}
                    onFocus={(event) => event.currentTarget.select()}
                    onBlur={() => setState(undefined)}
                  />
                </label>
              </Match>
            </Switch>
          </div>
        </Show>
      </div>
    </div>
  )
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
