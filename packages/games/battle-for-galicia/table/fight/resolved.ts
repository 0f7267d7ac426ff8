/** The panel once the dice have fallen: what they did, and who decides now. */
import { type FightPanel, type FightRow, type FightSide, type Line, optionsOf } from '@sandtable/presentation'
import { GRID } from '../../map.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { activeSide, type State } from '../../state.ts'
import { columnLabel, LAST_COLUMN } from '../../tables.ts'
import { counterOf, mintOf } from '../counters.ts'
import { tellAftermath } from '../log/attack.ts'
import { tellerOf } from '../log/teller.ts'
import { lossLine } from '../loss-lines.ts'
import { askedOf, NATIONS, type Scene, townName, viewerSide, words } from '../scene.ts'
import { type SeenUnit, seenUnits } from '../seen-units.ts'
import type { FightFacts } from './facts.ts'
import { lossTable } from './loss-rolls.ts'
import { reading } from './reading.ts'
import type { Subject } from './subject.ts'
import { outsiders, withAction } from './taking-part.ts'

const LABELS = Array.from({ length: LAST_COLUMN + 1 }, (_, column) => columnLabel(column))

export function resolvedPanel(scene: Scene, s: State, subject: Subject, facts: FightFacts): FightPanel {
  const w = words(scene).fight
  const { target } = subject
  const attacker = activeSide(s)
  const stage = facts.losses.length > 0 ? 5 : 3
  const track = trackOf(facts)
  const modifiers = lossTable(scene, attacker, facts.losses)
  return {
    title: w.title(townName(scene, target)),
    id: GRID.idOf(target),
    subtitle: w.stage(stage, w.stages[stage - 1] as string),
    attacker: survivors(scene, attacker, subject.attackers, w.attack, facts.ratio?.attack),
    defender: survivors(scene, enemyOf(attacker), subject.defenders, w.defense, facts.ratio?.defense),
    lines: factLines(scene, facts),
    ...(track ? { track } : {}),
    ...(modifiers ? { modifiers } : {}),
    charts: [],
    sentence: nowLine(scene),
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

/** Who fought and is still there, with steps and effectiveness as they are now. */
function survivors(
  scene: Scene,
  side: Side,
  units: readonly number[],
  title: string,
  total: number | undefined,
): FightSide {
  const mint = mintOf(scene)
  const rows = seenUnits(scene)
    .filter(({ unit }) => units.includes(unit))
    .map((seen) => withAction(scene, { ...rowOf(scene, seen), counter: counterOf(mint, seen) }))
  const others = viewerSide(scene) === side ? outsiders(scene, companions(scene), rows) : undefined
  return { title, nation: NATIONS[side], total: String(total ?? ''), rows, ...(others ? { others } : {}) }
}

/** §7.6.attack those who may go back with the attackers */
const companions = (scene: Scene): readonly number[] => optionsOf(askedOf(scene)?.offer, 'accompany')

/** Where it stands and how it is; if it may be chosen for a loss, what that does to it. */
function rowOf(scene: Scene, seen: SeenUnit): Omit<FightRow, 'counter'> {
  const isCandidate = optionsOf(askedOf(scene)?.offer, 'suffer').includes(seen.unit)
  return {
    at: stateOf(scene, seen),
    value: '',
    ...(isCandidate ? { note: lossLine(scene, seen.unit) } : {}),
  }
}

function stateOf(scene: Scene, { space, steps, ce = 0, data }: SeenUnit): string {
  const w = words(scene)
  return w.fight.state(GRID.idOf(space), steps, data.steps, ce === 0 ? w.report.fullCe : w.report.ce(ce))
}

function factLines(scene: Scene, { ratio, roll, after }: FightFacts): Line[] {
  const text = scene.game.text(scene.language)
  const w = words(scene).fight
  const strong = 'strong' as const
  return [
    ...(ratio ? [{ text: text.event(ratio), value: ratio.column, rules: ['8.1', '8.2'] }] : []),
    ...(roll
      ? [
          { text: w.rolled(roll.faces, roll.total, roll.column), value: String(roll.total), rules: ['8.3'] },
          { text: reading(w, roll.cell), rules: ['9.1'], tone: strong },
        ]
      : []),
    ...tellAftermath(after, tellerOf(text, scene.language)).map((line) => ({
      text: line.text,
      rules: [line.rule],
    })),
  ]
}

/** Who decides what now. */
function nowLine(scene: Scene): Line {
  const [asked] = scene.decisions
  const w = words(scene)
  const { now } = w.fight
  if (!asked) return { text: '' }
  const army = w.armies[asked.seat] ?? ''
  const { prompt, rule } = asked
  const say = Object.hasOwn(now, prompt) ? now[prompt as keyof typeof now] : now.other
  return { text: say(army), rules: [rule] }
}
