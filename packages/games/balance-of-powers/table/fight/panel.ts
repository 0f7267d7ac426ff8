/** The panel of a fight: before the dice every chance, after them what came of it. */
import type { Answer } from '@sandtable/kernel'
import type { FightPanel, Line } from '@sandtable/presentation'
import {
  combatantsOf,
  type Combatants,
  type Fight,
  isAhead,
  likeliestOf,
  type Outcomes,
  isOpenedForSure,
  outcomesOf,
  reserveCandidates,
  settingsOf,
} from '../../inspect/index.ts'
import { enemyOf } from '../../nations.ts'
import { idOf, townName } from '../../places.ts'
import { COMBAT, corpsIn, is, isHeldUp, WORD } from '../../rules/10-land-combat/facts.ts'
import { hasUseOfInfrastructure } from '../../rules/10-land-combat/modifiers.ts'
import type { State } from '../../state.ts'
import { percent } from '../chances.ts'
import { askedOf, placeIn, type Scene, SIDE_COLOURS, words } from '../scene.ts'
import { dogfightPanel, raidPanel } from './air.ts'
import { modifierLines, settledLines, storyLines } from './lines.ts'
import { choicesOf, fightOf } from './plan.ts'
import { resultsOf, rolledResults } from './results.ts'
import { attackingSide, defendingSide } from './sides.ts'
import { factsOf } from './told.ts'

export function fight(scene: Scene, answer: Answer | undefined): FightPanel | undefined {
  const found = fightOf(scene, answer)
  if (found) return isDecided(found) ? after(scene, found) : before(scene, found, answer)
  return dogfightPanel(scene, answer) ?? raidPanel(scene, answer) ?? over(scene)
}

/** The dice have fallen, and nobody will roll them again. */
const isDecided = (fight: Fight): boolean => !isAhead(fight, 'combat/roll')

const idAt = (place: number): string => (townName(place) ? idOf(place) : '')

function before(scene: Scene, fight: Fight, answer: Answer | undefined): FightPanel {
  const settings = settingsOf(fight, choicesOf(scene, answer))
  const outcomes = outcomesOf(settings, !isAhead(fight, 'combat/payment'))
  const parts = combatantsOf(fight)
  const s = fight.state
  // the point units that are reckoned with
  const { attackPoint, defencePoint } = likeliestOf(settings)?.state ?? s
  Object.assign(s, { attackPoint, defencePoint })
  const [attacker, defender] = [attackingSide(scene, fight, parts), defendingSide(scene, fight, parts)]
  const table = resultsOf(scene, s, outcomes, [attacker.nation, defender.nation], parts)
  const w = words(scene).panels.fight
  return {
    title: w.title(placeIn(scene, parts.place)),
    id: idAt(parts.place),
    subtitle: subtitleOf(scene, fight),
    attacker,
    defender,
    lines: [
      ...(fight.isDeclared ? storyLines(scene, factsOf(scene.told).all) : []),
      ...pointLines(scene),
      ...modifierLines(scene, fight, settings, outcomes, parts),
      ...prospectLines(scene, s, outcomes),
    ],
    charts: [],
    ...(isOpenedForSure(outcomes) ? {} : { results: table }),
    sentence: sentenceOf(scene, fight, outcomes, parts),
    ...assumedIn(scene, fight),
  }
}

/** §10.531 §10.712 what it means to be the point unit, where one is to be named */
function pointLines(scene: Scene): Line[] {
  if (askedOf(scene)?.prompt !== 'point-unit') return []
  const w = words(scene).panels.fight
  return [
    { text: w.pointCounts, rules: ['10.531', '10.53'], tone: 'strong' },
    { text: w.pointFalls, rules: ['10.712'], tone: 'warn' },
  ]
}

/** What else the roll may bring. */
function prospectLines(scene: Scene, s: State, { learns, unpaid }: Outcomes): Line[] {
  const w = words(scene).panels.fight
  const mayWearDown = is(s, COMBAT.trenched) && !is(s, COMBAT.innovative)
  return [
    ...(learns > 0 ? [{ text: w.learns, value: percent(learns), rules: ['2.82'] }] : []),
    ...(unpaid.attack > 0
      ? [{ text: w.unpaid.attack, value: percent(unpaid.attack), rules: ['10.711'], tone: 'warn' } as const]
      : []),
    ...(unpaid.defence > 0
      ? [{ text: w.unpaid.defence, value: percent(unpaid.defence), rules: ['10.711'] }]
      : []),
    ...(mayWearDown ? [{ text: w.attrition, rules: ['10.713'] }] : []),
  ]
}

