/** The panel of a combat: before the dice every chance, after them what came of it. */
import { isSet } from '../../rules/12-combat/under-way.ts'
import type { Answer } from '@sandtable/kernel'
import type { Chart, FightPanel, Line } from '@sandtable/presentation'
import { type Forecast, forecastOf, forecastOn } from '../../inspect/index.ts'
import { homeOf } from '../../map.ts'
import { enemyOf, type Nation } from '../../sides.ts'
import { COMBAT, type State } from '../../state.ts'
import { deedsOf } from '../log/deeds.ts'
import { tell } from '../log/prose.ts'
import { tellerOf } from '../log/teller.ts'
import {
  askedOf,
  nationTitle,
  optionsOf,
  placeName,
  type Scene,
  SIDE_KEYS,
  sideTitle,
  words,
} from '../scene.ts'
import { fireLines, modifierTable, trackOf } from './arithmetic.ts'
import { cardLines } from './cards.ts'
import { lossChances, percent, summary } from './chances.ts'
import { attackersToCome, attackingSide, defendingSide } from './sides.ts'
import { forecastAhead, isAhead } from '../preview-attack-ahead.ts'
import { type CombatFacts, factsOf } from './told.ts'

export function fight(scene: Scene, answer: Answer | undefined): FightPanel | undefined {
  const s = scene.state
  if (s.combat >= 0) return isDecided(s) ? after(scene) : underWay(scene)
  const planned = plannedOn(scene, answer)
  return planned ? before(scene, planned, true) : over(scene)
}
/** Until a unit has joined the attack, it is shown with all units that can. */
function underWay(scene: Scene): FightPanel {
  const s = scene.state
  const now = forecastOf(s, scene.stage)
  const isEmpty = now.fight.attackers.length === 0
  const all = isEmpty ? forecastOn(s, s.combat, isSet(s, COMBAT.uprising)) : undefined
  if (!all) return before(scene, now, false)
  const panel = before(scene, all, false)
  const attacker = attackersToCome(scene, all)
  return { ...panel, attacker, subtitle: words(scene).fight.stages.everybody }
}
/** A side has fired, or the defender has withdrawn before fire. */
const isDecided = (s: State): boolean => s.attackLn >= 0 || s.defenceLn >= 0 || isSet(s, COMBAT.withdrawn)

/** The attack an answer would begin, or the only one there is. */
function plannedOn(scene: Scene, answer: Answer | undefined): Forecast | undefined {
  const s = scene.state
  if (answer?.arg !== undefined && isAhead(scene)) return forecastAhead(scene, answer.arg)
  if (answer?.arg !== undefined && (answer.verb === 'target' || answer.verb === 'target-uprising'))
    return forecastOn(s, answer.arg, answer.verb === 'target-uprising')
  const asked = askedOf(scene)
  const [only, ...others] = asked?.prompt === 'attack' ? optionsOf(asked.offer, 'target') : []
  return only === undefined || others.length > 0 ? undefined : forecastOn(s, only, false)
}

function before(scene: Scene, forecast: Forecast, isPlanned: boolean): FightPanel {
  const w = words(scene).fight
  const { space } = forecast.fight
  const modifiers = modifierTable(scene, forecast)
  const track = trackOf(forecast)
  return {
    title: w.title(placeName(scene, space)),
    id: countryOf(scene, space),
    subtitle: isPlanned ? w.stages.planned : w.stages.before,
    attacker: attackingSide(scene, forecast, isPlanned),
    defender: defendingSide(scene, forecast),
    lines: [...fireLines(scene, forecast), ...(isPlanned ? [] : cardLines(scene))],
    ...(track ? { track } : {}),
    ...(modifiers ? { modifiers } : {}),
    charts: charts(scene, forecast),
    sentence: sentenceOf(scene, forecast),
    assumed: { text: forecast.isGuessed ? w.guessed : w.assumed, rules: ['9.8.a'] },
  }
}

/** A space is shown by its name, with its country beside it. */
function countryOf(scene: Scene, space: number): string {
  const home = homeOf(space)
  return home < 0 ? '' : nationTitle(scene, home as Nation)
}

