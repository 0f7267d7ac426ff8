/** The arithmetic of a combat: tables, columns, shifts and modifiers of both sides, each with its rule. */
import type { FightPanel, Line } from '@sandtable/presentation'
import { DATA } from '../../data/load.ts'
import type { Modifier, Shot } from '../../illusions-of-glory.ts'
import type { Forecast } from '../../inspect/index.ts'
import { columnFor } from '../../tables.ts'
import { modifierText } from '../modifiers.ts'
import { placeName, type Scene, words } from '../scene.ts'
import { percent } from './chances.ts'

/** §12.2.G.2 the strengths of the columns: "6–7", the last "16+" */
function columnLabels(table: Shot['table']): string[] {
  const { least } = DATA.fire[table]
  return least.map((from, i) => {
    const next = least[i + 1]
    if (next === undefined) return `${from}+`
    return next - 1 === from ? String(from) : `${from}–${next - 1}`
  })
}

/** The attacker's column before and after the shifts. */
export function trackOf({ attack }: Forecast): FightPanel['track'] {
  if (attack.column < 0) return undefined
  return {
    labels: columnLabels(attack.table),
    from: columnFor(attack.table, attack.strength),
    to: attack.column,
  }
}

const columnText = (scene: Scene, { table, strength, column }: Shot): string => {
  const w = words(scene).fight
  return column < 0 ? w.noFire : w.column(w.tables[table], strength, columnLabels(table)[column] ?? '')
}

/** Both sides' modifiers side by side, column shifts first. */
export function modifierTable(scene: Scene, { attack, defence }: Forecast): FightPanel['modifiers'] {
  const w = words(scene).fight
  const rows = [
    ...both(scene, attack.shifts, defence.shifts, w.shift),
    ...both(scene, attack.modifiers, defence.modifiers, (text) => text),
  ]
  if (rows.length === 0) return undefined
  return {
    title: w.modifiersTitle,
    rules: ['12.2.1.a'],
    heads: [w.heads.attacker, w.heads.defender],
    rows,
  }
}

type Rows = NonNullable<FightPanel['modifiers']>['rows']
function both(
  scene: Scene,
  attack: readonly Modifier[],
  defence: readonly Modifier[],
  say: (text: string) => string,
): Rows[number][] {
  const { signed } = words(scene).frame
  const value = (list: readonly Modifier[], what: string): string => {
    const found = list.filter((each) => each.what === what)
    return found.length === 0 ? '' : signed(found.reduce((sum, { by }) => sum + by, 0))
  }
  return [...new Set([...attack, ...defence].map(({ what }) => what))].map((what) => ({
    text: say(modifierText(scene, what)),
    values: [value(attack, what), value(defence, what)],
  }))
}

/** Who fires with what, in which order, and what is still to be rolled before. */
export function fireLines(scene: Scene, forecast: Forecast): Line[] {
  const w = words(scene).fight
  const { attack, defence, order, fight } = forecast
  return [
    { text: w.attacker, value: columnText(scene, attack), rules: ['12.2.G.2.a'] },
    { text: w.defender, value: columnText(scene, defence), rules: ['12.2.G.2.a'] },
    { text: w.orders[order], rules: ['12.2.G.3.b'], tone: 'strong' },
    ...flankLines(scene, forecast),
    ...(forecast.weather === undefined
      ? []
      : [
          {
            text: w.weather(placeName(scene, fight.space)),
            value: percent(forecast.weather),
            rules: ['12.3.b'],
          },
        ]),
    ...(forecast.fort > 0 ? [{ text: w.fort(forecast.fort), rules: ['20.2.a'] }] : []),
  ]
}

/** §21 the attempt that has been announced, or could be */
function flankLines(scene: Scene, { flank, mayFlank }: Forecast): Line[] {
  const w = words(scene).fight
  if (!flank) return mayFlank ? [{ text: w.mayFlank, rules: ['21.0.a'], tone: 'faint' }] : []
  const { signed } = words(scene).frame
  return [
    { text: w.flank, value: percent(flank.p), rules: ['21.4.b'], tone: 'strong' },
    ...flank.modifiers.map(({ what, by, rule }) => ({
      text: modifierText(scene, what),
      value: signed(by),
      rules: [rule],
    })),
  ]
}
