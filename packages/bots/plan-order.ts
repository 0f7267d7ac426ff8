/** The lines of a plan in the order in which they can be carried out. */
import type { PlanLine } from './mind.ts'

/** An attack comes after the marches that bring its units up; all else stays as it was told. */
export function inOrder(lines: readonly PlanLine[]): readonly PlanLine[] {
  const ordered = new Set<PlanLine>()
  for (const line of lines) {
    for (const march of marchesBefore(line, lines)) ordered.add(march)
    ordered.add(line)
  }
  return [...ordered]
}

const marchesBefore = (line: PlanLine, lines: readonly PlanLine[]): PlanLine[] =>
  line.kind === 'attack'
    ? lines.filter(({ kind, units }) => kind === 'march' && units.some((unit) => line.units.includes(unit)))
    : []
