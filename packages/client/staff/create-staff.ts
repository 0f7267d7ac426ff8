/** The staff answers what is left to it, and answers given beforehand are given; the player can take over at any moment. */
import type { Level } from '@sandtable/bots'
import { type Answer, answersOf, type Language, type Move, type Offer, type Text } from '@sandtable/kernel'
import { type Department, type LogGroup, type LogLine, sceneOf } from '@sandtable/presentation'
import { type Accessor, createMemo, createSignal, untrack } from 'solid-js'
import { hasMind } from '../bots/load-mind.ts'
import { actionsOf } from '../panels/log-entries.ts'
import type { LocalGame } from '../session/local-game.ts'
import { allowanceOf, allowed, type Charge, charged, NO_CHARGE } from './charge.ts'
import { createDeeds } from './deeds.ts'
import { departmentsIn, isLeft, type Occasion, occasionOf, type Whose, whoseIs } from './occasion.ts'
import { isPaidFor } from './purse.ts'
import { createReport } from './report.ts'
import { isAbout, type Said, toPlayer, toStaff } from './said.ts'
import type { Deed, SpendingRow, Staff } from './staff.ts'
import { createStanding } from './standing.ts'

interface StaffParts {
  readonly game: LocalGame
  /** counts changes of the match */
  readonly version: Accessor<number>
  /** the seat the screen belongs to */
  seat(): number | undefined
  readonly log: Accessor<readonly LogGroup[]>
  /** a lesson, or a game that is played elsewhere */
  isOff(): boolean
  /** what is charged has changed: it is to be stored, and what follows from it done */
  changed(): void
  wake(): void
}

/** What the table needs besides. */
export interface StaffInside {
  readonly staff: Staff
  /** how well the staff would answer for this seat now; undefined if the player decides */
  levelOf(seat: number): Level | undefined
  /** the question on the table is the staff's */
  isDeciding(): boolean
  /** what the staff may say, where that is not everything */
  partOf(seat: number): Offer | undefined
  /** may the staff say this? What concerns the player's own part is left to the player. */
  mayAnswer(seat: number, answer: Answer): boolean
  /** the staff leaves the question to the player */
  refer(): void
  /** the staff is about to say something, and why */
  noticeAnswer(why: Text | undefined, answer: Answer): void
  /** the forces it left where they were, as the log tells it */
  standingLines(language: Language): readonly LogLine[]
  /** an answer given beforehand fits the question on the table */
  standingMove(): Move | undefined
  /** something was taken back: the player wants to decide */
  noticeUndo(): void
  /** the match has changed: is what was said still about it? */
  noticeChange(): void
}

/** Where nothing was said how well the staff works. */
const USUAL: Level = 'normal'

