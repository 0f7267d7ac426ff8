import { createEffect, createMemo, on } from 'solid-js'
import { lastDice } from '../panels/log-entries.ts'
import { createSounds } from '../panels/sounds.ts'
import type { Table } from '../table/table.ts'
import { hasSounds } from './settings.ts'

/** Lets the table be heard: dice, marches, refusals, the change of turns. */
export function makeSounds(table: Table): void {
  const play = createSounds(hasSounds)
  const diceAt = createMemo(() => lastDice(table.log()))
  createEffect(on(diceAt, () => play('die'), { defer: true }))
  createEffect(
    on(
      () => table.length(),
      () => play('march'),
      { defer: true },
    ),
  )
  createEffect(
    on(
      () => table.whyNot() !== undefined,
      (refused) => refused && play('refusal'),
      { defer: true },
    ),
  )
  createEffect(
    on(
      () => table.standing().turn,
      () => play('turn'),
      { defer: true },
    ),
  )
}
