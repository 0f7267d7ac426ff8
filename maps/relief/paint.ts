import type { MapDescription } from '@sandtable/cartography'
import { fractal, hash, noise } from '@sandtable/cartography/noise'
import { type Palette, type Rgb, rgb } from '../palette.ts'
import { clamp, ease } from '../raster/field.ts'
import type { Ground } from './ground.ts'
import type { Shading } from './shading.ts'
import type { Window } from './window.ts'

/** Vegetation reaches at most this far beyond its spaces. */
const FRINGE = 12

/** From the coast, in map units, and how strong. */
const WATER_LINES: readonly (readonly [away: number, share: number])[] = [
  [4.5, 0.55],
  [10, 0.45],
  [17, 0.36],
  [25.5, 0.28],
  [35.5, 0.2],
  [47, 0.13],
]

/** One pixel in the making. */
class Ink {
  red = 0
  green = 0
  blue = 0

  set([red, green, blue]: Rgb): void {
    this.red = red
    this.green = green
    this.blue = blue
  }

  /** Lays a colour over what is there. */
  lay([red, green, blue]: Rgb, share: number): void {
    this.red += (red - this.red) * share
    this.green += (green - this.green) * share
    this.blue += (blue - this.blue) * share
  }

  put(pixels: Uint8Array, at: number, grain: number): void {
    pixels[at] = clamp(Math.round(this.red + grain), 0, 255)
    pixels[at + 1] = clamp(Math.round(this.green + grain), 0, 255)
    pixels[at + 2] = clamp(Math.round(this.blue + grain * 0.9), 0, 255)
  }
}

interface Colours {
  readonly ramp: readonly Rgb[]
  readonly shadow: Rgb
  readonly shine: Rgb
  readonly paper: Rgb
  readonly meadow: Rgb
  readonly wood: Rgb
  readonly woodDark: Rgb
  readonly marsh: Rgb
  readonly closed: Rgb
  readonly desert: Rgb
  readonly water: Rgb
  readonly deep: Rgb
  readonly waterLine: Rgb
  readonly tints: readonly { readonly colour: Rgb; readonly share: number }[]
}

function coloursOf(map: MapDescription, palette: Palette): Colours {
  return {
    ramp: palette.ramp.map(rgb),
    shadow: rgb(palette.shadow.colour),
    shine: rgb(palette.shine.colour),
    paper: rgb(palette.paper),
    meadow: rgb(palette.meadow.colour),
    wood: rgb(palette.wood.ground),
    woodDark: rgb(palette.wood.tree),
    marsh: rgb(palette.marsh.ground),
    closed: rgb(palette.closed),
    desert: rgb(palette.desert.ground),
    water: rgb(palette.sea.water),
    deep: rgb(palette.sea.deep),
    waterLine: rgb(palette.sea.line),
    tints: map.features.countries.map(({ nation }) => {
      const { tint, share } = palette.nations[nation]
      return { colour: rgb(tint), share }
    }),
  }
}

/** The printed ground: height colours, country tints, woods and marshes, light and shadow, paper. */
export class GroundPainter {
  private readonly map: MapDescription
  private readonly ground: Ground
  private readonly palette: Palette
  private readonly colours: Colours
  private readonly ink = new Ink()

  constructor(map: MapDescription, ground: Ground, palette: Palette) {
    this.map = map
    this.ground = ground
    this.palette = palette
    this.colours = coloursOf(map, palette)
  }

  /** RGB bytes of a window. */
  paint(window: Window, shading: Shading): Uint8Array {
    const pixels = new Uint8Array(window.width * window.height * 3)
    for (let row = 0, i = 0; row < window.height; row++)
      for (let column = 0; column < window.width; column++, i++) {
        const x = (window.left + column + 0.5) / window.scale
        const y = (window.top + row + 0.5) / window.scale
        this.pixel(x, y, shading.heights[i] as number, shading.light[i] as number)
        this.ink.put(pixels, i * 3, this.grain(x, y, window.left + column, window.top + row))
      }
    return pixels
  }

  /** Fibres of the paper, and specks of a pixel. */
  private grain(x: number, y: number, px: number, py: number): number {
    const fibre = noise(x / 5, y / 2.2, 51) + noise(x / 70, y / 70, 52)
    return this.palette.grain * (0.55 * fibre + 0.5 * (hash(px, py, 53) - 0.5))
  }

