/** What there is to say about a place. */
import type { Line, SpaceReport } from '@sandtable/presentation'
import { GROUND_MARK } from '../codes.ts'
import { fortressIn, type Sign, waysFrom } from '../inspect/ground.ts'
import { NEUTRAL, NOBODY, SIDES } from '../nations.ts'
import { isLand, isPort, ownerOf } from '../places.ts'
import { corpsAt } from '../rules/02-concepts/control.ts'
import { corpsLimit, leadersAt } from '../rules/02-concepts/stacking.ts'
import { isSuppliedAt } from '../rules/03-supply/net.ts'
import { isBadWeather } from '../rules/04-sequence/bad-weather.ts'
import { CHIPS } from '../sites.ts'
import { allegianceAt } from '../state.ts'
import { isRail } from '../terrain.ts'
import { isCorps, nationOf } from '../units.ts'
import { nationIn, placeIn, type Scene, words } from './scene.ts'
import { heapsAt } from './seen-units.ts'

type Fact = SpaceReport['facts'][number]

export const factsOf = (scene: Scene, space: number): Fact[] => [
  ground(scene, space),
  ...control(scene, space),
  ...chip(scene, space),
  ...fortress(scene, space),
  ...supply(scene, space),
  ...stacking(scene, space),
  ...markers(scene, space),
  ...hexsides(scene, space),
]

const fact = (label: string, text: string, rules: readonly string[], tone: Line['tone'] = 'plain'): Fact => ({
  label,
  line: { text, rules, tone },
})

/** §1.22 */
function ground(scene: Scene, space: number): Fact {
  const w = words(scene)
  const parts = [
    w.ground(space),
    ...(isRail(space) ? [w.report.railway] : []),
    ...(isPort(space) ? [w.report.port] : []),
    ...(isLand(space) && isBadWeather(scene.state.month, space) ? [w.report.badWeather] : []),
  ]
  return fact(w.report.terrain, parts.join(w.dot), ['1.22'])
}

/** §2.53 */
function control(scene: Scene, space: number): Fact[] {
  const s = scene.state
  const [holder, owner] = [s.control.get(space), ownerOf(space)]
  if (!isLand(space) || holder === NOBODY) return []
  const w = words(scene)
  const who = allegianceAt(s, space)
  const text = [
    nationIn(scene, holder),
    who === NEUTRAL ? w.report.neutral : (w.sides[who] ?? ''),
    ...(owner === holder || owner === NOBODY ? [] : [w.report.wasOf(nationIn(scene, owner))]),
  ].join(w.dot)
  return [fact(w.report.control, text, ['2.53'])]
}

/** §1.22 */
const chip = (scene: Scene, space: number): Fact[] =>
  CHIPS.includes(space) ? [fact(words(scene).report.victory, words(scene).report.chip, ['1.22'])] : []

/** §1.33 */
function fortress(scene: Scene, space: number): Fact[] {
  const found = fortressIn(scene.state, space)
  if (!found) return []
  const w = words(scene).report
  return [
    fact(
      w.fortress,
      w.fortressIs(nationIn(scene, found.nation), found.isRed, found.steps),
      [found.steps === 0 ? '1.331' : '1.33'],
      found.steps === 0 ? 'faint' : 'plain',
    ),
  ]
}

/** §3.1 for each nation with corps there */
function supply(scene: Scene, space: number): Fact[] {
  const s = scene.state
  const w = words(scene).report
  const nations = new Set(
    heapsAt(s, space)
      .filter(({ side }) => side !== NEUTRAL)
      .flatMap(({ units }) => units.filter(isCorps).map(nationOf)),
  )
  return [...nations].map((n) => {
    const isIn = isSuppliedAt(s, n, space)
    return fact(
      w.supply,
      (isIn ? w.inSupply : w.outOfSupply)(nationIn(scene, n)),
      [isIn ? '3.1' : '3.2'],
      isIn ? 'good' : 'bad',
    )
  })
}

/** §2.62 */
function stacking(scene: Scene, space: number): Fact[] {
  const s = scene.state
  const w = words(scene)
  const most = corpsLimit(s, space)
  return SIDES.filter((side) => corpsAt(s, side, space) > 0).map((side) => {
    const corps = corpsAt(s, side, space)
    const text = w.report.corps(w.sides[side] ?? '', corps, most, leadersAt(s, side, space))
    return fact(w.report.stacking, text, ['2.62'], corps >= most ? 'warn' : 'plain')
  })
}

/** §6.219 §9.63 §10.73 */
function markers(scene: Scene, space: number): Fact[] {
  const s = scene.state
  const w = words(scene)
  const works = s.infrastructure.get(space)
  return [
    ...(works > 0
      ? [
          fact(w.report.marker, w.marks.infrastructure(placeIn(scene, space), nationIn(scene, works - 1)), [
            '6.219',
          ]),
        ]
      : []),
    ...(s.ground.has(space, GROUND_MARK.trenchBattle)
      ? [fact(w.report.marker, w.marks.trenchBattle(placeIn(scene, space)), ['9.63'], 'warn')]
      : []),
    ...(s.ground.has(space, GROUND_MARK.breakthrough)
      ? [fact(w.report.marker, w.marks.breakthrough(placeIn(scene, space)), ['10.73'])]
      : []),
  ]
}

/** what troops have to mind; railways are seen */
const SHOWN: readonly Sign[] = ['canal', 'river', 'alpinePass', 'mountainPass', 'redBar', 'allWater']

/** §1.22 §9.13 what lies on its sides, with the hexes beyond; one label for all */
function hexsides(scene: Scene, space: number): Fact[] {
  if (!isLand(space)) return []
  const ways = waysFrom(space).filter(({ to }) => isLand(to))
  const w = words(scene)
  const facts = SHOWN.flatMap((sign) => {
    const beyond = ways.filter(({ signs }) => signs.includes(sign)).map(({ to }) => placeIn(scene, to))
    return beyond.length === 0
      ? []
      : [fact(w.report.hexsides, w.report.sideTo(w.report.signs[sign], beyond), ['9.13'])]
  })
  return facts.map((each, i) => (i === 0 ? each : { ...each, label: '' }))
}
