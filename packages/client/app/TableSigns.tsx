import '../style/keeping.css'
import { type JSX, onCleanup, Show } from 'solid-js'
import { download, fileName } from '../panels/download.ts'
import { Icon } from '../panels/Icon.tsx'
import type { LocalGame } from '../session/local-game.ts'
import type { Keeping } from './keeping.ts'
import { language } from './settings.ts'
import { appWords } from './words.ts'

interface TableSignsProps {
  readonly game: LocalGame
  readonly keeping: Keeping
}

/** What must be known as long as it is so: that another tab plays the game, that it cannot be stored. */
export function TableSigns(props: TableSignsProps): JSX.Element {
  const words = () => appWords(language())
  return (
    <div class="standing-signs" role="status" ref={tellHeight}>
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
            onAct={() => saveAsFile(props.game)}
          />
        )}
      </Show>
    </div>
  )
}

/** Sheets that hang from the top bar hang lower. */
function tellHeight(signs: HTMLElement): void {
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--signs', `${signs.offsetHeight}px`))
  watch.observe(signs)
  onCleanup(() => {
    watch.disconnect()
    style.removeProperty('--signs')
  })
}

function saveAsFile(game: LocalGame): void {
  const { setup, length } = game.match
  const title = `${setup.game.title[language()]} ${setup.scenario.title[language()]}`
  download(fileName(title, length), game.exported())
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
