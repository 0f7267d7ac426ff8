/** Scenes of staged positions, as the table would make them. */
import { type Answer, eyesOf, type Language } from '@sandtable/kernel'
import { sceneOf } from '@sandtable/presentation'
import type { FightPanel } from '@sandtable/presentation'
import { place } from '../../places.ts'
import { fight } from '../../table/fight/panel.ts'
import type { Scene } from '../../table/scene.ts'
import type { StagedScene } from '../scene.ts'

export const CP_SEAT = 0
export const EP_SEAT = 1

/** What a seat has before it; all that has happened is told. */
export function seenBy(board: StagedScene, seat: number, language: Language = 'en'): Scene {
  const powers = board.play.setup.scenario.seats[seat]?.powers ?? []
  const told = board.events.map((event) => ({ at: 1, event }))
  return sceneOf(board.play, { eyes: eyesOf(powers), seat, language, told })
}

export function panelOf(
  board: StagedScene,
  seat: number,
  answer?: Answer,
  language: Language = 'en',
): FightPanel {
  const panel = fight(seenBy(board, seat, language), answer)
  if (!panel) throw new Error('no fight is shown')
  return panel
}
export const attackOn = (id: string): Answer => ({ verb: 'attack', arg: place(id) })

/** chances of the lines 2 to 12 */
export const lineChances = (panel: FightPanel): number[] => panel.results?.rows.map(({ p }) => p) ?? []
