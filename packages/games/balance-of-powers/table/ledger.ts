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

type Of<K extends BalanceOfPowersEvent['type']> = Extract<BalanceOfPowersEvent, { type: K }>
type Entries = {
  readonly [K in BalanceOfPowersEvent['type']]?: (page: Page, event: Of<K>, first: number) => void
}

function gain(page: Page, n: number, rp: number): void {
  page.rp[n] = (page.rp[n] ?? 0) + rp
}
const leaves = (page: Page, { nation, left }: { readonly nation: number; readonly left: number }): void => {
  page.rp[nation] = left
}
const costs = (page: Page, { nation, cost }: { readonly nation: number; readonly cost: number }): void =>
  gain(page, nation, -cost)
const brings = (page: Page, { nation, rp }: { readonly nation: number; readonly rp: number }): void =>
  gain(page, nation, rp)
const costsOne = (page: Page, { nation }: { readonly nation: number }): void => gain(page, nation, -1)

/** What each event does to the figures; `first` is the first month of the scenario. */
const ENTRIES: Entries = {
  'income-posted': leaves,
  requisitioned: leaves,
  'rp-lost': leaves,
  'fortress-converted': brings,
  'ship-converted': brings,
  'ap-bought': costsOne,
  'loss-paid': costsOne,
  attrition: costsOne,
  bought: costs,
  repaired: costs,
  'fortress-repaired': costs,
  'infrastructure-bought': costs,
  'attack-paid': costs,
  transferred: (page, { nation, to }) => {
    gain(page, nation, -1)
    gain(page, to, 1)
  },
  railed: (page, { cost, payer }) => {
    if (cost > 0) gain(page, payer, -cost)
  },
  joined: (page, { nation }, first) => {
    if (isMajor(nation)) page.rp[nation] = rpOf(first, nation)
  },
  'revolution-rolled': (page, { nation, broke }) => {
    if (broke) page.rp[nation] = 0
  },
  demoralized: (page, { nation, points }) => {
    page.demoralization[nation] = points
  },
  crisis: (page, { nation }) => {
    page.demoralization[nation] = NATION_DATA[nation]?.major?.limit ?? 0
  },
  'corps-lost': (page, { unit }) => {
    page.lost[nationOf(unit)] = (page.lost[nationOf(unit)] ?? 0) + 1
  },
  'innovation-gained': (page, { side, level }) => {
    page.ti[side] = level
  },
}

function enter(page: Page, event: BalanceOfPowersEvent, first: number): void {
  const entry = ENTRIES[event.type] as
    | ((page: Page, event: BalanceOfPowersEvent, first: number) => void)
    | undefined
  entry?.(page, event, first)
}
