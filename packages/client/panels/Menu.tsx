import { type JSX, Show } from 'solid-js'
import { SPEEDS } from '../bots/pace.ts'
import { STAYS } from '../seen/stay.ts'
import { placeWords } from '../place/words.ts'
import { POWERS_KEY } from '../powers/powers-key.ts'
import { powersWords } from '../powers/words.ts'
import { seenWords } from '../seen/words.ts'
import { staffWords } from '../staff/words.ts'
import { DEAFNESSES } from '../table/hearing.ts'
import type { Table } from '../table/table.ts'
import { type Words, wordsOf } from '../words/words.ts'
import { Dialog } from './Dialog.tsx'
import { downloadRecord } from './download.ts'
import { FileButton } from './FileButton.tsx'
import { Icon } from './Icon.tsx'
import type { Settings } from './settings.ts'
import { LanguageSwitch, OneOf } from './Switches.tsx'
import { PLACE_KEY, SINCE_KEY, STAFF_KEY } from './table-keys.ts'
import { Turns, TurnTrack } from './TopBar.tsx'
import { TrackList } from './Tracks.tsx'

export interface MenuProps {
  readonly table: Table
  readonly settings: Settings
  readonly onClose: () => void
  readonly onImport: (file: File) => void
  readonly onKeys: () => void
  /** the key to all signs, where there is one */
  readonly onSigns?: () => void
  readonly onBoxes: () => void
  /** changes who plays, where that can be done */
  readonly onSeats?: (() => void) | undefined
  readonly onBriefing: () => void
  /** all figures of all nations */
  readonly onPowers: () => void
  /** places by name */
  readonly onPlace: () => void
  readonly onStaff: () => void
  /** what has happened since the last turn */
  readonly onSince: () => void
  readonly onAbout: () => void
  readonly onRules: () => void
  readonly onLobby: () => void
}

/** Everything that is not the game itself. */
export function Menu(props: MenuProps): JSX.Element {
  const words = () => wordsOf(props.table.language())
  return (
    <Dialog
      title={words().menu.title}
      close={words().common.close}
      class="side-sheet"
      onClose={props.onClose}
    >
      <TurnTrack table={props.table} />
      <Show when={props.table.standing().rounds}>
        <Turns table={props.table} />
      </Show>
      <TrackList table={props.table} />
      <LanguageSwitch
        language={props.table.language()}
        onChange={(language) => props.settings.setLanguage(language)}
      />
      <ul class="menu">
        <Files {...props} words={words()} />
        <Switches {...props} words={words()} />
        <ShownSwitches {...props} words={words()} />
        <Pages {...props} words={words()} />
      </ul>
    </Dialog>
  )
}

type PartProps = MenuProps & { readonly words: Words }

function Files(props: PartProps): JSX.Element {
  return (
    <>
      <Show when={props.onSeats}>
        {(open) => <Item icon="users" label={props.words.menu.seats} onClick={() => open()()} />}
      </Show>
      <Item
        icon="download"
        label={props.words.menu.exportRecord}
        onClick={() => downloadRecord(props.table)}
      />
      <li>
        <FileButton
          class="item"
          label={props.words.menu.importRecord}
          onFile={(file) => props.onImport(file)}
        />
      </li>
      <Item icon="printer" label={props.words.menu.print} onClick={() => printPage(props)} />
    </>
  )
}

/** the map's pictures by day need a moment */
const FETCH_MS = 900

/** Prints by daylight, whatever the theme; the menu itself is not printed. */
function printPage({ settings, onClose }: MenuProps): void {
  const before = settings.theme()
  onClose()
  settings.setTheme('light')
  setTimeout(
    () => {
      print()
      settings.setTheme(before)
    },
    before === 'light' ? 0 : FETCH_MS,
  )
}

function Switches(props: PartProps): JSX.Element {
  const isDark = (): boolean => props.settings.theme() === 'dark'
  return (
    <>
      <Item
        icon={props.settings.hasSounds() ? 'sound' : 'sound-off'}
        label={props.words.menu.sounds}
        on={props.settings.hasSounds()}
        words={props.words}
        onClick={() => props.settings.setSounds(!props.settings.hasSounds())}
      />
      <Item
        icon={isDark() ? 'moon' : 'sun'}
        label={props.words.menu.theme}
        on={isDark()}
        words={props.words}
        onClick={() => props.settings.setTheme(isDark() ? 'light' : 'dark')}
      />
      <li>
        <div class="item">
          <Icon name="clock" />
          <span class="grow">{props.words.menu.speed}</span>
        </div>
        <OneOf
          label={props.words.menu.speed}
          among={SPEEDS}
          names={props.words.menu.speeds}
          chosen={props.settings.speed()}
          onChange={(speed) => props.settings.setSpeed(speed)}
        />
      </li>
    </>
  )
}

