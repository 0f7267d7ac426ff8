/** §9.14 What an attack would meet, before it is declared; the panel of the fight tells the rest. */
import type { Line, Preview } from '@sandtable/presentation'
import { fortressIn } from '../inspect/ground.ts'
import { fightPlanned, isOpenedForSure, outcomesOf, settingsOf } from '../inspect/index.ts'
import { ON } from '../crossings.ts'
import { enemyOf } from '../nations.ts'
import { corpsAt, entrenchedAt, hasFortress } from '../rules/02-concepts/control.ts'
import { whereIs } from '../state.ts'
import { CROSSINGS } from '../terrain.ts'
import { isCorps, isKind } from '../units.ts'
import { movers } from './question.ts'
import { placeIn, type Scene, words } from './scene.ts'

export function attackPreview(scene: Scene, to: number): Preview | undefined {
  const s = scene.state
  const units = movers(scene)
  const [first] = units
  if (first === undefined) return undefined
  const enemy = enemyOf(s.phasing)
  const w = words(scene).attack
  const from = whereIs(s, first)
  const [own, theirs] = [units.filter(isCorps).length, corpsAt(s, enemy, to)]
  return {
    path: [{ space: from }, { space: to }],
    title: w.title(placeIn(scene, to)),
    lines: [
      { text: w.odds(own, theirs), rules: ['10.55'], tone: 'strong' },
      ...fortressLines(scene, to),
      ...groundLines(scene, from, to),
      { text: w.spends, rules: ['9.14'], tone: 'faint' },
    ],
    note: isAtOnce(s, units, from, to) ? w.atOnce : w.paysLater,
  }
}

/** §10.22 the guns alone open the place: nobody is asked what it costs */
const isAtOnce = (s: Scene['state'], units: readonly number[], from: number, to: number): boolean =>
  isOpenedForSure(outcomesOf(settingsOf(fightPlanned(s, { side: s.phasing, from, units }, to)), false))

function fortressLines(scene: Scene, to: number): Line[] {
  const s = scene.state
  const fortress = hasFortress(s, enemyOf(s.phasing), to) ? fortressIn(s, to) : undefined
  if (!fortress) return []
  const w = words(scene).attack
  const guns = movers(scene).filter((u) => isKind(u, 'siege')).length
  return [
    { text: w.fortress(fortress.isRed, fortress.steps), rules: ['1.332'], tone: 'warn' },
    ...(guns > 0 ? [{ text: w.siege(fortress.isRed, guns), rules: ['10.21'] }] : []),
  ]
}

/** §10.56 §10.57 what stands in the way */
function groundLines(scene: Scene, from: number, to: number): Line[] {
  const s = scene.state
  const w = words(scene)
  const c = CROSSINGS.between(from, to)
  const entrenched = entrenchedAt(s, enemyOf(s.phasing), to)
  return [
    { text: w.ground(to), rules: ['10.56'], tone: 'faint' },
    ...(CROSSINGS.has(c, ON.river)
      ? [{ text: w.attack.river, rules: ['10.56'], tone: 'warn' } as const]
      : []),
    ...(entrenched > 0
      ? [{ text: w.attack.entrenched(entrenched), rules: ['10.57'], tone: 'warn' } as const]
      : []),
  ]
}
