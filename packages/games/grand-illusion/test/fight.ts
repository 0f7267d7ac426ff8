import { answersOf } from '@sandtable/kernel'
import { DUE, blockIndex, MARK, mark, type State } from '../state.ts'
import { GRID, hex } from '../map.ts'
import { piece, sideOf } from '../pieces.ts'
import { SIDE_IDS } from '../sides.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

export interface FightSpec extends SceneSpec {
  readonly hex: string
  /** ids; their side attacks */
  readonly attackers: readonly string[]
  /** the hex was entered rather than activated */
  readonly entered?: boolean
  readonly optional?: boolean
  /** hexsides the attackers have blocked: the hexes they left */
  readonly blocked?: readonly string[]
}

function prepare(state: State, spec: FightSpec): void {
  const h = hex(spec.hex)
  const side = sideOf(piece(spec.attackers[0] as string))
  for (const id of spec.attackers) mark(state, piece(id), spec.entered === true ? MARK.entered : MARK.attacks)
  state.battle.set(h, spec.optional === true ? DUE.optional : DUE.forced)
  for (const from of spec.blocked ?? [])
    state.blocked.set(blockIndex(hex(from), GRID.direction(hex(from), h)), 1 << side)
}

/** A position in which a battle is due. */
export function fight(spec: FightSpec): StagedScene {
  const side = SIDE_IDS[sideOf(piece(spec.attackers[0] as string))]
  return new StagedScene({
    side,
    stage: 'battles',
    ...spec,
    set: { ...(spec.entered === true ? {} : { activeHex: hex(spec.hex) }), ...spec.set },
    prepare: (state) => {
      prepare(state, spec)
      spec.prepare?.(state)
    },
  })
}

/** Two dice whose sum is this fortune. */
export const fortune = (roll: number): [number, number] => {
  const first = Math.min(6, roll - 1)
  return [first, roll - first]
}

/** A fortune that changes nothing in these tests: OHL or GQG gives a CAP. */
export const PLAIN = fortune(5)

/** Answers everything about retreats after a battle: units stay where they may, else do the first thing offered. */
export function settle(scene: StagedScene): StagedScene {
  while (scene.rule.startsWith('9.4')) {
    const seat = scene.play.pending[0]?.seat ?? 0
    const [first] = answersOf(scene.play.offered(seat) ?? {})
    if (scene.can('stay')) scene.act('stay')
    else if (first) scene.play.answer(seat, first)
  }
  return scene
}

export const spaceOf = (scene: StagedScene, id: string): number => scene.state.space.get(piece(id))

/** "attacker die hit" lines of the fire, oldest first */
export const shots = (
  scene: StagedScene,
): { die: number; total: number; hit: boolean; strength: number; moment: string }[] =>
  scene.seen('fired').map(({ die, total, hit, strength, moment }) => ({ die, total, hit, strength, moment }))