/** §2.7 */
function subtitleOf(scene: Scene, { state: s, isDeclared }: Fight): string {
  const w = words(scene).panels.fight
  const isMajor = corpsIn(s, s.phasing).length > 1 && corpsIn(s, enemyOf(s.phasing)).length > 1
  const size = isMajor ? w.major : w.minor
  return isDeclared ? size : `${w.stages.planned}${words(scene).dot}${size}`
}

function sentenceOf(
  scene: Scene,
  { state: s }: Fight,
  outcomes: Outcomes,
  { from, place }: Combatants,
): Line {
  const w = words(scene).panels.fight
  const { opened, falls, breach } = outcomes
  if (isOpenedForSure(outcomes)) return { text: w.openedForSure, rules: ['10.21', '10.22'] }
  const parts = [
    ...(is(s, COMBAT.rolled) ? [w.again(s.combat.get(WORD.line))] : []),
    ...(opened > 0 ? [w.opened(percent(opened))] : []),
    w.sentence(percent(falls), percent(breach)),
    ...(isHeldUp(s) ? [w.held(placeIn(scene, from), placeIn(scene, place))] : []),
  ]
  return {
    text: parts.join(words(scene).panels.space),
    rules: [
      ...(is(s, COMBAT.rolled) ? ['12.1.special.reroll'] : []),
      '10.62',
      ...(isHeldUp(s) ? ['9.62', '9.63'] : []),
    ],
  }
}

/** What the reckoning takes for granted, as far as it matters. */
function assumedIn(scene: Scene, fight: Fight): Pick<FightPanel, 'assumed'> {
  const w = words(scene).panels.fight.assumed
  const parts = [
    ...(isAhead(fight, 'combat/point-units') ? [w.points] : []),
    ...(isAhead(fight, 'combat/reserves') && reserveCandidates(fight.state).length > 0 ? [w.reserve] : []),
    ...(isAhead(fight, 'combat/infrastructure') && hasUseOfInfrastructure(fight.state)
      ? [w.infrastructure]
      : []),
    w.paid,
  ]
  return { assumed: { text: w.all(parts.join(words(scene).comma)), rules: ['10.531', '10.711'] } }
}

/** The line has been rolled: losses, morale and retreats are being decided. */
function after(scene: Scene, fight: Fight): FightPanel {
  const facts = factsOf(scene.told)
  const parts = combatantsOf(fight)
  const s = fight.state
  const w = words(scene).panels.fight
  const [attacker, defender] = [attackingSide(scene, fight, parts), defendingSide(scene, fight, parts)]
  return {
    title: w.title(placeIn(scene, parts.place)),
    id: idAt(parts.place),
    subtitle: is(s, COMBAT.major) ? w.major : w.minor,
    attacker,
    defender,
    lines: [...(facts.modified ? settledLines(scene, facts.modified) : []), ...storyLines(scene, facts.all)],
    charts: [],
    results: rolledResults(scene, s, [attacker.nation, defender.nation], parts, facts.excused),
    sentence: nextLine(scene),
  }
}

function nextLine(scene: Scene): Line {
  const [asked] = scene.decisions
  const w = words(scene).panels.fight
  const seat = asked && scene.scenario.seats[asked.seat]?.title[scene.language]
  return asked ? { text: w.decides(seat ?? ''), rules: [asked.rule] } : { text: w.over }
}

/** A combat whose dice fell with the last action and that has ended with it. */
function over(scene: Scene): FightPanel | undefined {
  const { declared, modified, rolled, rolledAt, all } = factsOf(scene.told)
  if (!declared || !rolled || scene.told?.at(-1)?.at !== rolledAt) return undefined
  const w = words(scene).panels.fight
  const side = scene.state.phasing
  const empty = { rows: [], total: '' } as const
  return {
    title: w.title(placeIn(scene, declared.place)),
    id: idAt(declared.place),
    subtitle: w.stages.over,
    isOver: true,
    attacker: { ...empty, title: w.attack(placeIn(scene, declared.from)), nation: SIDE_COLOURS[side] },
    defender: { ...empty, title: w.defence(0), nation: SIDE_COLOURS[enemyOf(side)] },
    lines: [...(modified ? settledLines(scene, modified) : []), ...storyLines(scene, all)],
    charts: [],
    sentence: { text: w.over },
  }
}
