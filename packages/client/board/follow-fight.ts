import type { FightPanel } from '@sandtable/presentation'
import { createEffect, createMemo, on, onCleanup } from 'solid-js'
import type { Table } from '../table/table.ts'
import type { View } from './create-view.ts'
import type { Follower } from './pilot.ts'
import { centreOf } from './shapes.ts'

/** by then cards that are asked about have risen */
const AFTER_MS = 200

/** Is a fight decided now by cards, and by nothing on the map that could slip from under the hand? */
function isDecidedByCards(table: Table): boolean {
  const { aimed, spaces } = table.later.glow()
  if (aimed.size === 0 || spaces.size > 0) return false
  const cards = table.hands().flatMap((hand) => ('cards' in hand ? hand.cards : []))
  return cards.some(({ uses }) => uses.some(({ answer }) => answer !== undefined))
}

const fighters = ({ attacker, defender }: FightPanel): number[] =>
  [attacker, defender].flatMap(({ rows }) => rows.map(({ counter }) => counter.unit))

/** Where those stand who fight, and what they fight for. */
function fightSpaces(table: Table): number[] {
  const { glow, stacks } = table.later
  const fight = isDecidedByCards(table) ? table.fight() : undefined
  if (!fight) return []
  const units = new Set(fighters(fight))
  const stood = stacks().filter(({ counters }) => counters.some(({ unit }) => units.has(unit)))
  return [...new Set([...glow().aimed, ...stood.map(({ space }) => space)])]
}

/** When cards are chosen for a fight, the map shows it: it may have been somewhere else, and the hand lies over it. */
export function followFight(table: Table, view: View, follower: Follower): void {
  const { sheet } = table.presentation
  const spaces = createMemo(() => fightSpaces(table), [], { equals: (a, b) => String(a) === String(b) })
  createEffect(
    on(spaces, (shown) => {
      if (shown.length === 0) return
      const points = shown.map((space) => centreOf(sheet, space))
      const rising = setTimeout(() => follower.fly(() => view.flyTo(view.cameraOn(points))), AFTER_MS)
      onCleanup(() => clearTimeout(rising))
    }),
  )
}
