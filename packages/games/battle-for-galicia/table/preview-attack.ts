/** Previews of an attack, short: the panel shows the rest. */
import { type Line, numbersIn, optionsOf, type Preview } from '@sandtable/presentation'
import { type CombatReport, inspectCombat } from '../inspect/index.ts'
import { activeSide, unitsAt } from '../state.ts'
import { retreatShare } from './fight/chances.ts'
import { isTopOnly, standpoint } from './fight/standpoint.ts'
import { subjectOf } from './fight/subject.ts'
import { askedOf, namesOf, type Scene, spaceName, words } from './scene.ts'
import { isOfUse } from './strokes.ts'

/** With hidden units in the way a tenth of a percent would be a lie. */
const percent = (p: number, isRough: boolean): string => `${(p * 100).toFixed(isRough ? 0 : 1)} %`

/** The ratio and the chances of retreat if this target, hex or unit were chosen. */
export const attackPreview =
  (verb: string) =>
  (scene: Scene, arg: number): Preview | undefined => {
    const { state } = scene
    const subject = subjectOf(scene, state, { verb, arg })
    if (!subject) return undefined
    const report = inspectCombat(state, subject.target, subject.attackers, subject.defenders)
    const w = words(scene).attack
    const isTop = isTopOnly(scene, subject.target)
    const { attack, defense, ratio, column } = report
    const lines: Line[] = [
      { text: (isTop ? w.ratioTop : w.ratio)(attack, defense), value: ratio, rules: ['8.1'] },
      ...(ratio === column ? [] : [{ text: w.column, value: column, rules: ['8.2'] }]),
      ...chanceLines(scene, report, isTop),
      ...(verb === 'from' ? idleLines(scene, subject.target, arg) : []),
    ]
    return {
      title: w.title(spaceName(scene, subject.target)),
      lines,
      ...(isTop ? { note: w.topOnly } : {}),
    }
  }

/** §9.2 the enemy's retreat first */
function chanceLines(scene: Scene, { battle, chances }: CombatReport, isRough: boolean): Line[] {
  const w = words(scene).attack
  if (!chances) return [{ text: w.barred, rules: ['8.2'], tone: 'bad' }]
  const { attacker, defender } = chances.retreat
  const [theirs, own] =
    standpoint(scene, battle.attacker) === 'defender' ? [attacker, defender] : [defender, attacker]
  return [
    { text: w.retreats, value: percent(retreatShare(theirs), isRough), rules: ['9.2'] },
    { text: w.falls, value: percent(retreatShare(own), isRough), rules: ['9.2'] },
  ]
}

/** §7.2 §7.5 a hex that may be named although nobody in it can fight with the others */
function idleLines(scene: Scene, target: number, hex: number): Line[] {
  const asked = askedOf(scene)
  const named = numbersIn(asked?.facts.hexes)
  const others = named.length > 0 ? named : optionsOf(asked?.offer, 'from')
  if (isOfUse(scene, target, [...new Set([...others, hex])], hex)) return []
  const { state: s } = scene
  const text = words(scene).attack.idle(namesOf(scene, unitsAt(s, activeSide(s), hex)))
  return [{ text, rules: ['7.2', '7.5'], tone: 'warn' }]
}
