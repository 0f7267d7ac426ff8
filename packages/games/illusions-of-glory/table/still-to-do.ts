/** What is left before something ends: told beside the question, and asked back where it would be lost. */
import { numbersIn, type Undone } from '@sandtable/presentation'
import { offensiveOf } from '../rules/07-mandatory/requirements.ts'
import { isFriendly } from '../rules/11-movement/control.ts'
import { hasEnemyTroops } from '../rules/20-forts/siege.ts'
import { NEIGHBOURS, SPACES, VP_SPACES } from '../map.ts'
import { ALL_POOLS } from '../pools.ts'
import { hasFort, isOrdered, ORDER, piecesAt, spaceOf } from '../state.ts'
import type { PromptKey } from '../text/keys.ts'
import {
  askedOf,
  optionsOf,
  type OwnDecision,
  placeName,
  placesOf,
  type Scene,
  viewerSide,
  words,
} from './scene.ts'
import { seenPieces } from './seen-pieces.ts'

export function stillToDo(scene: Scene): Undone[] {
  const asked = askedOf(scene)
  if (!asked) return []
  const isCommanding = COMMANDING.has(asked.prompt)
  return [
    ...leftAt(scene, asked),
    ...(isCommanding ? [...offensive(scene), ...unsupplied(scene), ...open(scene)] : []),
  ]
}

/** Questions with a view to the whole front. */
const COMMANDING: ReadonlySet<PromptKey> = new Set<PromptKey>(['action', 'activate', 'movement', 'redeploy'])

/** What would be lost or left undone by ending what is asked. */
export const leftAt = (scene: Scene, asked: OwnDecision): Undone[] => LEFT[asked.prompt]?.(scene, asked) ?? []

type Listing = (scene: Scene, asked: OwnDecision) => Undone[]

const LEFT: Partial<Record<PromptKey, Listing>> = {
  /** §9.4.1.a §11.1.1.f OPS that are not used are lost. */
  activate: (scene) => {
    const { toDo, command } = words(scene)
    const { left } = command.buttons
    const { points } = scene.state
    if (!isAnythingOrdered(scene))
      return [
        {
          ...lost('orders', [toDo.noOrders, toDo.ops(points)].join(words(scene).frame.comma), ['9.4.1.a']),
          warning: left.noOrders(points),
        },
      ]
    return points > 0 ? [{ ...lost('ops', toDo.ops(points), ['9.4.1.a']), warning: left.ops(points) }] : []
  },
  /** §11.1.1.f Spaces that were paid for and have not moved at all. */
  movement: (scene, { offer }) => {
    const idle = unmoved(scene, optionsOf(offer, 'unit'))
    const { toDo, command } = words(scene)
    return someAt(idle, 'unmoved', toDo.unmoved(idle.length), ['11.1.1.f'], () =>
      command.buttons.left.unmoved(placesOf(scene, idle)),
    )
  },
  /** §9.4.3.a Attacks that were paid for. */
  attack: (scene, { offer }) => {
    const targets = [...optionsOf(offer, 'target'), ...optionsOf(offer, 'target-uprising')]
    const { toDo, command } = words(scene)
    return someAt(targets, 'attacks', toDo.attacks(targets.length), ['9.4.3.a'], () =>
      command.buttons.left.attacks(placesOf(scene, targets)),
    )
  },
  /** §12.8.1.a A space that was won and that nobody has entered. */
  advance: (scene, { facts }) => {
    const [space = -1] = numbersIn(facts.space)
    const isEmpty = space >= 0 && piecesAt(scene.state, scene.state.active, space).length === 0
    const { toDo, command } = words(scene)
    return someAt(isEmpty ? [space] : [], 'advance', toDo.empty, ['12.8.1.a'], () =>
      command.buttons.left.advance(placeName(scene, space)),
    )
  },
  /** §9.5.2.a */
  redeploy: (scene) => {
    const { toDo, command } = words(scene)
    const { points } = scene.state
    return [{ ...lost('sr', toDo.sr(points), ['9.5.2.a']), warning: command.buttons.left.sr(points) }]
  },
  /** §16.2.1 */
  replacements: (scene, { facts }) => {
    const w = words(scene)
    const pools = numbersIn(facts.rp).flatMap((n, i) => {
      const pool = ALL_POOLS[i]
      return n > 0 && pool !== undefined ? [w.command.buttons.poolLeft(pool, n)] : []
    })
    if (pools.length === 0) return []
    const all = w.frame.and(pools)
    return [{ ...lost('rp', w.toDo.rp(all), ['16.2.1']), warning: w.command.buttons.left.rp(all) }]
  },
  /** §9.6.1.e */
  'repair-now': (scene, { facts }) => {
    const [points = 0] = numbersIn(facts.points)
    const { toDo, command } = words(scene)
    return points > 0
      ? [
          {
            ...lost('repairs', toDo.repairs(points), ['9.6.1.e']),
            warning: command.buttons.left.repairs(points),
          },
        ]
      : []
  },
  /** §9.7.2.c Units that come with an event and would stay away. */
  'place-unit': (scene, { facts }) => {
    const [left = 0] = numbersIn(facts.left)
    const { toDo, command } = words(scene)
    return left > 0
      ? [{ ...lost('units', toDo.units(left), ['9.7.2.c']), warning: command.buttons.left.units(left) }]
      : []
  },
}

