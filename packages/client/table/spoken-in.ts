import type { Presentation, Scene, Sheet, SpokenSpace } from '@sandtable/presentation'

/** A place for the ear: in the words of the game, or as far as the table can tell by itself. */
export const spokenIn = (presentation: Presentation, scene: Scene, space: number): SpokenSpace =>
  presentation.spoken?.(scene, space) ?? {
    ground: presentation.report(scene, space).facts[0]?.line.text ?? '',
    ways: neighboursOf(presentation.sheet, space).map((to) => ({ to })),
  }

/** Every direction an arrow key can go. */
function neighboursOf(sheet: Sheet, space: number): number[] {
  const directions = [...new Set(Object.values(sheet.arrows).flat())].sort((a, b) => a - b)
  return directions.map((direction) => sheet.neighbour(space, direction)).filter((to) => to >= 0)
}