  private pixel(x: number, y: number, height: number, light: number): void {
    if (y > this.map.ground.bottom) {
      this.ink.set(this.colours.paper)
      return
    }
    this.land(x, y, height)
    this.sand(x, y)
    this.vegetation(x, y)
    this.relief(light)
    this.sea(x, y)
    this.closedSpaces(x, y)
    this.outside(x, y)
  }

  private land(x: number, y: number, height: number): void {
    const { ramp, tints, meadow } = this.colours
    const stops = this.map.relief.ramp
    let i = 1
    while (i < stops.length - 1 && height > (stops[i] as number)) i++
    const low = stops[i - 1] as number
    this.ink.set(ramp[i - 1] as Rgb)
    this.ink.lay(ramp[i] as Rgb, clamp((height - low) / ((stops[i] as number) - low)))
    this.ink.lay(meadow, this.palette.meadow.share * this.ground.meadow.linear(x, y))
    tints.forEach(({ colour, share }, k) => {
      const depth = (this.ground.countries[k] as { linear(x: number, y: number): number }).linear(x, y)
      this.ink.lay(colour, share * ease(-2, 2, depth) * (0.45 + 1.1 * Math.exp(-Math.max(0, depth) / 70)))
    })
  }

  private sand(x: number, y: number): void {
    const { deserts } = this.ground
    const inside = deserts ? deserts.linear(x, y) : -FRINGE
    if (inside < -FRINGE) return
    const ragged = 4.2 * fractal(x, y, 26, 3, 64)
    this.ink.lay(this.colours.desert, this.palette.desert.share * ease(-6, 5, inside + ragged))
  }

  private vegetation(x: number, y: number): void {
    const { wood, woodDark, marsh } = this.colours
    const inWood = this.ground.woods.linear(x, y)
    const inMarsh = this.ground.marshes.linear(x, y)
    if (inWood < -FRINGE && inMarsh < -FRINGE) return
    const ragged = 4.2 * fractal(x, y, 18, 2, 61)
    const trees = ease(-2.5, 3.5, inWood + ragged) * (this.map.woodStrength ?? 1)
    if (trees > 0) {
      this.ink.lay(wood, trees * this.palette.wood.share)
      this.ink.lay(woodDark, trees * clamp(0.2 + 0.26 * fractal(x, y, 16, 2, 62)))
    }
    const wet = ease(-2.5, 3.5, inMarsh + ragged)
    if (wet > 0)
      this.ink.lay(marsh, wet * this.palette.marsh.share * clamp(0.85 + 0.3 * fractal(x, y, 22, 4, 63)))
  }

  private relief(light: number): void {
    const { shadow, shine } = this.palette
    if (light < 0) this.ink.lay(this.colours.shadow, clamp(-light * 1.5) * shadow.strength)
    else this.ink.lay(this.colours.shine, clamp(light * 1.5) * shine.strength)
  }

  /** Water, darker away from the coast, with lines along it as engravers drew them. */
  private sea(x: number, y: number): void {
    const { land } = this.ground
    const off = land ? -land.smooth(x, y) : -FRINGE
    if (off < -1) return
    const { water, deep, waterLine } = this.colours
    this.ink.lay(water, ease(-0.8, 0.8, off))
    this.ink.lay(deep, 0.9 * ease(4, 110, off))
    for (const [away, share] of WATER_LINES)
      this.ink.lay(waterLine, share * Math.exp(-(((off - away) / 0.75) ** 2)))
  }

  private closedSpaces(x: number, y: number): void {
    const depth = this.ground.closed.linear(x, y)
    if (depth <= -2) return
    const stripe = ease(0.1, 0.5, Math.sin((x + y) * 0.62))
    const edge = Math.exp(-Math.max(0, depth - 1) / 6)
    this.ink.lay(this.colours.closed, ease(-1.5, 1.5, depth) * (0.12 + 0.08 * stripe + 0.15 * edge))
  }

  private outside(x: number, y: number): void {
    const depth = this.ground.grid.linear(x, y)
    if (depth < 3)
      this.ink.lay(
        this.colours.paper,
        this.palette.veil * (this.map.veilStrength ?? 1) * ease(0, 2.5, -depth + 1),
      )
  }
}
