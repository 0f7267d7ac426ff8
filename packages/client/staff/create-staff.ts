/** The staff answers what is left to it, and answers given beforehand are given; the player can take over at any moment. */
import type { Level } from '@sandtable/bots'
import { type Answer, isOffered, type Move } from '@sandtable/kernel'
import {
  type Department,
  type LogGroup,
  type LogLine,
  sceneOf,
  type StandingKind,
} from '@sandtable/presentation'
import { type Accessor, createMemo, createSignal, untrack } from 'solid-js'
import { hasMind } from '../bots/load-mind.ts'
import { lineOf } from '../panels/log-entries.ts'
import type { LocalGame } from '../session/local-game.ts'
import { type Charge, charged, inForce, NO_CHARGE, type Term, stands, withdrawn } from './charge.ts'
import { type Occasion, occasionOf, type Whose, whoseIs } from './occasion.ts'
import type { Staff, StaffRow, StandingRow } from './staff.ts'

interface StaffParts {
  readonly game: LocalGame
  /** counts changes of the match */
  readonly version: Accessor<number>
  /** the seat the screen belongs to */
  seat(): number | undefined
  readonly log: Accessor<readonly LogGroup[]>
  /** a lesson, or a game that is played elsewhere */
  isOff(): boolean
  readonly kept: Charges
  wake(): void
}

/** What was charged before, and a place to keep it. */
export interface Charges {
  read(): readonly Charge[]
  write(charges: readonly Charge[]): void
}

/** What the table needs besides. */
export interface StaffInside {
  readonly staff: Staff
  /** how well the staff would answer for this seat now; undefined if the player decides */
  levelOf(seat: number): Level | undefined
  /** the question on the table is the staff's */
  isDeciding(): boolean
  /** may the staff say this? What concerns the player's own part is left to the player. */
  mayAnswer(seat: number, answer: Answer): boolean
  /** the staff leaves the question to the player */
  refer(): void
  /** the staff is about to say this */
  noticeAnswer(answer: Answer): void
  /** an answer given beforehand fits the question on the table */
  standingMove(): Move | undefined
  /** something was taken back: the player wants to decide */
  noticeUndo(): void
}

/** What was said about who decides. It holds for questions that are alike in all that is named. */
interface Said extends Partial<Pick<Occasion, 'seat' | 'stage' | 'prompt' | 'phase'>> {
  readonly who: 'player' | 'staff'
  /** the staff itself has said so */
  readonly isReferred?: true
}

const NAMED = ['seat', 'stage', 'prompt', 'phase'] as const
const isAbout = (said: Said, asked: Occasion): boolean =>
  NAMED.every((key) => said[key] === undefined || said[key] === asked[key])

/** Where nothing was said how well the staff works. */
const USUAL: Level = 'normal'

