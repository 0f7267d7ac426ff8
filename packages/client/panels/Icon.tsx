import type { JSX } from 'solid-js'
import { ICON_PATHS, isIconName } from './icon-paths.ts'

/** An outline; decoration only, its button carries the name. Games name icons too, so any word is taken. */
export function Icon(props: { readonly name: string; readonly size?: number }): JSX.Element {
  const path = (): string => ICON_PATHS[isIconName(props.name) ? props.name : 'info']
  const size = (): string | undefined => (props.size === undefined ? undefined : `${props.size}px`)
  return (
    <svg class="i" viewBox="0 0 24 24" aria-hidden="true" style={{ width: size(), height: size() }}>
      <path d={path()} />
    </svg>
  )
}

/** The mark of the house: a hex with contour lines. */
export function Mark(): JSX.Element {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75Z" fill="var(--ink)" />
      <g fill="none" stroke="var(--paper)" stroke-width="1.5">
        <path d="M7 20c3-4.5 6-1.5 9-4.5s5-6 9-4.5" />
        <path d="M7.5 24c4-3.5 7-1 10-4s4.5-5 7.5-4.5" />
        <path d="M7 15.5c3-3.5 5-1 7.5-3.5S19 7.5 21 7.5" />
      </g>
    </svg>
  )
}
