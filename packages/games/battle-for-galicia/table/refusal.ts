/** A refusal taken apart: what, why with the rule, and the nearest thing that works. */
import type { Facts, Refusal } from '@sandtable/kernel'
import { type Line, type Preview, numbersIn, refusalSentence } from '@sandtable/presentation'
import { cheapestWay, type March } from '../inspect/index.ts'
import type { PromptKey } from '../text/keys.ts'
import { stepLines } from './march-lines.ts'
import { noTargetThere } from './no-target.ts'
import { marching } from './question.ts'
import { askedOf, nameOf, type Scene, spaceName, words } from './scene.ts'
import type { Words } from './words/words.ts'

export function refusal(scene: Scene, why: Refusal): Preview {
  const noTarget = why.code === 'no-enemy-there' ? noTargetThere(scene, why) : undefined
  if (noTarget) return noTarget
  const sentence: Line = { text: sentenceOf(scene, why), rules: [why.rule], tone: 'bad' }
  const way = wayFor(scene, why)
  return {
    title: titleOf(scene, why),
    ...(way ? { path: pathOf(way) } : {}),
    lines: [sentence, ...(way ? wayLines(scene, way) : [])],
  }
}

const sentenceOf = (scene: Scene, why: Refusal): string => refusalSentence(scene, why, words(scene).refusal)

const RECOVERY = /recover/

/** What the player tried, by the question it was tried at. */
function titleOf(scene: Scene, { code, facts }: Refusal): string {
  const w = words(scene).refusal
  const prompt = askedOf(scene)?.prompt
  const unit = unitTried(facts)
  if (unit !== undefined && (prompt === undefined || !ABOUT_SPACES.has(prompt)))
    return unitTitle(nameOf(scene, unit), prompt, RECOVERY.test(code), w)
  return typeof facts.hex === 'number' ? spaceTitle(spaceName(scene, facts.hex), prompt, w) : w.plain
}

/** the unit asked about, or the one that would have been one too many */
const unitTried = ({ unit, units }: Facts): number | undefined =>
  numbersIn(unit)[0] ?? numbersIn(units).at(-1)

const ABOUT_SPACES: ReadonlySet<PromptKey> = new Set([
  'march',
  'react',
  'enter',
  'enter-or-wait',
  'attack',
  'declare-hexes',
  'retreat-first',
  'retreat',
])

type RefusalWords = Words['refusal']

function unitTitle(
  name: string,
  prompt: PromptKey | undefined,
  isRecovery: boolean,
  w: RefusalWords,
): string {
  if (isRecovery) return w.recover(name)
  if (prompt === 'choose-attackers' || prompt === 'choose-defenders') return w.join(name)
  return prompt === 'move' ? w.move(name) : w.unit(name)
}

function spaceTitle(space: string, prompt: PromptKey | undefined, w: RefusalWords): string {
  switch (prompt) {
    case 'march':
    case 'enter':
    case 'enter-or-wait':
      return w.enter(space)
    case 'attack':
      return w.attack(space)
    case 'retreat':
      return w.retreat(space)
    case 'react':
      return w.react(space)
    default:
      return w.space(space)
  }
}

/** §4.2 for a hex the group cannot pay for: the cheapest way there */
function wayFor(scene: Scene, { code, facts }: Refusal): March | undefined {
  const units = marching(scene)
  const isTooFar = code === 'too-expensive' || code === 'out-of-reach'
  if (!isTooFar || units.length === 0 || typeof facts.hex !== 'number') return undefined
  return cheapestWay(scene.state, units, facts.hex)
}

const pathOf = ({ steps }: March): NonNullable<Preview['path']> => [
  ...(steps[0] ? [{ space: steps[0].from }] : []),
  ...steps.map(({ to, total }) => ({ space: to, cost: total })),
]

function wayLines(scene: Scene, way: March): Line[] {
  const w = words(scene).march
  const reached = way.steps[way.affordable - 1]
  const nearest: Line = reached
    ? { text: w.nearest(spaceName(scene, reached.to), reached.total), tone: 'good', rules: ['4.2'] }
    : { text: w.stays, tone: 'warn', rules: ['4.1'] }
  const sum: Line = { text: w.needs(way.cost, way.budget), value: String(way.cost), tone: 'strong' }
  // What can be paid for and the first step that cannot tell enough; far ways would only be long.
  const shown = way.steps.slice(0, way.affordable + 1)
  const rest = way.steps.length - shown.length
  const more: Line[] = rest > 0 ? [{ text: w.andSoOn(rest), tone: 'faint' }] : []
  return [...stepLines(scene, shown), ...more, sum, nearest]
}
