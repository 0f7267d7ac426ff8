/** The computer's seats: they answer by themselves, can be watched, hurried and stopped. */
import type { Answer, Text } from '@sandtable/kernel'
import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js'
import { driveBots, type Pondering } from '../bots/bot-driver.ts'
import type { LocalGame } from '../session/local-game.ts'
import type { StaffInside } from '../staff/create-staff.ts'
import { sameData } from './same.ts'
import type { Table, Thinking } from './table.ts'
import type { ThinkerOnce } from './thinker-once.ts'

interface BotParts {
  readonly game: LocalGame
  readonly thinker: ThinkerOnce
  changed(): void
  /** counts changes of the match */
  readonly version: Accessor<number>
  /** another tab plays: the bots think there */
  isFollowing(): boolean
  pace(seat: number): number
  painted(): Promise<void>
  isHeld(): boolean
  script(seat: number): Answer | undefined
  readonly staff: StaffInside
}

interface Bots extends Pick<Table, 'thinking' | 'isPaused' | 'setPaused' | 'hasFailed' | 'hurry'> {
  wake(): void
}

export function createBots({ game, changed, version, isFollowing, staff, ...parts }: BotParts): Bots {
  const [isPaused, setPaused] = createSignal(false)
  const [hasFailed, setFailed] = createSignal(false)
  const [how, setHow] = createSignal<Pondering>()
  const driver = driveBots({
    ...parts,
    game,
    isElsewhere: isFollowing,
    staffLevel: staff.levelOf,
    staffPart: staff.partOf,
    answered: (seat, answer, why) => {
      if (game.isHuman(seat)) answerAsStaff(seat, answer, why?.text)
      else if (answer && !game.take(seat, answer)) changed()
    },
    ponders: setHow,
    failed: () => {
      setPaused(true)
      setFailed(true)
    },
  })
  onCleanup(() => driver.close())
  function answerAsStaff(seat: number, answer: Answer | undefined, why: Text | undefined): void {
    if (!answer || !staff.mayAnswer(seat, answer)) {
      staff.refer()
      return
    }
    staff.noticeAnswer(why, answer)
    if (!game.take(seat, answer, 'staff')) changed()
  }
  const thinking = (): Thinking | undefined => {
    version()
    const seat = game.toDecide
    const { progress, mayHurry = false } = how() ?? {}
    if (seat === undefined || isFollowing()) return undefined
    const isStaff = game.isHuman(seat)
    if (isStaff && staff.levelOf(seat) === undefined) return undefined
    return { seat, progress, mayHurry, isStaff }
  }
  return {
    wake: () => driver.wake(),
    thinking: createMemo(thinking, undefined, { equals: sameData }),
    isPaused,
    hasFailed,
    setPaused: (paused) => {
      setPaused(paused)
      setFailed(false)
      driver.setPaused(paused)
    },
    hurry: () => driver.hurry(),
  }
}
