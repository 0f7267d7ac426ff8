/** §11 The state a scenario begins with, before anything stands on the maps. */
import type { OptionValues } from '@sandtable/kernel'
import { OUT, SIDE_MARK } from '../../codes.ts'
import { DATA } from '../../data/load.ts'
import type { ScenarioData } from '../../data/types.ts'
import {
  CP,
  EP,
  isMajor,
  MAJORS,
  nation,
  NATION_IDS,
  NATIONS,
  NEUTRAL,
  NOBODY,
  powerOfMajor,
  powerOfSide,
} from '../../nations.ts'
import { firstMonth, scenarioData, scenarioNamed } from '../../scenarios.ts'
import { openScenario } from '../12-scenarios/opening.ts'
import { fortressAtStart } from '../12-scenarios/ruins.ts'
import { controlAtStart, sideAtStart } from './areas.ts'
import { FORTRESSES } from '../../sites.ts'
import { LAYOUT, type State } from '../../state.ts'
import { unitsIn } from '../../units.ts'

export function newGame(s: State, id: string, options: OptionValues): void {
  const number = scenarioNamed(id)
  const data = scenarioData(number)
  s.scenario = number
  s.turn = 1
  s.month = firstMonth(data)
  s.halfPage = data.admiralty === 'half-page' || options.admiralty === 'half-page' ? 1 : 0
  s.secretSetUp = options['set-up'] === 'secret' ? 1 : 0
  s.firstRaid = s.from = s.target = s.attackPoint = s.defencePoint = s.dogfight = -1
  s.railPayer = NOBODY
  s.winner = NOBODY
  divide(s, data)
  // §12.1.special.reroll without the July crisis CP has the roll of the guilty side (§11.5)
  if (REROLL.includes(id)) s.sideMarks.add(CP, SIDE_MARK.reroll)
  // §11.4
  s.control.assign(controlAtStart(number))
  for (let f = 0; f < FORTRESSES; f++) s.fortress.set(f, fortressAtStart(number, f))
  s.where.fill(OUT.gone)
  for (const { units = '' } of DATA.ordersOfBattle[data.orderOfBattle]?.entries ?? [])
    for (const u of unitsIn(units)) s.where.set(u, OUT.toCome)
  LAYOUT.restore(s, s.words)
  openScenario(s)
}

/** §12.1.special.reroll §12.9 */
const REROLL = ['12.1', '12.9']
const PATRONS: Readonly<Record<string, string>> = { PT: 'GB', RS: 'RU', ME: 'RU', BE: 'FR' }

function divide(s: State, data: ScenarioData): void {
  for (let n = 0; n < NATIONS; n++) {
    const id = NATION_IDS[n] ?? ''
    const allegiance = sideAtStart(data, n)
    s.allegiance.set(n, allegiance)
    s.decider.set(n, isMajor(n) ? powerOfMajor(n) : powerOfSide(allegiance === CP ? CP : EP))
    s.patron.set(n, isMajor(n) || allegiance === NEUTRAL ? n : nation(PATRONS[id] ?? id))
  }
  beginTracks(s, data)
  s.ti.assign(data.ti)
}

function beginTracks(s: State, data: ScenarioData): void {
  for (let n = 0; n < MAJORS; n++) {
    const [rp, demoralization] = data.majors[NATION_IDS[n] ?? ''] ?? [0, 0]
    // a neutral collects nothing and begins with this when it joins (§2.22)
    if (s.allegiance.get(n) !== NEUTRAL) s.rp.set(n, rp)
    s.demoralization.set(n, demoralization)
    s.ap.set(n, data.ap?.[NATION_IDS[n] ?? ''] ?? 0)
  }
}
