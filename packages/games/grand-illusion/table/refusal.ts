/** A refusal taken apart: what, why with the rule, and the nearest thing that works. */
import type { Refusal } from '@sandtable/kernel'
import { type Line, type Preview, numbersIn, refusalSentence } from '@sandtable/presentation'
import { battleOnceThere, reachableBy, reachCosts } from '../inspect/index.ts'
import { GRID } from '../map.ts'
import { enemyOf } from '../sides.ts'
import { phasing, presenceOf } from '../state.ts'
import type { PromptKey } from '../text/keys.ts'
import { expected } from './preview-battle.ts'
import { mannerOf, marching } from './question.ts'
import { askedOf, optionsOf, placeName, type Scene, spaceName, titleOf, words } from './scene.ts'

export function refusal(scene: Scene, why: Refusal): Preview {
  const sentence: Line = { text: sentenceOf(scene, why), rules: [why.rule], tone: 'bad' }
  return {
    title: headOf(scene, why),
    lines: [sentence, ...nearestLines(scene, why), ...undoLines(scene, why), ...enemyLines(scene, why)],
  }
}

const sentenceOf = (scene: Scene, why: Refusal): string => refusalSentence(scene, why, words(scene).refusal)

/** What the player tried, by the question it was tried at. */
function headOf(scene: Scene, { facts }: Refusal): string {
  const w = words(scene).refusal
  const prompt = askedOf(scene)?.prompt
  const [piece] = [facts.unit, facts.piece].flatMap(numbersIn)
  const [space] = numbersIn(facts.hex)
  if (prompt !== undefined && ABOUT_SPACES.has(prompt) && space !== undefined)
    return spaceHead(scene, prompt, space)
  if (piece !== undefined) return w.piece(titleOf(piece, scene.language))
  return space === undefined ? w.plain : w.space(spaceName(scene, space))
}

const DIRECTIONS = [0, 1, 2, 3, 4, 5]

const ABOUT_SPACES: ReadonlySet<PromptKey> = new Set([
  'march',
  'activity',
  'arrive-where',
  'strategic-where',
  'retreat',
  'retreat-on',
  'choose-battle',
  'redeploy-where',
])

function spaceHead(scene: Scene, prompt: PromptKey, space: number): string {
  const w = words(scene).refusal
  const name = spaceName(scene, space)
  if (prompt === 'march') return w.enter(name)
  if (prompt === 'activity') return w.activate(name)
  if (prompt === 'choose-battle') return w.battle(name)
  if (prompt === 'retreat' || prompt === 'retreat-on') return w.retreat(name)
  return w.place(name)
}

/** §8.4 for a hex the group cannot enter: how near it can get */
function nearestLines(scene: Scene, { facts }: Refusal): Line[] {
  const units = marching(scene)
  const [target] = numbersIn(facts.hex)
  if (units.length === 0 || target === undefined) return []
  const reached = [...reachCosts(scene.state, units, mannerOf(scene))]
  const [best] = reached.sort(
    ([a, costA], [b, costB]) => GRID.distance(a, target) - GRID.distance(b, target) || costA - costB,
  )
  if (!best || GRID.distance(best[0], target) >= GRID.distance(Number(facts.from ?? best[0]), target))
    return []
  return [{ text: words(scene).refusal.nearest(spaceName(scene, best[0]), best[1]), tone: 'good' }]
}

/** §8.2.1 §9.1.2 An enemy was pointed at before anybody is activated: from where he could be attacked, and with what hope. */
function enemyLines(scene: Scene, { code, facts }: Refusal): Line[] {
  const [target] = numbersIn(facts.hex)
  if (code !== 'no-unit-there' || target === undefined) return []
  const s = scene.state
  const side = phasing(s)
  if (!presenceOf(s, enemyOf(side)).isHolding(target)) return []
  const w = words(scene).battle
  const open = optionsOf(askedOf(scene)?.offer, 'activate')
  const from = neighboursOf(target).flatMap((h): Line[] => {
    const units = open.includes(h) ? comers(scene, h, target) : []
    const forecast = battleOnceThere(s, units, target)
    if (!forecast) return []
    const value = w.fromValue(expected(forecast, true), expected(forecast, false))
    return [{ text: w.from(spaceName(scene, h)), value, rules: ['9.1.2.b'] }]
  })
  if (from.length === 0) return [{ text: w.nobodyNear, rules: ['8.2.1'] }]
  const assumed: Line = { text: w.assumed.all, rules: ['9.1.4'], tone: 'faint' }
  return [{ text: w.activateFirst, rules: ['8.2.1'], tone: 'good' }, ...from, assumed]
}
const neighboursOf = (h: number): number[] =>
  DIRECTIONS.map((d) => GRID.neighbour(h, d)).filter((near) => near >= 0)

/** §8.4 The units of the hex that could march there once it is activated. */
const comers = (scene: Scene, h: number, target: number): number[] =>
  reachableBy(scene.state, phasing(scene.state), h, target)

/** §8.2.1 another hex was meant: the CAP can be had back */
function undoLines(scene: Scene, { code }: Refusal): Line[] {
  if (code !== 'hex-not-active' && code !== 'not-in-active-hex') return []
  const active = scene.state.activeHex
  return active < 0 ? [] : [{ text: words(scene).refusal.undo(placeName(scene, active)), tone: 'plain' }]
}
