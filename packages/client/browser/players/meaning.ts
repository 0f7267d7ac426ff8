/** How an answer is given at the table: what people have to point at, and what it is called there. */
import type { Answer, Offer } from '@sandtable/kernel'
import type { Button, Counter, FightPanel } from '@sandtable/presentation'
import { countersOn } from '../../panels/battle-rows.ts'
import { titleOf as rowName } from '../../panels/unit-state.ts'
import { stacksAt, unitsOf } from '../../table/stacks-at.ts'
import type { AnyMirror } from './game.ts'

export type Gesture =
  /** a button of the prompt bar, which may ask back */
  | { readonly kind: 'button'; readonly label: string; readonly key: string; readonly isTwice: boolean }
  /** the hex itself */
  | { readonly kind: 'hex'; readonly hex: number }
  /** a button that says what a click is for, then the hex */
  | { readonly kind: 'aimed'; readonly hex: number; readonly label: string }
  /** one counter of the stack, spread out */
  | { readonly kind: 'counter'; readonly hex: number; readonly name: string }
  /** a button beside a unit in the list of what lies off the map */
  | { readonly kind: 'off-map'; readonly name: string; readonly label: string }
  /** a button in the unit's row of the inspector */
  | ({ readonly kind: 'row' } & RowGesture)
  /** a button beside a unit that takes part in the fight at hand */
  | { readonly kind: 'fighter'; readonly name: string; readonly label: string }
  /** a unit on the battle board */
  | { readonly kind: 'on-board'; readonly name: string }
  /** a card of the hand, and what it is used for */
  | { readonly kind: 'card'; readonly card: number; readonly label: string; readonly isOnlyUse: boolean }

interface RowGesture {
  /** the place, where it is not shown already */
  readonly hex?: number
  /** the counter whose choice shows the place, where a click on the hex would do something else */
  readonly by?: string
  /** what the row calls the unit */
  readonly name: string
  readonly label: string
}

export function gestureFor(mirror: AnyMirror, answer: Answer): Gesture {
  const { verb, arg } = answer
  if (arg === undefined) return buttonFor(mirror, answer)
  switch (mirror.presentation.placeOf(verb)) {
    case 'space':
      return spaceGesture(mirror, answer, arg)
    case 'unit':
      return inFight(mirror, answer) ?? unitGesture(mirror, answer, arg)
    case 'none':
      return cardFor(mirror, answer) ?? buttonFor(mirror, answer)
  }
}

const isSame = (a: Answer | undefined, b: Answer): boolean => a?.verb === b.verb && a.arg === b.arg

function buttonFor(mirror: AnyMirror, answer: Answer): Gesture {
  const button = buttonOf(mirror, answer)
  if (!button) throw new Error(`no button for ${answer.verb}`)
  return button
}

function buttonOf(mirror: AnyMirror, answer: Answer): Gesture | undefined {
  const button = mirror.presentation
    .buttons(mirror.scene())
    .find((each) => isSame(each.answer, answer) && each.then === undefined)
  if (!button) return undefined
  const { label, key, warning } = button
  return { kind: 'button', label, key, isTwice: warning !== undefined }
}

/** A click on a hex does the first thing offered with it; what else can be done there stands with its units. */
function spaceGesture(mirror: AnyMirror, answer: Answer, hex: number): Gesture {
  const [first] = verbsWith(mirror, 'space', hex)
  if (first === answer.verb) return { kind: 'hex', hex }
  const button = buttonOf(mirror, answer)
  if (button) return button
  const aiming = mirror.presentation
    .buttons(mirror.scene())
    .find((each) => each.aims === true && each.answer.verb === answer.verb)
  if (aiming) return { kind: 'aimed', hex, label: aiming.label }
  for (const unit of unitsIn(mirror, hex)) {
    const label = actionOf(mirror, answer, unit)?.label
    const counter = counterOf(mirror, unit)
    if (label !== undefined) return { kind: 'row', hex, by: counter.name, name: rowName(counter), label }
  }
  throw new Error(`nothing to press for ${answer.verb} in ${hex}`)
}

