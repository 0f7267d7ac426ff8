/** The question a person is asked, as the staff looks at it: whose it is, answer by answer. */
import type { Answer, Offer } from '@sandtable/kernel'
import { type Scene, sceneOf, type Staffing } from '@sandtable/presentation'
import type { LocalGame } from '../session/local-game.ts'

export interface Occasion {
  readonly seat: number
  readonly prompt: string
  readonly stage: string
  /** the part of the turn */
  readonly phase: string
  readonly scene: Scene
  /** every department that some answer belongs to */
  readonly departments: readonly string[]
}

/** undefined if nobody, or the computer, is asked */
export function occasionOf(game: LocalGame, staffing: Staffing): Occasion | undefined {
  const seat = game.toDecide
  if (seat === undefined || !game.isHuman(seat)) return undefined
  const { play } = game.match
  const scene = sceneOf(play, { eyes: game.eyes(seat), seat, language: 'en' })
  const ids = answersIn(scene.offer ?? {}).flatMap((answer) => staffing.departmentsOf(scene, answer))
  return {
    seat,
    prompt: play.asked(seat)?.question.prompt ?? '',
    stage: play.stage,
    phase: `${play.setup.game.turn(play.state)} ${play.trail[0] ?? ''}`,
    scene,
    departments: [...new Set(ids)],
  }
}

const answersIn = (offer: Offer): Answer[] =>
  Object.entries(offer).flatMap(([verb, options]) =>
    typeof options === 'object' ? options.map((arg) => ({ verb, arg })) : options ? [{ verb }] : [],
  )

/** Who is charged with answering: the player, the staff, or each with a part of it. */
export type Whose = 'player' | 'staff' | 'both'

/** `isStaffs`: is the department left to the staff? */
export function whoseIs(
  { scene, departments }: Occasion,
  staffing: Staffing,
  isStaffs: (id: string) => boolean,
): Whose {
  if (!departments.some(isStaffs)) return 'player'
  const groups = answersIn(scene.offer ?? {})
    .map((answer) => staffing.departmentsOf(scene, answer))
    .filter((ids) => ids.length > 0)
  return groups.every((ids) => ids.some(isStaffs)) ? 'staff' : 'both'
}
