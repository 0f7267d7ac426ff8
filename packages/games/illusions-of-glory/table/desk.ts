/** §16 The desk of the Replacement Phase: the points of all nations of the viewer, and all they can repair and rebuild. */
import type { DeskEntry, DeskGroup, DeskModel, DeskPick, DeskPurse } from '@sandtable/presentation'
import { ALL_POOLS } from '../pools.ts'
import { type Money, moneyIn, pursePools, spent } from './desk-money.ts'
import { afterOrder, moneyAfter, type Order, orderOf } from './desk-orders.ts'
import { groupsOf } from './desk-rows.ts'
import { askedOf, poolKey, type Scene, words } from './scene.ts'

/** What all picks come to, one after the other. */
interface Carried {
  readonly orders: readonly Order[]
  readonly entries: readonly DeskEntry[]
  /** undefined if nothing is asked any more then */
  readonly scene: Scene | undefined
  readonly money: Money
}

export function desk(scene: Scene, picks: readonly DeskPick[]): DeskModel | undefined {
  if (askedOf(scene)?.prompt !== 'replacements') return undefined
  const carried = carriedOut(scene, picks)
  const groups = groupsOf(scene, carried.scene, picks)
  return {
    title: words(scene).desk.title,
    rule: { text: words(scene).desk.rule, rules: ['16.1.b', '16.2.1'] },
    purses: pursesOf(scene, carried),
    groups,
    entries: carried.entries,
    end: { verb: 'done' },
    ...warningOf(scene, carried, groups),
  }
}

function carriedOut(start: Scene, picks: readonly DeskPick[]): Carried {
  const orders: Order[] = []
  const entries: DeskEntry[] = []
  let scene: Scene | undefined = start
  let money = moneyIn(start.state)
  for (const pick of picks) {
    const order = orderOf(scene, pick, start)
    const before = money
    if (scene && !order.why) {
      const after = afterOrder(scene, order)
      money = moneyAfter(scene, after, order)
      scene = after
    }
    orders.push(order)
    entries.push(entryOf(order, pick, spent(before, money)))
  }
  return { orders, entries, scene, money }
}

function entryOf(order: Order, pick: DeskPick, price: DeskEntry['price']): DeskEntry {
  const { title, detail, trade, ways, places, answers, why } = order
  return {
    pick,
    title,
    ...(detail === undefined ? {} : { detail }),
    price,
    ...(trade ? { gives: [{ purse: ALL_POOLS[trade.to] as string, amount: 1 }] } : {}),
    ways,
    places,
    answers,
    ...(why ? { why } : {}),
  }
}

function pursesOf(scene: Scene, { orders, money }: Carried): DeskPurse[] {
  const w = words(scene).desk
  const start = moneyIn(scene.state)
  const trades = orders.flatMap(({ trade, why }) => (trade && !why ? [trade] : []))
  return pursePools(scene).map((pool) => {
    const id = ALL_POOLS[pool] as (typeof ALL_POOLS)[number]
    const [had, left] = [start[pool] ?? 0, money[pool] ?? 0]
    const came = trades.filter(({ to }) => to === pool).length
    const went = trades.filter(({ from }) => from === pool).length
    const gained = came - went
    return {
      id,
      nation: poolKey(pool),
      title: w.purse[id],
      had,
      gained,
      spent: had + gained - left,
      left,
      ...noteOf(scene, left),
    }
  })
}

/** §16.2.1 §16.2.b what becomes of what is left */
function noteOf(scene: Scene, left: number): Pick<DeskPurse, 'note'> {
  const w = words(scene).desk
  if (left === 0) return {}
  const isWhole = Number.isInteger(left)
  return { note: { text: isWhole ? w.unspent : w.halves, rules: [isWhole ? '16.2.1' : '16.2.b'] } }
}

/** §16.2.1 points that would be lost although they could still buy something */
function warningOf(
  scene: Scene,
  { scene: now, money, entries }: Carried,
  groups: readonly DeskGroup[],
): Pick<DeskModel, 'warning'> {
  const w = words(scene)
  const had = (id: string): number => entries.filter(({ pick }) => pick.row === id).length
  const open = groups
    .flatMap(({ rows }) => rows)
    .filter((row) => !row.gives && !row.why && had(row.id) < row.most)
  const isOpen = (id: string): boolean => open.some((row) => row.price.some(({ purse }) => purse === id))
  const pools = ALL_POOLS.flatMap((id, pool) => {
    const points = Math.floor(money[pool] ?? 0)
    return points > 0 && isOpen(id) ? [w.command.buttons.poolLeft(id, points)] : []
  })
  return !now || pools.length === 0 ? {} : { warning: w.desk.warning(w.frame.and(pools), open.length) }
}
