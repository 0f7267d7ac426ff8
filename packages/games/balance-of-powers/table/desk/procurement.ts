/** §6.22 The desk of procurement: what the Force Pool holds, what can be repaired, infrastructure. */
import type { Facts } from '@sandtable/kernel'
import { type DeskGroup, type DeskPick, type DeskRow, numbersIn } from '@sandtable/presentation'
import { OUT } from '../../codes.ts'
import { DATA } from '../../data/load.ts'
import { isMajor, NATION_IDS } from '../../nations.ts'
import { delayOf, stepCost } from '../../rules/06-construction/costs.ts'
import { costOf, isFree, whyNotBuy, whyNotRepair, whyNotRestore } from '../../rules/06-construction/orders.ts'
import { FORTRESSES, placeOfFortress } from '../../sites.ts'
import { type State, whereIs } from '../../state.ts'
import { monthTitle } from '../../text/names.ts'
import {
  idOfUnit,
  isAirUnit,
  isCorps,
  isKind,
  isShip,
  nationOf,
  printedEffectiveness,
  unit,
  UNITS,
  unitData,
} from '../../units.ts'
import { counterOf } from '../counters.ts'
import { askedOf, colourOf, nameOf, nationIn, placeIn, type Scene, words } from '../scene.ts'
import { closed, type DeskKind, type Order, orderOf, partsOf, rp, whyNot } from './order.ts'

const buyerIn = (facts: Facts | undefined): number => numbersIn(facts?.nation)[0] ?? -1
const buyerOf = (scene: Scene): number => buyerIn(askedOf(scene)?.facts)

export const procurementDesk: DeskKind = {
  prompt: 'procure',
  title: (scene) => words(scene).panels.desk.titles.procure(nationIn(scene, buyerOf(scene))),
  rule: (scene) => ({ text: words(scene).panels.desk.rules.procure, rules: ['6.225', '2.44'] }),
  purses: (scene) => [buyerOf(scene)],
  groups,
  order,
  isSame: (facts, now) => buyerIn(facts) === buyerIn(now),
  isEnded: true,
}

/** Units of a kind, which stand in one row: those alike in all that counts for buying. */
interface Sort {
  readonly id: string
  readonly units: readonly number[]
}

/** §6.225 infantry by effectiveness; aircraft, tanks, leaders and ships by what is printed on them */
function sortOf(u: number): string {
  const { kind, values } = unitData(u)
  const what = isKind(u, 'infantry') ? printedEffectiveness(u, false) : isCorps(u) ? values[0] : idOfUnit(u)
  return `${NATION_IDS[nationOf(u)] ?? ''}.${kind}.${String(what)}`
}

/** what is no business of this buyer */
const ELSEWHERE: ReadonlySet<string | undefined> = new Set(['not-yours', 'not-in-pool', 'no-line-to-minor'])

/** §5.11 what lies in the Force Pool for this buyer */
function pool(s: State, major: number): number[] {
  const units: number[] = []
  for (let u = 0; u < UNITS; u++)
    if (whereIs(s, u) === OUT.pool && !ELSEWHERE.has(whyNotBuy(s, major, u)?.code)) units.push(u)
  return units
}

function sortsOf(units: readonly number[]): Sort[] {
  const sorts = new Map<string, number[]>()
  for (const u of units) sorts.set(sortOf(u), [...(sorts.get(sortOf(u)) ?? []), u])
  return [...sorts].map(([id, list]) => ({ id, units: list }))
}

/** the next one of a sort that is still in the pool, the best trench side first */
function nextOf(s: State, id: string): number | undefined {
  const left: number[] = []
  for (let u = 0; u < UNITS; u++) if (whereIs(s, u) === OUT.pool && sortOf(u) === id) left.push(u)
  return left.sort((a, b) => printedEffectiveness(b, true) - printedEffectiveness(a, true) || a - b)[0]
}

