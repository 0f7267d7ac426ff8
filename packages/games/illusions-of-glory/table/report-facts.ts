/** What there is to say about a place: first what changes in the course of the game. */
import type { Line, SpaceReport } from '@sandtable/presentation'
import { besiegers, commanderAt, crowdAt, isBesieged, isSpaceCutOff, trenchOwner } from '../inspect/index.ts'
import { CAPITALS, fortAt, homeOf, isSeaSpace, isVp, landingPort, spaceData } from '../map.ts'
import { isPair } from '../seatings.ts'
import { GR, type Nation, SIDE_IDS, SIDES, type Side, WILL_NATIONS } from '../sides.ts'
import {
  controlOf,
  hasFort,
  isRisen,
  markerOf,
  presenceOf,
  STATUS,
  type State,
  statusOf,
  trenchLevel,
} from '../state.ts'
import { TRACKS, trenchShift } from '../tables.ts'
import { linkFacts, portFacts, terrainFacts } from './report-ground.ts'
import { commandTitle, nationTitle, placeName, type Scene, sideTitle, words } from './scene.ts'
import { supplyFacts } from './supply-facts.ts'
import type { SeenPiece } from './seen-pieces.ts'

export type SpaceFact = SpaceReport['facts'][number]

export function factsOf(scene: Scene, space: number, pieces: readonly SeenPiece[]): SpaceFact[] {
  return [
    ...placeFacts(scene, space),
    controlFact(scene, space),
    ...fortFacts(scene, space),
    ...trenchFacts(scene, space),
    ...supplyFacts(scene, space, pieces),
    ...SIDES.flatMap((side) => stackFacts(scene, side, space)),
    ...victoryFacts(scene, space),
    ...SIDES.flatMap((side) => commandFacts(scene, side, space)),
    ...terrainFacts(scene, space),
    ...portFacts(scene, space),
    ...linkFacts(scene, space),
  ]
}

const joined = (scene: Scene, parts: readonly string[]): string => parts.join(words(scene).frame.dot)

/** what sort of place it is, where that is worth a word */
function placeFacts(scene: Scene, space: number): SpaceFact[] {
  const w = words(scene).report
  const home = homeOf(space)
  const status = home === -1 ? STATUS.atWar : statusOf(scene.state, home)
  const { kind } = spaceData(space)
  const parts = [
    ...(status === STATUS.neutral ? [w.neutral] : status === STATUS.collapsed ? [w.collapsed] : []),
    ...(CAPITALS[home]?.includes(space) === true ? [w.capital] : []),
    ...(isSeaSpace(space) ? [w.landingSpace(placeName(scene, landingPort(space)))] : []),
    ...(kind === 'space' ? [] : [w.kinds[kind]]),
  ]
  return parts.length === 0 ? [] : [{ label: w.kind, line: { text: joined(scene, parts) } }]
}

const isContested = (s: State, space: number): boolean =>
  SIDES.every((side) => presenceOf(s, side).troops(space) > 0)

/** §11.2 §18.2 */
function controlFact(scene: Scene, space: number): SpaceFact {
  const s = scene.state
  const w = words(scene).report
  const side = controlOf(s, space)
  const marker = markerOf(s, space)
  const isCutOff = isSpaceCutOff(s, space)
  const holder =
    side < 0
      ? w.nobody
      : w.controlled(
          sideTitle(scene, side as Side),
          marker < 0 ? undefined : nationTitle(scene, marker as Nation),
        )
  return {
    label: w.control,
    line: {
      text: joined(scene, [
        isRisen(s, space) ? w.risen : holder,
        ...(isContested(s, space) ? [w.contested] : []),
        ...(isCutOff ? [w.cutOff] : []),
      ]),
      rules: [isRisen(s, space) ? '11.2.1.a' : isCutOff ? '11.2.k' : '11.2'],
      tone: isCutOff || isRisen(s, space) ? 'warn' : 'plain',
    },
  }
}

/** §20 */
function fortFacts(scene: Scene, space: number): SpaceFact[] {
  const cf = fortAt(space)
  if (cf === 0) return []
  const s = scene.state
  const w = words(scene).report
  const fact = (text: string, rule: string, tone: Line['tone'] = 'plain'): SpaceFact => ({
    label: w.fort,
    line: { text, rules: [rule], tone },
  })
  if (!hasFort(s, space)) return [fact(w.fortDestroyed(cf), '20.2.f', 'faint')]
  if (isBesieged(s, space)) return [fact(w.fortBesieged(cf), '20.4', 'warn')]
  const isThreatened = SIDES.some((side) => besiegers(s, side, space).length > 0)
  return [
    fact(joined(scene, [w.fortStands(cf), w.siegeNeeds(cf)]), '20.3.1.a', isThreatened ? 'warn' : 'plain'),
  ]
}

/** §19.5 */
function trenchFacts(scene: Scene, space: number): SpaceFact[] {
  const s = scene.state
  const level = trenchLevel(s, space)
  if (level === 0) return []
  const { report: w, frame } = words(scene)
  const owner = trenchOwner(s, space)
  const who = owner < 2 ? sideTitle(scene, owner as Side) : nationTitle(scene, GR)
  const { attacker, defender } = trenchShift(level as 1 | 2)
  return [
    {
      label: w.trench,
      line: { text: w.trenchOf(who, level, -attacker, frame.signed(defender)), rules: ['19.5'] },
    },
  ]
}

/** §10 how full the place is */
function stackFacts(scene: Scene, side: Side, space: number): SpaceFact[] {
  const { troops, most, isOverfull } = crowdAt(scene.state, side, space)
  if (troops === 0) return []
  const { report: w } = words(scene)
  const text = most === undefined ? w.unlimited(troops) : w.crowd(troops, most)
  return [
    {
      label: w.stacking(SIDE_IDS[side]),
      line: {
        text: isOverfull ? joined(scene, [text, w.overfull]) : text,
        rules: [most === undefined ? '10.1.e' : '10.1.a'],
        tone: isOverfull ? 'bad' : troops === most ? 'warn' : 'plain',
      },
    },
  ]
}

/** §5.1.1 §23.2 */
function victoryFacts(scene: Scene, space: number): SpaceFact[] {
  if (!isVp(space)) return []
  const w = words(scene).report
  const home = homeOf(space)
  const text = (WILL_NATIONS as readonly number[]).includes(home)
    ? w.victoryWill(nationTitle(scene, home as Nation), -TRACKS.nationalWill.lost)
    : w.victorySpace
  return [{ label: w.victory, line: { text, rules: ['5.1.1.a'], tone: 'strong' } }]
}

/** §4.4.1.a.11 §4.4.2.a.11 where two share a side */
function commandFacts(scene: Scene, side: Side, space: number): SpaceFact[] {
  const s = scene.state
  if (!isPair(s, side) || presenceOf(s, side).troops(space) === 0) return []
  const w = words(scene).report
  const text = commandTitle(scene, commanderAt(s, side, space))
  return [{ label: w.command, line: { text, rules: [side === 0 ? '4.4.1.a.11' : '4.4.2.a.11'] } }]
}
