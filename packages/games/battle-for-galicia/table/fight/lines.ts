/** The arithmetic of a combat in words, each step with its rule. */
import type { Line } from '@sandtable/presentation'
import type { CombatReport, Strength } from '../../inspect/index.ts'
import { corpsOf, isCavalry, unitData } from '../../units.ts'
import { nameOf, namesOf, type Scene, words } from '../scene.ts'
import type { Words } from '../words/words.ts'
import { isTopOnly } from './standpoint.ts'
import type { Subject } from './subject.ts'

export function arithmetic(scene: Scene, subject: Subject, report: CombatReport): Line[] {
  const w = words(scene).fight
  return [
    ...commandLines(subject, w),
    ...leftOutLines(scene, subject),
    ...report.attackers.flatMap((each) => strengthLines(scene, each)),
    ...report.defenders.flatMap((each) => strengthLines(scene, each)),
    ...(report.attackers.some(({ halvedBy }) => halvedBy)
      ? []
      : [{ text: w.notHalved, value: '0', rules: ['7.7'], tone: 'faint' } as const]),
    ratioLine(report, w),
    flankLine(report, w),
    ...fortressLines(report, w),
    report.isBarred
      ? { text: w.barred, rules: ['8.2'], tone: 'bad' }
      : { text: sizeText(scene, report), rules: ['8.4'] },
  ]
}

/** §8.4 hidden units count too, and a few steps more make a combat large */
function sizeText(scene: Scene, { isLarge, battle: { steps, target } }: CombatReport): string {
  const w = words(scene).fight
  if (isLarge) return w.large(steps)
  return isTopOnly(scene, target) ? w.smallSoFar(steps) : w.small(steps)
}

/** §7.2 §7.5 why these may fight together; one alone needs no reason */
function commandLines({ attackers, leftOut }: Subject, w: Words['fight']): Line[] {
  const isSplit = attackers.every(isCavalry) && !leftOut.every(isCavalry)
  const together = attackers.length > 1 ? [commandLine(attackers, w)] : []
  return [...together, ...(isSplit ? [{ text: w.cavalry, rules: ['7.5'] }] : [])]
}

function commandLine(attackers: readonly number[], w: Words['fight']): Line {
  const rules = ['7.2']
  const corps = attackers.find(
    (u) => corpsOf(u) >= 0 && attackers.filter((v) => corpsOf(v) === corpsOf(u)).length > 1,
  )
  if (corps === undefined) return { text: w.pair, rules }
  const name = unitData(corps).corps ?? ''
  const isWhole = attackers.every((u) => corpsOf(u) === corpsOf(corps))
  return { text: isWhole ? w.corpsAlone(name) : w.corpsAndOther(name), rules }
}

const leftOutLines = (scene: Scene, { leftOut }: Subject): Line[] =>
  leftOut.length === 0
    ? []
    : [{ text: words(scene).fight.leftOut(namesOf(scene, leftOut)), rules: ['7.2', '7.5'], tone: 'faint' }]

/** §10.1 §11.1 markers, §7.7 halving */
function strengthLines(scene: Scene, each: Strength): Line[] {
  const w = words(scene).fight
  const { ce, supply, halvedBy, printed, counts } = each
  const name = nameOf(scene, each.unit)
  const marked: Line[] =
    ce + supply > 0
      ? [{ text: w.marked(name, ce, supply), value: `−${ce + supply}`, rules: ['10.1', '11.1'] }]
      : []
  const by = halvedBy === 'river' ? w.byRiver : w.byRidge
  const halved: Line[] = halvedBy
    ? [{ text: w.halved(name, by, printed - ce - supply, counts), value: String(counts), rules: ['7.7'] }]
    : []
  return [...marked, ...halved]
}

/** §8.1 rounded in the defender's favour */
function ratioLine({ attack, defense, ratio }: CombatReport, w: Words['fight']): Line {
  const [left = 1, right = 1] = ratio.split(':').map(Number)
  const isExact = attack * right === defense * left
  const text = isExact
    ? w.exactly(attack, defense, ratio)
    : w.rounded(attack, defense, quotient(attack, defense), ratio)
  return { text, value: ratio, rules: ['8.1'] }
}

/** "1.43:1", or "1:1.43" where the attacker is the weaker */
function quotient(attack: number, defense: number): string {
  const round = (n: number): string => (Math.round(n * 100) / 100).toString()
  return attack < defense ? `1:${round(defense / attack)}` : `${round(attack / defense)}:1`
}

const shiftText = (columns: number, w: Words['fight']): string =>
  columns > 0 ? w.right(columns) : w.left(-columns)

/** §7.8 */
function flankLine({ shifts, covered }: CombatReport, w: Words['fight']): Line {
  const shift = shifts.find(({ what }) => what === 'flank')
  return shift
    ? { text: w.flank(covered), value: shiftText(shift.columns, w), rules: ['7.8'], tone: 'bad' }
    : { text: w.noFlank(covered), value: '0', rules: ['7.8'], tone: 'faint' }
}

/** §13.0.c */
function fortressLines({ shifts }: CombatReport, w: Words['fight']): Line[] {
  const shift = shifts.find(({ what }) => what === 'fortress')
  return shift
    ? [{ text: w.fortress, value: shiftText(shift.columns, w), rules: ['13.0.c'], tone: 'bad' }]
    : []
}