function groups(scene: Scene, now: Scene | undefined, picks: readonly DeskPick[]): DeskGroup[] {
  const s = scene.state
  const n = buyerOf(scene)
  const w = words(scene).panels.desk.groups
  const purses = [NATION_IDS[n] ?? '']
  const sorts = sortsOf(pool(s, n))
  const rows = (test: (u: number) => boolean): DeskRow[] =>
    sorts
      .filter(({ units: [first] }) => first !== undefined && test(first))
      .map((sort) => buyRow(scene, now, picks, sort))
      .sort((a, b) => Number(a.why !== undefined) - Number(b.why !== undefined))
  const isInfantry = (u: number): boolean => isKind(u, 'infantry')
  const nations = [
    ...new Set(
      sorts
        .flatMap(({ units }) => units)
        .filter(isInfantry)
        .map(nationOf),
    ),
  ]
  return [
    ...nations.map((each) => ({
      title: w.infantry(nationIn(scene, each)),
      purses,
      rows: rows((u) => isInfantry(u) && nationOf(u) === each).sort(byValue),
    })),
    { title: w.corps, purses, rows: rows((u) => !isInfantry(u) && !isAirUnit(u) && !isShip(u)) },
    { title: w.air, purses, rows: rows(isAirUnit) },
    { title: w.ships, purses, rows: rows(isShip) },
    { title: w.repairs, purses, rows: repairRows(scene, now, picks, n) },
    {
      title: w.works,
      purses,
      rows: [...fortressRows(scene, now, picks, n), infrastructureRow(scene, now, picks, n)],
    },
  ]
}

const byValue = (a: DeskRow, b: DeskRow): number => b.id.localeCompare(a.id)

function buyRow(
  scene: Scene,
  now: Scene | undefined,
  picks: readonly DeskPick[],
  { id, units }: Sort,
): DeskRow {
  const s = scene.state
  const w = words(scene).panels.desk
  const row = `buy:${id}`
  const next = nextOf((now ?? scene).state, id) ?? nextOf(s, id) ?? units[0] ?? -1
  const isInfantry = isKind(next, 'infantry')
  const names = units.map((u) => nameOf(scene, u))
  return {
    id: row,
    nation: colourOf(nationOf(next)),
    face: counterOf(scene, next).face,
    title:
      isInfantry && isMajor(nationOf(next))
        ? w.effectiveness(printedEffectiveness(next, false))
        : (names[0] ?? ''),
    detail: [detailOf(scene, next, units.length > 1 || isInfantry ? names : []), ...pileOf(scene, id)].join(
      words(scene).dot,
    ),
    most: units.length,
    price: rp(buyerOf(scene), costOf((now ?? scene).state, next)),
    ways: [],
    ...closed(picks, row, units.length, () => whyNot(scene, now, { verb: 'buy', arg: next })),
  }
}

/** How many of the sort stand on the map already, and how many are bought. */
function pileOf(scene: Scene, id: string): string[] {
  const s = scene.state
  let [onMap, bought] = [0, 0]
  for (let u = 0; u < UNITS; u++) {
    const p = whereIs(s, u)
    if ((p < 0 && p !== OUT.bought) || sortOf(u) !== id) continue
    if (p < 0) bought++
    else onMap++
  }
  const w = words(scene).panels.desk
  return [w.pile(onMap, bought)]
}

const SHOWN = 4
function detailOf(scene: Scene, u: number, names: readonly string[]): string {
  const s = scene.state
  const w = words(scene)
  const few = names.length > SHOWN ? [...names.slice(0, SHOWN), '…'] : names
  return [
    ...(few.length > 0 ? [few.join(w.comma)] : []),
    w.panels.desk.arrives(monthTitle(s.month + delayOf(s, u), scene.language)),
    ...(isFree(s, u) ? [w.panels.desk.free] : []),
  ].join(w.dot)
}

