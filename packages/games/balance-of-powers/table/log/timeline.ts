/** The timeline: a stretch for each half. */
import { type Begun, createGleaning, spansOf, type TimeSpan } from '@sandtable/presentation'
import type { Language } from '@sandtable/kernel'
import { CP } from '../../nations.ts'
import { monthTitle } from '../../text/names.ts'
import { SIDE_COLOURS, type Told } from '../scene.ts'

/** A month begins with what has no side: it is drawn with the side that moves first. */
const begun = createGleaning(({ at, event }: Told) => {
  if (event.type === 'half-began') return { at, nation: SIDE_COLOURS[event.side] }
  // §6.6 what supply takes belongs to nobody's half
  if (event.type === 'starved') return { at, nation: 'neutral' }
  return event.type === 'month-began' ? { at, nation: SIDE_COLOURS[CP], month: event.month } : undefined
})
const fights = createGleaning(({ at, event }: Told) => (event.type === 'combat-rolled' ? at : undefined))

export function timeline(told: readonly Told[], length: number, language: Language): TimeSpan[] {
  const stretches = begun(told).map(
    ({ at, nation, month }): Begun => ({
      at,
      nation,
      ...(month === undefined ? {} : { label: monthTitle(month, language) }),
    }),
  )
  return spansOf(stretches, fights(told), length)
}