export function createStaff(parts: StaffParts): StaffInside | undefined {
  const { game, version } = parts
  const { staffing } = game.presentation
  if (!staffing || !hasMind(game.match.setup.game.id) || game.people.length === 0) return undefined
  const [changes, setChanges] = createSignal(0)
  const [said, setSaid] = createSignal<Said>()
  const [isConsulted, setConsulted] = createSignal(false)
  const deeds = createDeeds(game, staffing)
  const isThere = (): boolean => !parts.isOff()
  const chargeOf = (seat: number): Charge => {
    version()
    changes()
    return game.charges[seat] ?? NO_CHARGE
  }
  const here = (): number | undefined => untrack(() => parts.seat())

  /** Of the seat the screen belongs to. */
  function change(make: (charge: Charge) => Charge): void {
    const mine = here()
    if (mine === undefined) return
    game.charges = game.seating.seats.map((_, seat) => {
      const charge = game.charges[seat] ?? NO_CHARGE
      return seat === mine ? make(charge) : charge
    })
    setSaid(undefined)
    setChanges((n) => n + 1)
    parts.changed()
  }

  const fresh = (): Occasion | undefined => (untrack(isThere) ? occasionOf(game, staffing) : undefined)
  const occasion = createMemo((): Occasion | undefined => {
    version()
    return isThere() ? occasionOf(game, staffing) : undefined
  })
  const isStaffs = (seat: number, id: string): boolean => chargeOf(seat).staff[id] !== undefined
  const isIdle = (seat: number): boolean => Object.keys(chargeOf(seat).staff).length === 0
  const whose = createMemo((): Whose => {
    const asked = occasion()
    if (!asked || isIdle(asked.seat)) return 'player'
    return whoseIs(asked, (id) => isStaffs(asked.seat, id))
  })
  const saidNow = (): Said | undefined => {
    const asked = occasion()
    const word = said()
    return asked && word && isAbout(word, asked) ? word : undefined
  }
  /** as long as something taken back can be done again, the player looks at it */
  const isUndone = (): boolean => {
    version()
    return game.match.nextAgain !== undefined
  }
  const isDeciding = createMemo((): boolean => {
    const word = saidNow()
    if (occasion() === undefined || word?.who === 'player') return false
    if (word?.who === 'staff') return word.isPart !== true || whose() !== 'player'
    return whose() === 'staff' && !isUndone()
  })

  function say(make: (asked: Occasion) => Said): void {
    const asked = fresh()
    if (!asked) return
    setSaid(make(asked))
    parts.wake()
  }

  /** the level of those who have a say in it */
  function levelOf(seat: number): Level | undefined {
    const asked = occasion()
    if (asked?.seat !== seat || !isDeciding() || isConsulted()) return undefined
    const { staff } = chargeOf(seat)
    if (isIdle(seat)) return USUAL
    const [level] = departmentsIn(asked).flatMap((id) => staff[id] ?? [])
    return level ?? USUAL
  }

  const purse = {
    staffing,
    isStaffs,
    allowanceOf: (seat: number, id: string) => allowanceOf(chargeOf(seat), id),
  }

  function mayAnswer(seat: number, answer: Answer): boolean {
    const asked = untrack(occasion)
    if (asked?.seat !== seat) return true
    const isOwn =
      untrack(whose) !== 'both' ||
      isLeft(purse.staffing.departmentsOf(asked.scene, answer), (id) => isStaffs(seat, id))
    return isOwn && isPaidFor(purse, asked, answer)
  }

  /** Its own part as far as it may pay for it, and what ends it: said, that comes back to the player. Undefined for everything. */
  function partOf(seat: number): Offer | undefined {
    const asked = untrack(occasion)
    if (asked?.seat !== seat) return undefined
    const part: Record<string, boolean | readonly number[]> = {}
    let isAll = untrack(whose) !== 'both'
    for (const [verb, options] of Object.entries(asked.scene.offer ?? {})) {
      const own =
        typeof options === 'object' ? options.filter((arg) => mayAnswer(seat, { verb, arg })) : options
      if (typeof own === 'object' && typeof options === 'object' && own.length < options.length) isAll = false
      if (typeof own !== 'object' || own.length > 0) part[verb] = own
    }
    return isAll ? undefined : part
  }

  const departments = (): readonly Department[] => {
    const seat = parts.seat()
    version()
    if (seat === undefined || !isThere()) return []
    return staffing.departments(sceneOf(game.match.play, { eyes: game.eyes(seat), seat, language: 'en' }))
  }
  const among = (ids: readonly string[]): readonly Department[] =>
    departments().filter(({ id }) => ids.includes(id))

  /** the line that tells first of an action, also in small print */
  function lines(): ReadonlyMap<number, LogLine> {
    const told = new Map<number, LogLine>()
    for (const { lines: all } of parts.log())
      for (const line of all)
        for (const at of actionsOf(line))
          if (!told.has(at)) told.set(at, at === line.at ? line : { ...line, at })
    return told
  }

  /** Told to go on, it has said all it may say, and nobody has said anything since. */
  const hasDoneItsPart = (): boolean =>
    saidNow()?.isPart === true && game.match.moveAt(game.match.length)?.by === 'staff'

  /** Of a force that stays: that there was no money for an attack, or what the position says. */
  function reasonOf(why: Text | undefined, answer: Answer): Text | undefined {
    const asked = untrack(occasion)
    const left = asked && purse.staffing.leavesStanding?.(asked.scene, answer)
    if (!asked || !left) return why
    const offer = asked.scene.offer ?? {}
    const isPoor = answersOf(offer).some((each) => !isPaidFor(purse, asked, each))
    return isPoor ? (purse.staffing.spending?.spent ?? left.why) : left.why
  }

  const report = createReport({ ...parts, deeds })
  const standing = createStanding({ ...parts, staffing, chargeOf, change })

  function deedAt(action: number): Deed | undefined {
    version()
    const move = game.match.moveAt(action)
    const mayKnow = game.seating.solo || game.match.play.isOver || move?.seat === parts.seat()
    if (!move?.by || !mayKnow) return undefined
    const ids = deeds.departmentsAt(action)
    const kind =
      move.by === 'standing' ? standing.kindOf(game.match.at(action - 1), move.seat, action - 1) : undefined
    return {
      by: move.by,
      why: deeds.whyAt(action),
      choice: deeds.choiceAt(action),
      departments: among(ids),
      kind,
    }
  }

  function spendingOf(seat: number, { id, kind }: Department): SpendingRow | undefined {
    const { spending } = purse.staffing
    if (kind !== 'force' || !spending || !isStaffs(seat, id)) return undefined
    const eyes = game.eyes(seat)
    const told = game.told(eyes, game.match.length)
    const scene = sceneOf(game.match.play, { eyes, seat, language: 'en', told })
    const allowance = allowanceOf(chargeOf(seat), id)
    return { spending, allowance, tells: spending.tells(scene, id, allowance) }
  }

  return {
    levelOf,
    isDeciding,
    mayAnswer,
    partOf,
    refer: () => say((asked) => toPlayer(asked, true)),
    standingMove: () => {
      const asked = fresh()
      const word = untrack(said)
      const isByHand = asked && word?.who === 'player' && isAbout(word, asked)
      return asked && !isByHand ? standing.moveFor(asked) : undefined
    },
    noticeUndo: () => say((asked) => toPlayer(asked)),
    noticeAnswer: (why, answer) => deeds.note(reasonOf(why, answer)),
    standingLines: report.standingLines,
    noticeChange: () => {
      const asked = fresh()
      const word = untrack(said)
      if (asked && word && !isAbout(word, asked)) setSaid(undefined)
    },
    staff: {
      isThere,
      rows: () => {
        const seat = parts.seat()
        const told = lines()
        const last = seat === undefined ? undefined : deeds.lastOf(seat, (action) => told.has(action))
        const asked = occasion()
        const ids = asked && asked.seat === seat ? departmentsIn(asked) : []
        return departments().map((department) => ({
          department,
          level: chargeOf(seat ?? -1).staff[department.id],
          last: told.get(last?.get(department.id) ?? -1),
          report: seat === undefined ? undefined : report.of(seat, department.id),
          spending: seat === undefined ? undefined : spendingOf(seat, department),
          isAsked: ids.includes(department.id),
        }))
      },
      allow: (id, allowance) => change((charge) => allowed(charge, id, allowance)),
      sum: () => {
        const seat = parts.seat()
        return seat === undefined ? undefined : report.sum(seat)
      },
      give: (id, level) => change((charge) => charged(charge, id, level)),
      giveAll: (level, except) => {
        const all = level === undefined ? [] : allBut(untrack(departments), except)
        change((charge) => ({
          ...charge,
          staff: Object.fromEntries(all.map(({ id }) => [id, level ?? USUAL])),
        }))
      },
      decides: createMemo((): readonly Department[] | undefined => {
        const asked = occasion()
        if (!asked || !isDeciding()) return undefined
        const all = among(departmentsIn(asked))
        const own = all.filter(({ id }) => isStaffs(asked.seat, id))
        return own.length > 0 ? own : all.filter(({ kind }) => kind === 'question')
      }),
      isForNow: () => isDeciding() && saidNow()?.who === 'staff',
      consult: (isLookedAt) => {
        setConsulted(isLookedAt)
        parts.wake()
      },
      asked: () => {
        const asked = occasion()
        return asked ? among(departmentsIn(asked)).filter(({ kind }) => kind === 'question') : []
      },
      takeOver: () => {
        say((asked) => toPlayer(asked))
      },
      isReferred: () => !isDeciding() && (saidNow()?.isReferred === true || hasDoneItsPart()),
      mayLeave: () => {
        if (!occasion() || isDeciding()) return undefined
        return whose() === 'both' ? 'again' : 'once'
      },
      leave: () => say((asked) => toStaff(asked, untrack(whose) === 'both')),
      standingAsked: () => {
        const asked = occasion()
        return asked && !isDeciding() ? standing.askedIn(asked) : undefined
      },
      standing: standing.rows,
      stand: standing.stand,
      withdraw: standing.withdraw,
      deputyAt: (action) => {
        version()
        return game.match.moveAt(action)?.by
      },
      deedAt,
    },
  }
}

