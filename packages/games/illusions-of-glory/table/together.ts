/** Choices that are naturally several, made at once: who attacks, who advances, what is repaired, where units arrive. */
import type { Answer } from '@sandtable/kernel'
import { type Button, numbersIn } from '@sandtable/presentation'
import { isCombatCard } from '../cards.ts'
import { commandsOf } from '../commands.ts'
import { forecastOn, replacementPrice } from '../inspect/index.ts'
import { FULL, isTroops } from '../pieces.ts'
import { handOf } from '../rules/09-cards/piles.ts'
import { poolFor } from '../rules/16-replacements/pools.ts'
import { isSet } from '../rules/12-combat/under-way.ts'
import { COMBAT } from '../state.ts'
import { askedOf, type OwnDecision, optionsOf, placeName, type Scene, viewerSide, words } from './scene.ts'

export const together = (scene: Scene, asked: OwnDecision): Button[] =>
  TOGETHER[asked.prompt]?.(scene, asked) ?? []

const TOGETHER: Partial<Record<OwnDecision['prompt'], (scene: Scene, asked: OwnDecision) => Button[]>> = {
  attack: attackTheOnly,
  attackers: allAttack,
  'form-stack': allInStack,
  advance: allAdvance,
  replacements: allRepaired,
  'repair-now': allRepaired,
  'place-unit': allPlaced,
}

const each = (verb: string, args: readonly number[]): Answer[] => args.map((arg) => ({ verb, arg }))

/** The first answer, and those that follow it. */
function chain(
  [answer, ...then]: readonly Answer[],
  label: string,
  look: Pick<Button, 'key' | 'tone'>,
): Button[] {
  return answer === undefined ? [] : [{ answer, then, label, ...look }]
}

/** §12.1.2.a All that can join do, HQs and artillery after their troops; and the attack begins, if that is meant. */
function allAttack(scene: Scene, { offer, facts }: OwnDecision): Button[] {
  if (optionsOf(offer, 'join').length === 0) return []
  const joined = numbersIn(facts.pieces)
  const { state: s } = scene
  const rest = allAttackers(scene, s.combat, isSet(s, COMBAT.uprising)).filter((p) => !joined.includes(p))
  const w = words(scene).command.buttons
  const joins = each('join', rest)
  const attack = [...joins, { verb: 'engage' }]
  const all = joined.length + rest.length
  return [
    ...(rest.length > 1 ? chain(joins, w.everybody(rest.length), { key: 'T', tone: 'plain' }) : []),
    ...chain([...attack, ...opening(scene, attack)], w.attackWithAll(all), {
      key: 'G',
      tone: 'attack',
    }),
  ]
}
/** The only attack there is, whose panel is shown already. */
function attackTheOnly(scene: Scene, { offer }: OwnDecision): Button[] {
  const [only, ...others] = optionsOf(offer, 'target')
  if (only === undefined || others.length + optionsOf(offer, 'target-uprising').length > 0) return []
  const all = allAttackers(scene, only, false)
  const answers = [{ verb: 'target', arg: only }, ...each('join', all), { verb: 'engage' }]
  const label = words(scene).command.buttons.attackSpace(placeName(scene, only), all.length)
  return chain([...answers, ...opening(scene, answers)], label, { key: 'G', tone: 'attack' })
}
/** Everybody who could attack this space together, troops first. */
function allAttackers({ state: s }: Scene, x: number, uprising: boolean): number[] {
  const attackers = forecastOn(s, x, uprising)?.fight.attackers ?? []
  return [...attackers.filter(isTroops), ...attackers.filter((p) => !isTroops(p))]
}

/** §12.2.E Where no card of the hand can be played in it, the attack is not held up by the question for one. */
function opening(scene: Scene, answers: readonly Answer[]): Answer[] {
  const enough = [{ verb: 'enough' }]
  if (!holdsCombatCard(scene)) return enough
  let next: Scene | undefined = scene
  for (const answer of answers) next = next && (isOpen(next, answer) ? next.after(answer) : next)
  const asked = next && askedOf(next)
  const isIdle = asked?.prompt === 'combat-cards' && optionsOf(asked.offer, 'combat-card').length === 0
  return isIdle ? enough : []
}
const isOpen = (scene: Scene, { verb, arg }: Answer): boolean => {
  const options = askedOf(scene)?.offer[verb]
  return arg === undefined ? options === true : typeof options === 'object' && options.includes(arg)
}
const holdsCombatCard = (scene: Scene): boolean =>
  commandsOf(viewerSide(scene)).some((command) => handOf(scene.state, command).some(isCombatCard))

/** §9.4.1.b */
function allInStack(scene: Scene, { offer }: OwnDecision): Button[] {
  const open = optionsOf(offer, 'add')
  if (open.length < 2 || open.filter(isTroops).length > MOST_TOGETHER) return []
  const label = words(scene).command.buttons.allInStack(open.length)
  return chain(each('add', [...open.filter(isTroops), ...open.filter((p) => !isTroops(p))]), label, {
    key: 'T',
    tone: 'plain',
  })
}
const MOST_TOGETHER = 3

/** §12.8.1.a */
function allAdvance(scene: Scene, { offer, facts }: OwnDecision): Button[] {
  const open = optionsOf(offer, 'advance')
  const troops = open.filter(isTroops)
  const [left = 0] = numbersIn(facts.left)
  if (open.length < 2 || troops.length > left) return []
  const answers = each('advance', [...troops, ...open.filter((p) => !isTroops(p))])
  return chain(answers, words(scene).command.buttons.allAdvance(open.length), { key: 'T', tone: 'plain' })
}

/** §16.2 All that is damaged on the map, where the points are enough for it. */
function allRepaired(scene: Scene, { prompt, offer, facts }: OwnDecision): Button[] {
  const damaged = optionsOf(offer, 'repair')
  if (damaged.length < 2) return []
  const isEnough =
    prompt === 'replacements'
      ? isAffordable(scene, damaged, numbersIn(facts.rp))
      : halvesFor(scene, damaged) <= 2 * (numbersIn(facts.points)[0] ?? 0)
  if (!isEnough) return []
  const label = words(scene).command.buttons.allRepaired(damaged.length)
  return chain(each('repair', damaged), label, { key: 'T', tone: 'plain' })
}
const halvesFor = ({ state: s }: Scene, pieces: readonly number[]): number =>
  pieces.reduce((sum, p) => {
    const { rp, halves } = replacementPrice(s, p, FULL)
    return sum + 2 * rp + halves
  }, 0)
function isAffordable(scene: Scene, pieces: readonly number[], points: readonly number[]): boolean {
  const { state: s } = scene
  const pools = [...new Set(pieces.map((p) => poolFor(s, p)))]
  return pools.every((pool) => {
    const needed = halvesFor(
      scene,
      pieces.filter((p) => poolFor(s, p) === pool),
    )
    return needed <= 2 * (points[pool] ?? 0) + s.halves.get(pool)
  })
}

/** §15.1 All units of an event in one space, as far as there is room. */
function allPlaced(scene: Scene, { offer, facts }: OwnDecision): Button[] {
  const [left = 0] = numbersIn(facts.left)
  const places = optionsOf(offer, 'place-in')
  if (left < 2 || places.length > FEW_PLACES) return []
  return places.flatMap((x) =>
    chain(
      Array.from({ length: left }, () => ({ verb: 'place-in', arg: x })),
      words(scene).command.buttons.allPlaced(left, placeName(scene, x)),
      { key: '', tone: 'plain' },
    ),
  )
}
const FEW_PLACES = 5
