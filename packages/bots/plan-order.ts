/** The lines of a plan in the order in which they can be carried out. */
import type { PlanLine } from './mind.ts'

/** An attack comes after the marches that bring its units up, a march after those that make room for it; all else stays as it was told. */
export function inOrder(lines: readonly PlanLine[]): readonly PlanLine[] {
  const ordered = new Set<PlanLine>()
  const begun = new Set<PlanLine>()
  const tell = (line: PlanLine): void => {
    // Stacks that change places wait for each other: then as it was told.
    if (begun.has(line)) return
    begun.add(line)
    for (const march of marchesBefore(line, lines)) tell(march)
    ordered.add(line)
  }
  for (const line of lines) tell(line)
  return [...ordered]
}

function marchesBefore(line: PlanLine, lines: readonly PlanLine[]): PlanLine[] {
  const marches = lines.filter(({ kind }) => kind === 'march')
  if (line.kind === 'attack')
    return marches.filter(({ units }) => units.some((unit) => line.units.includes(unit)))
  const leaves = ({ from }: PlanLine): boolean => from !== undefined && from === line.to
  return line.kind === 'march' && line.from !== line.to ? marches.filter(leaves) : []
}