/** §12.6.1 the Loss Numbers of both sides */
function charts(scene: Scene, { chances, fight: { attacker } }: Forecast): Chart[] {
  const w = words(scene).fight
  const bars = (of: 'attackLn' | 'defenceLn'): Chart['bars'] =>
    [...lossChances(chances, of)].map(([ln, p]) => ({ label: String(ln), p }))
  return [
    { title: w.attacker, unit: w.loss, nation: SIDE_KEYS[attacker], bars: bars('attackLn') },
    { title: w.defender, unit: w.loss, nation: SIDE_KEYS[enemyOf(attacker)], bars: bars('defenceLn') },
  ]
}

function sentenceOf(scene: Scene, { chances }: Forecast): Line {
  const { win, tie, lose, far } = summary(chances)
  return {
    text: words(scene).fight.sentence(percent(win), percent(far), percent(tie), percent(lose)),
    rules: ['12.7.2.b'],
  }
}

/** The dice have been rolled: losses, retreat and advance are being decided. */
function after(scene: Scene): FightPanel {
  const forecast = forecastOf(scene.state, scene.stage)
  const w = words(scene).fight
  const { space } = forecast.fight
  const facts = factsOf(scene.told)
  return {
    title: w.title(placeName(scene, space)),
    id: countryOf(scene, space),
    subtitle: resultOf(scene, facts) ?? w.stages.resolved,
    attacker: { ...attackingSide(scene, forecast, true), total: '' },
    defender: { ...defendingSide(scene, forecast), total: '' },
    lines: storyLines(scene, facts),
    charts: [],
    sentence: nextLine(scene),
  }
}
/** the Loss Numbers of both, attacker's first */
function resultOf(scene: Scene, { fired, declared }: CombatFacts): string | undefined {
  const loss = (isAttack: boolean): string => {
    const shot = fired.find(({ side }) => (side === declared?.side) === isAttack)
    return shot ? String(shot.ln) : '–'
  }
  return fired.length === 0 ? undefined : words(scene).fight.result(loss(true), loss(false))
}
function nextLine(scene: Scene): Line {
  const [asked] = scene.decisions
  const seat = asked && scene.scenario.seats[asked.seat]?.title[scene.language]
  const w = words(scene).fight
  return asked ? { text: w.decides(seat ?? ''), rules: [asked.rule] } : { text: w.over }
}

/** What has happened so far, as the log tells it, with the dice in figures. */
function storyLines(scene: Scene, { all }: CombatFacts): Line[] {
  const teller = tellerOf(scene.language)
  return deedsOf(all.map((event) => ({ at: 0, event }))).map((deed) => {
    const [event] = deed.events
    return {
      text: tell(deed, teller),
      rules: [event.rule],
      ...(event.type === 'fired' ? { value: words(scene).fight.die(event.die, capped(event.total)) } : {}),
    }
  })
}

/** §12.2.G.1 A modified roll stays between 1 and 6. */
const capped = (total: number): number => Math.min(6, Math.max(1, total))

/** A combat whose last die fell with the last action and that is over. */
function over(scene: Scene): FightPanel | undefined {
  const facts = factsOf(scene.told)
  const last = scene.told?.at(-1)?.at
  if (!facts.declared || facts.fired.length === 0 || facts.firedAt !== last) return undefined
  const { side, space } = facts.declared
  const w = words(scene).fight
  const end = facts.all.findIndex(({ type }) => OUTSIDE.has(type))
  const all = end < 0 ? facts.all : facts.all.slice(0, end)
  return {
    title: w.title(placeName(scene, space)),
    id: countryOf(scene, space),
    subtitle: resultOf(scene, facts) ?? w.stages.over,
    isOver: true,
    attacker: { ...EMPTY, title: w.attack(sideTitle(scene, side)), nation: SIDE_KEYS[side] },
    defender: {
      ...EMPTY,
      title: w.defence(sideTitle(scene, enemyOf(side))),
      nation: SIDE_KEYS[enemyOf(side)],
    },
    lines: storyLines(scene, { ...facts, all }),
    charts: [],
    sentence: { text: w.over },
  }
}
const EMPTY = { rows: [], total: '' } as const
/** The round continues. */
const OUTSIDE: ReadonlySet<string> = new Set([
  'card-left',
  'action-taken',
  'turn-began',
  'round-began',
  'combat-cards-discarded',
])
