import type { Piece } from '@sandtable/reader'
import { createEffect, For, type JSX, on, onCleanup, Show } from 'solid-js'
import '../style/coach.css'
import { Icon } from '../panels/Icon.tsx'
import { IconButton } from '../panels/IconButton.tsx'
import { RuleChip } from '../panels/RuleChip.tsx'
import type { Table } from '../table/table.ts'
import type { Lesson } from './create-lesson.ts'
import { bringIntoSight, lookAt } from './point-at.ts'
import { TargetRing } from './Ring.tsx'
import { coachWords } from './words.ts'

interface CoachProps {
  readonly lesson: Lesson
  readonly table: Table
  readonly onLeave: () => void
}

/** milliseconds until panels have opened and the map has come to rest */
const SETTLED = 600

/** The card of a lesson at the edge of the map. */
export function Coach(props: CoachProps): JSX.Element {
  const words = () => coachWords(props.table.language())
  const target = () => (props.lesson.isOver() ? undefined : props.lesson.target())
  createEffect(
    on(target, (place) => {
      lookAt(props.table, place)
      // Panels that open now change the size of the map and stop its flight.
      const again = setTimeout(() => bringIntoSight(props.table, place), SETTLED)
      onCleanup(() => clearTimeout(again))
    }),
  )
  return (
    <Show when={!props.lesson.isOver()}>
      <aside class="coach float" aria-label={words().region}>
        <Head lesson={props.lesson} table={props.table} onLeave={props.onLeave} />
        <p class="says" aria-live="polite">
          <Says lesson={props.lesson} table={props.table} />
        </p>
        <Foot lesson={props.lesson} table={props.table} />
      </aside>
      <TargetRing table={props.table} target={target()} />
    </Show>
  )
}

function Head(props: CoachProps): JSX.Element {
  const words = () => coachWords(props.table.language())
  const number = (): number => props.lesson.step() + 1
  return (
    <header>
      <b>{props.lesson.plan.title[props.table.language()]}</b>
      <span class="num">{words().step(number(), props.lesson.count)}</span>
      <IconButton icon="close" class="small" title={words().leave} onClick={() => props.onLeave()} />
      <i class="way" aria-hidden="true">
        <i style={{ width: `${(100 * number()) / props.lesson.count}%` }} />
      </i>
    </header>
  )
}

function Says(props: Pick<CoachProps, 'lesson' | 'table'>): JSX.Element {
  return (
    <For each={piecesOf(props.lesson.text().text)}>
      {(piece) =>
        piece.kind === 'words' ? (
          piece.text
        ) : (
          <RuleChip rule={piece.rule} onOpen={(rule) => props.table.openRule(rule)} />
        )
      }
    </For>
  )
}

/** Words and rule chips of a text with {§…} in it. */
const piecesOf = (text: string): Piece[] =>
  text
    .split(/\{§([^}]+)\}/)
    .map((part, i): Piece => (i % 2 === 1 ? { kind: 'rule', rule: part } : { kind: 'words', text: part }))
    .filter((piece) => piece.kind === 'rule' || piece.text !== '')

function Foot(props: Pick<CoachProps, 'lesson' | 'table'>): JSX.Element {
  const words = () => coachWords(props.table.language())
  const isLast = (): boolean => props.lesson.step() === props.lesson.count - 1
  const isPlace = (): boolean => ['space', 'unit'].includes(props.lesson.target()?.kind ?? '')
  const leadsOn = (): boolean => props.lesson.isReview() || props.lesson.isReading()
  return (
    <footer>
      <button
        type="button"
        class="btn small"
        aria-disabled={props.lesson.step() === 0}
        onClick={() => props.lesson.back()}
      >
        {words().back}
      </button>
      <Show when={isPlace()}>
        <button
          type="button"
          class="btn quiet small"
          onClick={() => lookAt(props.table, props.lesson.target())}
        >
          <Icon name="fit" />
          {words().show}
        </button>
      </Show>
      <span class="grow" />
      <Show when={leadsOn()} fallback={<span class="chip you">{words().doIt}</span>}>
        <button type="button" class="btn small primary" onClick={() => props.lesson.next()}>
          {isLast() ? words().finish : words().next}
        </button>
      </Show>
    </footer>
  )
}
