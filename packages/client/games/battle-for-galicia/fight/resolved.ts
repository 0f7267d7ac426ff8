/** The panel once the ratio is known: the dice, and what they did. */
import { GRID } from '@sandtable/battle-for-galicia/map'
import { enemyOf, type Side } from '@sandtable/battle-for-galicia/sides'
import { activeSide, type State } from '@sandtable/battle-for-galicia/state'
import { columnLabel, LAST_COLUMN } from '@sandtable/battle-for-galicia/tables'
import type { FightPanel, FightSide, Line } from '../../../table/models.ts'
import { counterOf, mintOf } from '../counters.ts'
import { NATIONS, placeName, type Scene, words } from '../scene.ts'
import { seenUnits } from '../view.ts'
import type { FightFacts } from './facts.ts'
import type { Subject } from './subject.ts'

const LABELS = Array.from({ length: LAST_COLUMN + 1 }, (_, column) => columnLabel(column))
const plain = (cell: string): string => cell.replaceAll('-', '−')

export function resolvedPanel(scene: Scene, s: State, subject: Subject, facts: FightFacts): FightPanel {
  const w = words(scene).fight
  const { target } = subject
  const attacker = activeSide(s)
  const stage = facts.losses.length > 0 ? 5 : facts.roll ? 3 : 2
  const track = trackOf(facts)
  return {
    title: w.title(placeName(scene, target)),
    id: GRID.idOf(target),
    subtitle: w.stage(stage, w.stages[stage - 1] as string),
    attacker: survivors(scene, attacker, subject.attackers, w.attack, facts.ratio?.attack),
    defender: survivors(scene, enemyOf(attacker), subject.defenders, w.defense, facts.ratio?.defense),
    lines: factLines(scene, facts),
    ...(track ? { track } : {}),
    charts: [],
    sentence: { text: facts.roll ? w.resolved : w.toBeRolled, rules: [facts.roll ? '9.0' : '8.3'] },
  }
}

function trackOf({ ratio }: FightFacts): FightPanel['track'] {
  if (!ratio) return undefined
  const at = (label: string): number => {
    const column = LABELS.indexOf(label)
    return column >= 0 ? column : label.startsWith('1:') ? 0 : LAST_COLUMN
  }
  return { labels: LABELS, from: at(ratio.ratio), to: at(ratio.column) }
}

function survivors(
  scene: Scene,
  side: Side,
  units: readonly number[],
  title: string,
  total: number | undefined,
): FightSide {
  const mint = mintOf(scene)
  const rows = seenUnits(scene.view)
    .filter(({ unit }) => units.includes(unit))
    .map((seen) => ({
      counter: counterOf(mint, seen),
      at: GRID.idOf(seen.space),
      value: `${seen.steps}/${seen.data.steps}`,
    }))
  const note = { text: words(scene).fight.stepsLeft, rules: ['10.2'], tone: 'faint' } as const
  return { title, nation: NATIONS[side], total: String(total ?? ''), rows, note }
}

function factLines(scene: Scene, { ratio, roll, losses }: FightFacts): Line[] {
  const text = scene.play.setup.game.text(scene.language)
  const w = words(scene)
  return [
    ...(ratio ? [{ text: text.event(ratio), value: ratio.column, rules: ['8.1', '8.2'] }] : []),
    ...(roll
      ? [
          {
            text: w.fight.rolled(roll.total, roll.column, plain(roll.cell)),
            rules: ['8.3'],
            tone: 'strong',
          } as const,
        ]
      : []),
    ...losses.map(({ side, die, total, losses: ce }) => ({
      text: w.fight.lost(w.armies[side] as string, die, total, ce),
      value: String(ce),
      rules: ['9.4'],
    })),
  ]
}
