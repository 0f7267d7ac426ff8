import type { JSX } from 'solid-js'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { Icon } from './Icon.tsx'

/** What a small screen shows over the map. */
export type PanelView = 'stack' | 'log'

interface DockProps {
  readonly table: Table
  readonly view: PanelView | undefined
  readonly onView: (view: PanelView | undefined) => void
  readonly isTimeOpen: boolean
  readonly onTime: () => void
  readonly onRules: () => void
  readonly onMenu: () => void
}

/** The panels of a phone, under the thumb. */
export function Dock(props: DockProps): JSX.Element {
  const words = () => wordsOf(props.table.language()).dock
  const toggle = (view: PanelView): void => props.onView(props.view === view ? undefined : view)
  return (
    <nav class="dock" aria-label={words().region}>
      <Place
        icon="layers"
        label={words().stack}
        on={props.view === 'stack'}
        onClick={() => toggle('stack')}
      />
      <Place icon="list" label={words().log} on={props.view === 'log'} onClick={() => toggle('log')} />
      <Place icon="clock" label={words().time} on={props.isTimeOpen} onClick={() => props.onTime()} />
      <Place icon="book" label={words().rules} onClick={() => props.onRules()} />
      <Place icon="menu" label={words().menu} onClick={() => props.onMenu()} />
    </nav>
  )
}

interface PlaceProps {
  readonly icon: string
  readonly label: string
  readonly on?: boolean
  readonly onClick: () => void
}

function Place(props: PlaceProps): JSX.Element {
  return (
    <button type="button" aria-pressed={props.on} onClick={() => props.onClick()}>
      <Icon name={props.icon} size={22} />
      {props.label}
    </button>
  )
}
