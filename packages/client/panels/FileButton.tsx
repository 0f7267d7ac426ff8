import type { JSX } from 'solid-js'
import { Icon } from './Icon.tsx'

interface FileButtonProps {
  readonly label: string
  readonly class: string
  readonly onFile: (file: File) => void
}

/** Asks for a record file. */
export function FileButton(props: FileButtonProps): JSX.Element {
  let input: HTMLInputElement | undefined
  return (
    <>
      <button type="button" class={props.class} onClick={() => input?.click()}>
        <Icon name="upload" />
        {props.label}
      </button>
      <input
        ref={(made) => (input = made)}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) props.onFile(file)
        }}
      />
    </>
  )
}
