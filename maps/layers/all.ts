import { drawBridges } from './bridges.ts'
import { drawFrame } from './frame.ts'
import { drawFrontier } from './frontier.ts'
import { drawGrid } from './grid.ts'
import type { DrawLayer, Layer, Scene } from './layer.ts'
import { drawMarshes } from './marshes.ts'
import { drawRailways } from './railways.ts'
import { drawRidges } from './ridges.ts'
import { drawBrooks, drawRivers } from './rivers.ts'
import { drawSources } from './sources.ts'
import { drawTowns } from './towns.ts'
import { drawWoods } from './woods.ts'

/** From the bottom up. */
const ORDER: readonly DrawLayer[] = [
  drawBrooks,
  drawMarshes,
  drawWoods,
  drawFrontier,
  drawRidges,
  drawGrid,
  drawRivers,
  drawRailways,
  drawBridges,
  drawTowns,
  drawFrame,
  drawSources,
]

export const drawAll = (scene: Scene): Layer[] => ORDER.flatMap((draw) => draw(scene))
