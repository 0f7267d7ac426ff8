/** §26.2.3 The collapse of Bulgaria. */
import { GERMANY } from '../../commands.ts'
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { FULL, GENERAL_COMMANDS, nationMask, PIECES, piecesNamed } from '../../pieces.ts'
import { AP, BU } from '../../sides.ts'
import {
  ELIMINATED,
  isOnMap,
  put,
  RESERVE,
  setFace,
  setStatus,
  spaceOf,
  type State,
  STATUS,
} from '../../state.ts'
import { COLLAPSE } from '../../tables.ts'
import { noteCollapse } from '../17-war-status/armistice.ts'
import { loseSupportLeftAlone } from '../27-headquarters/stacking.ts'
import { hasFallenTo } from './fallen.ts'
import { refusal } from '../../refusal.ts'

/** §26.2.3.a AP controls both VP spaces. */
const hasFallen = (s: State): boolean => hasFallenTo(s, AP, BU)

const BU_UNITS: readonly number[] = Array.from({ length: PIECES }, (_, p) => p).filter(
  (p) => nationMask(p) === 1 << BU,
)

/** §26.2.3.a The collapse is permanent. Its sources no longer supply any unit (14-supply/sources.ts). */
export function* checkBulgaria(g: IllusionsOfGlory): Procedure {
  const { state: s } = g
  if (!hasFallen(s)) return
  const removed = BU_UNITS.filter((p) => isOnMap(s, p))
  const left = new Set(removed.map((p) => spaceOf(s, p)))
  for (const p of BU_UNITS) {
    put(s, p, ELIMINATED)
    s.marks.set(p, 0)
  }
  setStatus(s, BU, STATUS.collapsed)
  g.emit?.({ type: 'nation-collapsed', rule: '26.2.3.b', nation: BU, removed })
  // §27.0.c Support left alone is lost before a player is asked.
  for (const x of left) loseSupportLeftAlone(g, x)
  for (const p of GENERAL_COMMANDS) yield* relieveCommand(g, p)
  noteCollapse(g, BU)
}

/** One unit of each kind the rule allows, from the reserve box. */
const reliefs = (s: State): number[] =>
  COLLAPSE.replacements.by.flatMap((id) => {
    const p = piecesNamed(id).find((each) => spaceOf(s, each) === RESERVE)
    return p === undefined ? [] : [p]
  })

/**
 * §26.2.3.b A German infantry SCU, regular or reserve, replaces each of the two General Commands, if one is
 * in the box.
 */
function* relieveCommand(g: IllusionsOfGlory, lcu: number): Procedure {
  const { state: s } = g
  const space = spaceOf(s, lcu)
  const by = space < 0 ? -1 : yield* chooseRelief(g, lcu, space)
  put(s, lcu, ELIMINATED)
  s.marks.set(lcu, 0)
  if (by >= 0) {
    put(s, by, space)
    setFace(s, by, FULL)
    g.emit?.({ type: 'lcu-replaced', rule: '26.2.3.b', piece: lcu, by, space })
  } else if (space >= 0) loseSupportLeftAlone(g, space)
}
function* chooseRelief(g: IllusionsOfGlory, lcu: number, space: number): Procedure<number> {
  const free = reliefs(g.state)
  if (free.length < 2) return free[0] ?? -1
  const pick = yield* g.ask(GERMANY, {
    rule: '26.2.3.b',
    prompt: 'relieve-command',
    facts: { piece: lcu, space },
    choose: () => ({ 'replace-by': free }),
    refuse: { 'replace-by': (p) => refusal('only-german-infantry', { piece: p }) },
  })
  return pick.arg
}
