import '../style/tracks.css'
import type { Track } from '@sandtable/presentation'
import { createMemo, Index, type JSX, Show } from 'solid-js'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { nationStyle } from './nation.ts'
import { RuleChips } from './RuleChip.tsx'
import { sideOf, tracksByTitle } from './tracks.ts'

/** What the printed game keeps on its record track: in the bar short, with a tip. */
export function TrackBar(props: { readonly table: Table }): JSX.Element {
  const groups = createMemo(() => tracksByTitle(props.table.standing().tracks ?? []))
  return (
    <Show when={groups().length > 0}>
      <ul class="records num" aria-label={wordsOf(props.table.language()).top.tracks}>
        <Index each={groups()}>
          {(group) => (
            <li>
              <span class="record-title">{group().title}</span>
              <Index each={group().tracks}>{(track) => <Record table={props.table} track={track()} />}</Index>
            </li>
          )}
        </Index>
      </ul>
    </Show>
  )
}

const nameOf = ({ name, title }: Track): string => name ?? title

const figureOf = ({ value, text }: Track): string => text ?? String(value)

interface RecordProps {
  readonly table: Table
  readonly track: Track
}

function Record(props: RecordProps): JSX.Element {
  const words = () => wordsOf(props.table.language()).top
  const value = (): string =>
    props.track.most === undefined
      ? figureOf(props.track)
      : words().ofMost(props.track.value, props.track.most)
  const side = (): string => sideOf(props.table, props.track)
  const tip = (): string =>
    [`${side()} · ${nameOf(props.track)}: ${value()}`, props.track.note?.text ?? ''].join('\n').trim()
  return (
    <span class="record" style={nationStyle(props.track.nation)} title={tip()}>
      <i class="swatch" />
      <span class="said">{side()}</span>
      <Boxes track={props.track} />
      <b>{figureOf(props.track)}</b>
    </span>
  )
}

/** So many boxes as the track has, those full that are left. */
function Boxes(props: { readonly track: Track }): JSX.Element {
  const boxes = () => Array.from({ length: props.track.most ?? 0 }, (_, at) => at < props.track.value)
  return (
    <Show when={boxes().length > 0}>
      <span class="record-boxes" aria-hidden="true">
        <Index each={boxes()}>{(isFull) => <i classList={{ full: isFull() }} />}</Index>
      </span>
    </Show>
  )
}

/** The same in the menu, with all that is said about it. */
export function TrackList(props: { readonly table: Table }): JSX.Element {
  const tracks = () => props.table.standing().tracks ?? []
  return (
    <Show when={tracks().length > 0}>
      <ul class="record-list num" aria-label={wordsOf(props.table.language()).top.tracks}>
        <Index each={tracks()}>
          {(track) => (
            <li style={nationStyle(track().nation)}>
              <i class="swatch" />
              <span class="record-name">
                {nameOf(track())} · {sideOf(props.table, track())}
                <Show when={track().note}>
                  {(note) => (
                    <small>
                      {note().text}
                      <RuleChips rules={note().rules} onOpen={(rule) => props.table.openRule(rule)} />
                    </small>
                  )}
                </Show>
              </span>
              <Boxes track={track()} />
              <b>{figureOf(track())}</b>
            </li>
          )}
        </Index>
      </ul>
    </Show>
  )
}
