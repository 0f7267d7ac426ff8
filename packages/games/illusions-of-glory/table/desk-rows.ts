/** §16.1.b §16.7 What stands on the desk of the replacements: conversions, damaged units, destroyed ones. */
import type { DeskGroup, DeskPick, DeskRow } from '@sandtable/presentation'
import { isPoor } from '../inspect/index.ts'
import { FULL, kindOf, nationOf, PIECES, REDUCED } from '../pieces.ts'
import { ALL_POOLS } from '../pools.ts'
import { spenderOf } from '../rules/04-setup/commands.ts'
import { poolsFor } from '../rules/16-replacements/pools.ts'
import { faceOf, isOnMap, REPLACEABLE, spaceOf } from '../state.ts'
import { plainFace } from './counters.ts'
import { priceOf } from './desk-money.ts'
import { destroyedOf, TRADES, waysFor, whyNot } from './desk-orders.ts'
import { fullName, nationKey, placeName, poolKey, type Scene, viewerCommands, words } from './scene.ts'

/** `now` is the scene after all picks; undefined if nothing is asked any more then. */
export function groupsOf(scene: Scene, now: Scene | undefined, picks: readonly DeskPick[]): DeskGroup[] {
  const desk: Desk = { scene, now, had: (row) => picks.filter((pick) => pick.row === row).length }
  const groups = [
    trades(desk),
    ...pools(scene).flatMap((pool) => [damaged(desk, pool), destroyed(desk, pool)]),
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

interface Desk {
  readonly scene: Scene
  readonly now: Scene | undefined
  readonly had: (row: string) => number
}

/** the pools of the viewer that have units of their own */
const pools = (scene: Scene): number[] => {
  const commands = viewerCommands(scene)
  return ALL_POOLS.map((_, pool) => pool).filter(
    (pool) => ALL_POOLS[pool] !== 'TU' && commands.includes(spenderOf(pool)),
  )
}

/** Rows that can be had come first. */
const inOrder = (rows: readonly DeskRow[], had: Desk['had']): DeskRow[] => {
  const isRefused = (row: DeskRow): boolean => row.why !== undefined && had(row.id) === 0
  return [...rows.filter((row) => !isRefused(row)), ...rows.filter(isRefused)]
}

/** why one more cannot be had, unless all there are have been picked */
const reason = (desk: Desk, id: string, most: number, why: () => DeskRow['why']): Pick<DeskRow, 'why'> => {
  const said = desk.had(id) >= most ? undefined : why()
  return said ? { why: said } : {}
}

function trades(desk: Desk): DeskGroup {
  const { scene, now } = desk
  const w = words(scene).desk
  const commands = viewerCommands(scene)
  const rows = (['GE', 'AP-A'] as const)
    .filter((source) => commands.includes(spenderOf(TRADES[source].from)))
    .map((source): DeskRow => {
      const { from, to } = TRADES[source]
      const id = `convert:${source}`
      return {
        id,
        nation: poolKey(from),
        ...w.convert[source],
        most: 1,
        price: [{ purse: ALL_POOLS[from] as string, amount: 1 }],
        gives: [{ purse: ALL_POOLS[to] as string, amount: 1 }],
        ways: [],
        ...reason(desk, id, 1, () => whyNot(now, scene, { verb: 'convert', arg: from })),
      }
    })
    .filter(
      (row) => !row.why || desk.had(row.id) > 0 || scene.state.rp.get(ALL_POOLS.indexOf(sourceOf(row))) > 0,
    )
  return {
    title: w.trades,
    purses: rows.flatMap(({ price, gives = [] }) => [...price, ...gives].map((s) => s.purse)),
    rows,
  }
}
const sourceOf = ({ id }: DeskRow): 'GE' | 'AP-A' => (id === 'convert:GE' ? 'GE' : 'AP-A')

const pursesOf = (pool: number): string[] => {
  const id = ALL_POOLS[pool] as string
  return id === 'CP-A' ? [id, 'TU'] : [id]
}

/** the units a pool pays for; Turkish ones belong to that of their allies */
const unitsOf = ({ state: s }: Scene, pool: number): number[] =>
  Array.from({ length: PIECES }, (_, p) => p).filter((p) => poolsFor(s, p).at(-1) === pool)

/** §16.1.b damaged units on the map */
function damaged(desk: Desk, pool: number): DeskGroup {
  const { scene, now } = desk
  const s = scene.state
  const w = words(scene).desk
  const rows = unitsOf(scene, pool)
    .filter((p) => isOnMap(s, p) && faceOf(s, p) !== FULL)
    .map((p): DeskRow => {
      const id = `repair:${p}`
      return {
        id,
        nation: nationKey(nationOf(p)),
        face: plainFace(p, REDUCED),
        title: fullName(p, scene.language),
        detail: detailOf(scene, p, placeName(scene, spaceOf(s, p))),
        space: spaceOf(s, p),
        most: 1,
        price: priceOf(scene.state, p, FULL),
        ways: [],
        ...reason(desk, id, 1, () => whyNot(now, scene, { verb: 'repair', arg: p })),
      }
    })
  return {
    title: w.damaged(w.purse[ALL_POOLS[pool] as 'GE']),
    purses: pursesOf(pool),
    rows: inOrder(rows, desk.had),
  }
}

/** §24.2.a.3 §24.2.a.4 */
const detailOf = (scene: Scene, p: number, said: string): string =>
  isPoor(scene.state, nationOf(p)) ? [said, words(scene).desk.poor].join(words(scene).frame.dot) : said

/** §16.1.b destroyed units; those of a kind are alike */
function destroyed(desk: Desk, pool: number): DeskGroup {
  const { scene } = desk
  const w = words(scene).desk
  const lying = unitsOf(scene, pool).filter((p) => spaceOf(scene.state, p) === REPLACEABLE)
  const kinds = [...new Set(lying.map(kindOf))]
  const rows = kinds.map((kind) => destroyedRow(desk, kind))
  return {
    title: w.destroyed(w.purse[ALL_POOLS[pool] as 'GE']),
    purses: pursesOf(pool),
    rows: inOrder(rows, desk.had),
  }
}

function destroyedRow(desk: Desk, kind: number): DeskRow {
  const { scene, now } = desk
  const pieces = destroyedOf(scene.state, kind)
  const [p = 0] = pieces
  const id = `rebuild:${kind}`
  const ways = waysFor(now, kind)
  const [next = p] = destroyedOf((now ?? scene).state, kind)
  return {
    id,
    nation: nationKey(nationOf(p)),
    face: plainFace(p),
    title: fullName(p, scene.language),
    detail: detailOf(scene, p, words(scene).desk.lying),
    most: pieces.length,
    price: ways[0]?.price ?? priceOf(scene.state, p, FULL),
    ways,
    ...(ways.length > 0
      ? {}
      : reason(desk, id, pieces.length, () => whyNot(now, scene, { verb: 'rebuild', arg: next }))),
  }
}
