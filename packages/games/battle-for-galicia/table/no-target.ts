/** §7.0 a click on a hex without an enemy while an attack is to be chosen: in terms of what stands there. */
import type { Refusal } from '@sandtable/kernel'
import { type Line, type Preview, optionsOf } from '@sandtable/presentation'
import { attackRefusal, frontOf } from '../inspect/index.ts'
import { activeSide, type State, unitsAt } from '../state.ts'
import type { RefusalCode } from '../text/keys.ts'
import { askedOf, nameOf, namesOf, type Scene, spaceName, words } from './scene.ts'

export function noTargetThere(scene: Scene, { facts, rule }: Refusal): Preview | undefined {
  const { hex } = facts
  const w = words(scene).refusal
  if (typeof hex !== 'number') return undefined
  const s = scene.state
  const own = unitsAt(s, activeSide(s), hex)
  const title = w.attack(spaceName(scene, hex))
  if (own.length > 0)
    return {
      title: w.own(namesOf(scene, own)),
      lines: [...ownLines(scene, s, own, hex), ...targetLines(scene, hex, w.otherTargets)],
    }
  const empty: Line = { text: w.empty(spaceName(scene, hex)), rules: [rule], tone: 'bad' }
  return { title, lines: [empty, ...targetLines(scene, hex, w.targets)] }
}

/** why they cannot attack, or how they can */
function ownLines(scene: Scene, s: State, own: readonly number[], hex: number): Line[] {
  const w = words(scene).refusal
  const { open, closed } = frontOf(s, hex)
  if (open.length + closed.length === 0) return [{ text: w.ownAlone, rules: ['7.0'], tone: 'bad' }]
  const unable = own.flatMap((u) => unableLine(scene, s, u))
  if (unable.length === own.length) return unable
  if (open.length === 0) return [...unable, ...closed.map((why) => closedLine(scene, why))]
  return [...unable, { text: w.ownOpen(placesOf(scene, open)), rules: ['7.0'], tone: 'good' }]
}

function unableLine(scene: Scene, s: State, u: number): Line[] {
  const why = attackRefusal(s, u)
  const w = words(scene).refusal
  if (!why) return []
  const text =
    why.code === 'has-attacked'
      ? w.ownHas(nameOf(scene, u))
      : w.ownWeak(nameOf(scene, u), Number(why.facts.strength))
  return [{ text, rules: [why.rule], tone: 'bad' }]
}

const closedLine = ({ game, language }: Scene, { code, facts, rule }: Refusal): Line => ({
  text: game.text(language).refusal(code as RefusalCode, facts),
  rules: [rule],
  tone: 'bad',
})

/** the nearest thing that works, unless it lies beside this hex and is said already */
function targetLines(scene: Scene, hex: number, say: (places: string) => string): Line[] {
  const beside = new Set(frontOf(scene.state, hex).open)
  const targets = optionsOf(askedOf(scene)?.offer, 'attack').filter((h) => !beside.has(h))
  if (targets.length === 0) return []
  return [{ text: say(placesOf(scene, targets)), tone: 'plain' }]
}

const placesOf = (scene: Scene, hexes: readonly number[]): string =>
  words(scene).and(hexes.map((h) => spaceName(scene, h)))
