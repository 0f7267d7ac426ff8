/** Answers given beforehand: a question that would be asked twenty times is asked once. */
import { isOffered, type Move, type Play } from '@sandtable/kernel'
import type { Staffing, StandingKind } from '@sandtable/presentation'
import type { LocalGame } from '../session/local-game.ts'
import { type Charge, covers, inForce, stands, withdrawn } from './charge.ts'
import { type Occasion, occasionIn } from './occasion.ts'
import type { Staff, StandingAsked } from './staff.ts'

interface StandingParts {
  readonly game: LocalGame
  readonly staffing: Staffing
  version(): number
  seat(): number | undefined
  chargeOf(seat: number): Charge
  change(make: (charge: Charge) => Charge): void
}

interface Standing extends Pick<Staff, 'stand' | 'withdraw'> {
  rows: Staff['standing']
  askedIn(asked: Occasion): StandingAsked | undefined
  /** what a player said beforehand to this */
  moveFor(asked: Occasion): Move | undefined
  /** the question a seat was asked */
  kindOf(play: Play, seat: number, count: number): StandingKind | undefined
}

export function createStanding({ game, staffing, ...parts }: StandingParts): Standing {
  const turn = (): number => game.match.setup.game.turn(game.match.play.state)
  const kindFor = (prompt: string): StandingKind | undefined =>
    staffing.standing.find((kind) => kind.prompt === prompt)
  const askedIn = (asked: Occasion): StandingAsked | undefined => {
    const kind = kindFor(asked.prompt)
    if (!kind || !isOffered(asked.scene.offer ?? {}, kind.answer)) return undefined
    return { kind, space: spaceIn(asked, kind) }
  }
  return {
    askedIn,
    kindOf: (play, seat, count) => kindFor(occasionIn(play, seat, game, staffing, count).prompt),
    moveFor: (asked) => {
      const { standing } = game.charges[asked.seat] ?? { standing: [] }
      const found = standing.length > 0 ? askedIn(asked) : undefined
      if (!found) return undefined
      const inHand = inForce({ standing }, turn())
      const isGiven = inHand.some((stand) => covers(stand, asked.prompt, found.space))
      return isGiven ? { seat: asked.seat, answer: found.kind.answer, by: 'standing' } : undefined
    },
    rows: () => {
      const seat = parts.seat()
      parts.version()
      if (seat === undefined) return []
      return inForce(parts.chargeOf(seat), turn()).flatMap((stand) => {
        const kind = kindFor(stand.prompt)
        return kind ? [{ kind, stand }] : []
      })
    },
    stand: ({ kind: { prompt }, space }, isHere, term) => {
      const where = isHere && space !== undefined ? { space } : {}
      parts.change((charge) => stands(charge, { prompt, ...where, term, turn: turn() }))
    },
    withdraw: (stand) => parts.change((charge) => withdrawn(charge, stand)),
  }
}

/** The space the question is about. */
function spaceIn({ scene, seat }: Occasion, { place }: StandingKind): number | undefined {
  const facts = scene.decisions.find((each) => each.seat === seat)?.facts ?? {}
  const space = place === undefined ? undefined : facts[place]
  return typeof space === 'number' && space >= 0 ? space : undefined
}
