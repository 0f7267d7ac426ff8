/** §26.6.2.a §26.6.2.b.1 The collapse of Serbia. */
import { WEST } from '../../commands.ts'
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { BELGRADE, CETINJE, homeOf, LEMNOS } from '../../map.ts'
import { ARMIES, isLcu, nationMask } from '../../pieces.ts'
import { AP, CP, MN, SB } from '../../sides.ts'
import {
  FLAG,
  hasFlag,
  isOnMap,
  setFlag,
  setStatus,
  spaceOf,
  type State,
  STATUS,
  statusOf,
} from '../../state.ts'
import { noteCollapse } from '../17-war-status/armistice.ts'
import { holdsVpHomes } from './fallen.ts'
import { removeUnits } from './removal.ts'
import { traces } from './tracing.ts'

const SERBS = 1 << SB
const REFUGES: readonly number[] = [CETINJE, BELGRADE, LEMNOS]
const isAtHome = (x: number): boolean => homeOf(x) === SB || homeOf(x) === MN

/** §26.6.2.a (1) CP controls the VP spaces of Serbia and Montenegro. */
const isOverrun = (s: State): boolean => holdsVpHomes(s, CP, SB) && holdsVpHomes(s, CP, MN)
/** §26.6.2.a (2) No Serbian LCU is left in Serbia or Montenegro. */
const isBeaten = (s: State): boolean =>
  !(ARMIES[SB] ?? []).some((p) => isLcu(p) && isOnMap(s, p) && isAtHome(spaceOf(s, p)))

/** §26.6.2.a Once a game; (3) AP may also declare it. */
export function* checkSerbia(g: IllusionsOfGlory): Procedure {
  const { state: s } = g
  if (statusOf(s, SB) !== STATUS.atWar || hasFlag(s, FLAG.serbiaCollapsed)) return
  if (isOverrun(s) || isBeaten(s) || (yield* askDeclare(g))) collapseSerbia(g)
}
function* askDeclare(g: IllusionsOfGlory): Procedure<boolean> {
  const pick = yield* g.ask(WEST, {
    rule: '26.6.2.a',
    prompt: 'serbian-collapse',
    facts: { turn: g.state.turn },
    choose: () => ({ yes: true, no: true }),
  })
  return pick.verb === 'yes'
}

/** Units of Serbia and Montenegro; the RU/SB Yugoslav division is not among them. */
const isSerbian = (p: number): boolean => (nationMask(p) & ~(SERBS | (1 << MN))) === 0

/**
 * §26.6.2.b.1 Units with a line to Cetinje, Belgrade or Lemnos stay; §26.6.2.b.2 and §26.6.2.b.3 limit their
 * replacements.
 */
function collapseSerbia(g: IllusionsOfGlory): void {
  const { state: s } = g
  const units = [...new Set([...(ARMIES[SB] ?? []), ...(ARMIES[MN] ?? [])])].filter(
    (p) => isSerbian(p) && isOnMap(s, p),
  )
  const removed = units.filter((p) => !REFUGES.some((x) => traces(s, AP, spaceOf(s, p), x)))
  setStatus(s, SB, STATUS.collapsed)
  setFlag(s, FLAG.serbiaCollapsed, true)
  g.emit?.({ type: 'nation-collapsed', rule: '26.6.2.a', nation: SB, removed })
  removeUnits(g, removed)
  noteCollapse(g, SB)
}
