/** What was told of the powers' figures, month by month: RP, demoralization, corps lost, innovation. */
import type { BalanceOfPowersEvent } from '../events.ts'
import { isMajor, MAJORS, NATION_DATA, NATION_IDS, SIDES } from '../nations.ts'
import { newGame } from '../rules/11-set-up/new-game.ts'
import { firstMonth, PLAYABLE } from '../scenarios.ts'
import { LAYOUT } from '../state.ts'
import { nationOf } from '../units.ts'
import type { Told } from './scene.ts'

/** Figures at one moment. */
export interface Page {
  readonly month: number
  readonly rp: number[]
  readonly demoralization: number[]
  /** corps lost since the beginning, by nation */
  readonly lost: number[]
  /** by side */
  readonly ti: number[]
}

const MONTHS_OF_SCENARIOS = new Map(PLAYABLE.map((data) => [firstMonth(data), data.id]))

/** The pages at the end of each month so far, and now. */
export function ledgerOf(told: readonly Told[]): readonly Page[] {
  const pages: Page[] = []
  for (const { event } of told) {
    if (event.type === 'month-began') pages.push(turned(pages.at(-1), event.month))
    const page = pages.at(-1)
    if (page) enter(page, event, pages[0]?.month ?? -1)
  }
  return pages
}

function turned(before: Page | undefined, month: number): Page {
  if (!before) return opened(month)
  const { rp, demoralization, lost, ti } = before
  return { month, rp: [...rp], demoralization: [...demoralization], lost: [...lost], ti: [...ti] }
}

/** §12 by the first month of its scenario, what a major begins with */
const rpOf = (first: number, n: number): number =>
  PLAYABLE.find((data) => firstMonth(data) === first)?.majors[NATION_IDS[n] ?? '']?.[0] ?? 0

/** A scenario is known by its first month. */
function opened(month: number): Page {
  const state = LAYOUT.create()
  const id = MONTHS_OF_SCENARIOS.get(month)
  if (id !== undefined) newGame(state, id, {})
  return {
    month,
    rp: Array.from({ length: MAJORS }, (_, n) => state.rp.get(n)),
    demoralization: Array.from({ length: MAJORS }, (_, n) => state.demoralization.get(n)),
    lost: NATION_DATA.map(() => 0),
    ti: SIDES.map((side) => state.ti.get(side)),
  }
}

function enter(page: Page, event: BalanceOfPowersEvent, first: number): void {
  const spend = (n: number, rp: number): void => {
    page.rp[n] = (page.rp[n] ?? 0) - rp
  }
  switch (event.type) {
    case 'income-posted':
    case 'requisitioned':
    case 'rp-lost':
      page.rp[event.nation] = event.left
      break
    case 'joined':
      // §12.1 what it has when it joins
      if (isMajor(event.nation)) page.rp[event.nation] = rpOf(first, event.nation)
      break
    case 'fortress-converted':
    case 'ship-converted':
      spend(event.nation, -event.rp)
      break
    case 'ap-bought':
    case 'loss-paid':
    case 'attrition':
      spend(event.nation, 1)
      break
    case 'transferred':
      spend(event.nation, 1)
      spend(event.to, -1)
      break
    case 'bought':
    case 'repaired':
    case 'fortress-repaired':
    case 'infrastructure-bought':
    case 'attack-paid':
      spend(event.nation, event.cost)
      break
    case 'railed':
      if (event.cost > 0) spend(event.payer, event.cost)
      break
    case 'revolution-rolled':
      if (event.broke) page.rp[event.nation] = 0
      break
    default:
      enterArmies(page, event)
  }
}

function enterArmies(page: Page, event: BalanceOfPowersEvent): void {
  switch (event.type) {
    case 'demoralized':
      page.demoralization[event.nation] = event.points
      break
    case 'crisis':
      page.demoralization[event.nation] = NATION_DATA[event.nation]?.major?.limit ?? 0
      break
    case 'corps-lost':
      page.lost[nationOf(event.unit)] = (page.lost[nationOf(event.unit)] ?? 0) + 1
      break
    case 'innovation-gained':
      page.ti[event.side] = event.level
      break
    default:
  }
}