/** What is shown, and for how long. */
function ShownSwitches(props: PartProps): JSX.Element {
  const seen = () => seenWords(props.settings.language())
  return (
    <>
      <li>
        <div class="item">
          <Icon name="eye" />
          <span class="grow">{seen().stay}</span>
        </div>
        <OneOf
          label={seen().stay}
          among={STAYS}
          names={seen().stays}
          chosen={props.settings.stay()}
          onChange={(stay) => props.settings.setStay(stay)}
        />
      </li>
      <li>
        <div class="item">
          <Icon name="clock" />
          <span class="grow">{seen().deaf}</span>
        </div>
        <OneOf
          label={seen().deaf}
          among={DEAFNESSES}
          names={seen().deafFor}
          chosen={props.settings.deafness()}
          onChange={(deafness) => props.settings.setDeafness(deafness)}
        />
      </li>
      <Item
        icon="play"
        label={seen().handOver}
        on={props.settings.handsOver()}
        words={props.words}
        onClick={() => props.settings.setHandsOver(!props.settings.handsOver())}
      />
      <Item
        icon="list"
        label={seen().tellSince}
        on={props.settings.tellsSince()}
        words={props.words}
        onClick={() => props.settings.setTellsSince(!props.settings.tellsSince())}
      />
      <Item
        icon="flag"
        label={seen().briefingAlways}
        on={props.settings.hasBriefing()}
        words={props.words}
        onClick={() => props.settings.setBriefing(!props.settings.hasBriefing())}
      />
    </>
  )
}

function Pages(props: PartProps): JSX.Element {
  return (
    <>
      <Item icon="book" label={props.words.menu.rules} onClick={() => props.onRules()} />
      <Show when={props.table.presentation.powers}>
        <Item
          icon="chart"
          keys={POWERS_KEY}
          label={powersWords(props.settings.language()).title}
          onClick={() => props.onPowers()}
        />
      </Show>
      <Show when={props.table.presentation.briefing}>
        <Item
          icon="flag"
          label={seenWords(props.settings.language()).briefing}
          onClick={() => props.onBriefing()}
        />
      </Show>
      <Show when={props.table.staff.isThere()}>
        <Item
          icon="users"
          label={staffWords(props.settings.language()).title}
          keys={STAFF_KEY}
          onClick={() => props.onStaff()}
        />
      </Show>
      <Item
        icon="list"
        label={seenWords(props.settings.language()).since}
        keys={SINCE_KEY}
        onClick={() => props.onSince()}
      />
      <Item
        icon="search"
        label={placeWords(props.settings.language()).title}
        keys={PLACE_KEY}
        onClick={() => props.onPlace()}
      />
      <Item icon="layers" label={props.words.boxes.title} onClick={() => props.onBoxes()} />
      <Show when={props.onSigns}>
        {(open) => <Item icon="hexagon" label={props.words.menu.signs} onClick={() => open()()} />}
      </Show>
      <Item icon="keyboard" label={props.words.menu.keys} keys="?" onClick={() => props.onKeys()} />
      <Item icon="info" label={props.words.menu.about} onClick={() => props.onAbout()} />
      <Item icon="home" label={props.words.menu.lobby} onClick={() => props.onLobby()} />
    </>
  )
}

interface ItemProps {
  readonly icon: string
  readonly label: string
  readonly keys?: string
  /** a switch rather than a command */
  readonly on?: boolean
  readonly words?: Words
  readonly onClick: () => void
}

function Item(props: ItemProps): JSX.Element {
  return (
    <li>
      <button type="button" class="item" aria-pressed={props.on} onClick={() => props.onClick()}>
        <Icon name={props.icon} />
        <span class="grow">{props.label}</span>
        <Show when={props.on !== undefined}>
          <span class="chip" classList={{ you: props.on === true }}>
            {props.on === true ? props.words?.common.on : props.words?.common.off}
          </span>
        </Show>
        <Show when={props.keys}>{(key) => <kbd>{key()}</kbd>}</Show>
      </button>
    </li>
  )
}
