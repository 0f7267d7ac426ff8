import { createSignal, For, type JSX, Show } from 'solid-js'
import { closeOnEscape } from '../panels/close-on-escape.ts'
import { Icon } from '../panels/Icon.tsx'
import { HAND_OVER_KEY, STAFF_KEY } from '../panels/table-keys.ts'
import type { Table } from '../table/table.ts'
import { TERMS } from './charge.ts'
import type { StandingAsked } from './staff.ts'
import { staffWords } from './words.ts'

interface StaffButtonsProps {
  readonly table: Table
  /** opens the list of all departments */
  readonly onStaff: () => void
}

/** Beside the question: leave it to the staff, once or for good, or answer it once and for all. */
export function StaffButtons(props: StaffButtonsProps): JSX.Element {
  const words = () => staffWords(props.table.language())
  const { staff, later } = props.table
  const leaves = later.follow(() => staff.mayLeave())
  const standing = later.follow(() => staff.standingAsked())
  return (
    <Show when={leaves()}>
      <Show when={standing()} keyed>
        {(asked) => (
          <Pop label={`${asked.kind.title[props.table.language()]} …`} isWide>
            {(close) => <Terms table={props.table} asked={asked} close={close} />}
          </Pop>
        )}
      </Show>
      <Show when={leaves() === 'again'}>
        <button type="button" class="btn staff-on" onClick={() => staff.leave()}>
          <Icon name="users" />
          <span>{words().goOn}</span>
        </button>
      </Show>
      <Pop label={words().staff} title={`${words().staff} (${HAND_OVER_KEY} ${STAFF_KEY})`} icon="users">
        {(close) => <Leaving {...props} close={close} />}
      </Pop>
    </Show>
  )
}

/** While others decide: the departments can be looked at and charged. */
export function StaffButton(props: StaffButtonsProps): JSX.Element {
  const words = () => staffWords(props.table.language())
  return (
    <Show when={props.table.staff.isThere() && props.table.seat() !== undefined}>
      <button
        type="button"
        class="btn staff-btn"
        aria-label={words().title}
        aria-keyshortcuts={STAFF_KEY}
        title={`${words().title} (${STAFF_KEY})`}
        onClick={() => props.onStaff()}
      >
        <Icon name="users" />
        <span>{words().staff}</span>
      </button>
    </Show>
  )
}

interface PopProps {
  readonly label: string
  readonly title?: string
  readonly icon?: string
  /** its words are always shown */
  readonly isWide?: boolean
  readonly children: (close: () => void) => JSX.Element
}

/** A button with a few choices behind it. */
function Pop(props: PopProps): JSX.Element {
  const [isOpen, setOpen] = createSignal(false)
  const close = (): void => void setOpen(false)
  let box: HTMLSpanElement | undefined
  closeOnEscape(close, isOpen)
  const leave = (event: FocusEvent): void => {
    const { relatedTarget } = event
    if (relatedTarget instanceof Node && !box?.contains(relatedTarget)) close()
  }
  return (
    <span class="staff-pop" ref={(made) => (box = made)} onFocusOut={leave}>
      <button
        type="button"
        class="btn"
        classList={{ 'staff-btn': props.isWide !== true }}
        aria-expanded={isOpen()}
        aria-label={props.label}
        title={props.title ?? props.label}
        onClick={() => setOpen((open) => !open)}
      >
        <Show when={props.icon}>{(name) => <Icon name={name()} />}</Show>
        <span>{props.label}</span>
      </button>
      <Show when={isOpen()}>
        <button type="button" class="staff-veil" tabindex="-1" aria-hidden="true" onClick={close} />
        <span class="staff-choices float" role="group" aria-label={props.label}>
          {props.children(close)}
        </span>
      </Show>
    </span>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly keys?: string
  readonly onClick: () => void
}

const Choice = (props: ChoiceProps): JSX.Element => (
  <button type="button" onClick={() => props.onClick()}>
    <span class="grow">{props.label}</span>
    <Show when={props.keys}>{(key) => <kbd aria-hidden="true">{key()}</kbd>}</Show>
  </button>
)

function Leaving(props: StaffButtonsProps & { readonly close: () => void }): JSX.Element {
  const words = () => staffWords(props.table.language())
  const { staff, language } = props.table
  const done = (act: () => void) => (): void => {
    props.close()
    act()
  }
  const department = (): string => staff.asked()[0]?.title[language()] ?? words().staff
  return (
    <>
      <Choice
        label={words().leaveOnce(department())}
        keys={HAND_OVER_KEY}
        onClick={done(() => staff.leave())}
      />
      <For each={staff.asked()}>
        {({ id, title }) => (
          <Choice
            label={words().leaveAlways(title[language()])}
            onClick={done(() => props.table.byHand(() => staff.give(id, 'normal')))}
          />
        )}
      </For>
      <Choice label={words().open} keys={STAFF_KEY} onClick={done(() => props.onStaff())} />
    </>
  )
}

/** How long, and where, the answer stands. */
function Terms(props: {
  readonly table: Table
  readonly asked: StandingAsked
  readonly close: () => void
}): JSX.Element {
  const words = () => staffWords(props.table.language())
  const { staff, presentation, language } = props.table
  const place = (): string | undefined => {
    const { space } = props.asked
    return space === undefined ? undefined : presentation.spaceName(space, language())
  }
  const Where = (where: { readonly isHere: boolean; readonly title: string }): JSX.Element => (
    <>
      <Show when={place() !== undefined}>
        <small>{where.title}</small>
      </Show>
      <For each={TERMS}>
        {(term) => (
          <Choice
            label={words().terms[term]}
            onClick={() => {
              props.close()
              props.table.byHand(() => staff.stand(props.asked, where.isHere, term))
            }}
          />
        )}
      </For>
    </>
  )
  return (
    <>
      <Show when={place()}>{(name) => <Where isHere title={words().here(name())} />}</Show>
      <Where isHere={false} title={words().everywhere} />
    </>
  )
}