/** Of a force: the other forces, and all that is about none. Else the other kinds of questions. */
function allBut(all: readonly Department[], except: Department | undefined): readonly Department[] {
  const others = all.filter(({ id }) => id !== except?.id)
  return except?.kind === 'force'
    ? others.filter(({ kind, isGeneral }) => kind === 'force' || isGeneral)
    : others.filter(({ kind }) => kind === 'question')
}

/** Where there is no computer to work for anybody, or nobody to work for. */
export const NO_STAFF: StaffInside = {
  levelOf: () => undefined,
  partOf: () => undefined,
  isDeciding: () => false,
  mayAnswer: () => false,
  refer: () => undefined,
  noticeAnswer: () => undefined,
  standingLines: () => [],
  standingMove: () => undefined,
  noticeUndo: () => undefined,
  noticeChange: () => undefined,
  staff: {
    isThere: () => false,
    rows: () => [],
    allow: () => undefined,
    sum: () => undefined,
    give: () => undefined,
    giveAll: () => undefined,
    decides: () => undefined,
    isForNow: () => false,
    consult: () => undefined,
    asked: () => [],
    takeOver: () => undefined,
    mayLeave: () => undefined,
    leave: () => undefined,
    isReferred: () => false,
    standingAsked: () => undefined,
    standing: () => [],
    stand: () => undefined,
    withdraw: () => undefined,
    deputyAt: () => undefined,
    deedAt: () => undefined,
  },
}