function unitGesture(mirror: AnyMirror, answer: Answer, unit: number): Gesture {
  const hex = mirror.presentation.stacks(mirror.scene()).find(isWith(unit))?.space
  if (hex === undefined) return buttonOf(mirror, answer) ?? comerGesture(mirror, answer, unit)
  const counter = counterOf(mirror, unit)
  if (verbsWith(mirror, 'unit', unit)[0] !== answer.verb)
    return { kind: 'row', hex, name: rowName(counter), label: labelFor(mirror, answer, unit) }
  return isAlone(mirror, hex, unit) ? { kind: 'hex', hex } : { kind: 'counter', hex, name: counter.name }
}

const isWith =
  (unit: number) =>
  ({ counters }: { readonly counters: readonly Counter[] }): boolean =>
    counters.some((each) => each.unit === unit)

/** A unit off the map is listed with the place that is shown beside it, or with all that lies there. */
function comerGesture(mirror: AnyMirror, answer: Answer, unit: number): Gesture {
  const { presentation } = mirror
  const scene = mirror.scene()
  const isIt = ({ counter }: { readonly counter: Counter }): boolean => counter.unit === unit
  const [hex] = presentation.held(scene).spaces
  const row = hex === undefined ? undefined : presentation.report(scene, hex).units.find(isIt)
  const label = labelFor(mirror, answer, unit)
  if (row) return { kind: 'row', name: rowName(row.counter), label }
  const listed = presentation.boxes(scene).flatMap(({ counters }) => counters.filter(isIt))[0]
  if (!listed) throw new Error(`unit ${unit} is nowhere to be seen`)
  return { kind: 'off-map', name: rowName(listed.counter), label }
}

/** In a fight with a battle board units are chosen beside it, or on it. */
function inFight(mirror: AnyMirror, answer: Answer): Gesture | undefined {
  const fight = mirror.presentation.fight(mirror.scene(), undefined, undefined)
  if (!fight?.board) return undefined
  const row = rowsOf(fight).find(({ action }) => isSame(action?.answer, answer))
  if (row?.action) return { kind: 'fighter', name: rowName(row.counter), label: row.action.label }
  const onBoard = countersOn(fight.board).find(({ unit }) => unit === answer.arg)
  return onBoard && { kind: 'on-board', name: onBoard.name }
}

const rowsOf = ({ attacker, defender }: FightPanel) =>
  [attacker, defender].flatMap(({ rows, others }) => [...rows, ...(others?.rows ?? [])])

function cardFor(mirror: AnyMirror, answer: Answer): Gesture | undefined {
  const hands = mirror.presentation.hands?.(mirror.scene()) ?? []
  for (const hand of hands)
    for (const { card, uses } of 'cards' in hand ? hand.cards : []) {
      const use = uses.find((each) => isSame(each.answer, answer))
      if (use) return { kind: 'card', card, label: use.label, isOnlyUse: uses.length === 1 }
    }
  return undefined
}

const actionOf = (mirror: AnyMirror, answer: Answer, unit: number): Button | undefined =>
  mirror.presentation
    .unitActions?.(mirror.scene(), undefined, unit)
    .find((each) => isSame(each.answer, answer))

const labelFor = (mirror: AnyMirror, answer: Answer, unit: number): string =>
  actionOf(mirror, answer, unit)?.label ?? mirror.play.setup.game.text(mirror.language).verb(answer.verb)

const unitsIn = (mirror: AnyMirror, hex: number): readonly number[] =>
  unitsOf(stacksAt(mirror.presentation.stacks(mirror.scene()), hex))

/** The counter as the seat to decide sees it. */
function counterOf(mirror: AnyMirror, unit: number): Counter {
  const stack = mirror.presentation.stacks(mirror.scene()).find(isWith(unit))
  const counter = stack?.counters.find((each) => each.unit === unit)
  if (!counter) throw new Error(`unit ${unit} is not seen`)
  return counter
}

const optionsOf = (offer: Offer, verb: string): readonly number[] => {
  const options = offer[verb]
  return typeof options === 'object' ? options : []
}

/** Verbs of spaces or units that are offered with this one. */
const verbsWith = ({ offer, presentation }: AnyMirror, place: 'space' | 'unit', arg: number): string[] =>
  Object.keys(offer).filter(
    (verb) => presentation.placeOf(verb) === place && optionsOf(offer, verb).includes(arg),
  )

/** Is the unit all that a click on its hex could mean? */
function isAlone(mirror: AnyMirror, hex: number, unit: number): boolean {
  if (verbsWith(mirror, 'space', hex).length > 0) return false
  return unitsIn(mirror, hex).every(
    (other) => other === unit || verbsWith(mirror, 'unit', other).length === 0,
  )
}
