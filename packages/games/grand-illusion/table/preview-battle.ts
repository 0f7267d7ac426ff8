/** Previews of battles, guns, places on the board, retreats and losses. */
import { type Line, type Preview, numbersIn } from '@sandtable/presentation'
import {
  battleForecast,
  bombardmentDefence,
  couldBeMandated,
  type Forecast,
  hitChances,
  priorityOf,
  strengthOf,
} from '../inspect/index.ts'
import { bombardmentOf, fortSteps, isFort, printedAllowance, printedStrength, sideOf } from '../pieces.ts'
import { enemyOf } from '../sides.ts'
import { faceOf, hexOf, piecesAt } from '../state.ts'
import { modifierTable } from './fight/lines.ts'
import { weightLine } from './stack-weight.ts'
import { askedOf, fewNames, optionsOf, type Scene, spaceName, titleOf, words } from './scene.ts'

const percent = (p: number): string => `${(p * 100).toFixed(1)}\u00a0%`

/** §9.1 short: the panel shows the rest */
export function battlePreview(scene: Scene, space: number): Preview {
  const forecast = battleForecast(scene.state, space)
  const w = words(scene).battle
  return {
    title: w.title(spaceName(scene, space)),
    lines: [
      ...forecastLines(scene, forecast),
      ...mandatedLine(scene, space),
      { text: w.fortunes, rules: ['9.1.4'], tone: 'faint' },
    ],
  }
}

/** §9.3 What the dice of a battle would do on the average. */
const forecastLines = (scene: Scene, forecast: Forecast): Line[] => {
  const w = words(scene).battle
  return [
    { text: w.columns(forecast.columns.length), rules: ['9.2.1'] },
    { text: w.hitsFor, value: expected(forecast, true), rules: ['9.3.1.c'] },
    { text: w.hitsAgainst, value: expected(forecast, false), rules: ['9.3.2.a'] },
  ]
}

/** The same of a battle that is still to come, with its modifiers and what is assumed; none where there would be no fight. */
export function linesAhead(scene: Scene, forecast: Forecast | undefined, who: 'these' | 'all'): Line[] {
  if (!forecast) return []
  const w = words(scene).battle
  const table = modifierTable(scene, forecast)
  const modifiers = (table?.rows ?? []).map(({ text, values }): Line => {
    const by = values.flatMap((value, side) => (value === '' ? [] : [`${table?.heads[side] ?? ''} ${value}`]))
    return { text: `${text}: ${by.join(words(scene).comma)}`, rules: table?.rules ?? [], tone: 'faint' }
  })
  return [
    ...forecastLines(scene, forecast),
    ...modifiers,
    { text: w.assumed[who], rules: ['9.1.4'], tone: 'faint' },
  ]
}

/** §9.1.1.c is it the battle that is demanded? */
function mandatedLine(scene: Scene, space: number): Line[] {
  const s = scene.state
  if (s.mandated.get(s.phasing) === 0) return []
  const w = words(scene).battle
  return couldBeMandated(s, space)
    ? [{ text: w.mandated, rules: ['9.1.1.c'], tone: 'good' }]
    : [{ text: w.notMandated, rules: ['9.1.1.c'], tone: 'faint' }]
}

/** Hits of the attackers, or of the defenders, on the average. */
export function expected(forecast: Forecast, isAttack: boolean): string {
  const side = isAttack ? forecast.attacker : enemyOf(forecast.attacker)
  return hitChances(forecast, side)
    .reduce((sum, p, hits) => sum + p * hits, 0)
    .toFixed(1)
}

/** §9.5.4.c each die that succeeds takes a step, and another follows */
export const bombardPreview = (scene: Scene, gun: number): Preview => ({
  title: titleOf(gun, scene.language),
  lines: shotsOf(scene, gun),
})

function shotsOf(scene: Scene, gun: number): Line[] {
  const s = scene.state
  const w = words(scene).battle
  const forts = piecesAt(s, enemyOf(sideOf(gun)), hexOf(s, gun)).filter(isFort)
  return forts.map((fort) => {
    const defence = bombardmentDefence(s, fort)
    const faces = Math.max(0, Math.min(6, bombardmentOf(gun) - defence))
    return {
      text: w.bombard(titleOf(fort, scene.language), bombardmentOf(gun), defence),
      value: percent(faces / 6),
      rules: ['9.5.4.c'],
    }
  })
}

/** The chances of all guns that may fire now, before the battle itself. */
export function bombardLines(scene: Scene): Line[] {
  const offer = askedOf(scene)?.offer
  const w = words(scene).battle
  const shots = optionsOf(offer, 'bombard').flatMap((gun) =>
    shotsOf(scene, gun).map((line) => ({ ...line, text: w.gun(titleOf(gun, scene.language), line.text) })),
  )
  return [...shots, ...(offer?.['massed'] === true ? [{ text: w.massed, rules: ['9.5.4.d'] }] : [])]
}

/** §9.2 what a unit would fire with on the board */
export function placePreview(scene: Scene, piece: number): Preview {
  const s = scene.state
  const w = words(scene).battle
  const role = sideOf(piece) === s.attacker ? 'attack' : 'defence'
  return {
    title: titleOf(piece, scene.language),
    lines: [{ text: w.firesWith, value: String(strengthOf(s, [piece], role)), rules: ['9.3.1.d'] }],
  }
}

/** §9.4.3 the next hex of a retreat and its priority; the best one there is must be taken */
export function retreatPreview(scene: Scene, target: number): Preview | undefined {
  const facts = askedOf(scene)?.facts
  const units = [facts?.pieces, facts?.piece].flatMap(numbersIn)
  const [first] = units
  if (first === undefined) return undefined
  const s = scene.state
  const w = words(scene).retreat
  const from = hexOf(s, first)
  const priority = priorityOf(s, units, sideOf(first), from, target)
  const said = w.priorities[priority as keyof typeof w.priorities]
  const why: Line[] = Object.hasOwn(w.priorities, priority)
    ? [{ text: said, value: String(priority), rules: ['9.4.3.a'], tone: priority >= 5 ? 'bad' : 'plain' }]
    : []
  return {
    path: [{ space: from }, { space: target }],
    title: w.title(spaceName(scene, target)),
    lines: [...why, weightLine(scene, units, target)],
    note: w.who(fewNames(scene, units)),
  }
}

/** §9.3.3 what one hit does */
export function lossLine(scene: Scene, piece: number): Line {
  const s = scene.state
  const w = words(scene).loss
  if (isFort(piece)) {
    const left = fortSteps(piece) - faceOf(s, piece) - 1
    return left > 0
      ? { text: w.step(left), rules: ['9.3.3.fort'], tone: 'warn' }
      : { text: w.gone, rules: ['9.3.3.fort'], tone: 'bad' }
  }
  if (faceOf(s, piece) > 0) return { text: w.gone, rules: ['9.3.3.unit'], tone: 'bad' }
  return {
    text: w.disrupted(printedStrength(piece, 1), printedAllowance(piece, 1)),
    rules: ['9.3.3.unit'],
    tone: 'warn',
  }
}

export const lossPreview = (scene: Scene, piece: number): Preview => ({
  title: words(scene).loss.title(titleOf(piece, scene.language)),
  lines: [lossLine(scene, piece)],
})
