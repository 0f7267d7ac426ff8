/** As much of a table as keys and words of the board need. */
import type { Sheet, SpaceMark, SpaceReport, SpokenSpace, Stack } from '@sandtable/presentation'
import { NO_GLOW } from '../../table/glow.ts'
import type { Glow, Table } from '../../table/table.ts'
import { battleForGaliciaSheet } from './battle-for-galicia-sheet.ts'

export interface FakeTable {
  readonly glow?: Partial<Glow>
  readonly stacks?: readonly Stack[]
  readonly marks?: readonly SpaceMark[]
  readonly sheet?: Sheet
  readonly language?: 'en' | 'ja'
  readonly spoken?: (space: number) => SpokenSpace
  readonly facts?: SpaceReport['facts']
  /** the side of the person at the screen */
  readonly viewer?: number | undefined
}

export function fakeTable({
  glow,
  stacks = [],
  marks = [],
  sheet = battleForGaliciaSheet,
  language = 'en',
  spoken,
  facts,
  viewer,
}: FakeTable = {}) {
  const chosen: (readonly [number, number | undefined])[] = []
  const chosenAmong: (readonly number[] | undefined)[] = []
  let hovered: number | undefined
  let hoveredUnits: readonly number[] | undefined
  const part = {
    presentation: { sheet, spaceName: () => 'Komarów' },
    language: () => language,
    glow: () => ({ ...NO_GLOW, ...glow }),
    stacks: () => stacks,
    marks: () => marks,
    report: () => undefined,
    reportOf: () => ({ title: '', id: '', facts: facts ?? [], units: [], sums: [] }),
    spoken: (space: number) => spoken?.(space) ?? { ground: '', ways: [] },
    viewer: () => viewer,
    preview: () => undefined,
    takesUp: () => undefined,
    fight: () => undefined,
    whyNot: () => undefined,
    seen: { hold: () => undefined, result: () => undefined, marked: () => [] },
    orders: { drawing: () => undefined, goals: () => [] },
    flownTo: () => undefined,
    onFly: () => undefined,
    question: () => '',
    prompt: () => ({ text: '', rule: '', nation: '', yours: true }),
    selected: () => undefined,
    select: () => undefined,
    dismiss: () => undefined,
    leaveFor: () => undefined,
    settle: () => undefined,
    hovered: () => hovered,
    intended: () => undefined,
    hoveredUnits: () => hoveredUnits,
    hover: (space: number | undefined, among?: readonly number[]) => {
      hovered = space
      hoveredUnits = among
    },
    choose: (space: number, unit?: number, among?: readonly number[]) => {
      chosen.push([space, unit])
      chosenAmong.push(among)
    },
  }
  const later = { ...part, follow: <T>(source: () => T) => source }
  return { table: { ...part, later } as unknown as Table, chosen, chosenAmong }
}
