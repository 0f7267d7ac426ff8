import type { Badge, Obstacle, PrintedMarks, Tag, TagColour } from '@sandtable/cartography'
import { bearing, hexside, midpoint, type Point, zoneEdges } from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'
import type { HexData } from '../data/types.ts'
import { frame } from './frame.ts'

const { map, places, victory } = DATA

/** Places in a hex, from its middle: the head holds number, points and terrain, the foot supplies. */
const NUMBER: Point = [0, -55]
const POINTS: Point = [-35, -53.5]
const UNDER_POINTS: Point = [-37, -38.5]
const TERRAIN: Point = [35, -53.5]
const FOOT = 55
const BADGE = 24
/** Dotted lines lie this far inside their hexes. */
const INSET = 5.5

const GERMAN: HexData['owner'] = 'GE'
const BADGES: Readonly<Record<NonNullable<HexData['supply']>[number], Badge['nation']>> = {
  french: 'france',
  british: 'britain',
  belgian: 'belgium',
  german: 'germany',
}

function inHex(id: string, [dx, dy]: Point): Point {
  const [x, y] = frame.centre(id)
  return [x + dx, y + dy]
}

/** §2.2.tem §2.2.vp a box, and beneath it what makes it worth more */
function pointTags(id: string, colour: TagColour, more?: string): Tag[] {
  const tag: Tag = { at: inHex(id, POINTS), colour, text: 'VP' }
  return more === undefined ? [tag] : [tag, { at: inHex(id, UNDER_POINTS), colour, text: more, small: true }]
}

function victoryTags(): Tag[] {
  const { plan17, german } = victory
  const tagged = (colour: TagColour, hexes: readonly string[], double: readonly string[]) =>
    hexes.flatMap((id) => pointTags(id, colour, double.includes(id) ? '×2' : undefined))
  return [
    ...tagged('red', german.hexes, german.double),
    ...tagged('blue', plan17.hexes, plan17.double),
    // §14.1.2.b Paris has a value of its own; §14.1.3.b whoever takes Trier has won
    ...pointTags(places.paris.hex, 'red', String(german.paris)),
    { at: inHex(places.trier.hex, POINTS), colour: 'blue', text: '★' },
  ]
}

const terrainTags = (): Tag[] =>
  map.hexes
    .filter(({ tem }) => tem > 0)
    .map(({ id, tem }) => ({ at: inHex(id, TERRAIN), colour: 'yellow', text: `+${tem}` }))

/** §8.4.3.b §8.4.3.c side by side */
function badges({ id, supply = [] }: HexData): Badge[] {
  return supply.map((nation, i) => ({
    at: inHex(id, [(i - (supply.length - 1) / 2) * BADGE, FOOT]),
    nation: BADGES[nation],
  }))
}

function obstacles(): Obstacle[] {
  return map.hexsides.map(({ a, b, kind }) => {
    const side = hexside(frame, a, b)
    return { at: midpoint(...side), along: bearing(...side), diamonds: kind === 'impassable' ? 3 : 1 }
  })
}

export const marks = (): PrintedMarks => ({
  numbers: map.hexes.map(({ id, owner }) => ({ at: inHex(id, NUMBER), text: id, boxed: owner === GERMAN })),
  tags: [...victoryTags(), ...terrainTags()],
  badges: map.hexes.flatMap(badges),
  obstacles: obstacles(),
  zones: [
    { colour: 'blue', edges: zoneEdges(frame, places.parisInDanger.hexes, INSET) },
    { colour: 'black', edges: zoneEdges(frame, places.schlieffen.hexes, INSET) },
  ],
  peaks: places.vosges.hexes.map((id) => inHex(id, [0, 42])),
  panel: { left: 30, top: 30, right: 408, bottom: 142 },
})
