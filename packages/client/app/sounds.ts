import { createEffect, on } from 'solid-js'
import { createSounds } from '../panels/sounds.ts'
import type { Table } from '../table/table.ts'
import { hasSounds } from './settings.ts'

/** Lets the table be heard: dice, marches, refusals, the change of turns. */
export function makeSounds(table: Table): void {
  const play = createSounds(hasSounds)
  const lastDice = (): number =>
    table.log().reduce((most, group) => group.lines.reduce((n, line) => (line.dice ? line.at : n), most), 0)
  createEffect(on(lastDice, () => play('die'), { defer: true }))
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
