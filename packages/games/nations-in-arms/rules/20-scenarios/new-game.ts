/** §20 The state a scenario begins with. */
import { yearOf } from '../../calendar.ts'
import { MARK, NEUTRALS, OUT, WORKS } from '../../codes.ts'
import type { ControlData, ScenarioData } from '../../data/types-scenarios.ts'
import { hexesIn } from '../../map.ts'
import { nation, NATIONS, NONE } from '../../nations.ts'
import { ownershipOf } from '../../ownership.ts'
import { ALL_PIECES, isLeader, isUnit, leaderData, nationOf, piece, unitData } from '../../pieces.ts'
import { hexOfPlace, placeAt, PLACES } from '../../places.ts'
import { ALL_MAJORS } from '../../powers.ts'
import { province, provinceOf, PROVINCES } from '../../provinces.ts'
import { firstTurn, listed, majorsIn, scenarioData, sideNamed, tableNamed } from '../../scenarios.ts'
import { space } from '../../spaces.ts'
import { LAYOUT, type State } from '../../state.ts'
import { placeForce } from './forces.ts'

const SIDE_NAMES = ['empire', 'coalition'] as const

export function newGame(s: State, id: string): void {
  const table = tableNamed(id)
  const data = scenarioData(table.scenario)
  s.scenario = table.scenario
  s.turn = firstTurn(data)
  s.winner = s.lastLand = s.marker = NONE
  s.freeChoice = 1
  clearAction(s)
  divide(s, data)
  for (const [first = NONE, ...others] of table.seats)
    for (const major of [first, ...others]) if (major !== NONE) s.player.set(major, first)
  layOutLand(s, data)
  fillPools(s, data)
  LAYOUT.restore(s, s.words)
  for (const force of data.setup) placeForce(s, force, space(force.at))
  beginSieges(s, data)
}

/** nothing is under way */
export function clearAction(s: State): void {
  s.activated = s.mover = s.army = s.attacker = s.defender = NONE
  s.joiningAt =
    s.absorbingAt =
    s.startAt =
    s.contact =
    s.pendingAt =
    s.pendingContact =
    s.battleAt =
    s.battleContact =
      NONE
}

/** §12.1 nations, their majors, blocs and sides */
function divide(s: State, data: ScenarioData): void {
  s.patron.fill(NONE)
  s.player.fill(NONE)
  s.bloc.fill(NONE)
  s.side.fill(NEUTRALS)
  for (const major of ALL_MAJORS) s.patron.set(major, major)
  for (const [minor, { major }] of ownershipOf(data.ownership).controllers) s.patron.set(minor, major)
  for (const [minor, major] of Object.entries(data.revolts ?? {})) s.patron.set(nation(minor), nation(major))
  for (const name of SIDE_NAMES) {
    const majors = majorsIn(data.blocs[name])
    for (const major of majors) {
      s.bloc.set(major, majors[0] ?? major)
      s.side.set(major, sideNamed(name))
    }
  }
  for (const major of majorsIn(data.neutral)) s.bloc.set(major, major)
  declareWars(s, data)
}

function declareWars(s: State, data: ScenarioData): void {
  for (const a of majorsIn(data.blocs.empire))
    for (const b of majorsIn(data.blocs.coalition)) {
      s.wars.set(a, s.wars.get(a) | (1 << b))
      s.wars.set(b, s.wars.get(b) | (1 << a))
    }
}

/** who owns provinces and holds places */
function layOutLand(s: State, data: ScenarioData): void {
  const { owners } = ownershipOf(data.ownership)
  for (let p = 0; p < PROVINCES; p++) s.owner.set(p, owners[p] ?? NONE)
  for (let p = 0; p < PLACES; p++) s.holder.set(p, s.owner.get(provinceOf(hexOfPlace(p))))
  for (const entry of data.control) takeOver(s, entry)
}

function takeOver(s: State, { nation: id, provinces, places, inactive }: ControlData): void {
  const taken = listed(provinces).map(province)
  for (let p = 0; p < PLACES; p++) if (taken.includes(provinceOf(hexOfPlace(p)))) s.holder.set(p, nation(id))
  for (const h of hexesIn(places)) {
    s.holder.set(placeAt(h), nation(id))
    if (inactive) s.works.add(placeAt(h), WORKS.inactive)
  }
}

/** §2.5.1(7) §2.5.3(1) what is not on the map yet */
function fillPools(s: State, data: ScenarioData): void {
  s.where.fill(OUT.gone)
  s.under.fill(NONE)
  s.commander.fill(NONE)
  const inPlay = Array.from({ length: NATIONS }, (_, n) => n).map((n) => {
    const major = s.patron.get(n)
    return major !== NONE && s.bloc.get(major) !== NONE
  })
  const year = yearOf(s.turn)
  for (const p of ALL_PIECES) if (inPlay[nationOf(p)]) s.where.set(p, poolOf(p, year))
  for (const id of listed(data.absent)) s.where.set(piece(id), OUT.gone)
}

function poolOf(p: number, year: number): number {
  if (!isUnit(p) && !isLeader(p)) return OUT.pool
  const { entry = 0, exit = Infinity } = isUnit(p) ? unitData(p) : leaderData(p)
  if (isUnit(p) && unitData(p).card !== undefined) return OUT.later
  if (entry > year) return OUT.later
  return exit < year ? OUT.gone : OUT.pool
}

function beginSieges(s: State, data: ScenarioData): void {
  for (const { at, duration } of data.sieges) {
    const p = placeAt(space(at))
    s.besieged.set(p, (duration + 1) as 1)
  }
  for (const { at, nation: id, inside } of data.setup) {
    const h = space(at)
    if (inside)
      for (const p of s.derived.presence.unitsAt(h))
        if (nationOf(p) === nation(id)) s.marks.add(p, MARK.inside)
  }
}
