/** §9 a battle that a march would lead to, before anybody has moved. */
import { isCombatUnit } from '../pieces.ts'
import { battleForecast, type Forecast } from '../rules/09-battle/forecast.ts'
import { isDisrupted, LAYOUT, MARK, mark, put, type State } from '../state.ts'

/** §9.1.2.b §9.1.2.c The battle of the hex once these units have moved in, with none but them; undefined where none of them can attack. */
export function battleOnceThere(s: State, units: readonly number[], hex: number): Forecast | undefined {
  if (!units.some((u) => isCombatUnit(u) && !isDisrupted(s, u))) return undefined
  const there = LAYOUT.create()
  LAYOUT.restore(there, s.words)
  for (const u of units) {
    put(there, u, hex)
    mark(there, u, MARK.entered)
  }
  const forecast = battleForecast(there, hex)
  return forecast.columns.length > 0 ? forecast : undefined
}
