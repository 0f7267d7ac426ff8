import type { Button } from '@sandtable/presentation'
import { BADGES_KEY } from '../board/badges-key.ts'
import { boardWords } from '../board/words.ts'
import { DESK_KEY } from '../desk/desk-key.ts'
import { GO_ON_KEY, ORDERS_KEY } from '../orders/keys.ts'
import { POWERS_KEY } from '../powers/powers-key.ts'
import { seenWords } from '../seen/words.ts'
import type { Table } from '../table/table.ts'
import { announce } from '../voice/announce.ts'
import { lineText } from '../voice/news.ts'
import { voiceWords } from '../voice/words.ts'
import { askedText } from './asked-text.ts'
import { pressKeyOf } from './enter-by-key.ts'
import { goBetween } from './go-between.ts'
import { nextRule } from './next-rule.ts'
import { OFFER_KEY } from './offer-key.ts'
import { pressByKey } from './press-by-key.ts'
import { flyOn, placesIn } from '../todo/fly-on.ts'
import { TODO_KEY } from '../todo/todo-key.ts'

/** What a key press says, as plain data. */
export interface Press {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  /** the key is held down, and the system repeats it */
  readonly repeat: boolean
}

export type Command =
  | { readonly do: 'act'; readonly button: Button }
  | { readonly do: 'overlay'; readonly id: string }
  | { readonly do: PlainCommand }

type PlainCommand =
  | 'undo'
  | 'redo'
  | 'escape'
  | 'back'
  | 'on'
  | 'start'
  | 'now'
  | 'help'
  | 'advice'
  | 'offer'
  | 'between'
  | 'go-on'
  | 'since'
  | 'result'
  | 'staff'
  | 'hand-over'
  | 'desk'
  | 'orders'
  | 'go-on-orders'
  | 'powers'
  | 'todo'
  | 'badges'
  | 'rule'
  | 'place'

/** From the map to what is asked, and back. */
export const BETWEEN_KEY = '/'
/** What has happened since the last turn. */
export const SINCE_KEY = ';'

/** The last result, shown and said again. */
export const RESULT_KEY = '!'

/** To the rules a text cites, one after the other. */
export const RULE_KEY = '*'
/** To a place by its name or number. */
export const PLACE_KEY = '#'

/** Leaves the question to the staff, or takes it back. */
export const HAND_OVER_KEY = "'"
/** Opens what is left to the staff. */
export const STAFF_KEY = '"'

const PLAIN: Readonly<Record<string, PlainCommand>> = {
  Escape: 'escape',
  '?': 'help',
  '[': 'back',
  ']': 'on',
  '{': 'start',
  '}': 'now',
  [BETWEEN_KEY]: 'between',
  ' ': 'go-on',
  [SINCE_KEY]: 'since',
  [RESULT_KEY]: 'result',
  [STAFF_KEY]: 'staff',
  [POWERS_KEY]: 'powers',
  [TODO_KEY]: 'todo',
  [HAND_OVER_KEY]: 'hand-over',
  [RULE_KEY]: 'rule',
  [PLACE_KEY]: 'place',
}

/** Asks for a plan, unless the game uses the letter itself. */
export const ADVICE_KEY = 'i'

type Keyed = Pick<Table, 'buttons' | 'overlayKinds' | 'whyNot'> &
  Partial<Pick<Table, 'desk' | 'presentation' | 'takesUp'>>

/** A key held down may run through time; it answers no question twice, and shows and hides nothing in turn. */
const HELD: ReadonlySet<Command['do']> = new Set(['undo', 'redo', 'back', 'on'])

/** What a key means at this table now: the game's buttons come before its overlays. */
export function commandOf(press: Press, table: Keyed): Command | undefined {
  const command = meaningOf(press, table)
  return command && press.repeat && !HELD.has(command.do) ? undefined : command
}

function meaningOf(press: Press, table: Keyed): Command | undefined {
  const plain = Object.hasOwn(PLAIN, press.key) ? PLAIN[press.key] : undefined
  // On many keyboards a sign is written with AltGr, which is Ctrl and Alt.
  if (press.ctrlKey && press.altKey) return plain && { do: plain }
  if (press.ctrlKey || press.metaKey) return historyCommand(press)
  if (press.altKey) return undefined
  return plain ? { do: plain } : letterCommand(press.key.toLowerCase(), table)
}

function historyCommand({ key, shiftKey }: Press): Command | undefined {
  const letter = key.toLowerCase()
  if (letter === 'z') return { do: shiftKey ? 'redo' : 'undo' }
  return letter === 'y' ? { do: 'redo' } : undefined
}

const isOffering = ({ whyNot, takesUp }: Keyed): boolean =>
  whyNot()?.offer !== undefined || takesUp?.()?.hasKey === true

function letterCommand(letter: string, table: Keyed): Command | undefined {
  if (letter === OFFER_KEY && isOffering(table)) return { do: 'offer' }
  const button = table.buttons().find(({ key }) => key.toLowerCase() === letter)
  if (button) return { do: 'act', button }
  const overlay = table.overlayKinds.find(({ key }) => key.toLowerCase() === letter)
  if (overlay) return { do: 'overlay', id: overlay.id }
  if (letter === DESK_KEY && table.desk?.model()) return { do: 'desk' }
  if (letter === BADGES_KEY && table.presentation?.badges) return { do: 'badges' }
  if (letter === ORDERS_KEY) return { do: 'orders' }
  if (letter === GO_ON_KEY) return { do: 'go-on-orders' }
  return letter === ADVICE_KEY ? { do: 'advice' } : undefined
}

