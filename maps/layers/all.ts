import { drawBadges } from './badges.ts'
import { drawCoast, drawFrontier, drawGrid, drawZones } from './borders.ts'
import { drawFrame } from './frame.ts'
import { drawKey } from './key.ts'
import type { DrawLayer, Layer, Scene } from './layer.ts'
import { drawLinks } from './links.ts'
import { drawMarshes } from './marshes.ts'
import { drawMountains } from './mountains.ts'
import { drawObstacles, drawPasses, drawPeaks } from './obstacles.ts'
import { drawPanel } from './panel.ts'
import { drawBridges, drawRailways } from './railways.ts'
import { drawRidges } from './ridges.ts'
import { drawBrooks, drawRivers } from './rivers.ts'
import { drawSources } from './sources.ts'
import { drawInsetFrames, drawPorts, drawSpaces } from './spaces.ts'
import { drawNumbers, drawTags } from './tags.ts'
import { drawTowns } from './towns.ts'
import { drawWoods } from './woods.ts'

/** From the bottom up. */
const ORDER: readonly DrawLayer[] = [
  drawBrooks,
  drawMarshes,
  drawWoods,
  drawMountains,
  drawCoast,
  drawFrontier,
  drawRidges,
  drawGrid,
  drawZones,
  drawRivers,
  drawRailways,
  drawBridges,
  drawObstacles,
  drawPasses,
  drawTowns,
  drawPeaks,
  drawPorts,
  drawBadges,
  drawTags,
  drawNumbers,
  drawInsetFrames,
  drawLinks,
  drawSpaces,
  drawFrame,
  drawSources,
  drawPanel,
  drawKey,
]

export const drawAll = (scene: Scene): Layer[] => ORDER.flatMap((draw) => draw(scene))
