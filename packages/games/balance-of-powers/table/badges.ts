/** From afar: a badge for each sector, the corps of a nation that stand side by side. */
import { type Badge, type Sector, sectorsOf, type Troops } from '@sandtable/presentation'
import { isHungry } from '../inspect/units.ts'
import { NEUTRAL } from '../nations.ts'
import { townName } from '../places.ts'
import { mayBegin } from '../rules/09-land-movement/ready.ts'
import { allegianceOf, isFlipped } from '../state.ts'
import { neighboursOf } from '../terrain.ts'
import { isCorps, isLandLeader, nationOf, printedEffectiveness } from '../units.ts'
import { colourOf, nationIn, nameOf, placeIn, type Scene, viewerSide, words } from './scene.ts'
import { heapsOf } from './seen-units.ts'

/** Larger groups are two sectors. */
const MOST = 8
/** §1.34 no corps is better */
const BEST = 4

export const badges = (scene: Scene): Badge[] =>
  sectorsOf(troopsOf(scene), neighboursOf, MOST).map((sector) => badgeOf(scene, sector))

interface Corps extends Troops {
  readonly leader: number | undefined
}

function troopsOf({ state: s }: Scene): Corps[] {
  return heapsOf(s)
    .filter(({ side }) => side !== NEUTRAL)
    .flatMap(({ space, units }) => {
      const leader = units.find(isLandLeader)
      const corps = units.filter(isCorps)
      return [...new Set(corps.map(nationOf))].map((n) => ({
        nation: String(n),
        space,
        units: corps.filter((u) => nationOf(u) === n),
        leader: leader !== undefined && nationOf(leader) === n ? leader : undefined,
      }))
    })
}

function badgeOf(scene: Scene, { nation, troops, count }: Sector<Corps>): Badge {
  const s = scene.state
  const n = Number(nation)
  const units = troops.flatMap((each) => each.units)
  const [first = 0] = units
  const entrenched = units.filter((u) => isFlipped(s, u)).length
  const mean = units.reduce((sum, u) => sum + printedEffectiveness(u, isFlipped(s, u)), 0) / units.length
  const leader = troops.find((each) => each.leader !== undefined)?.leader
  const hungry = units.filter((u) => isHungry(s, u)).length
  const side = allegianceOf(s, first)
  const isFresh = s.fortnight > 0 && side === s.phasing && units.some((u) => mayBegin(s, s.phasing, u))
  const title = leader === undefined ? placeIn(scene, seatOf(troops)) : nameOf(scene, leader)
  const { badge: w, comma } = words(scene)
  return {
    id: `${nation} ${first}`,
    nation: colourOf(n),
    title,
    own: side === viewerSide(scene),
    count,
    spaces: troops.map(({ space }) => space),
    mode: entrenched * 2 > count ? 'entrenched' : 'mobile',
    strength: { mean, of: BEST },
    hasLeader: leader !== undefined,
    ...(hungry === 0 ? {} : { supply: hungry === count ? ('out' as const) : ('low' as const) }),
    isFresh,
    name: [
      w.sector(nationIn(scene, n), title, count),
      ...(entrenched > 0 ? [w.entrenched(entrenched)] : []),
      ...(hungry > 0 ? [w.hungry(hungry)] : []),
      ...(isFresh ? [w.fresh] : []),
    ].join(comma),
  }
}

/** The place it is called by: a town, where there is one, else where most of it stands. */
function seatOf(troops: readonly Corps[]): number {
  const inOrder = [...troops].sort((a, b) => b.units.length - a.units.length)
  const town = inOrder.find(({ space }) => townName(space) !== undefined)
  return (town ?? inOrder[0])?.space ?? -1
}
