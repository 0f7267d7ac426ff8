/** What the staff has done in one part of a turn: its lines of the log, by department, and those it left standing. */
import type { Language } from '@sandtable/kernel'
import type { LogGroup, LogLine } from '@sandtable/presentation'
import { actionsOf } from '../panels/log-entries.ts'
import type { LocalGame } from '../session/local-game.ts'
import type { Deeds } from './deeds.ts'
import type { StaffReport, StaffSum } from './staff.ts'

interface ReportParts {
  readonly game: LocalGame
  version(): number
  /** the seat the screen belongs to */
  seat(): number | undefined
  log(): readonly LogGroup[]
  readonly deeds: Deeds
}

interface Report {
  of(seat: number, department: string): StaffReport | undefined
  sum(seat: number): StaffSum | undefined
  standingLines(language: Language): readonly LogLine[]
}

/** so far back the log tells who was left standing */
const MOST = 400

export function createReport({ game, version, seat: here, log, deeds }: ReportParts): Report {
  const { match } = game
  const isOfStaff = (seat: number, action: number): boolean => {
    const move = match.moveAt(action)
    return move?.by === 'staff' && move.seat === seat
  }
  const own = (seat: number, line: LogLine, department?: string): boolean =>
    !line.minor &&
    actionsOf(line).some(
      (action) =>
        isOfStaff(seat, action) &&
        (department === undefined || deeds.departmentsAt(action).includes(department)),
    )
  const isStanding = (line: LogLine): boolean => deeds.standingAt(line.at) !== undefined

  function lastGroup(seat: number, department?: string): LogGroup | undefined {
    version()
    return log().findLast(({ lines }) => lines.some((line) => own(seat, line, department)))
  }

  return {
    of: (seat, department) => {
      const group = lastGroup(seat, department)
      return group && { title: group.title, lines: group.lines.filter((line) => own(seat, line, department)) }
    },
    sum: (seat) => {
      const lines = lastGroup(seat)?.lines.filter((line) => own(seat, line)) ?? []
      const standing = lines.filter(isStanding).length
      return lines.length === 0 ? undefined : { deeds: lines.length - standing, standing }
    },
    standingLines: (language) => {
      version()
      const found: LogLine[] = []
      for (let action = match.length, seen = 0; action > 0 && seen < MOST; action--) {
        const move = match.moveAt(action)
        const mayKnow = game.seating.solo || move?.seat === here()
        if (move?.by !== 'staff' || !mayKnow) continue
        seen++
        const left = move.answer.arg === undefined ? deeds.standingAt(action) : undefined
        if (left) found.push(lineOf(action, left, language))
      }
      return found.reverse()
    },
  }

  function lineOf(
    at: number,
    { space, text, rule }: NonNullable<ReturnType<Deeds['standingAt']>>,
    language: Language,
  ): LogLine {
    const { sheet, spaceName } = game.presentation
    const id = sheet.spaces[space]?.id
    return {
      at,
      text: text[language],
      rule,
      minor: false,
      space,
      ...(id === undefined ? {} : { spaceId: id }),
      spaceName: spaceName(space, language),
    }
  }
}