const lost = (id: string, text: string, rules: readonly string[]): Undone => ({
  id,
  text,
  spaces: [],
  rules,
  tone: 'warn',
})

function someAt(
  spaces: readonly number[],
  id: string,
  text: string,
  rules: readonly string[],
  warning: () => string,
): Undone[] {
  return spaces.length === 0 ? [] : [{ ...lost(id, text, rules), spaces, warning: warning() }]
}

const ALL = Array.from({ length: SPACES }, (_, x) => x)
export const isAnythingOrdered = ({ state: s }: Scene): boolean =>
  s.stacks > 0 || ALL.some((x) => isOrdered(s, x, ORDER.move | ORDER.attack | ORDER.greatRetreat))

/** The activated spaces none of whose units has set out. */
function unmoved({ state: s }: Scene, units: readonly number[]): number[] {
  const spaces = [...new Set(units.map((p) => spaceOf(s, p)))]
  return spaces.filter((x) => x !== s.moving && !isOrdered(s, x, ORDER.dug))
}

/** §7.1.2.a what the side still has to attack this turn */
function offensive(scene: Scene): Undone[] {
  const w = words(scene)
  const order = offensiveOf(scene.state, viewerSide(scene))
  const text = w.standing.offensives[order]
  if (text === undefined || order === 'BR-FR-halt') return []
  return [
    {
      id: 'offensive',
      text: w.toDo.offensive(w.standing.orders[order] ?? order),
      spaces: [],
      rules: ['7.1.2.a'],
      tone: 'plain',
    },
  ]
}

/** §14.3.1 units without any line: they may be lost at the end of the turn */
function unsupplied(scene: Scene): Undone[] {
  const out = seenPieces(scene).filter(({ side, supply }) => side === viewerSide(scene) && supply === 0)
  const spaces = [...new Set(out.map(({ space }) => space))]
  const { toDo } = words(scene)
  const tone = out.length > 0 ? 'bad' : 'good'
  const text = out.length > 0 ? toDo.unsupplied(out.length) : toDo.supplied
  return [{ id: 'supply', text, spaces, rules: ['14.3.1'], tone }]
}

/** §5.1.1 own victory spaces without a garrison, with an enemy beside them */
function open(scene: Scene): Undone[] {
  const s = scene.state
  const side = viewerSide(scene)
  const spaces = VP_SPACES.filter(
    (x) =>
      isFriendly(s, side, x) &&
      piecesAt(s, side, x).length === 0 &&
      !hasFort(s, x) &&
      (NEIGHBOURS[x] ?? []).some((y) => hasEnemyTroops(s, side, y)),
  )
  const text = words(scene).toDo.open(spaces.length)
  return spaces.length === 0 ? [] : [{ id: 'open', text, spaces, rules: ['5.1.1'], tone: 'warn' }]
}