export function createStaff(parts: StaffParts): StaffInside {
  const { game, version } = parts
  const { staffing } = game.presentation
  const [charges, setCharges] = createSignal<readonly Charge[]>(parts.kept.read())
  const [said, setSaid] = createSignal<Said>()
  const isThere = (): boolean =>
    staffing !== undefined && hasMind(game.match.setup.game.id) && game.people.length > 0 && !parts.isOff()
  const chargeOf = (seat: number): Charge => charges()[seat] ?? NO_CHARGE
  const change = (seat: number, charge: Charge): void => {
    const seats = game.seating.seats.map((_, index) => (index === seat ? charge : chargeOf(index)))
    setCharges(seats)
    parts.kept.write(seats)
    parts.wake()
  }

  const occasion = createMemo((): Occasion | undefined => {
    version()
    return staffing && isThere() ? occasionOf(game, staffing) : undefined
  })
  const isStaffs = (seat: number, id: string): boolean => chargeOf(seat).staff[id] !== undefined
  const whose = createMemo((): Whose => {
    const asked = occasion()
    return asked && staffing ? whoseIs(asked, staffing, (id) => isStaffs(asked.seat, id)) : 'player'
  })
  const saidNow = (): Said | undefined => {
    const asked = occasion()
    const word = said()
    return asked && word && isAbout(word, asked) ? word : undefined
  }
  /** where nothing is left to anybody nothing need be looked at */
  const isIdle = (): boolean =>
    said() === undefined && charges().every(({ staff }) => Object.keys(staff).length === 0)
  const isStaffsNow = (): boolean =>
    !isIdle() &&
    occasion() !== undefined &&
    (saidNow()?.who ?? (whose() === 'staff' ? 'staff' : 'player')) === 'staff'

  /** The player decides this, and what is like it, as long as the stage runs. */
  function leaveToPlayer(isReferred?: true): void {
    const asked = untrack(occasion)
    if (!asked) return
    const { seat, stage, prompt } = asked
    setSaid({ who: 'player', seat, stage, prompt, ...(isReferred ? { isReferred } : {}) })
    parts.wake()
  }

  /** The staff decides: this alone, or its part of what is asked until the end of the phase. */
  function leaveToStaff(): void {
    const asked = untrack(occasion)
    if (!asked) return
    const { seat, stage, phase } = asked
    setSaid({ who: 'staff', seat, ...(untrack(whose) === 'both' ? { phase } : { stage }) })
    parts.wake()
  }

  /** the best of those who have a say in it */
  function levelOf(seat: number): Level | undefined {
    const asked = occasion()
    if (asked?.seat !== seat || !isStaffsNow()) return undefined
    const levels = asked.departments.flatMap((id) => chargeOf(seat).staff[id] ?? [])
    return levels[0] ?? USUAL
  }

  function mayAnswer(seat: number, answer: Answer): boolean {
    const asked = occasion()
    if (!staffing || asked?.seat !== seat || whose() !== 'both') return true
    return staffing.departmentsOf(asked.scene, answer).some((id) => isStaffs(seat, id))
  }

  function standingMove(): Move | undefined {
    const seat = game.toDecide
    const charge = seat === undefined ? undefined : untrack(charges)[seat]
    if (seat === undefined || !staffing || !charge || charge.standing.length === 0 || !isThere())
      return undefined
    const asked = occasionOf(game, staffing)
    const kind = asked && kindOf(asked.prompt)
    const word = untrack(said)
    if (!kind || (word?.who === 'player' && isAbout(word, asked))) return undefined
    const isGiven = inForce(charge, turnOf(game)).some(({ prompt }) => prompt === asked.prompt)
    if (!isGiven || !isOffered(asked.scene.offer ?? {}, kind.answer)) return undefined
    return { seat, answer: kind.answer, by: 'standing' }
  }

  const kindOf = (prompt: string): StandingKind | undefined =>
    staffing?.standing.find((kind) => kind.prompt === prompt)
  const departments = createMemo((): readonly Department[] => {
    const seat = parts.seat()
    version()
    if (!staffing || seat === undefined || !isThere()) return []
    return staffing.departments(sceneOf(game.match.play, { eyes: game.eyes(seat), seat, language: 'en' }))
  })
  const [deeds, setDeeds] = createSignal<ReadonlyMap<string, number>>(new Map())
  const lastLineOf = (id: string): LogLine | undefined => {
    const at = deeds().get(id)
    return at === undefined ? undefined : lineOf(parts.log(), at)
  }
  const rows = createMemo((): readonly StaffRow[] => {
    const seat = parts.seat()
    if (seat === undefined) return []
    return departments().map((department) => ({
      department,
      level: chargeOf(seat).staff[department.id],
      last: lastLineOf(department.id),
    }))
  })
  const standing = createMemo((): readonly StandingRow[] => {
    const seat = parts.seat()
    version()
    if (seat === undefined) return []
    return inForce(chargeOf(seat), turnOf(game)).flatMap(({ prompt, term }) => {
      const kind = kindOf(prompt)
      return kind ? [{ kind, term }] : []
    })
  })
  const decides = createMemo((): readonly Department[] | undefined => {
    const asked = occasion()
    if (!asked || !isStaffsNow()) return undefined
    const among = departments().filter(({ id }) => asked.departments.includes(id))
    const own = among.filter(({ id }) => isStaffs(asked.seat, id))
    return own.length > 0 ? own : among
  })
  const here = (): number | undefined => untrack(() => parts.seat())

  return {
    levelOf,
    isDeciding: isStaffsNow,
    mayAnswer,
    refer: () => leaveToPlayer(true),
    standingMove,
    noticeUndo: () => leaveToPlayer(),
    noticeAnswer: (answer) => {
      const asked = untrack(occasion)
      if (!asked || !staffing) return
      const ids = staffing.departmentsOf(asked.scene, answer)
      setDeeds((before) => new Map([...before, ...ids.map((id) => [id, game.match.length + 1] as const)]))
    },
    staff: {
      isThere,
      rows,
      give: (id, level) => {
        const seat = here()
        if (seat === undefined) return
        setSaid(undefined)
        change(
          seat,
          charged(
            untrack(() => chargeOf(seat)),
            id,
            level,
          ),
        )
      },
      giveAll: (level, except) => {
        const seat = here()
        if (seat === undefined) return
        setSaid(undefined)
        const { standing } = untrack(() => chargeOf(seat))
        const all = level === undefined ? [] : allBut(untrack(departments), except)
        change(seat, { standing, staff: Object.fromEntries(all.map(({ id }) => [id, level ?? USUAL])) })
      },
      decides,
      takeOver: () => leaveToPlayer(),
      isReferred: () => saidNow()?.isReferred === true,
      mayLeave: () => {
        const asked = occasion()
        if (!asked || isStaffsNow() || asked.departments.length === 0) return undefined
        return whose() === 'player' ? 'once' : 'again'
      },
      leave: leaveToStaff,
      standingKind: () => {
        const asked = occasion()
        const kind = asked && kindOf(asked.prompt)
        return kind && !isStaffsNow() && isOffered(asked.scene.offer ?? {}, kind.answer) ? kind : undefined
      },
      standing,
      stand: (kind, term: Term) => {
        const seat = here()
        if (seat === undefined) return
        setSaid(undefined)
        change(
          seat,
          stands(
            untrack(() => chargeOf(seat)),
            { prompt: kind.prompt, term, turn: turnOf(game) },
          ),
        )
      },
      withdraw: (kind) => {
        const seat = here()
        if (seat !== undefined)
          change(
            seat,
            withdrawn(
              untrack(() => chargeOf(seat)),
              kind.prompt,
            ),
          )
      },
      deputyAt: (action) => game.match.moveAt(action)?.by,
    },
  }
}

const turnOf = ({ match }: LocalGame): number => match.setup.game.turn(match.play.state)

/** Of a force: the other forces, and all that is about none. Else the other kinds of questions. */
function allBut(all: readonly Department[], except: Department | undefined): readonly Department[] {
  const others = all.filter(({ id }) => id !== except?.id)
  return except?.kind === 'force'
    ? others.filter(({ kind, isGeneral }) => kind === 'force' || isGeneral)
    : others.filter(({ kind }) => kind === 'question')
}
