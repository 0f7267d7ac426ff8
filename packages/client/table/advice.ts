/** What the computer would do in the player's place: it is asked, tells, and never acts. */
import type { PlanLine } from '@sandtable/bots'
import type { Language } from '@sandtable/kernel'
import type { Stack } from '@sandtable/presentation'
import { createMemo, createSignal, onCleanup } from 'solid-js'
import { newSeed } from '../bots/bot-driver.ts'
import { chanceOf } from '../bots/pace.ts'
import type { Advised } from '../bots/protocol.ts'
import type { Thought } from '../bots/thinker.ts'
import { planWords } from '../plan/words.ts'
import type { LocalGame } from '../session/local-game.ts'
import { choiceIn } from '../staff/choice.ts'
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
    'advice' | 'mayAskAdvice' | 'askAdvice' | 'hurryAdvice' | 'dismissAdvice' | 'pointedLine' | 'pointAtLine'
  > {
  /** the match has changed: is the plan still about it? */
  noticeChange(): void
}

/**
 * Told as long as the same seat is asked in the same stage, or in one that was called from there and leads back, and
 * chance has not spoken.
 */
interface Occasion {
  readonly seat: number
  readonly stage: string
  readonly chance: number
  /** number of actions */
  readonly length: number
  /** a stage that was called is under way: back from there, something else is asked */
  readonly hasLeft: boolean
}

type Found =
  | Exclude<Advice, { state: 'there' }>
  | { readonly state: 'there'; readonly lines: readonly PlanLine[] }

export function createAdvice({ game, position, thinker, isGuided }: AdviceParts): Advising {
  const { match } = game
  const [found, setFound] = createSignal<Found>()
  const [pointedLine, pointAtLine] = createSignal<number>()
  let occasion: Occasion | undefined
  let thought: Thought<Advised> | undefined
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

  function askAdvice(): void {
    const { seat } = position.scene()
    if (!mayAskAdvice() || seat === undefined) return
    dismissAdvice()
    const { play, length } = match
    occasion = { seat, stage: play.stage, chance: chanceOf(game), length, hasLeft: false }
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
      const advised = await thought.result
      if (advised && !isLate()) setFound({ state: 'there', lines: linesOf(advised, seat) })
    } catch {
      if (!isLate()) setFound({ state: 'failed' })
    }
  }

  /** Where there is nothing to plan, the answer it would give is told. */
  function linesOf({ lines, instead }: Advised, seat: number): readonly PlanLine[] {
    const asked = match.play.asked(seat)
    if (!instead || !asked) return lines
    const { taken } = choiceIn(match.setup.game, match.play.offered(seat) ?? {}, instead)
    const { buttons, placeOf } = game.presentation
    // A button is called what stands on it.
    const named = (language: Language): string | undefined =>
      buttons({ ...position.scene(), language }).find(
        ({ answer }) => answer.verb === instead.verb && answer.arg === instead.arg,
      )?.label
    const say = (language: Language): string =>
      planWords(language).instead(named(language) ?? taken(language))
    const place = placeOf(instead.verb)
    const { arg } = instead
    return [
      {
        text: { en: say('en'), ja: say('ja') },
        rule: asked.question.rule,
        units: place === 'unit' && arg !== undefined ? [arg] : [],
        kind: 'other',
        ...(place === 'space' && arg !== undefined && { to: arg }),
      },
    ]
  }

  function isStillIn(now: Occasion): boolean {
    const { play, length } = match
    if (play.stage === now.stage) return !now.hasLeft || length === now.length
    return play.checkpoint.stack
      .slice(0, -1)
      .some(({ stage }) => procedureOf(stage) === procedureOf(now.stage))
  }

  function noticeChange(): void {
    if (!occasion) return
    const { seat, chance } = occasion
    const { play } = match
    const isStill = play.asked(seat) !== undefined && isStillIn(occasion) && chanceOf(game) === chance
    occasion = { ...occasion, hasLeft: play.stage !== occasion.stage }
    // A plan that is not ready yet would be about a position that is gone.
    if (!isStill || found()?.state === 'thinking') dismissAdvice()
  }

  return {
    advice: createMemo((): Advice | undefined => {
      const now = position.isLive() ? found() : undefined
      return now?.state === 'there' ? { ...now, lines: withDone(now.lines, position.stacks()) } : now
    }),
    mayAskAdvice,
    askAdvice,
    hurryAdvice: () => thought?.hurry(),
    dismissAdvice,
    pointedLine,
    pointAtLine,
    noticeChange,
  }
}

/** A stage is a step of a procedure: `segment/activity` of `segment`. */
const procedureOf = (stage: string): string => stage.split('/')[0] ?? stage

/** Marches that have been made are ticked off; one that only says from where is never made by standing there. */
function withDone(lines: readonly PlanLine[], stacks: readonly Stack[]): AdvisedLine[] {
  const places = new Map(stacks.flatMap(({ space, counters }) => counters.map(({ unit }) => [unit, space])))
  return lines.map((line) => {
    const { kind, from, to, units } = line
    const isThere = units.length > 0 && units.every((unit) => places.get(unit) === to)
    return { ...line, isDone: kind === 'march' && from !== undefined && isThere }
  })
}
