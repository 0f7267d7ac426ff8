/** The sheet of the powers: what each has, what the next season brings, how near its limit it is. */
import type { Line, Power, PowerFigure, PowersSheet, PowerSide } from '@sandtable/presentation'
import { OUT, STANDING } from '../codes.ts'
import { DATA } from '../data/load.ts'
import { nextIncome } from '../inspect/index.ts'
import { isMajor, majorData, NATION_IDS, NATIONS, SIDES, type Side } from '../nations.ts'
import { isInCrisis, isInRevolution } from '../rules/02-concepts/demoralization.ts'
import { isInnovative } from '../rules/02-concepts/innovation.ts'
import { isFriendly } from '../rules/02-concepts/control.ts'
import { isSupplied } from '../rules/03-supply/net.ts'
import { measureOf, scoresOf } from '../rules/12-scenarios/end.ts'
import { isInPlay, scenarioData } from '../scenarios.ts'
import { CHIPS } from '../sites.ts'
import { isFlipped, type State, whereIs } from '../state.ts'
import { monthTitle } from '../text/names.ts'
import { isCorps, UNITS_OF } from '../units.ts'
import { ledgerOf, type Page } from './ledger.ts'
import { colourOf, nationIn, type Scene, SIDE_COLOURS, viewerSide, words } from './scene.ts'

export function powers(scene: Scene): PowersSheet {
  const pages = ledgerOf(scene.told ?? [])
  return {
    shared: [],
    sides: SIDES.map((side) => sideOf(scene, side, pages)),
    turns: pages.map(({ month }) => monthTitle(month, scene.language)),
  }
}

/** the course of a figure; the last value is the one it has now */
const course = (pages: readonly Page[], of: (page: Page) => number | undefined, now: number): number[] => [
  ...pages.slice(0, -1).map((page) => of(page) ?? 0),
  ...(pages.length > 0 ? [now] : []),
]

function sideOf(scene: Scene, side: Side, pages: readonly Page[]): PowerSide {
  const s = scene.state
  const nations = Array.from({ length: NATIONS }, (_, n) => n).filter((n) => s.allegiance.get(n) === side)
  return {
    nation: SIDE_COLOURS[side],
    title: words(scene).sides[side] ?? '',
    figures: [scoreFigure(scene, side), innovationFigure(scene, side, pages)],
    powers: [
      ...nations.filter(isMajor).map((n) => majorOf(scene, n, pages)),
      ...nations.filter((n) => !isMajor(n) && corpsOf(s, n).length > 0).map((n) => minorOf(scene, n)),
    ],
  }
}

function scoreFigure(scene: Scene, side: Side): PowerFigure {
  const w = words(scene).panels.powers
  const measure = measureOf(scene.state)
  return {
    id: `score-${side}`,
    title: w.score[measure],
    value: scoresOf(scene.state)[side] ?? 0,
    about: { text: w.scoreAbout[measure], rules: [scenarioData(scene.state.scenario).id] },
    thresholds: [],
    history: [],
  }
}

/** §2.82 §2.83 */
function innovationFigure(scene: Scene, side: Side, pages: readonly Page[]): PowerFigure {
  const s = scene.state
  const w = words(scene).panels.powers
  const value = s.ti.get(side)
  const [first] = DATA.combat.innovation
  return {
    id: `innovation-${side}`,
    title: w.innovation,
    value,
    ...(isInnovative(s, side) ? { text: `${value}${words(scene).dot}${w.innovative}` } : {}),
    least: 0,
    most: (DATA.combat.innovation.at(-1)?.level ?? 0) + 1,
    about: { text: w.innovationAbout, rules: ['2.82', '2.83'] },
    thresholds: first
      ? [{ at: first.level, from: 'above', text: w.innovationFrom, rules: ['2.83'], tone: 'good' }]
      : [],
    history: course(pages, ({ ti }) => ti[side], value),
  }
}

function majorOf(scene: Scene, n: number, pages: readonly Page[]): Power {
  const note = noteOf(scene, n)
  return {
    nation: colourOf(n),
    title: nationIn(scene, n),
    ...(note === undefined ? {} : { note }),
    figures: [
      rpFigure(scene, n, pages),
      demoralizationFigure(scene, n, pages),
      corpsFigure(scene, n),
      chipsFigure(scene, n),
      railFigure(scene, n),
    ],
  }
}

const minorOf = (scene: Scene, n: number): Power => {
  const note = noteOf(scene, n)
  return {
    nation: colourOf(n),
    title: nationIn(scene, n),
    ...(note === undefined ? {} : { note }),
    figures: [corpsFigure(scene, n)],
  }
}

function noteOf(scene: Scene, n: number): string | undefined {
  const s = scene.state
  const w = words(scene).panels.powers
  if (s.standing.has(n, STANDING.conquered)) return w.conquered
  if (isMajor(n) && isInRevolution(s, n)) return w.revolution
  if (isMajor(n) && isInCrisis(s, n)) return w.crisisSince(monthTitle(s.crisisMonth.get(n), scene.language))
  return scene.seat !== undefined && s.allegiance.get(n) === viewerSide(scene) ? w.you : undefined
}

