import type { JSX } from 'solid-js'

interface EmptyStateProps {
  readonly title: string
  readonly hint: string
  /** what is drawn beside the two empty hexes */
  readonly children: JSX.Element
}

/** Nothing here yet, and what to do about it. */
export function EmptyState(props: EmptyStateProps): JSX.Element {
  return (
    <div class="state">
      <svg
        width="46"
        height="40"
        viewBox="0 0 46 40"
        fill="none"
        stroke="var(--ink-3)"
        stroke-width="1.5"
        aria-hidden="true"
      >
        <path
          d="M12 2l9 5.2v10.4L12 22.8 3 17.6V7.2ZM32 6l9 5.2v10.4L32 26.8l-9-5.2V11.2Z"
          stroke-dasharray="3 3"
        />
        {props.children}
      </svg>
      <b>{props.title}</b>
      <p>{props.hint}</p>
    </div>
  )
}
