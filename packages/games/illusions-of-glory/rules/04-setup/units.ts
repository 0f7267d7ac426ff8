/**
 * §4.1 units, control, trenches, forts and the nations at war, as the set-up says. The chart has the errata in it:
 * §errata.mobilization.1 §errata.mobilization.2 §errata.mobilization.ru §errata.mobilization.ge
 * §errata.mobilization.ah §errata.mobilization.tu §errata.brusilov.1.
 */
import { homeOf, isPlain, SPACES, space } from '../../map.ts'
import { isTroops, nationOf, PIECES } from '../../pieces.ts'
import { controllerAtStart, type Start } from '../../scenarios.ts'
import { ALL_NATIONS, AP, CP, NO_SIDE, nationNamed, SB, startingSide } from '../../sides.ts'
import {
  campOf,
  controlOf,
  FLAG,
  GROUND,
  hasFort,
  put,
  setControl,
  setDestroyed,
  setFlag,
  setGround,
  setStatus,
  spaceOf,
  type State,
  STATUS,
  statusOf,
} from '../../state.ts'
import type { SetupData, TrenchData } from '../../data/types.ts'

export function setUnits(s: State, start: Start): void {
  const { data, where, faces } = start
  // §4.1.a §30.2.1.c on the map, §4.1.b in the reserve boxes; §4.1.d §4.1.e neutrals and uprisings wait
  // §26.6.1.a §26.7.1.a Serbs, Montenegrins and Turks are there from the start
  for (let p = 0; p < PIECES; p++) {
    s.face.set(p, faces[p] === 1 ? 1 : 0)
    put(s, p, where[p] as number)
  }
  setNations(s, data)
  setControls(s, data)
  // §4.1.c trenches, §30.2.1.o forts, §30.2.1.r the landing
  for (const trench of data.trenches) setTrench(s, trench)
  for (const id of data.destroyedForts.spaces) setDestroyed(s, space(id))
  for (const id of data.landings.spaces) setGround(s, space(id), GROUND.landing, true)
}

function setNations(s: State, data: SetupData): void {
  for (const nation of ALL_NATIONS)
    setStatus(s, nation, startingSide(nation) === NO_SIDE ? STATUS.neutral : STATUS.atWar)
  for (const id of data.atWar.nations) setStatus(s, nationNamed(id), STATUS.atWar)
  for (const id of data.collapsed.nations) setStatus(s, nationNamed(id), STATUS.collapsed)
  // §26.6.2.a it collapses once only; §30.2.1 the Serbs have been back at Salonika since
  const isSerbiaGone = statusOf(s, SB) === STATUS.collapsed
  setFlag(s, FLAG.serbiaCollapsed, isSerbiaGone)
  setFlag(s, FLAG.serbsReturned, isSerbiaGone)
}

/** §4.1.e colour of the map, or a marker: §30.2.1.p in Russia, §30.2.1.q in Serbia and Montenegro */
function setControls(s: State, data: SetupData): void {
  for (let x = 0; x < SPACES; x++) setControl(s, x, controllerAtStart(data, x), -1)
  for (const { spaces, nation: id } of data.control)
    for (const x of spaces.map(space)) {
      const nation = nationNamed(id)
      setControl(s, x, controllerAtStart(data, x), homeOf(x) === nation ? -1 : nation)
    }
  for (let p = 0; p < PIECES; p++) holdNeutral(s, p)
}
/** §11.2.a §26.3.1.d troops in Greece or Albania control the space they stand in */
function holdNeutral(s: State, p: number): void {
  const x = spaceOf(s, p)
  const camp = campOf(s, p)
  const isHeld = x < 0 || !isPlain(x) || controlOf(s, x) !== NO_SIDE || hasFort(s, x)
  if (!isHeld && isTroops(p) && (camp === AP || camp === CP)) setControl(s, x, camp, nationOf(p))
}

/** §19.3.b the trench at Doiran begins as nobody's */
function setTrench(s: State, { space: id, level, owner }: TrenchData): void {
  const x = space(id)
  setGround(s, x, level, true)
  if (owner === 'GR') setGround(s, x, GROUND.trenchGreek, true)
  else if (owner === 'CP') setGround(s, x, GROUND.trenchCp, true)
}
