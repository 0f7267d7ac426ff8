import type { JSX } from 'solid-js'

/** How many lie in a stack: a small pile of cards. */
export function CountTab(props: { readonly count: number }): JSX.Element {
  return (
    <>
      <rect x="-8" y="-17" width="25" height="25" rx="3" />
      <rect x="-12" y="-13" width="25" height="25" rx="3" />
      <text x=".5" y="6">
        {props.count}
      </text>
    </>
  )
}
