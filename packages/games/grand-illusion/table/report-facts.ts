/** What there is to say about a place. */
import type { Line } from '@sandtable/presentation'
import {
  blocksOf,
  isContested,
  isSchlieffenClosed,
  LAST_SCHLIEFFEN_TURN,
  stackWeight,
} from '../inspect/index.ts'
import {
  DIRECTIONS,
  GRID,
  isDouble,
  isGermanVp,
  isImpassable,
  isParisInDanger,
  isPlanXVII,
  isPort,
  isRail,
  isSchlieffen,
  isSlow,
  isVosges,
  PARIS,
  printedOwner,
  TRIER,
  temOf,
} from '../map.ts'
import { AL, GE, SIDES, type Side } from '../sides.ts'
import { controlOf, presenceOf } from '../state.ts'
import { VICTORY } from '../tables.ts'
import { armyOf, type Scene, spaceName, words } from './scene.ts'
import { type SpaceFact, supplyFacts } from './supply-facts.ts'
import type { SeenPiece } from './seen-pieces.ts'

export function factsOf(scene: Scene, space: number, pieces: readonly SeenPiece[]): SpaceFact[] {
  return [
    terrainFact(scene, space),
    controlFact(scene, space),
    ...victoryFacts(scene, space),
    ...trenchFacts(scene, space),
    ...supplyFacts(scene, space, pieces),
    ...SIDES.flatMap((side) => stackFacts(scene, side, space)),
    ...hexsideFacts(scene, space),
    ...placeFacts(scene, space),
  ]
}

/** §2.2.tem */
function terrainFact(scene: Scene, space: number): SpaceFact {
  const w = words(scene).report
  const tem = temOf(space)
  return {
    label: w.terrain,
    line: {
      text: [w.tem(tem), ...(isRail(space) ? [w.railway] : []), ...(isPort(space) ? [w.port] : [])].join(
        words(scene).dot,
      ),
      rules: ['2.2.tem'],
    },
  }
}

/** §8.3 */
function controlFact(scene: Scene, space: number): SpaceFact {
  const s = scene.state
  const w = words(scene).report
  const side = controlOf(s, space)
  const parts = [
    w.controlled(armyOf(scene, side)),
    ...(side === printedOwner(space) ? [] : [w.wasOf(armyOf(scene, printedOwner(space)))]),
    ...(s.cavalryControl.get(space) === 1 ? [w.byCavalry] : []),
    ...(isContested(s, space) ? [w.contested] : []),
  ]
  return {
    label: w.control,
    line: {
      text: parts.join(words(scene).dot),
      rules: [isContested(s, space) ? '8.3.2' : '8.3.1'],
      tone: isContested(s, space) ? 'warn' : 'plain',
    },
  }
}

/** §14.1.2 */
function victoryFacts(scene: Scene, space: number): SpaceFact[] {
  const s = scene.state
  const w = words(scene).report
  const marker = s.marker.get(space)
  const drawn = marker >= 0 ? [w.marker(isDouble(space) ? marker * 2 : marker)] : []
  const fact = (text: string, rule: string): SpaceFact => ({
    label: w.victory,
    line: { text: [text, ...drawn].join(words(scene).dot), rules: [rule] },
  })
  if (space === PARIS) return [fact(w.paris(VICTORY.german.paris), '14.1.3.a')]
  if (space === TRIER) return [fact(w.trier, '14.1.3.b')]
  if (isPlanXVII(space)) return [fact(w.plan17(isDouble(space), s.scored.get(space) === 1), '14.1.2.a.1')]
  return isGermanVp(space) ? [fact(w.germanVp(isDouble(space)), '14.1.2.b')] : []
}

/** §9.7 */
function trenchFacts(scene: Scene, space: number): SpaceFact[] {
  const level = scene.state.trench.get(space)
  const w = words(scene).report
  return level > 0 ? [{ label: w.trench, line: { text: w.trenchLevel(level), rules: ['9.7.3'] } }] : []
}

/** §8.4.6 */
function stackFacts(scene: Scene, side: Side, space: number): SpaceFact[] {
  const s = scene.state
  if (presenceOf(s, side).combatUnits(space) === 0) return []
  const { corps, infantry, most, mostInfantry } = stackWeight(s, side, space)
  const w = words(scene)
  const isFull = corps >= most || infantry >= mostInfantry
  return [
    {
      label: w.report.stacking(w.short[side]),
      line: {
        text: w.report.weight(w.number(corps), w.number(most), w.number(infantry), w.number(mostInfantry)),
        rules: [isVosges(space) ? '8.4.6.a.vosges' : '8.4.6.a'],
        tone: isFull ? 'warn' : 'plain',
      },
    },
  ]
}

/** §2.2.diamond1 §2.2.diamond3 §8.4.5 */
function hexsideFacts(scene: Scene, space: number): SpaceFact[] {
  const w = words(scene).report
  const directions = Array.from({ length: DIRECTIONS }, (_, d) => d)
  const ids = (test: (h: number, d: number) => boolean): string[] =>
    directions
      .filter((d) => GRID.neighbour(space, d) >= 0 && test(space, d))
      .map((d) => GRID.idOf(GRID.neighbour(space, d)))
  const [slow, closed] = [ids(isSlow), ids(isImpassable)]
  const fact = (text: string, rule: string, tone: Line['tone'] = 'plain'): SpaceFact => ({
    label: w.hexsides,
    line: { text, rules: [rule], tone },
  })
  const facts = [
    ...(slow.length > 0 ? [fact(w.slow(slow), '2.2.diamond1')] : []),
    ...(closed.length > 0 ? [fact(w.impassable(closed), '2.2.diamond3')] : []),
    ...SIDES.flatMap((side) =>
      blocksOf(scene.state, side)
        .filter(({ from, to }) => from === space || to === space)
        .map(({ from, to }) =>
          fact(
            w.blocked(armyOf(scene, side), spaceName(scene, from), spaceName(scene, to)),
            '8.4.5.a',
            'warn',
          ),
        ),
    ),
  ]
  // One label for all of them.
  return facts.map((each, i) => (i === 0 ? each : { ...each, label: '' }))
}

/** §2.2.vosges §8.4.8 §8.4.9 */
function placeFacts(scene: Scene, space: number): SpaceFact[] {
  const s = scene.state
  const w = words(scene).report
  const fact = (text: string, rule: string): SpaceFact => ({ label: w.rule, line: { text, rules: [rule] } })
  return [
    ...(isSchlieffen(space)
      ? [
          fact(
            isSchlieffenClosed(s, space) ? w.schlieffen(LAST_SCHLIEFFEN_TURN + 1) : w.schlieffenOpen,
            '8.4.8',
          ),
        ]
      : []),
    ...(isParisInDanger(space)
      ? [fact(s.parisDanger > 0 ? w.dangerPast(s.parisDanger) : w.danger, '8.4.9.a')]
      : []),
    ...(isVosges(space) ? [fact(w.vosges, '2.2.vosges')] : []),
    ...(presenceOf(s, AL).besiegedForts(space) + presenceOf(s, GE).besiegedForts(space) > 0
      ? [fact(w.siege, '9.5.3.a')]
      : []),
  ]
}
