/** What the staff has done: which departments it acted for, why, and what it did last in each. */
import type { Answer, Text } from '@sandtable/kernel'
import type { LeftStanding, Staffing } from '@sandtable/presentation'
import type { LocalGame } from '../session/local-game.ts'
import { type Choice, choiceIn } from './choice.ts'
import { occasionIn } from './occasion.ts'

/** deeds looked at anew to find the last of each department: how far back goes on the next time */
const MOST = 60

export interface Deeds {
  /** the staff is about to give the answer */
  note(why: Text | undefined): void
  whyAt(action: number): Text | undefined
  /** what the answer was chosen from */
  choiceAt(action: number): Choice | undefined
  /** the departments an answer given earlier belongs to */
  departmentsAt(action: number): readonly string[]
  /** the units an action of the staff left where they were */
  standingAt(action: number): LeftStanding | undefined
  /** number of the last action of the staff for each department */
  lastOf(seat: number, isTold: (action: number) => boolean): ReadonlyMap<string, number>
}

interface Noted {
  readonly answer: Answer
  readonly departments: readonly string[]
  readonly standing: LeftStanding | undefined
}

export function createDeeds(game: LocalGame, staffing: Staffing): Deeds {
  const { match } = game
  const reasons = new Map<number, Text>()
  const known = new Map<number, Noted>()

  function noted(action: number): Noted | undefined {
    const move = match.moveAt(action)
    if (!move) return undefined
    const found = known.get(action)
    if (found?.answer === move.answer) return found
    const { answer, seat } = move
    const { scene } = occasionIn(match.at(action - 1), seat, game, staffing, action - 1)
    const departments = staffing.departmentsOf(scene, answer)
    const made: Noted = { answer, departments, standing: staffing.leavesStanding?.(scene, answer) }
    known.set(action, made)
    return made
  }
  const departmentsAt = (action: number): readonly string[] => noted(action)?.departments ?? []

  return {
    note: (why) => {
      const action = match.length + 1
      if (why) reasons.set(action, why)
      else reasons.delete(action)
    },
    whyAt: (action) => reasons.get(action),
    choiceAt: (action) => {
      const move = match.moveAt(action)
      if (!move) return undefined
      const { offer } = occasionIn(match.at(action - 1), move.seat, game, staffing, action - 1).scene
      return offer && choiceIn(match.setup.game, offer, move.answer)
    },
    departmentsAt,
    standingAt: (action) => noted(action)?.standing,
    lastOf: (seat, isTold) => {
      const last = new Map<string, number>()
      let looked = 0
      for (let action = match.length; action > 0 && looked < MOST; action--) {
        const move = match.moveAt(action)
        if (move?.by !== 'staff' || move.seat !== seat || !isTold(action)) continue
        if (!known.has(action)) looked++
        for (const id of departmentsAt(action)) if (!last.has(id)) last.set(id, action)
      }
      return last
    },
  }
}