/** §5.0 with what the next season brings, part by part */
function rpFigure(scene: Scene, n: number, pages: readonly Page[]): PowerFigure {
  const s = scene.state
  const { powers: w, signed } = words(scene).panels
  const income = nextIncome(s, n)
  const sum = income.reduce((total, { rp }) => total + rp, 0)
  return {
    id: `rp-${n}`,
    title: w.rp,
    value: s.rp.get(n),
    least: 0,
    about: { text: w.rpAbout, rules: ['2.41', '2.44'] },
    thresholds: [],
    history: course(pages, ({ rp }) => rp[n], s.rp.get(n)),
    parts: [
      { text: w.next, value: signed(sum), rules: ['5.0'], tone: sum < 0 ? 'bad' : 'strong' },
      ...income.map(
        ({ what, rp, rule }): Line => ({ text: w.income[what], value: signed(rp), rules: [rule] }),
      ),
    ],
  }
}

/** §2.91 §2.92 */
function demoralizationFigure(scene: Scene, n: number, pages: readonly Page[]): PowerFigure {
  const s = scene.state
  const w = words(scene).panels.powers
  const { limit } = majorData(n)
  const value = s.demoralization.get(n)
  return {
    id: `demoralization-${n}`,
    title: w.demoralization,
    value,
    text: isInCrisis(s, n)
      ? w.crisisSince(monthTitle(s.crisisMonth.get(n), scene.language))
      : `${value}/${limit}`,
    least: 0,
    most: limit,
    about: { text: w.demoralizationAbout, rules: ['2.91', '5.36'] },
    thresholds: [{ at: limit, from: 'above', text: w.crisis, rules: ['2.92'], tone: 'bad' }],
    history: course(pages, ({ demoralization }) => demoralization[n], value),
  }
}

const corpsOf = (s: State, n: number): number[] =>
  (UNITS_OF[n] as readonly number[]).filter((u) => isCorps(u) && whereIs(s, u) !== OUT.gone)

function corpsFigure(scene: Scene, n: number): PowerFigure {
  const s = scene.state
  const w = words(scene).panels.powers
  const own = corpsOf(s, n)
  const on = own.filter((u) => whereIs(s, u) >= 0)
  const at = (where: number): number => own.filter((u) => whereIs(s, u) === where).length
  const parts: readonly (readonly [keyof typeof w.parts, number])[] = [
    ['trench', on.filter((u) => isFlipped(s, u)).length],
    ['unsupplied', on.filter((u) => !isSupplied(s, u)).length],
    ['pool', at(OUT.pool)],
    ['due', at(OUT.bought)],
    ['toCome', at(OUT.toCome)],
  ]
  return {
    id: `corps-${n}`,
    title: w.corps,
    value: on.length,
    most: Math.max(1, own.length),
    about: { text: w.corpsAbout, rules: ['1.32', '5.11'] },
    thresholds: [],
    history: [],
    parts: parts
      .filter(([, count]) => count > 0)
      .map(
        ([part, count]): Line => ({
          text: w.parts[part],
          value: String(count),
          ...(part === 'unsupplied' ? { tone: 'bad' as const, rules: ['3.2'] } : {}),
        }),
      ),
  }
}

const chipOwner = DATA.chips.map(({ owner }) => owner)

/** §2.53 chips of the maps in play: own ones held and lost, and those taken */
function chipsFigure(scene: Scene, n: number): PowerFigure {
  const s = scene.state
  const w = words(scene).panels.powers
  const side = s.allegiance.get(n) as Side
  const inPlay = CHIPS.map((p, i) => ({ p, isOwn: chipOwner[i] === NATION_IDS[n] })).filter(({ p }) =>
    isInPlay(s.scenario, p),
  )
  const held = inPlay.filter(({ p, isOwn }) => isOwn && isFriendly(s, side, p)).length
  const lost = inPlay.filter(({ p, isOwn }) => isOwn && !isFriendly(s, side, p)).length
  const taken = inPlay.filter(({ p, isOwn }) => !isOwn && s.control.get(p) === n).length
  return {
    id: `chips-${n}`,
    title: w.chips,
    value: held + taken,
    about: { text: w.chipsAbout, rules: ['2.53'] },
    thresholds: [],
    history: [],
    parts: [
      { text: w.chipParts.own, value: String(held) },
      { text: w.chipParts.taken, value: String(taken), ...(taken > 0 ? { tone: 'good' as const } : {}) },
      { text: w.chipParts.lost, value: String(lost), ...(lost > 0 ? { tone: 'bad' as const } : {}) },
    ],
  }
}

/** §9.24 */
function railFigure(scene: Scene, n: number): PowerFigure {
  const w = words(scene).panels.powers
  const { rail } = majorData(n)
  const left = Math.max(0, rail - scene.state.railed.get(n))
  return {
    id: `rail-${n}`,
    title: w.rail,
    value: left,
    text: w.railOf(left, rail),
    least: 0,
    most: rail,
    about: { text: w.railAbout, rules: ['9.24'] },
    thresholds: [],
    history: [],
  }
}
