/** What a callout leaves open: places it speaks of, and what the player may want next. */
import type { FightPanel, Point, Preview, Sheet } from '@sandtable/presentation'
import type { Table } from '../table/table.ts'
import { centreOf } from './shapes.ts'

export interface Spared {
  /** must stay in sight */
  readonly never: readonly number[]
  /** had better stay in sight */
  readonly rather: readonly number[]
}

type Shown = Pick<Table, 'presentation' | 'glow' | 'stacks' | 'fight'>

/** Counters within so many hexes of what is spoken of belong to the picture. */
const NEAR = 4

export function sparedSpaces(table: Shown, preview: Preview, about: number): Spared {
  const { sheet } = table.presentation
  const { spaces, heldSpaces, heldUnits } = table.glow()
  const way = (preview.path ?? []).map(({ space }) => space)
  const held = table.stacks().filter(({ counters }) => counters.some(({ unit }) => heldUnits.has(unit)))
  const named = spacesNamed(sheet, [...wordsIn(preview), ...placesIn(table.fight())])
  const never = new Set([about, ...way, ...heldSpaces, ...held.map(({ space }) => space), ...named])
  const spoken = [...never].map((space) => centreOf(sheet, space))
  const near = table
    .stacks()
    .map(({ space }) => space)
    .filter((space) => isNear(sheet, space, spoken))
  const rather = new Set([...spaces, ...near])
  return { never: [...never], rather: [...rather].filter((space) => !never.has(space)) }
}

const wordsIn = ({ title, lines }: Preview): string[] =>
  [title, ...lines.flatMap(({ at = '', text }) => [at, text])].flatMap(
    (text) => text.match(/[\w.]*\w/g) ?? [],
  )

const placesIn = (fight: FightPanel | undefined): string[] =>
  fight ? [...fight.attacker.rows, ...fight.defender.rows].map(({ at }) => at) : []

function spacesNamed({ spaces }: Sheet, ids: readonly string[]): number[] {
  const wanted = new Set(ids)
  return spaces.flatMap(({ id }, space) => (wanted.has(id) ? [space] : []))
}

function isNear(sheet: Sheet, space: number, others: readonly Point[]): boolean {
  const { x, y } = centreOf(sheet, space)
  return others.some((at) => Math.hypot(at.x - x, at.y - y) <= NEAR * sheet.spaceWidth)
}
