/** Lists with amounts: procurement, transfers, conversion and muster, each settled with one signature. */
import {
  type DeskEntry,
  type DeskModel,
  type DeskPick,
  type DeskPurse,
  type DeskSum,
  sceneAfter,
} from '@sandtable/presentation'
import { NATION_IDS } from '../nations.ts'
import { conversionDesk } from './desk/conversion.ts'
import { musterDesk } from './desk/muster.ts'
import type { DeskKind, Order } from './desk/order.ts'
import { procurementDesk } from './desk/procurement.ts'
import { transferDesk } from './desk/transfer.ts'
import { askedOf, colourOf, nationIn, type Scene, words } from './scene.ts'

const KINDS: readonly DeskKind[] = [procurementDesk, transferDesk, conversionDesk, musterDesk]

export function desk(scene: Scene, picks: readonly DeskPick[]): DeskModel | undefined {
  const prompt = askedOf(scene)?.prompt
  const kind = KINDS.find((each) => each.prompt === prompt)
  return kind && modelOf(scene, kind, picks)
}

function modelOf(scene: Scene, kind: DeskKind, picks: readonly DeskPick[]): DeskModel {
  const { orders, now } = carriedOut(scene, kind, picks)
  return {
    title: kind.title(scene),
    rule: kind.rule(scene),
    purses: kind.purses(scene).map((n) => purseOf(scene, n, orders)),
    groups: kind.groups(scene, now, picks).filter(({ rows }) => rows.length > 0),
    entries: picks.map((pick, i) => entryOf(pick, orders[i] as Order)),
    ...(kind.isEnded ? { end: { verb: 'done' } } : {}),
  }
}

interface Carried {
  readonly orders: readonly Order[]
  /** undefined if this question is not asked any more then */
  readonly now: Scene | undefined
}

/** All picks, one after the other. */
function carriedOut(scene: Scene, kind: DeskKind, picks: readonly DeskPick[]): Carried {
  const orders: Order[] = []
  let now: Scene | undefined = scene
  for (const pick of picks) {
    const order = kind.order(scene, now, pick)
    orders.push(order)
    if (!order.why && now) now = stillAsked(scene, kind, sceneAfter(now, order.answers))
  }
  return { orders, now }
}

/** With the last purchase the question may be over, or put to another power. */
function stillAsked(scene: Scene, kind: DeskKind, now: Scene | undefined): Scene | undefined {
  const asked = now && askedOf(now)
  return asked?.prompt === kind.prompt && kind.isSame(askedOf(scene)?.facts, asked.facts) ? now : undefined
}

function entryOf(pick: DeskPick, order: Order): DeskEntry {
  const { title, detail, price, gives, places, answers, why } = order
  return {
    pick,
    title,
    ...(detail === undefined ? {} : { detail }),
    price,
    ...(gives ? { gives } : {}),
    ways: [],
    places: places ?? [],
    answers,
    ...(why ? { why } : {}),
  }
}

function purseOf(scene: Scene, n: number, orders: readonly Order[]): DeskPurse {
  const id = NATION_IDS[n] ?? ''
  const sum = (sums: (order: Order) => readonly DeskSum[]): number =>
    orders
      .filter(({ why }) => !why)
      .flatMap(sums)
      .filter(({ purse }) => purse === id)
      .reduce((total, { amount }) => total + amount, 0)
  const had = scene.state.rp.get(n)
  const [gained, spent] = [sum(({ gives = [] }) => gives), sum(({ price }) => price)]
  const left = had + gained - spent
  return {
    id,
    nation: colourOf(n),
    title: nationIn(scene, n),
    had,
    gained,
    spent,
    left,
    note: { text: words(scene).panels.desk.left(left), rules: ['10.3'], tone: 'faint' },
  }
}
