/** §10.62 The combat table as this combat meets it. */
import type { ResultLoss, ResultRow, ResultTable } from '@sandtable/presentation'
import { type Combatants, type LineChance, type Loss, type Outcomes, SUMS } from '../../inspect/index.ts'
import { attackPayers } from '../../rules/10-land-combat/payment.ts'
import type { Side } from '../../nations.ts'
import { attackerOf, COMBAT, corpsIn, defenderOf, is, WORD } from '../../rules/10-land-combat/facts.ts'
import { isBreakthroughLine, lossesOf, resultOf } from '../../rules/10-land-combat/table.ts'
import type { State } from '../../state.ts'
import { mean, percent } from '../chances.ts'
import { type Scene, words } from '../scene.ts'

/** lines up to here are worse for the attacker, those from there on better */
const BAD = 5
const GOOD = 9
const toneOf = (line: number): ResultRow['tone'] => (line <= BAD ? 'bad' : line >= GOOD ? 'good' : 'plain')

export function resultsOf(
  scene: Scene,
  s: State,
  outcomes: Outcomes,
  nations: readonly [string, string],
  parts: Combatants,
): ResultTable {
  const w = words(scene).panels.fight
  const { heads } = w
  return {
    title: w.results,
    rules: ['10.62'],
    heads: [heads.dice, heads.attacker, heads.defender],
    nations,
    rows: outcomes.lines.map((line) => {
      const row = rowOf(scene, line, parts)
      return isRolledLine(s, line.line) ? { ...row, isRolled: true } : row
    }),
    means: meansOf(scene, s, outcomes),
  }
}

/** §12.1.special.reroll rolled already, and perhaps rolled again */
const isRolledLine = (s: State, line: number): boolean =>
  is(s, COMBAT.rolled) && line === s.combat.get(WORD.line)

/** The table after the roll: as it is printed, and the line that was struck with what it cost. */
export function rolledResults(
  scene: Scene,
  s: State,
  nations: readonly [string, string],
  parts: Combatants,
  excused: Side | undefined,
): ResultTable {
  const struck = s.combat.get(WORD.line)
  const w = words(scene).panels.fight
  const { heads } = w
  return {
    title: w.results,
    rules: ['10.62'],
    heads: [heads.dice, heads.attacker, heads.defender],
    nations,
    rows: SUMS.map(({ sum: line }): ResultRow => {
      const isRolled = line === struck
      const row = rowOf(scene, printedLine(s, line, isRolled ? excused : undefined), parts)
      return isRolled ? { ...row, isRolled } : row
    }),
    means: [],
  }
}

/** §10.712 one side may lose nothing after all */
function printedLine(s: State, line: number, excused: Side | undefined): LineChance {
  const losses = lossesOf(line, is(s, COMBAT.major))
  return {
    line,
    p: 0,
    attacker: [excused === attackerOf(s) ? 0 : losses.attacker],
    defender: [excused === defenderOf(s) ? 0 : losses.defender],
    isGround: resultOf(line).ground === true,
    isThrough: isBreakthroughLine(line),
    morale: undefined,
  }
}

function rowOf(scene: Scene, line: LineChance, parts: Combatants): ResultRow {
  const note = noteOf(scene, line, parts)
  return {
    label: String(line.line),
    p: line.p,
    tone: toneOf(line.line),
    losses: [lossOf(scene, line.attacker), lossOf(scene, line.defender)],
    ...(note === '' ? {} : { note }),
  }
}

/** the likeliest of what the line may cost */
function lossOf(scene: Scene, [loss = 0]: readonly Loss[]): ResultLoss {
  return loss === 'RP' ? { units: 0, tag: words(scene).panels.fight.rp } : { units: loss }
}

function noteOf(scene: Scene, { isGround, isThrough, morale }: LineChance, { attacker }: Combatants): string {
  const { ground, through, morale: said } = words(scene).panels.fight
  return [
    ...(isThrough ? [through] : isGround ? [ground] : []),
    ...(morale ? [(morale.side === attacker ? said.own : said.their)(percent(morale.p))] : []),
  ].join(words(scene).dot)
}

function meansOf(scene: Scene, s: State, { means, falls, breach, opened }: Outcomes): ResultTable['means'] {
  const w = words(scene).panels.fight.means
  const [payer] = attackPayers(s, s.phasing, corpsIn(s, s.phasing), s.target)
  return [
    { value: mean(means.ownLoss), text: w.own },
    { value: mean(means.theirLoss), text: w.their },
    { value: mean(means.ownRp), text: payer === undefined ? w.spent : w.rp(s.rp.get(payer)) },
    { value: percent(opened + falls + breach), text: w.better },
  ]
}
