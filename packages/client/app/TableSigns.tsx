import '../style/keeping.css'
import { type JSX, Show } from 'solid-js'
import { downloadRecord } from '../panels/download.ts'
import { Icon } from '../panels/Icon.tsx'
import type { Table } from '../table/table.ts'
import type { Keeping } from './keeping.ts'
import { language } from './settings.ts'
import { appWords } from './words.ts'

interface TableSignsProps {
  readonly table: Table
  readonly keeping: Keeping
}

/** What must be known as long as it is so: that another tab plays the game, that it cannot be stored. */
export function TableSigns(props: TableSignsProps): JSX.Element {
  const words = () => appWords(language())
  return (
    <div class="standing-signs" role="status">
      <Show when={props.keeping.isFollowing()}>
        <Sign
          text={words().elsewhere}
          act={words().takeOver}
          icon="users"
          onAct={() => props.keeping.takeOver()}
        />
      </Show>
      <Show when={props.keeping.trouble()}>
        {(trouble) => (
          <Sign
            text={words().notStored[trouble()]}
            act={words().saveFile}
            icon="warn"
            onAct={() => downloadRecord(props.table)}
          />
        )}
      </Show>
    </div>
  )
}

interface SignProps {
  readonly text: string
  readonly act: string
  readonly icon: string
  readonly onAct: () => void
}

const Sign = (props: SignProps): JSX.Element => (
  <div class="standing-sign">
    <Icon name={props.icon} />
    <p>{props.text}</p>
    <button type="button" class="btn small" onClick={() => props.onAct()}>
      {props.act}
    </button>
  </div>
)
