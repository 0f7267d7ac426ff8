/** What is left before something ends: told beside the question, and asked back where it would be lost. */
import type { Undone } from '@sandtable/presentation'
import { MARK, SIDE_MARK } from '../codes.ts'
import { gapsOf, openChips } from '../inspect/index.ts'
import { isSupplied } from '../rules/03-supply/net.ts'
import { arePlansBinding } from '../rules/12-scenarios/plans.ts'
import { isNeutralLand } from '../rules/06-diplomacy/neutrals.ts'
import { CP, type Side } from '../nations.ts'
import { firstMonth, scenarioData } from '../scenarios.ts'
import { allegianceOf, isFlipped, isMarked, whereIs } from '../state.ts'
import { FIGHTERS, hasTrenchSide, isCorps, UNITS } from '../units.ts'
import { type Duty, dutiesOf, LIEGE } from './duties.ts'
import { askedOf, optionsOf, type OwnDecision, placeIn, type Scene, viewerSide, words } from './scene.ts'

export function stillToDo(scene: Scene): Undone[] {
  const asked = askedOf(scene)
  if (!asked) return []
  switch (asked.prompt) {
    case 'pick-force':
      return inTheHalf(scene, asked)
    case 'patrol':
      return grounded(scene)
    case 'violations':
      return roadToLiege(scene)
    default:
      return []
  }
}

/** The most urgent first. */
function inTheHalf(scene: Scene, asked: OwnDecision): Undone[] {
  const all = [
    ...unsupplied(scene),
    ...duties(scene),
    ...chips(scene),
    ...gaps(scene),
    ...unmoved(scene, asked),
    ...reroll(scene),
  ]
  return all.sort((a, b) => URGENCY.indexOf(a.tone) - URGENCY.indexOf(b.tone))
}
const URGENCY: readonly Undone['tone'][] = ['bad', 'warn', 'plain', 'good']

/** names of a few places, and how many there are besides */
const FEW = 3
function named(scene: Scene, places: readonly number[]): string {
  const names = places.slice(0, FEW).map((p) => placeIn(scene, p))
  return words(scene).panels.toDo.places(words(scene).and(names), Math.max(0, places.length - FEW))
}

/** §6.6 may be lost when the fortnight ends */
function unsupplied(scene: Scene): Undone[] {
  const s = scene.state
  const side = viewerSide(scene)
  const w = words(scene).panels.toDo
  const out: number[] = []
  for (let u = 0; u < UNITS; u++)
    if (whereIs(s, u) >= 0 && isCorps(u) && allegianceOf(s, u) === side && !isSupplied(s, u)) out.push(u)
  const spaces = [...new Set(out.map((u) => whereIs(s, u)))]
  if (out.length === 0) return [{ id: 'supply', text: w.supplied, spaces, rules: ['6.6'], tone: 'good' }]
  return [
    {
      id: 'supply',
      text: w.unsupplied(out.length),
      spaces,
      rules: ['6.6'],
      tone: 'bad',
      warning: w.unsuppliedWarning(out.length, named(scene, spaces)),
    },
  ]
}

/** §12.1 Plan XVII and Schlieffen, with their counts */
const duties = (scene: Scene): Undone[] =>
  dutiesOf(scene.state, viewerSide(scene)).map((duty) => dutyLine(scene, duty))

function dutyLine(scene: Scene, { plan, done, wanted, rule }: Duty): Undone {
  const w = words(scene).panels.toDo
  const left = Math.max(0, wanted - done)
  const text = plan === 'liege' || plan === 'twoRaids' ? w[plan](left === 0) : w[plan](done, wanted)
  const base = { id: plan, text, spaces: plan === 'liege' ? [LIEGE] : [], rules: [rule] }
  if (left === 0) return { ...base, tone: 'good' }
  const warning = {
    liege: w.liegeWarning,
    twoRaids: w.twoRaidsWarning,
    plan17: w.plan17Warning(left),
    schlieffen: w.schlieffenWarning(left),
  }[plan]
  // until the second fortnight there is another half for Belgium
  const isLast = plan === 'plan17' || plan === 'twoRaids' || scene.state.fortnight > 1
  return { ...base, tone: isLast ? 'bad' : 'warn', ...(isLast ? { warning } : {}) }
}

