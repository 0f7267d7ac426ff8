/** §12.6.4 An SCU replaces a destroyed LCU. */
import type { IllusionsOfGlory, Procedure, Refusal } from '../../illusions-of-glory.ts'
import { FULL, isAlike, isDivision, kindOf, nationMask, PIECES } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { campOf, isOnMap, put, RELIEFS, RESERVE, setFace, type State, spaceOf } from '../../state.ts'
import { commanderOf, commanderTogether } from '../04-setup/commands.ts'
import { whyNotAlike } from './part-in-combat.ts'

/**
 * SCUs of the LCU's nation in the reserve box, one of each kind. An LCU of two nations may use either
 * (§12.6.4.e).
 */
function inReserve(s: State, lcu: number): number[] {
  const found: number[] = []
  for (let p = 0; p < PIECES; p++) {
    const isHere = spaceOf(s, p) === RESERVE && isDivision(p) && (nationMask(p) & nationMask(lcu)) !== 0
    if (isHere && !found.some((q) => kindOf(q) === kindOf(p))) found.push(p)
  }
  return found
}

/** §12.6.4.b SCUs of the same type, one of each kind. §12.6.4.c If there are none, any other SCU. */
export function reliefsFor(s: State, lcu: number): number[] {
  const all = inReserve(s, lcu)
  const alike = all.filter((p) => isAlike(p, lcu))
  return alike.length > 0 ? alike : all
}

export const hasRelief = (s: State, lcu: number): boolean => inReserve(s, lcu).length > 0

/**
 * The SCU is placed at full strength and takes over the LCU's marks (§12.6.4.f it absorbs further losses).
 * Returns it, or -1 (§12.6.4.d).
 */
export function* relieve(g: IllusionsOfGlory, lcu: number): Procedure<number> {
  const { state: s } = g
  const reliefs = reliefsFor(s, lcu)
  const x = spaceOf(s, lcu)
  if (reliefs.length === 0) return -1
  const by = reliefs.length === 1 ? (reliefs[0] as number) : yield* choose(g, lcu, reliefs)
  put(s, by, x)
  setFace(s, by, FULL)
  s.marks.set(by, s.marks.get(lcu))
  if (s.combat >= 0) notePair(s, lcu, by)
  g.emit?.({ type: 'lcu-replaced', rule: '12.6.4.b', piece: lcu, by, space: x })
  return by
}

function* choose(g: IllusionsOfGlory, lcu: number, reliefs: readonly number[]): Procedure<number> {
  const { state: s } = g
  const isAttacker = s.combat >= 0 && campOf(s, lcu) === s.active
  const pick = yield* g.ask(isAttacker ? commanderTogether(s, [lcu]) : commanderOf(s, lcu), {
    rule: '12.6.4.c',
    prompt: 'replace-lcu',
    facts: { piece: lcu, space: spaceOf(s, lcu) },
    choose: () => ({ 'replace-by': reliefs }),
    refuse: { 'replace-by': (p) => whyNotRelieve(s, lcu, p, reliefs) },
  })
  return pick.arg
}

/** §12.6.4.b §12.6.4.e Only SCUs of its nation in the reserve box replace it, and of these first the same type. */
function whyNotRelieve(s: State, lcu: number, p: number, reliefs: readonly number[]): Refusal | undefined {
  if (!isDivision(p)) return refusal('only-an-scu-replaces', { piece: p, lcu })
  if ((nationMask(p) & nationMask(lcu)) === 0) return refusal('of-another-nation', { piece: p, lcu })
  if (spaceOf(s, p) !== RESERVE) return refusal('not-in-reserve', { piece: p })
  return whyNotAlike(s, p, reliefs, '12.6.4.b') ?? refusal('same-type-first', { piece: p })
}

/** §12.6.6.b Both may be lost in one combat. */
function notePair(s: State, lcu: number, by: number): void {
  for (let i = 0; i < RELIEFS; i++)
    if (s.relief.get(i * 2) < 0) {
      s.relief.set(i * 2, lcu)
      s.relief.set(i * 2 + 1, by)
      return
    }
}
/** The LCU this SCU has replaced in the combat under way, or -1. */
export function relievedBy(s: State, scu: number): number {
  for (let i = 0; i < RELIEFS; i++)
    if (s.relief.get(i * 2 + 1) === scu && s.combat >= 0) return s.relief.get(i * 2)
  return -1
}
/** The unit itself, or the SCU that has replaced it on the map, or -1. */
export function remainderOf(s: State, p: number): number {
  if (isOnMap(s, p)) return p
  for (let i = 0; i < RELIEFS; i++)
    if (s.relief.get(i * 2) === p && isOnMap(s, s.relief.get(i * 2 + 1))) return s.relief.get(i * 2 + 1)
  return -1
}
