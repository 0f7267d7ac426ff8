/** §8.3 §8.4 random positions: what the game offers against a second reading of the rulebook. */
import { expect, it } from 'vitest'
import { GRID, hex, HEXES, printedOwner } from '../map.ts'
import { FORTS, UNITS } from '../pieces.ts'
import { type Nation, NATIONS, type Side, SIDE_IDS, sideNamed } from '../sides.ts'
import { activated } from './activated.ts'
import { type Fort, fights, isFed, type Man, waysOf, type World } from './march-oracle.ts'
import type { Placed, StagedScene } from './scene.ts'

let seed = 1914
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const TRIER = '94'
const EVERYBODY = UNITS.filter(({ option }) => option === undefined)

function someMen(): Man[] {
  const places = Array.from({ length: 25 }, () => Math.floor(random() * HEXES))
  return EVERYBODY.filter(() => random() < 0.3).map((unit) => {
    const back = random() < 0.25
    const halves = unit.type === 'hq' || unit.type === 'ha' ? 0 : unit.size === 'corps' ? 2 : 1
    return {
      id: unit.id,
      side: sideNamed(unit.side),
      nation: NATIONS.indexOf(unit.nation) as Nation,
      kind: unit.type,
      isCorps: unit.size === 'corps',
      halves: unit.stacksAs === undefined ? halves : 1,
      onlyDefends: unit.defenceOnly === true,
      back,
      allowance: unit.ma[back ? 1 : 0],
      at: pick(places),
    }
  })
}

const hasFighters = (men: readonly Man[], side: Side, h: number): boolean =>
  men.some((man) => man.at === h && man.side === side && fights(man))

/** A fort alone with an undisrupted corps is besieged as often as not. */
function someForts(men: readonly Man[]): Fort[] {
  return FORTS.filter(({ option }) => option === undefined && random() < 0.5).map((fort) => {
    const [at, side] = [hex(fort.hex), sideNamed(fort.side)]
    const isShutIn =
      !men.some((man) => man.at === at && man.side === side) &&
      men.some((man) => man.at === at && man.kind === 'infantry' && man.isCorps && !man.back)
    return {
      id: fort.id,
      side,
      at,
      large: fort.largeGarrison,
      besieged: isShutIn && fort.hex !== '52' && random() < 0.6,
    }
  })
}

function ownerOf(men: readonly Man[], forts: readonly Fort[], h: number): Side {
  const fort = forts.find(({ at }) => at === h)
  if (fort) return fort.besieged ? (fort.side === 0 ? 1 : 0) : fort.side
  const sides = ([0, 1] as const).filter((side) => hasFighters(men, side, h))
  if (sides.length === 1) return sides[0] as Side
  return random() < 0.6 ? printedOwner(h) : random() < 0.6 ? 1 : 0
}

function someWorld(): World {
  const all = someMen()
  const forts = someForts(all)
  // two forts in one hex are besieged together here
  const even = forts.map((fort) => ({
    ...fort,
    besieged: forts.every(({ at, besieged }) => at !== fort.at || besieged),
  }))
  const men = all.filter(
    (man) =>
      fights(man) || hasFighters(all, man.side, man.at) || !hasFighters(all, man.side === 0 ? 1 : 0, man.at),
  )
  const hexes = Array.from({ length: HEXES }, (_, h) => h)
  const control = hexes.map((h) => ownerOf(men, even, h))
  const cavalry = hexes.map(
    (h) => random() < 0.1 && !even.some(({ at }) => at === h) && !men.some(({ at }) => at === h),
  )
  return { turn: pick([4, 6, 8]), men, forts: even, control, cavalry }
}

function staged(w: World, at: number, side: Side): StagedScene {
  const pieces: Record<string, Placed> = {}
  for (const { id, at: h, back } of w.men) pieces[id] = { hex: GRID.idOf(h), back }
  for (const { id, at: h, besieged } of w.forts) pieces[id] = { hex: GRID.idOf(h), besieged }
  const control = Object.fromEntries(w.control.map((owner, h) => [GRID.idOf(h), SIDE_IDS[owner]]))
  const prepare = (s: StagedScene['state']): void => {
    for (let h = 0; h < HEXES; h++) s.cavalryControl.set(h, Number(w.cavalry[h]))
    s.scored.fill(1)
  }
  return activated(GRID.idOf(at), { pieces, control, turn: w.turn, side: SIDE_IDS[side], prepare })
}

/** The group has been told to march; undefined if the game lets nobody go. */
function begun(w: World, man: Man, ids: readonly string[]): StagedScene | undefined {
  const scene = staged(w, man.at, man.side)
  const isOffered = ids.length > 1 ? scene.can('stack') : scene.offers('unit').includes(man.id)
  if (!isOffered) return undefined
  return ids.length > 1 ? scene.act('stack', GRID.idOf(man.at)) : scene.act('unit', man.id)
}

/** Some ways only open step by step, by what is taken on them. */
const canBeWalked = (w: World, man: Man, ids: readonly string[], ways: readonly number[][]): boolean =>
  ways.some((way) => {
    const scene = begun(w, man, ids)
    return way.every((h) => {
      if (scene?.offers('march').includes(GRID.idOf(h)) !== true) return false
      scene.act('march', GRID.idOf(h))
      return true
    })
  })

function differences(w: World, man: Man, ids: readonly string[]): string[] {
  const home = GRID.idOf(man.at)
  const offered = (begun(w, man, ids)?.offers('march') ?? []).filter((id) => id !== home)
  const ways = waysOf(w, ids)
  const more = offered.filter((id) => !ways.has(hex(id))).map((id) => `+${id}`)
  const less = [...ways.keys()]
    .map((h) => GRID.idOf(h))
    .filter((id) => id !== home && id !== TRIER && !offered.includes(id))
    .filter((id) => !canBeWalked(w, man, ids, ways.get(hex(id)) ?? []))
  return [...more, ...less.map((id) => `-${id}`)].map((what) => `${ids.join(' ')} ${home} ${what}`)
}

it('§8.3.3 §8.3.4 §8.4.2 §8.4.3.d §8.4.4.table §8.4.6.a §8.4.7.a §8.4.8 marches of units and groups', () => {
  const found: string[] = []
  let compared = 0
  for (let game = 0; game < 60; game++) {
    const w = someWorld()
    for (let i = 0; i < 4; i++) {
      const man = pick(w.men)
      const together = w.men.filter(({ at, side }) => at === man.at && side === man.side)
      const group = i % 2 === 0 ? [man] : together
      if (!group.every((one) => isFed(w, one))) continue
      compared++
      found.push(
        ...differences(
          w,
          man,
          group.map(({ id }) => id),
        ),
      )
    }
  }
  expect(compared).toBeGreaterThan(100)
  expect(found).toEqual([])
})
