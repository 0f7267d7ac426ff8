import type { Counter, Stack } from '@sandtable/presentation'
import { type Accessor, batch, createEffect, createMemo, Index, type JSX, Show } from 'solid-js'
import { CounterPicture } from '../counters/CounterPicture.tsx'
import type { RingKind } from '../counters/Ring.tsx'
import { unveiled } from '../counters/unveiled.ts'
import { closeOnEscape } from '../panels/close-on-escape.ts'
import type { Table } from '../table/table.ts'
import { whoseUnit } from '../voice/whose.ts'
import { type Rect, toScreen } from './camera.ts'
import { keepsFocus } from './fan-focus.ts'
import type { FanState } from './create-fan.ts'
import type { View } from './create-view.ts'
import { fanPlace, type FanPlace, stillInside } from './fan-place.ts'
import { fanCell, fanCounter, fanRows } from './fan-size.ts'
import { tether } from './placing.ts'
import { centreOf } from './shapes.ts'
import { readingRoom, sheetsOver, spaceRect } from './window-room.ts'
import { boardWords } from './words.ts'

const PADDING = 6
interface FanProps {
  readonly table: Table
  readonly view: View
  readonly fan: FanState
  /** focus goes back to the board */
  readonly left: () => void
}

/** The counters of a space side by side, each one a button. */
export function Fan(props: FanProps): JSX.Element {
  const isSpread = (): boolean => props.fan.stacks().length > 0
  const isInWindow = createMemo(() => isCentreIn(props))
  createEffect(() => {
    if (isSpread() && !isInWindow()) props.fan.close()
  })
  return (
    <Show when={isSpread() && isInWindow()}>
      <FanSheet {...props} stacks={props.fan.stacks} />
    </Show>
  )
}

const spaceOf = (stacks: readonly Stack[]): number => stacks[0]?.space ?? 0

function isCentreIn({ table, view, fan }: FanProps): boolean {
  const { x, y } = toScreen(view.camera(), centreOf(table.presentation.sheet, spaceOf(fan.stacks())))
  const { width, height } = view.window()
  return x > 0 && y > 0 && x < width && y < height
}

/** The room the spread stacks take in the window. */
export function fanRect(
  { table, view, fan }: Pick<FanProps, 'table' | 'view' | 'fan'>,
  stacks: readonly Stack[],
): FanPlace {
  const { sheet } = table.presentation
  const bounds = readingRoom(view.window())
  const still = fan.still()
  if (still) return stillInside(stacks, still, bounds)
  const own = spaceOf(stacks)
  const rectOf = (space: number): Rect => spaceRect(sheet, view.camera(), space)
  const lit = [...table.later.glow().spaces].filter((space) => space !== own)
  return fanPlace(stacks, {
    bounds,
    anchor: rectOf(own),
    // Never what may be chosen now.
    avoid: [...lit.map(rectOf), ...sheetsOver()],
    rather: wantedNear(table, view, own),
    cell: fanCell(view.window()),
  })
}

function FanSheet(props: FanProps & { readonly stacks: Accessor<readonly Stack[]> }): JSX.Element {
  const { table, fan, stacks } = props
  const { presentation } = table
  const cell = () => rect().cell
  const rect = createMemo(() => fanRect(props, stacks()))
  const space = () => spaceOf(stacks())
  const anchor = () => spaceRect(presentation.sheet, props.view.camera(), space())
  const name = () =>
    `${boardWords(table.language()).stack} ${presentation.spaceName(space(), table.language())}`
  let sheet: HTMLElement | undefined
  keepsFocus(() => sheet, stacks)
  // What was said is closed before.
  closeOnEscape(
    () => {
      const hadFocus = sheet?.contains(document.activeElement) === true
      fan.sendAway()
      if (hadFocus) props.left()
    },
    () => table.whyNot() === undefined,
  )
  const keyed = (event: KeyboardEvent): void => {
    if (STEPS[event.key] !== undefined) moveFocus(event, STEPS[event.key] ?? 0)
  }
  return (
    <>
      <Tether anchor={anchor()} fan={rect()} />
      <div
        ref={(made) => (sheet = made)}
        class="fan float"
        role="group"
        aria-label={name()}
        style={{
          left: `${rect().x}px`,
          top: `${rect().y}px`,
          width: `${rect().width}px`,
          'max-height': `${rect().height}px`,
          padding: `${PADDING}px`,
          '--cell': `${cell()}px`,
        }}
        onPointerEnter={() => fan.keep()}
        onPointerLeave={() => fan.hoveredOn(undefined)}
        onKeyDown={keyed}
      >
        <Index each={fanRows(stacks())}>
          {(row) => (
            <div class="fan-row">
              <Index each={row()}>
                {(stack) => (
                  <FanStack
                    table={table}
                    stack={stack()}
                    size={fanCounter(cell())}
                    onTake={() => fan.takeFrom(space(), rect())}
                  />
                )}
              </Index>
            </div>
          )}
        </Index>
      </div>
    </>
  )
}

