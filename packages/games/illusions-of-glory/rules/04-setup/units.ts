/**
 * §4.1 Units, control, trenches, forts and the nations at war, as the set-up chart says. The chart includes
 * the errata.
 */
import { homeOf, isPlain, SPACES, space } from '../../map.ts'
import { type Face, isTroops, nationOf, PIECES } from '../../pieces.ts'
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
  // §4.1.a §30.2.1.c Units on the map; §4.1.b units in the reserve boxes.
  // §4.1.d §4.1.e Neutral units and uprisings are not in play yet.
  // §26.6.1.a §26.7.1.a Serbian, Montenegrin and Turkish units are on the map from the start.
  // §errata.mobilization.1 §errata.mobilization.2 §errata.brusilov.1 The data have the corrected cards:
  // §errata.mobilization.ru §errata.mobilization.ge §errata.mobilization.ah §errata.mobilization.tu
  for (let p = 0; p < PIECES; p++) {
    s.face.set(p, faces[p] as Face)
    put(s, p, where[p] as number)
  }
  setNations(s, data)
  setControls(s, data)
  // §4.1.c
  for (const trench of data.trenches) setTrench(s, trench)
  // §30.2.1.o
  for (const id of data.destroyedForts.spaces) setDestroyed(s, space(id))
  // §30.2.1.r
  for (const id of data.landings.spaces) setGround(s, space(id), GROUND.landing, true)
}

function setNations(s: State, data: SetupData): void {
  for (const nation of ALL_NATIONS)
    setStatus(s, nation, startingSide(nation) === NO_SIDE ? STATUS.neutral : STATUS.atWar)
  for (const id of data.atWar.nations) setStatus(s, nationNamed(id), STATUS.atWar)
  for (const id of data.collapsed.nations) setStatus(s, nationNamed(id), STATUS.collapsed)
  // §26.6.2.a Serbia collapses only once. §30.2.1 At Brusilov the Serbian army has returned to Salonika.
  const isSerbiaGone = statusOf(s, SB) === STATUS.collapsed
  setFlag(s, FLAG.serbiaCollapsed, isSerbiaGone)
  setFlag(s, FLAG.serbsReturned, isSerbiaGone)
}

/** Control follows the colour of the space, or a control marker. */
function setControls(s: State, data: SetupData): void {
  for (let x = 0; x < SPACES; x++) setControl(s, x, controllerAtStart(data, x), -1)
  // §30.2.1.p In Russia, §30.2.1.q in Serbia and Montenegro.
  for (const { spaces, nation: id } of data.control)
    for (const x of spaces.map(space)) {
      const nation = nationNamed(id)
      setControl(s, x, controllerAtStart(data, x), homeOf(x) === nation ? -1 : nation)
    }
  for (let p = 0; p < PIECES; p++) holdNeutral(s, p)
}
/** §26.3.1.d Troops in Greece or Albania control the space they occupy. */
function holdNeutral(s: State, p: number): void {
  const x = spaceOf(s, p)
  const camp = campOf(s, p)
  const isHeld = x < 0 || !isPlain(x) || controlOf(s, x) !== NO_SIDE || hasFort(s, x)
  if (!isHeld && isTroops(p) && (camp === AP || camp === CP)) setControl(s, x, camp, nationOf(p))
}

const TRENCH_OWNERS: Readonly<Record<TrenchData['owner'], number>> = {
  AP: 0,
  CP: GROUND.trenchCp,
  GR: GROUND.trenchGreek,
}
/** §19.3.b The trench at Doiran, of level 2, belongs to neither side at the start. */
const setTrench = (s: State, { space: id, level, owner }: TrenchData): void => {
  setGround(s, space(id), level | TRENCH_OWNERS[owner], true)
}