function chips(scene: Scene): Undone[] {
  const w = words(scene).panels.toDo
  const spaces = openChips(scene.state, viewerSide(scene))
  if (spaces.length === 0) return []
  return [
    {
      id: 'chips',
      text: w.chips(spaces.length),
      spaces,
      rules: ['2.53'],
      tone: 'warn',
      warning: w.chipsWarning(named(scene, spaces)),
    },
  ]
}

function gaps(scene: Scene): Undone[] {
  const w = words(scene).panels.toDo
  const spaces = gapsOf(scene.state, viewerSide(scene))
  if (spaces.length === 0) return [{ id: 'gaps', text: w.noGaps, spaces, tone: 'good' }]
  return [
    {
      id: 'gaps',
      text: w.gaps(spaces.length),
      spaces,
      tone: 'warn',
      warning: w.gapsWarning(named(scene, spaces)),
    },
  ]
}

/** §6.53 mobile corps that can still move; those in trenches stay where they are on purpose */
function unmoved(scene: Scene, { offer }: OwnDecision): Undone[] {
  const s = scene.state
  const idle = optionsOf(offer, 'unit').filter((u) => !(hasTrenchSide(u) && isFlipped(s, u)))
  const spaces = [...new Set(idle.map((u) => whereIs(s, u)))]
  if (idle.length === 0) return []
  const w = words(scene).panels.toDo
  const text = w.unmoved(idle.length, spaces.length)
  const line: Undone = { id: 'unmoved', text, spaces, rules: ['6.53'], tone: 'plain' }
  return [hasActed(s, viewerSide(scene)) ? line : { ...line, warning: w.nobodyMoved }]
}

/** somebody of the side has marched, attacked or dug in since the half began */
function hasActed(s: Scene['state'], side: Side): boolean {
  for (let u = 0; u < UNITS; u++)
    if (allegianceOf(s, u) === side && isMarked(s, u, MARK.moved | MARK.dug)) return true
  return false
}

/** §12.1 §11.5 only in the first fortnight */
function reroll(scene: Scene): Undone[] {
  const s = scene.state
  const isFirst = s.fortnight === 1 && s.month === firstMonth(scenarioData(s.scenario))
  if (!isFirst || !s.sideMarks.has(viewerSide(scene), SIDE_MARK.reroll)) return []
  return [
    {
      id: 'reroll',
      text: words(scene).panels.toDo.reroll,
      spaces: [],
      rules: ['12.1.special.reroll'],
      tone: 'plain',
    },
  ]
}

/** §12.1 §6.11 the German plan leads through Belgium */
function roadToLiege(scene: Scene): Undone[] {
  const s = scene.state
  const isBound = viewerSide(scene) === CP && arePlansBinding(s)
  if (!isBound || !isNeutralLand(s, LIEGE)) return []
  const w = words(scene).panels.toDo
  return [
    {
      id: 'belgium',
      text: w.belgium,
      spaces: [LIEGE],
      rules: ['12.1.special.schlieffen', '6.11'],
      tone: 'bad',
      warning: w.belgiumWarning,
    },
  ]
}

/** §6.31 */
function grounded(scene: Scene): Undone[] {
  const s = scene.state
  const side = viewerSide(scene)
  const left = FIGHTERS.filter(
    (u) =>
      whereIs(s, u) >= 0 &&
      allegianceOf(s, u) === side &&
      !isMarked(s, u, MARK.patrolling) &&
      isSupplied(s, u),
  )
  if (left.length === 0) return []
  const spaces = [...new Set(left.map((u) => whereIs(s, u)))]
  return [
    {
      id: 'fighters',
      text: words(scene).panels.toDo.fighters(left.length),
      spaces,
      rules: ['6.31'],
      tone: 'plain',
    },
  ]
}