/** Which hex the spread stack belongs to. */
function Tether(props: { readonly anchor: Rect; readonly fan: Rect }): JSX.Element {
  const line = createMemo(() => tether(props.anchor, props.fan))
  const path = () => `M${line().from.x} ${line().from.y}L${line().to.x} ${line().to.y}`
  return (
    <svg class="fan-tether" aria-hidden="true">
      <path class="case" d={path()} />
      <path class="line" d={path()} />
      <circle cx={line().from.x} cy={line().from.y} r="4" />
    </svg>
  )
}

const STEPS: Readonly<Record<string, number>> = {
  f: 1,
  F: 1,
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

function moveFocus(
  event: KeyboardEvent & { readonly currentTarget: EventTarget | null },
  step: number,
): void {
  event.preventDefault()
  event.stopPropagation()
  if (!(event.currentTarget instanceof HTMLElement)) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
}

interface FanStackProps {
  readonly table: Table
  readonly stack: Stack
  /** of a counter, in pixels */
  readonly size: number
  readonly onTake: () => void
}

function FanStack(props: FanStackProps): JSX.Element {
  return (
    <div class="fan-stack">
      <Index each={props.stack.counters}>
        {(counter) => (
          <FanCounter
            table={props.table}
            space={props.stack.space}
            counter={counter()}
            size={props.size}
            onTake={() => props.onTake()}
          />
        )}
      </Index>
    </div>
  )
}

function FanCounter(props: {
  readonly table: Table
  readonly space: number
  readonly counter: Counter
  readonly size: number
  readonly onTake: () => void
}): JSX.Element {
  const { table } = props
  const ring = (): RingKind | undefined => {
    const { heldUnits, units } = table.later.glow()
    const { unit } = props.counter
    return heldUnits.has(unit) ? 'held' : units.has(unit) ? 'can' : undefined
  }
  return (
    <button
      type="button"
      class="fan-counter"
      data-unit={props.counter.unit}
      title={props.counter.name}
      aria-description={whoseUnit(table, props.counter.unit)}
      aria-pressed={ring() === 'held'}
      onClick={() => {
        batch(() => {
          props.onTake()
          table.select(props.space)
          table.choose(props.space, props.counter.unit)
        })
      }}
    >
      <CounterPicture
        face={unveiled(props.counter, table.later.glow().units)}
        size={props.size}
        ring={ring()}
        name={props.counter.name}
      />
    </button>
  )
}

/** The fan keeps off places the player may want next, and off other counters. */
function wantedNear(table: Table, view: View, own: number): Rect[] {
  const { sheet } = table.presentation
  const camera = view.camera()
  const from = toScreen(camera, centreOf(sheet, own))
  const isNear = (space: number): boolean => {
    const { x, y } = toScreen(camera, centreOf(sheet, space))
    return space !== own && Math.abs(x - from.x) < 400 && Math.abs(y - from.y) < 400
  }
  const { glow, stacks } = table.later
  const wanted = new Set([...glow().spaces, ...stacks().map(({ space }) => space)])
  return [...wanted].filter(isNear).map((space) => spaceRect(sheet, camera, space))
}
