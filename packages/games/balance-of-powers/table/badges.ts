/** Armies seen from afar: corps of one nation that stand side by side, with their leader. */
import { type Badge, type Sector, sectorsOf, type Troops } from '@sandtable/presentation'
import { NEUTRAL } from '../nations.ts'
import { isBox, isLand, townName } from '../places.ts'
import { mayBegin } from '../rules/09-land-movement/ready.ts'
import { isSupplied } from '../rules/03-supply/net.ts'
import { isFlipped, type State } from '../state.ts'
import { neighboursOf } from '../terrain.ts'
import { isCorps, isLandLeader, nationOf, printedEffectiveness } from '../units.ts'
import { colourOf, nameOf, nationIn, placeIn, type Scene, viewerSide, words } from './scene.ts'
import { type Heap, heapsOf } from './seen-units.ts'

/** corps a sector holds before the next one begins */
const MOST = 8
/** §1.32 no corps is better */
const BEST = 4

interface Army extends Troops {
  readonly own: boolean
  readonly leaders: readonly number[]
}

export function badges(scene: Scene): Badge[] {
  return sectorsOf(armiesOf(scene), neighboursOf, MOST).map((sector) => badgeOf(scene, sector))
}

function armiesOf(scene: Scene): Army[] {
  const viewer = viewerSide(scene)
  return heapsOf(scene.state)
    .filter(({ space, side }) => side !== NEUTRAL && isLand(space) && !isBox(space))
    .flatMap(({ space, side, units }) =>
      byNation(units).map((part) => ({ space, own: side === viewer, ...part })),
    )
}

/** Allies in one place belong to the armies of their own nations. */
function byNation(units: Heap['units']): Pick<Army, 'nation' | 'units' | 'leaders'>[] {
  const nations = [...new Set(units.filter(isCorps).map(nationOf))]
  return nations.map((n) => {
    const own = units.filter((u) => nationOf(u) === n)
    return { nation: String(n), units: own.filter(isCorps), leaders: own.filter(isLandLeader) }
  })
}

function badgeOf(scene: Scene, { nation, troops, count }: Sector<Army>): Badge {
  const { state: s } = scene
  const n = Number(nation)
  const corps = troops.flatMap(({ units }) => units)
  const leaders = troops.flatMap((army) => army.leaders)
  const own = troops.some((army) => army.own)
  const mean = meanEffectiveness(s, corps)
  const isEntrenched = corps.filter((u) => isFlipped(s, u)).length * 2 > count
  const unsupplied = corps.filter((u) => !isSupplied(s, u)).length
  const fresh = corps.filter((u) => mayBegin(s, s.phasing, u)).length
  const title = titleOf(scene, troops, leaders)
  const w = words(scene).badges
  return {
    id: `${nation}/${Math.min(...corps)}`,
    nation: colourOf(n),
    title,
    own,
    count,
    spaces: troops.map(({ space }) => space),
    mode: isEntrenched ? 'entrenched' : 'mobile',
    strength: { mean, of: BEST },
    hasLeader: leaders.length > 0,
    ...(unsupplied > 0 ? { supply: unsupplied * 2 > count ? ('out' as const) : ('low' as const) } : {}),
    isFresh: fresh > 0,
    name: [
      `${title}, ${nationIn(scene, n)}: ${w.corps(count)}`,
      isEntrenched ? w.entrenched : w.mobile,
      w.mean(mean.toFixed(1)),
      ...(unsupplied > 0 ? [w.unsupplied(unsupplied)] : []),
      ...(fresh > 0 ? [w.fresh(fresh)] : []),
    ].join(words(scene).dot),
  }
}

const meanEffectiveness = (s: State, corps: readonly number[]): number =>
  corps.reduce((sum, u) => sum + printedEffectiveness(u, isFlipped(s, u)), 0) / corps.length

/** After its leader, else after a town where it stands, the largest stack first, or beside which it stands. */
function titleOf(scene: Scene, troops: readonly Army[], leaders: readonly number[]): string {
  const [leader] = leaders
  if (leader !== undefined) return nameOf(scene, leader)
  const bySize = [...troops].sort((a, b) => b.units.length - a.units.length).map(({ space }) => space)
  const around = [...bySize, ...bySize.flatMap(neighboursOf)]
  const named = around.find((p) => townName(p) !== undefined) ?? bySize[0]
  return named === undefined ? '' : placeIn(scene, named)
}
