/** The question a person is asked, as the staff looks at it: whose it is, answer by answer. */
import type { Answer, Offer, Play } from '@sandtable/kernel'
import { type Scene, sceneOf, type Staffing } from '@sandtable/presentation'
import type { LocalGame } from '../session/local-game.ts'

export interface Occasion {
  readonly seat: number
  readonly prompt: string
  readonly stage: string
  /** the part of the turn */
  readonly phase: string
  readonly scene: Scene
  /** the departments of each answer that belongs to any; worked out when it is wanted first */
  groups(): readonly (readonly string[])[]
}

/** undefined if nobody, or the computer, is asked */
export function occasionOf(game: LocalGame, staffing: Staffing): Occasion | undefined {
  const seat = game.toDecide
  return seat === undefined || !game.isHuman(seat)
    ? undefined
    : occasionIn(game.match.play, seat, game, staffing, game.match.length)
}

/** Of any moment of the game. */
export function occasionIn(
  play: Play,
  seat: number,
  game: Pick<LocalGame, 'eyes' | 'told'>,
  staffing: Staffing,
  /** the actions before it */
  count: number,
): Occasion {
  const eyes = game.eyes(seat)
  const scene = sceneOf(play, { eyes, seat, language: 'en', told: game.told(eyes, count) })
  let groups: readonly (readonly string[])[] | undefined
  return {
    seat,
    prompt: play.asked(seat)?.question.prompt ?? '',
    stage: play.stage,
    phase: `${play.setup.game.turn(play.state)} ${play.trail[0] ?? ''}`,
    scene,
    groups: () =>
      (groups ??= answersIn(scene.offer ?? {})
        .map((answer) => staffing.departmentsOf(scene, answer))
        .filter((ids) => ids.length > 0)),
  }
}

const answersIn = (offer: Offer): Answer[] =>
  Object.entries(offer).flatMap(([verb, options]) =>
    typeof options === 'object' ? options.map((arg) => ({ verb, arg })) : options ? [{ verb }] : [],
  )

/** Every department that some answer belongs to. */
export const departmentsIn = (occasion: Pick<Occasion, 'groups'>): readonly string[] => [
  ...new Set(occasion.groups().flat()),
]

/** An answer about no force in particular, such as the end of a phase, is for whoever has all forces it concerns. */
const isOfForce = (ids: readonly string[]): boolean => ids.length > 1

/** Is an answer left to the staff? With its kind of question, or with every force it moves or is about. */
export function isLeft([kind, ...forces]: readonly string[], isStaffs: (id: string) => boolean): boolean {
  return (kind !== undefined && isStaffs(kind)) || (forces.length > 0 && forces.every(isStaffs))
}

/** Who is charged with answering: the player, the staff, or each with a part of it. */
export type Whose = 'player' | 'staff' | 'both'

/** `isStaffs`: is the department left to the staff? */
export function whoseIs(occasion: Pick<Occasion, 'groups'>, isStaffs: (id: string) => boolean): Whose {
  const groups = occasion.groups()
  if (!groups.some((ids) => isLeft(ids, isStaffs))) return 'player'
  return groups.some((ids) => isOfForce(ids) && !isLeft(ids, isStaffs)) ? 'both' : 'staff'
}