/** What lies on the table when asked. */
interface Sheets {
  help(): void
  staff(): void
  powers(): void
  /** places by name */
  place(): void
}

type TurnsOverlay = Pick<Table, 'language' | 'overlayKinds' | 'overlayId' | 'setOverlay'>

/** An overlay comes or goes, and it is said which. */
export function turnOverlay(table: TurnsOverlay, id: string): void {
  const words = voiceWords(table.language())
  const title = table.overlayKinds.find((kind) => kind.id === id)?.title[table.language()] ?? id
  const isOn = table.overlayId() === id
  table.setOverlay(isOn ? undefined : id)
  announce(isOn ? words.hidden(title) : words.shown(title))
}

type Flying = Parameters<typeof flyOn>[0] & Pick<Table, 'stillToDo' | 'language' | 'presentation'>

type Repeating = Pick<Table, 'language'> & { readonly seen: Pick<Table['seen'], 'showLast'> }

/** Shows and says the last result once more: dice, losses and whatever came of it. */
export function repeatResult({ seen, language }: Repeating): void {
  const last = seen.showLast()
  const words = voiceWords(language())
  if (!last) announce(seenWords(language()).noResult)
  else announce(last.lines.map((line) => words.sentence(lineText(line, words))).join(' '))
}

/** On to what is left, and said what that is and where. */
export function flyToNext(table: Flying): void {
  const undone = table.stillToDo()
  flyOn(table, placesIn(undone))
  const space = table.flownTo()
  const left = space === undefined ? undefined : undone.find(({ spaces }) => spaces.includes(space))
  if (!left || space === undefined) return
  announce(voiceWords(table.language()).way(table.presentation.spaceName(space, table.language()), left.text))
}

interface TurnsBadges extends Pick<Table, 'language'> {
  readonly badges: Pick<Table['badges'], 'turn' | 'areShown'>
}

export function turnBadges({ badges, language }: TurnsBadges): void {
  const words = voiceWords(language())
  badges.turn()
  announce((badges.areShown() ? words.shown : words.hidden)(boardWords(language()).badgesName))
}

function runCommand(command: Command, table: Table, sheets: Sheets): void {
  if (command.do === 'act') pressByKey(table, command.button)
  else if (command.do === 'overlay') turnOverlay(table, command.id)
  else plainCommands(table, sheets)[command.do]()
}

const plainCommands = (
  table: Table,
  { help, staff, powers, place }: Sheets,
): Readonly<Record<PlainCommand, () => void>> => ({
  undo: () => table.undo(),
  redo: () => table.redo(),
  escape: () => table.escape(),
  back: () => table.seek(Math.max(0, table.cursor() - 1)),
  on: () => table.seek(Math.min(table.length(), table.cursor() + 1)),
  start: () => table.seek(0),
  now: () => table.seek(table.length()),
  help,
  staff: () => {
    if (table.staff.isThere()) staff()
  },
  powers,
  todo: () => flyToNext(table),
  'hand-over': () => handOver(table),
  offer: () => takeOffer(table),
  between: () => goBetween(askedText(table)),
  'go-on': () => goOn(table),
  orders: () =>
    pressKeyOf('orders', {
      isOpen: () => table.orders.isListOpen(),
      open: () => table.orders.setListOpen(true),
      close: () => table.orders.setListOpen(false),
    }),
  'go-on-orders': () => table.orders.goOn(),
  since: () =>
    pressKeyOf('since', {
      isOpen: () => table.seen.isSinceOpen(),
      open: () => table.seen.openSince(),
      close: () => table.seen.closeSince(),
    }),
  result: () => repeatResult(table),
  desk: () => table.desk.setOpen(true),
  badges: () => turnBadges(table),
  advice: () =>
    pressKeyOf('plan', {
      isOpen: () => table.advice() !== undefined,
      open: () => table.askAdvice(),
      close: () => table.dismissAdvice(),
    }),
  rule: nextRule,
  place,
})

/** The result that is shown has been seen, or what is held up goes on. */
function goOn({ seen }: Table): void {
  if (seen.hold() !== undefined) seen.goOn()
  else if (seen.result()) seen.dismissResult()
  else if (seen.isSinceOpen()) seen.closeSince()
}

/** What the callout offers: beside what was chosen, or where the pointer rests. */
function takeOffer(table: Table): void {
  const [offer, space] = [table.whyNot()?.offer, table.hovered()]
  if (offer) offer.take()
  else if (space !== undefined) table.goTo(space)
}

/** The question goes to the staff, or comes back from it. */
function handOver({ staff }: Table): void {
  if (staff.decides()) staff.takeOver()
  else if (staff.mayLeave()) staff.leave()
}

/** Space presses the button or opens the link that has the focus. */
const isPressing = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && target instanceof Element && target.closest('button, a, summary, [role="slider"]') !== null

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** Listens for the table's keys until told to stop. Sheets on top and fields keep their keys to themselves. */
export function listenForKeys(table: Table, sheets: Sheets): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return
    if (isPressing(event)) return
    const command = commandOf(event, table)
    // looking at the past changes nothing there
    if (!command || (command.do === 'act' && !table.isLive())) return
    event.preventDefault()
    runCommand(command, table, sheets)
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}
