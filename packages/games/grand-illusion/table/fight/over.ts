/** A battle that has just ended: its dice on the board, and what came of them. */
import type { FightPanel, FightSide } from '@sandtable/presentation'
import { GRID } from '../../map.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { armyOf, NATIONS, placeName, type Scene, words } from '../scene.ts'
import { resolvedBoard } from './board.ts'
import { fortuneLines, storyLines } from './lines.ts'
import { factsOf } from './told.ts'

/** The battle whose dice fell with the last action. */
export function overPanel(scene: Scene): FightPanel | undefined {
  const facts = factsOf(scene.told)
  const { board, fired } = facts
  const last = scene.told?.at(-1)?.at
  const isFresh = scene.told?.findLast(({ event }) => event.type === 'fired')?.at === last
  if (!board || fired.length === 0 || !isFresh) return undefined
  const w = words(scene).fight
  const shown = resolvedBoard(scene, facts)
  return {
    title: w.title(placeName(scene, board.hex)),
    id: GRID.idOf(board.hex),
    subtitle: w.stages.over,
    isOver: true,
    attacker: emptySide(scene, board.side, w.attack),
    defender: emptySide(scene, enemyOf(board.side), w.defence),
    lines: [...fortuneLines(scene, facts), ...storyLines(scene, facts)],
    charts: [],
    ...(shown ? { board: shown } : {}),
    sentence: { text: w.over },
  }
}

const emptySide = (scene: Scene, side: Side, title: (army: string) => string): FightSide => ({
  title: title(armyOf(scene, side)),
  nation: NATIONS[side],
  total: '',
  rows: [],
})
