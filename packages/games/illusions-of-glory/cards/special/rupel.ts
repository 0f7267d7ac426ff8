/** §26.3.1.a §26.3.1.d.2 THE SURRENDER OF FORT RUPEL. */
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { HANDED_OVER, homeOf, isPlain, isVp } from '../../map.ts'
import { GERMANY } from '../../commands.ts'
import { LIMIT } from '../../rules/10-stacking/limits.ts'
import { nearest } from '../../rules/26-neutrals/nearest.ts'
import { AP, BU, CP, GR } from '../../sides.ts'
import {
  GREEKS,
  GROUND,
  hasGround,
  piecesAt,
  presenceOf,
  put,
  setControl,
  setGround,
  spaceOf,
  type State,
} from '../../state.ts'
import { refusal } from '../../refusal.ts'

/** Another Greek space that is no VP space, with room and without units of either side. */
const isSuitable = (s: State, x: number): boolean =>
  homeOf(x) === GR &&
  isPlain(x) &&
  !isVp(x) &&
  !HANDED_OVER.includes(x) &&
  !presenceOf(s, AP).isAnyone(x) &&
  !presenceOf(s, CP).isAnyone(x) &&
  presenceOf(s, GREEKS).troops(x) < LIMIT

export function* surrenderOfRupel(g: IllusionsOfGlory): Procedure<boolean> {
  const { state: s } = g
  for (const x of HANDED_OVER) {
    for (const p of piecesAt(s, GREEKS, x)) yield* clear(g, p)
    handOver(g, x)
  }
  return true
}

/** §26.3.1.a Neutral Greek units move only now; of equally near spaces CP chooses one. */
function* clear(g: IllusionsOfGlory, p: number): Procedure {
  const { state: s } = g
  const from = spaceOf(s, p)
  const spaces = nearest(from, (x) => isSuitable(s, x))
  const [first] = spaces
  if (first === undefined) return
  const to = spaces.length === 1 ? first : yield* askWhere(g, p, spaces)
  put(s, p, to)
  g.emit?.({ type: 'displaced', rule: '26.3.1.a', piece: p, from, to })
}
function* askWhere(g: IllusionsOfGlory, p: number, spaces: readonly number[]): Procedure<number> {
  const pick = yield* g.ask(GERMANY, {
    rule: '26.3.1.a',
    prompt: 'place-unit',
    facts: { piece: p, card: g.state.playing, left: 1 },
    choose: () => ({ 'place-in': spaces }),
    refuse: { 'place-in': (x) => refusal('nearest-place-only', { piece: p, space: x }, '26.3.1.a') },
  })
  return pick.arg
}

/**
 * §26.3.1.d.2 §19.4.d CP gets the fort and the Greek trench as they are; Greece stays neutral. An AP trench
 * stays AP's (§19.4.a).
 */
function handOver(g: IllusionsOfGlory, x: number): void {
  const { state: s } = g
  setControl(s, x, CP, BU)
  if (hasGround(s, x, GROUND.trenchGreek)) {
    setGround(s, x, GROUND.trenchGreek, false)
    setGround(s, x, GROUND.trenchCp, true)
  }
  g.emit?.({ type: 'control-taken', rule: '26.3.1.d.2', side: CP, nation: BU, space: x })
}
