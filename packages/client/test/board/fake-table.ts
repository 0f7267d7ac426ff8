/** As much of a table as keys and words of the board need. */
import type { Stack } from '../../table/models.ts'
import type { Glow, Table } from '../../table/table.ts'
import { galicia } from './galicia-sheet.ts'

export interface FakeTable {
  readonly glow?: Partial<Glow>
  readonly stacks?: readonly Stack[]
  readonly language?: 'en' | 'ja'
}

const NOTHING: Glow = {
  spaces: new Set(),
  targets: new Set(),
  units: new Set(),
  costs: new Map(),
  heldSpaces: new Set(),
  heldUnits: new Set(),
}

export function fakeTable({ glow, stacks = [], language = 'en' }: FakeTable = {}) {
  const chosen: (readonly [number, number | undefined])[] = []
  let hovered: number | undefined
  const part = {
    presentation: { sheet: galicia, spaceName: () => 'Komarów' },
    language: () => language,
    glow: () => ({ ...NOTHING, ...glow }),
    stacks: () => stacks,
    report: () => undefined,
    preview: () => undefined,
    fight: () => undefined,
    whyNot: () => undefined,
    selected: () => undefined,
    select: () => undefined,
    dismiss: () => undefined,
    hovered: () => hovered,
    hover: (space: number | undefined) => {
      hovered = space
    },
    choose: (space: number, unit?: number) => chosen.push([space, unit]),
  }
  return { table: part as unknown as Table, chosen }
}
