import type { Box, Point } from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'
import type { SpaceData } from '../data/types.ts'
import { BY_HAND, GATES } from './by-hand.ts'
import { GROUND, INSET } from './frame.ts'
import { type Body, relaxed } from './relax.ts'
import { isOnInset, leavesInset, onGlobe, type Size, sizeOf } from './spaces.ts'

const GATE: Size = { width: 96, height: 26 }
/** Spaces keep so far from the edge of their sheet; below they have their names. */
const RIM = 24
const FOOT = 16
/** A letter of a name; names longer than this go beyond the room they are given. */
const LETTERS = { plain: 6.1, great: 8.1 }
const LONGEST = 116

const roomIn = ({ left, top, right, bottom }: Box, { width, height }: Size): Box => ({
  left: left + RIM + width / 2,
  right: right - RIM - width / 2,
  top: top + RIM + height / 2,
  bottom: bottom - RIM - FOOT - height / 2,
})

function bodyOf(space: SpaceData): Body {
  const size = sizeOf(space)
  return {
    ...size,
    home: BY_HAND[space.id] ?? onGlobe(space),
    name: Math.min(LONGEST, space.name.en.length * (space.vp ? LETTERS.great : LETTERS.plain)),
    sheet: space.inset ? 'inset' : 'main',
    room: roomIn(space.inset ? INSET : GROUND, size),
  }
}

const gateBody = (at: Point): Body => ({ ...GATE, home: at, name: 0, sheet: 'inset' })

/** The whole inset, for the spaces around it. */
const insetBody: Body = {
  home: [(INSET.left + INSET.right) / 2, (INSET.top + INSET.bottom) / 2],
  width: INSET.right - INSET.left,
  height: INSET.bottom - INSET.top,
  name: 0,
  sheet: 'main',
}

/** Where each space lies, so that all have room; in the order of the game. */
export function settledSpaces(): { readonly id: string; readonly at: Point }[] {
  const { spaces, connections } = DATA.map
  const ids = spaces.map(({ id }) => id)
  const gates = Object.keys(GATES)
  const gateOf = (id: string): number => ids.length + gates.indexOf(id)
  const end = (id: string, other: string): number =>
    leavesInset(id, other) && !isOnInset(id) ? gateOf(id) : ids.indexOf(id)
  const lines = connections
    .filter(({ kind }) => kind !== 'sea')
    .map(({ a, b }) => [end(a, b), end(b, a)] as const)
  const ways = gates.map((id) => [ids.indexOf(id), gateOf(id)] as const)
  const bodies = [...spaces.map(bodyOf), ...Object.values(GATES).map(gateBody), insetBody]
  const settled = relaxed(bodies, [...lines, ...ways])
  return ids.map((id, i) => ({ id, at: settled[i] as Point }))
}
