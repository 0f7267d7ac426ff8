/** Positions that lead somewhere: what would come of an answer, tried on a copy of the game. */
import { type Answer, answersOf, eyesOf, type GameTypes, type Match, type Play } from '@sandtable/kernel'
import { type Button, type Presentation, type Scene, sceneOf } from '@sandtable/presentation'
import { firstAsked } from '../../session/local-game.ts'
import { glowOf } from '../../table/glow.ts'
import type { Glow } from '../../table/table.ts'

/** seat 0 is a person's in every game that is prepared */
const PERSON = 0

const sceneFor = <T extends GameTypes>(play: Play<T>, seat = PERSON): Scene<T> =>
  sceneOf(play, {
    seat,
    eyes: eyesOf(play.setup.scenario.seats[seat]?.powers ?? []),
    language: 'en',
    told: [],
  })

export function glowIn<T extends GameTypes>(presentation: Presentation<T>, scene: Scene<T>): Glow {
  return glowOf(presentation, scene, scene.offer, presentation.stacks(scene))
}

function after<T extends GameTypes>(match: Match<T>, answer: Answer): Play<T> {
  const play = match.at(match.length)
  play.answer(PERSON, answer)
  return play
}

const isAsked = <T extends GameTypes>(play: Play<T>): boolean => firstAsked(play)?.seat === PERSON

/** What a person may press now. */
export const buttonsFor = <T extends GameTypes>(
  presentation: Presentation<T>,
  play: Play<T>,
): readonly Button[] => (isAsked(play) ? presentation.buttons(sceneFor(play)) : [])

/** The table answers the question by itself, where no other person plays. */
export function isSettled<T extends GameTypes>(presentation: Presentation<T>, play: Play<T>): boolean {
  const scene = sceneFor(play, firstAsked(play)?.seat)
  return (presentation.settled?.(scene) ?? presentation.settledUnseen?.(scene)) !== undefined
}

/** The button with dice that is offered to the person; `next` says what must come of it. */
export function rollIn<T extends GameTypes>(
  presentation: Presentation<T>,
  match: Match<T>,
  next: (play: Play<T>) => boolean = () => true,
): Button | undefined {
  return buttonsFor(presentation, match.play).find(
    ({ answer, dice }) => dice !== undefined && next(after(match, answer)),
  )
}

/** The computer decides next. */
export const isComputers = <T extends GameTypes>(play: Play<T>): boolean => !play.isOver && !isAsked(play)

/** A button that leads to a question about places, another one than now. */
export function leadingOn<T extends GameTypes>(
  presentation: Presentation<T>,
  match: Match<T>,
): Button | undefined {
  if (!isAsked(match.play)) return undefined
  const now = firstAsked(match.play)?.question.prompt
  return presentation.buttons(sceneFor(match.play)).find(({ answer, aims, warning, then }) => {
    if (aims === true || warning !== undefined || then !== undefined) return false
    const play = after(match, answer)
    if (!isAsked(play) || firstAsked(play)?.question.prompt === now) return false
    return glowIn(presentation, sceneFor(play)).spaces.size > 0
  })
}

/** An answer given by pointing after which the computer decides, though nothing was rolled or told. */
export function lastByHand<T extends GameTypes>(
  presentation: Presentation<T>,
  match: Match<T>,
): Answer | undefined {
  if (!isAsked(match.play) || presentation.fight(sceneFor(match.play), undefined, undefined)) return undefined
  return answersOf(match.play.offered(PERSON) ?? {})
    .filter(({ verb }) => presentation.placeOf(verb) !== 'none')
    .slice(0, 4)
    .find((answer) => {
      const play = after(match, answer)
      return isComputers(play) && !play.umpire.barrier
    })
}
