/** A refusal taken apart: what, why with the rule, and the nearest thing that works. */
import type { Refusal } from '@sandtable/kernel'
import { type Line, type Preview, numbersIn, refusalSentence } from '@sandtable/presentation'
import { marchCosts } from '../inspect/index.ts'
import { NEIGHBOURS } from '../map.ts'
import { enemyOf } from '../sides.ts'
import { isOrdered, ORDER, presenceOf } from '../state.ts'
import type { PromptKey } from '../text/keys.ts'
import { cardLine } from './card-lines.ts'
import { marching } from './question.ts'
import { askedOf, cardTitle, fullName, placeName, placesOf, type Scene, words } from './scene.ts'
import type { Words } from './words/words.ts'

export function refusal(scene: Scene, why: Refusal): Preview {
  const enemies = enemiesMeant(scene, why)
  if (enemies !== undefined) return notAttackable(scene, enemies)
  const sentence: Line = { text: sentenceOf(scene, why), rules: [why.rule], tone: 'bad' }
  return {
    title: headOf(scene, why),
    lines: [sentence, ...neededLines(scene, why), ...reachLines(scene, why)],
  }
}

export const sentenceOf = (scene: Scene, why: Refusal): string =>
  refusalSentence(scene, why, words(scene).preview.refusal)

/** §9.4.1 Where enemies are, a click to activate meant the spaces beside them. */
function enemiesMeant(scene: Scene, { code, facts }: Refusal): number | undefined {
  const s = scene.state
  const [space] = numbersIn(facts.space)
  if (code !== 'no-units-there' || askedOf(scene)?.prompt !== 'activate' || space === undefined)
    return undefined
  return presenceOf(s, enemyOf(s.active)).isAnyone(space) ? space : undefined
}

function notAttackable(scene: Scene, space: number): Preview {
  const w = words(scene).preview.refusal
  const place = placeName(scene, space)
  const ready = (NEIGHBOURS[space] ?? []).filter((x) => isOrdered(scene.state, x, ORDER.attack))
  const line: Line =
    ready.length > 0
      ? { text: w.ready(placesOf(scene, ready), place), rules: ['9.4.3.a'], tone: 'good' }
      : { text: w.nobodyBeside(place), rules: ['9.4.3.e'], tone: 'bad' }
  return { title: ready.length > 0 ? w.readyTitle(place) : w.doing.attack(place), lines: [line] }
}

type Doing = keyof Words['preview']['refusal']['doing']
/** What a click on a space meant, by the question. */
const DOING: Partial<Record<PromptKey, Doing>> = {
  march: 'march',
  activate: 'activate',
  attack: 'attack',
  attackers: 'attack',
  'retreat-where': 'retreat',
  'region-retreat': 'retreat',
  'support-where': 'retreat',
  'redeploy-where': 'march',
  'advance-on': 'march',
  'leave-siege': 'march',
  'displace-where': 'march',
  'place-unit': 'place',
  'rebuilt-where': 'place',
  uprising: 'place',
}

function headOf(scene: Scene, { facts }: Refusal): string {
  const w = words(scene).preview.refusal
  const prompt = askedOf(scene)?.prompt
  const doing = prompt === undefined ? undefined : DOING[prompt]
  const [space] = numbersIn(facts.space)
  const [piece] = numbersIn(facts.piece)
  const [card] = numbersIn(facts.card)
  if (doing !== undefined && space !== undefined && space >= 0) return w.doing[doing](placeName(scene, space))
  if (card !== undefined) return w.card(cardTitle(scene, card))
  if (piece !== undefined) return w.piece(fullName(piece, scene.language))
  return space === undefined || space < 0 ? w.plain : w.space(placeName(scene, space))
}

/** §9.7.1.c what the card asks for */
function neededLines(scene: Scene, { code, facts }: Refusal): Line[] {
  const [card] = numbersIn(facts.card)
  return code === 'condition-unmet' && card !== undefined ? cardLine(scene, card) : []
}

/** §11.1.2.e for a space the group cannot reach: where it can go */
function reachLines(scene: Scene, { code }: Refusal): Line[] {
  const pieces = marching(scene)
  if (pieces.length === 0 || (code !== 'too-far' && code !== 'stack-full')) return []
  const [left] = numbersIn(askedOf(scene)?.facts.left)
  const goals = marchCosts(scene.state, pieces, left).size
  return [{ text: words(scene).preview.refusal.reach(goals), tone: 'good' }]
}