function repairRows(scene: Scene, now: Scene | undefined, picks: readonly DeskPick[], n: number): DeskRow[] {
  const s = scene.state
  const units: number[] = []
  for (let u = 0; u < UNITS; u++)
    if (whereIs(s, u) >= 0 && ![...ELSEWHERE, 'not-damaged'].includes(whyNotRepair(s, n, u)?.code))
      units.push(u)
  return units.map((u): DeskRow => {
    const row = `repair:${idOfUnit(u)}`
    return {
      id: row,
      nation: colourOf(nationOf(u)),
      face: counterOf(scene, u).face,
      title: nameOf(scene, u),
      detail: placeIn(scene, whereIs(s, u)),
      space: whereIs(s, u),
      most: 1,
      price: rp(n, stepCost(u)),
      ways: [],
      ...closed(picks, row, 1, () => whyNot(scene, now, { verb: 'repair', arg: u })),
    }
  })
}

const { costs } = DATA.economy

/** §6.224 reduced fortresses of the buyer and those it pays for */
function fortressRows(
  scene: Scene,
  now: Scene | undefined,
  picks: readonly DeskPick[],
  n: number,
): DeskRow[] {
  const w = words(scene).panels.desk
  return Array.from({ length: FORTRESSES }, (_, f) => placeOfFortress(f))
    .filter((p) => whyNotRestore(scene.state, n, p)?.code !== 'no-reduced-fortress')
    .map((p): DeskRow => {
      const row = `restore:${p}`
      return {
        id: row,
        nation: colourOf(n),
        title: w.fortress(placeIn(scene, p)),
        detail: w.repairedAtOnce,
        space: p,
        most: 1,
        price: rp(n, costs.fortressStep),
        ways: [],
        ...closed(picks, row, 1, () => whyNot(scene, now, { verb: 'restore', arg: p })),
      }
    })
}

/** §6.227 */
function infrastructureRow(
  scene: Scene,
  now: Scene | undefined,
  picks: readonly DeskPick[],
  n: number,
): DeskRow {
  const w = words(scene).panels.desk
  return {
    id: 'infrastructure',
    nation: colourOf(n),
    title: w.infrastructure,
    detail: w.infrastructureDetail(monthTitle(scene.state.month + 1, scene.language)),
    most: 1,
    price: rp(n, costs.infrastructure),
    ways: [],
    ...closed(picks, 'infrastructure', 1, () => whyNot(scene, now, { verb: 'infrastructure' })),
  }
}

function order(scene: Scene, now: Scene | undefined, pick: DeskPick): Order {
  const [verb, rest] = partsOf(pick)
  const n = buyerOf(scene)
  const w = words(scene).panels.desk
  switch (verb) {
    case 'buy':
      return buying(scene, now, rest)
    case 'repair': {
      const u = unit(rest)
      const told = {
        title: nameOf(scene, u),
        detail: placeIn(scene, whereIs(scene.state, u)),
        price: rp(n, stepCost(u)),
      }
      return orderOf(scene, now, { verb, arg: u }, told)
    }
    case 'restore': {
      const told = { title: w.fortress(placeIn(scene, Number(rest))), price: rp(n, costs.fortressStep) }
      return orderOf(scene, now, { verb, arg: Number(rest) }, told)
    }
    default:
      return orderOf(
        scene,
        now,
        { verb: 'infrastructure' },
        { title: w.infrastructure, price: rp(n, costs.infrastructure) },
      )
  }
}

function buying(scene: Scene, now: Scene | undefined, id: string): Order {
  const w = words(scene).panels.desk
  const u = nextOf((now ?? scene).state, id)
  if (u === undefined)
    return { title: w.gone, price: [], answers: [], why: { text: w.gone, rules: ['5.11'], tone: 'bad' } }
  const s = (now ?? scene).state
  const told = {
    title: nameOf(scene, u),
    detail: w.arrives(monthTitle(s.month + delayOf(s, u), scene.language)),
    price: rp(buyerOf(scene), costOf(s, u)),
  }
  return orderOf(scene, now, { verb: 'buy', arg: u }, told)
}
