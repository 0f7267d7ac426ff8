import type { JSX } from 'solid-js'
import { Icon } from './Icon.tsx'

interface IconButtonProps {
  readonly icon: string
  readonly size?: number
  readonly title: string
  /** for the ear, where the title alone would not say what it is about */
  readonly label?: string
  /** besides those that all such buttons have */
  readonly class?: string | undefined
  /** a switch rather than a command */
  readonly on?: boolean | undefined
  /** keeps its place and does nothing now */
  readonly off?: boolean
  readonly onClick: () => void
}

/** A quiet button with a picture on it. */
export function IconButton(props: IconButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class={`btn quiet icon ${props.class ?? ''}`}
      aria-label={props.label ?? props.title}
      title={props.title}
      aria-pressed={props.on}
      aria-disabled={props.off}
      onClick={() => !props.off && props.onClick()}
    >
      <Icon name={props.icon} {...(props.size === undefined ? {} : { size: props.size })} />
    </button>
  )
}
