import { DATA } from '../data/load.ts'
import { GRID, hexData } from '../map.ts'
import { isOnRailway, isVictoryTown } from './ground.ts'
import { type SeenUnit, seenByHex, seenUnits } from './seen.ts'
import type { MapScene } from './scene.ts'
import { unitsMark } from './units-mark.ts'
import { battleForGaliciaWords } from './words.ts'

/** A hex by its number or the name of its town, or where a unit stands. */
export function place(scene: MapScene, name: string): string | undefined {
  if (GRID.indexOf(name) >= 0) return name
  const wanted = name.toLocaleLowerCase(scene.language)
  const isCalled = (names: readonly string[]): boolean => names.some((each) => each.toLowerCase() === wanted)
  const unit = seenUnits(scene).find(({ data }) => isCalled([data.id, data.name.en, data.name.ja]))
  const town = DATA.map.hexes.find((hex) => hex.town && isCalled([hex.town.en, hex.town.ja]))
  return unit?.hex ?? town?.id
}

/** A hex with what can be seen in it. */
export function describe(scene: MapScene, id: string): string[] {
  const { language } = scene
  const words = battleForGaliciaWords(language)
  const { terrain, town, fortress } = hexData(GRID.indexOf(id))
  const ground = [
    words.terrain[terrain] ?? terrain,
    ...(town ? [town[language]] : []),
    ...(isVictoryTown(id) ? [words.victoryTown] : []),
    ...(fortress ? [words.fortress] : []),
    ...(isOnRailway(id) ? [words.railway] : []),
  ]
  const units = seenByHex(scene).get(id) ?? []
  return [
    `${id}: ${ground.join(', ')}`,
    ...(units.length === 0 ? [`  ${words.nobody}`] : units.map((unit) => `  ${unitLine(scene, unit)}`)),
  ]
}

/** "AH-2 c  2nd Cavalry Division  2-2-0, 5 MP, CE -1" */
function unitLine(scene: MapScene, unit: SeenUnit): string {
  const words = battleForGaliciaWords(scene.language)
  const { data, ce = 0, supply = 'in', stacked = false } = unit
  const state = [
    strengths(scene, unit),
    ...(ce > 0 ? [`CE -${ce}`] : []),
    ...(supply === 'in' ? [] : [words.supply[supply] ?? supply]),
    ...(stacked ? [words.others] : []),
  ]
  return `${data.id}  ${data.name[scene.language]}  ${state.join(', ')}`
}

const strengths = ({ language }: MapScene, { attack, defense, artillery, movement }: SeenUnit): string =>
  `${attack}-${defense}-${artillery}, ${movement} ${battleForGaliciaWords(language).mp}`

/** Behind a choice: a unit's place and strength, a place's units. */
export function note(scene: MapScene, name: string): string | undefined {
  const unit = seenUnits(scene).find(({ data }) => data.id === name)
  if (!unit) return seenByHex(scene).has(name) ? unitsMark(seenByHex(scene).get(name) ?? []) : undefined
  const { hex, attack, defense, artillery, movement } = unit
  return `${hex} ${attack}-${defense}-${artillery}/${movement}`
}
