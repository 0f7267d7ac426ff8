/** A space in words, for screen readers. */
import type { Counter, SpokenWay } from '@sandtable/presentation'
import { stacksAt } from '../table/stacks-at.ts'
import type { Table } from '../table/table.ts'
import { clockwise, whereTo } from '../voice/compass.ts'
import { whoseStack } from '../voice/whose.ts'
import { voiceWords } from '../voice/words.ts'
import { type SpokenPart, spokenText } from './spoken-parts.ts'
import { boardWords } from './words.ts'

/** "14.15 Komarów, clear. Russia, enemy, 2 units: …; …. Cost 4". */
export const describeSpace = (table: Table, space: number): string =>
  spokenText(partsOf(table, space), voiceWords(table.language()))

/** The place, part by part. */
export function partsOf(table: Table, space: number): readonly SpokenPart[] {
  const words = voiceWords(table.language())
  const head = [placeName(table, space), table.spoken(space).ground].filter(Boolean).join(words.comma)
  const plain = (text: string): SpokenPart => ({ text, items: [] })
  return [
    plain(head),
    ...marksAt(table, space).map(plain),
    ...unitsAt(table, space),
    ...stateOf(table, space).map(plain),
  ].filter(({ text }) => text !== '')
}

/** The neighbours: where each lies, its ground, what lies between, and who stands there. */
export function describeAround(table: Table, space: number): string {
  const words = voiceWords(table.language())
  const { sheet } = table.presentation
  const turnTo = ({ to }: SpokenWay): number => clockwise(sheet, space, to)
  const inTurn = table.spoken(space).ways.toSorted((a, b) => turnTo(a) - turnTo(b))
  const ways = inTurn.map(({ to, by = '' }) => {
    const where = whereTo(sheet, space, to, words)
    const stacks = sidesAt(table, to).map((side) => briefly(table, side))
    const ground = [placeName(table, to), by, table.spoken(to).ground].filter(Boolean).join(words.comma)
    return words.sentence([words.way(where, ground), ...stacks].join(words.semicolon))
  })
  return [words.around(placeName(table, space)), ...ways].join(' ')
}

/** All the panel beside the map tells of the place itself. */
export function describeWhole(table: Table, space: number): string {
  const words = voiceWords(table.language())
  const { facts, sums } = table.reportOf(space)
  const told = facts.map(({ label, line }) =>
    words.sentence(label === '' ? line.text : words.way(label, line.text)),
  )
  const added = sums.map(({ label, value }) => words.sentence(words.way(label, value)))
  return [words.sentence(describeSpace(table, space)), ...told, ...added].join(' ')
}

function placeName(table: Table, space: number): string {
  const { sheet } = table.presentation
  const id = sheet.spaces[space]?.id ?? ''
  const name = table.presentation.spaceName(space, table.language())
  const isEnough = sheet.kind === 'points' || name.includes(id)
  return name === '' || isEnough ? name || id : `${id} ${name}`
}

/** The units of one side in a space, on however many stacks. */
interface Force {
  readonly whose: string
  readonly side: string
  readonly counters: readonly Counter[]
  /** others lie beneath, hidden */
  readonly more: boolean
}

function sidesAt(table: Table, space: number): readonly Force[] {
  const forces = new Map<string, Force>()
  for (const stack of stacksAt(table.later.stacks(), space)) {
    const whose = whoseStack(table, stack)
    const { counters = [], more = false } = forces.get(whose) ?? {}
    forces.set(whose, {
      whose,
      side: stack.side ?? '',
      counters: [...counters, ...stack.counters],
      more: more || stack.more,
    })
  }
  return [...forces.values()]
}

/** "Russia, enemy, 2 units" */
function briefly(table: Table, { whose, counters, more }: Force): string {
  const words = boardWords(table.language())
  const count = words.units(counters.length)
  return [whose, more ? words.atLeast(count) : count].filter(Boolean).join(voiceWords(table.language()).comma)
}

function unitsAt(table: Table, space: number): SpokenPart[] {
  const words = boardWords(table.language())
  const voice = voiceWords(table.language())
  return sidesAt(table, space).map(({ whose, side, counters, more }) => {
    // The side has been said once for all of them.
    const nameOf = (name: string): string => name.replace(`${voice.comma}${side}${voice.comma}`, voice.comma)
    const items = [...counters.map(({ name }) => nameOf(name)), ...(more ? [words.more] : [])]
    return { text: voice.force(whose, words.units(counters.length)), items }
  })
}

const marksAt = (table: Table, space: number): string[] =>
  table
    .marks()
    .filter((mark) => mark.space === space || mark.towards === space)
    .map(({ title }) => title)

/** What may be done there, or what is being decided about it. */
function stateOf(table: Table, space: number): string[] {
  const { costs, targets, spaces, crowded, aimed, heldSpaces, heldUnits } = table.later.glow()
  const words = boardWords(table.language())
  const cost = costs.get(space)
  if (aimed.has(space)) return [words.aimed]
  if (heldSpaces.has(space)) {
    const own = stacksAt(table.later.stacks(), space).filter((stack) => stack.own)
    const units = own.flatMap(({ counters }) => counters.map(({ unit }) => unit))
    const inHand = units.filter((unit) => heldUnits.has(unit)).length
    return [inHand > 0 ? words.held(inHand, units.length) : words.asked]
  }
  if (targets.has(space)) return [words.combat]
  const tooFull = crowded.has(space) ? [words.crowded] : []
  if (cost !== undefined) return [words.cost(cost), ...tooFull]
  return spaces.has(space) ? [unitMeant(table, space) ?? words.legal, ...tooFull] : []
}

/** Of several units that may be chosen the one that choosing the place takes. */
function unitMeant(table: Table, space: number): string | undefined {
  const { units } = table.later.glow()
  const able = stacksAt(table.later.stacks(), space).flatMap(({ counters }) =>
    counters.filter(({ unit }) => units.has(unit)),
  )
  const answer = table.hovered() === space ? table.intended() : undefined
  if (able.length < 2 || !answer || table.presentation.placeOf(answer.verb) !== 'unit') return undefined
  const taken = able.find(({ unit }) => unit === answer.arg)
  return taken && boardWords(table.language()).legalUnit(taken.name)
}
