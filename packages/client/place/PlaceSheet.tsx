import '../style/place.css'
import { createMemo, createSignal, createUniqueId, For, type JSX, onMount, Show } from 'solid-js'
import { Dialog } from '../panels/Dialog.tsx'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { findPlaces, type FoundPlace, placesOf } from './find-places.ts'
import { placeWords } from './words.ts'

interface PlaceSheetProps {
  readonly table: Table
  readonly onClose: () => void
}

/** The map and its cursor go to the place; whoever came by key walks on from there, and hears it. */
function goThere({ table, onClose }: PlaceSheetProps, { space }: FoundPlace): void {
  onClose()
  table.select(space)
  table.flyTo(space)
  document.querySelector<HTMLElement>('.board-view')?.focus()
}

/** A place is found by its name in either language, or by its number. */
export function PlaceSheet(props: PlaceSheetProps): JSX.Element {
  const words = () => placeWords(props.table.language())
  const places = placesOf(props.table.presentation)
  const [typed, setTyped] = createSignal('')
  const [at, setAt] = createSignal(0)
  const found = createMemo(() => findPlaces(places, typed(), props.table.language()))
  const list = createUniqueId()
  const id = (i: number): string => `${list}-${i}`
  const pressed = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found()[at()]
    // While a word is being composed, Enter ends the word.
    if (event.key === 'Enter' && chosen && !event.isComposing) goThere(props, chosen)
    else if (step === undefined || found().length === 0) return
    else setAt((before) => (before + step + found().length) % found().length)
    event.preventDefault()
  }
  let field: HTMLInputElement | undefined
  onMount(() => field?.focus())
  return (
    <Dialog
      title={words().title}
      close={wordsOf(props.table.language()).common.close}
      class="place-sheet"
      onClose={props.onClose}
    >
      <input
        ref={(made) => (field = made)}
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        autofocus
        aria-label={words().field}
        aria-expanded={found().length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found().length > 0 ? id(at()) : undefined}
        aria-description={words().hint}
        placeholder={words().field}
        value={typed()}
        onInput={(event) => {
          setAt(0)
          setTyped(event.currentTarget.value)
        }}
        onKeyDown={pressed}
      />
      <p class="said" role="status">
        {typed().trim() === '' ? '' : found().length > 0 ? words().found(found().length) : words().none}
      </p>
      <ul id={list} role="listbox" aria-label={words().list}>
        <For each={found()}>
          {(place, i) => (
            <li
              id={id(i())}
              role="option"
              aria-selected={i() === at()}
              onPointerEnter={() => setAt(i())}
              onClick={() => goThere(props, place)}
            >
              <span>{place.name}</span>
              <Show when={place.also}>{(also) => <small>{also()}</small>}</Show>
              <span class="hexno">{place.name.includes(place.id) ? '' : place.id}</span>
            </li>
          )}
        </For>
      </ul>
      <p class="muted" aria-hidden="true">
        {typed().trim() !== '' && found().length === 0 ? words().none : words().hint}
      </p>
    </Dialog>
  )
}
