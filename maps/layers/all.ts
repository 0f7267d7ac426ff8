import { drawBadges } from './badges.ts'
import { drawCoast, drawFrontier, drawGrid, drawProvinces, drawWaters, drawZones } from './borders.ts'
import { drawCities } from './cities.ts'
import { drawDeserts } from './deserts.ts'
import { drawFrame } from './frame.ts'
import { drawHarbours, drawStraits } from './harbours.ts'
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
import { drawRoads } from './roads.ts'
import { drawSources } from './sources.ts'
import { drawInsetFrames, drawPorts, drawSpaces } from './spaces.ts'
import { drawNumbers, drawTags } from './tags.ts'
import { drawTowns } from './towns.ts'
import { drawWoods } from './woods.ts'

/** From the bottom up. */
const ORDER: readonly DrawLayer[] = [
  drawBrooks,
  drawDeserts,
  drawMarshes,
  drawWoods,
  drawMountains,
  drawCoast,
  drawWaters,
  drawFrontier,
  drawProvinces,
  drawRidges,
  drawGrid,
  drawZones,
  drawRivers,
  drawRoads,
  drawRailways,
  drawBridges,
  drawObstacles,
  drawPasses,
  drawStraits,
  drawHarbours,
  drawTowns,
  drawCities,
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
