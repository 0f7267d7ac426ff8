/** The panel of a fight: before the dice every number in its parts, after them what came of it. */
import type { Answer, Odds } from '@sandtable/kernel'
import type { FightPanel, FightSide, Line } from '@sandtable/presentation'
import { type CombatReport, inspectCombat, type Strength } from '../../inspect/index.ts'
import { GRID } from '../../map.ts'
import { SHOWN, type State, shownOf } from '../../state.ts'
import { columnLabel, LAST_COLUMN } from '../../tables.ts'
import { counterOf, mintOf } from '../counters.ts'
import { NATIONS, type Scene, townName, words } from '../scene.ts'
import { seenUnits } from '../seen-units.ts'
import { charts, modifiers, sentence } from './chances.ts'
import { type FightFacts, factsOf } from './facts.ts'
import { arithmetic } from './lines.ts'
import { resolvedPanel } from './resolved.ts'
import { isTopOnly } from './standpoint.ts'
import { type Subject, subjectOf } from './subject.ts'
import { type FightSides, withChoices } from './taking-part.ts'

const LABELS = Array.from({ length: LAST_COLUMN + 1 }, (_, column) => columnLabel(column))

export function fight(
  scene: Scene,
  answer: Answer | undefined,
  chances: Odds | undefined,
): FightPanel | undefined {
  const subject = subjectOf(scene, scene.state, answer)
  if (!subject) return undefined
  const facts = decidedFacts(scene, scene.state, subject)
  if (facts) return resolvedPanel(scene, scene.state, subject, facts)
  return plannedPanel(scene, subject, chances)
}

/** §8.1 once the markers are shown the dice decide; until then everything is a plan. */
function decidedFacts({ told }: Scene, s: State, { target, attackers }: Subject): FightFacts | undefined {
  const isDecided = s.target === target && attackers.some((u) => shownOf(s, u) === SHOWN.all)
  return isDecided ? factsOf(told) : undefined
}

function plannedPanel(scene: Scene, subject: Subject, chances: Odds | undefined): FightPanel {
  const { target, attackers, defenders } = subject
  const report = inspectCombat(scene.state, target, attackers, defenders)
  const w = words(scene).fight
  const assumed = chances?.assumed ?? scene.game.assumption(scene.state, scene.eyes)
  return {
    title: w.title(townName(scene, target)),
    id: GRID.idOf(target),
    subtitle: w.stage(1, w.stages[0] as string),
    attacker: withChoices(scene, 'attackers', sideOfFight(scene, report, 'attackers')),
    defender: withChoices(scene, 'defenders', sideOfFight(scene, report, 'defenders')),
    lines: arithmetic(scene, subject, report),
    track: { labels: LABELS, from: report.from, to: report.to },
    modifiers: modifiers(scene, report),
    charts: charts(scene, report),
    sentence: sentence(scene, subject, report),
    ...(assumed ? { assumed: { text: w.assumed, rules: ['5.4'] } } : {}),
  }
}

function sideOfFight(scene: Scene, report: CombatReport, which: FightSides): FightSide {
  const w = words(scene).fight
  const isAttack = which === 'attackers'
  const { attacker, defender } = report.battle
  const side = isAttack ? attacker : defender
  const note = noteOn(scene, report, which)
  return {
    title: isAttack ? w.attack : w.defense,
    nation: NATIONS[side],
    total: String(isAttack ? report.attack : report.defense),
    rows: rowsOf(scene, report[which]),
    ...(note ? { note } : {}),
  }
}

function rowsOf(scene: Scene, strengths: readonly Strength[]): FightSide['rows'] {
  const mint = mintOf(scene)
  const units = new Map(seenUnits(scene).map((unit) => [unit.unit, unit]))
  return strengths.flatMap(({ unit, hex, counts }) => {
    const seen = units.get(unit)
    return seen ? [{ counter: counterOf(mint, seen), at: GRID.idOf(hex), value: String(counts) }] : []
  })
}

/** §5.4 what the viewer does not know of the enemy */
function noteOn(scene: Scene, report: CombatReport, which: FightSides): Line | undefined {
  const w = words(scene).fight
  if (which === 'defenders' && isTopOnly(scene, report.battle.target))
    return { text: w.topOnly, rules: ['5.4'], tone: 'warn' }
  const fighting = new Set(report[which].map(({ unit }) => unit))
  const isHidden = seenUnits(scene).some(({ unit, ce }) => fighting.has(unit) && ce === undefined)
  return isHidden ? { text: w.hidden, rules: ['5.4'] } : undefined
}
