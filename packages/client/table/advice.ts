/** What the computer would do in the player's place: it is asked, tells, and never acts. */
import type { PlanLine } from '@sandtable/bots'
import type { Stack } from '@sandtable/presentation'
import { createMemo, createSignal, onCleanup } from 'solid-js'
import { newSeed } from '../bots/bot-driver.ts'
import { chanceOf } from '../bots/pace.ts'
import type { Thought } from '../bots/thinker.ts'
import type { LocalGame } from '../session/local-game.ts'
import type { Position } from './position.ts'
import type { Advice, AdvisedLine, Table } from './table.ts'
import type { ThinkerOnce } from './thinker-once.ts'

interface AdviceParts {
  readonly game: LocalGame
  readonly position: Position
  readonly thinker: ThinkerOnce
  /** a lesson says what to do */
  isGuided(): boolean
}

interface Advising
  extends Pick<
    Table,
    | 'advice'
    | 'mayAskAdvice'
    | 'hasAdvice'
    | 'askAdvice'
    | 'hurryAdvice'
    | 'dismissAdvice'
    | 'pointedLine'
    | 'pointAtLine'
  > {
  /** the match has changed: is the plan still about it? */
  noticeChange(): void
}

/** Told as long as the same seat is asked in the same stage and chance has not spoken. */
interface Occasion {
  readonly seat: number
  readonly stage: string
  readonly chance: number
}

type Found =
  | Exclude<Advice, { state: 'there' }>
  | { readonly state: 'there'; readonly lines: readonly PlanLine[] }

export function createAdvice({ game, position, thinker, isGuided }: AdviceParts): Advising {
  const { match } = game
  const [found, setFound] = createSignal<Found>()
  const [pointedLine, pointAtLine] = createSignal<number>()
  let occasion: Occasion | undefined
  let thought: Thought<readonly PlanLine[]> | undefined
  /** counts what was asked: what is late is not shown */
  let asked = 0

  function dismissAdvice(): void {
    asked++
    thought?.stop()
    thought = undefined
    occasion = undefined
    setFound(undefined)
    pointAtLine(undefined)
  }
  onCleanup(dismissAdvice)

  const mayAskAdvice = (): boolean => position.offer() !== undefined && !isGuided()

  const hasAdvice = (): boolean => {
    const { decisions, seat } = position.scene()
    const { advised } = game.presentation
    return advised === undefined || decisions.some((each) => each.seat === seat && advised.has(each.prompt))
  }

  function askAdvice(): void {
    const { seat } = position.scene()
    if (!mayAskAdvice() || !hasAdvice() || seat === undefined) return
    dismissAdvice()
    occasion = { seat, stage: match.play.stage, chance: chanceOf(game) }
    setFound({ state: 'thinking', progress: undefined })
    void think(seat, asked)
  }

  async function think(seat: number, number: number): Promise<void> {
    const isLate = (): boolean => asked !== number
    const report = (progress: number): void => {
      if (!isLate()) setFound({ state: 'thinking', progress })
    }
    try {
      const hired = await thinker()
      if (isLate()) return
      thought = hired.advise({ seat, level: 'hard', seed: newSeed() }, report)
      const lines = await thought.result
      if (lines && !isLate()) setFound({ state: 'there', lines })
    } catch {
      if (!isLate()) setFound({ state: 'failed' })
    }
  }

  function noticeChange(): void {
    if (!occasion) return
    const { seat, stage, chance } = occasion
    const { play } = match
    const isStill = play.asked(seat) !== undefined && play.stage === stage && chanceOf(game) === chance
    // A plan that is not ready yet would be about a position that is gone.
    if (!isStill || found()?.state === 'thinking') dismissAdvice()
  }

  return {
    advice: createMemo((): Advice | undefined => {
      const now = position.isLive() ? found() : undefined
      return now?.state === 'there' ? { ...now, lines: withDone(now.lines, position.stacks()) } : now
    }),
    mayAskAdvice,
    hasAdvice,
    askAdvice,
    hurryAdvice: () => thought?.hurry(),
    dismissAdvice,
    pointedLine,
    pointAtLine,
    noticeChange,
  }
}

/** Marches that have been made are ticked off; one that only says from where is never made by standing there. */
function withDone(lines: readonly PlanLine[], stacks: readonly Stack[]): AdvisedLine[] {
  const places = new Map(stacks.flatMap(({ space, counters }) => counters.map(({ unit }) => [unit, space])))
  return lines.map((line) => {
    const { kind, from, to, units } = line
    const isThere = units.length > 0 && units.every((unit) => places.get(unit) === to)
    return { ...line, isDone: kind === 'march' && from !== undefined && isThere }
  })
}
