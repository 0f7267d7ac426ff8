import type { Badge, Nation, SupplySource, TagColour, Zone } from '@sandtable/cartography'
import type { Theme } from '@sandtable/presentation'
import { DARK_POINTS, type Inks, LIGHT_POINTS, type PointPalette } from './point-palette.ts'

/** All colours of the printed sheet, for both themes. */
export interface Palette {
  /** land by height, low to high */
  readonly ramp: readonly string[]
  readonly shadow: { readonly colour: string; readonly strength: number }
  readonly shine: { readonly colour: string; readonly strength: number }
  readonly grain: number
  readonly paper: string
  /** how much paper lies over the country outside the grid */
  readonly veil: number
  readonly nations: Readonly<Record<Nation, { readonly tint: string; readonly share: number }>>
  readonly frontier: string
  readonly meadow: { readonly colour: string; readonly share: number }
  readonly wood: {
    readonly ground: string
    readonly share: number
    readonly tree: string
    readonly lit: string
    readonly dark: string
  }
  readonly marsh: {
    readonly ground: string
    readonly share: number
    readonly water: string
    readonly reed: string
  }
  readonly desert: { readonly ground: string; readonly share: number; readonly grain: string }
  readonly closed: string
  readonly road: { readonly line: string; readonly edge: string }
  readonly harbour: {
    readonly yard: string
    readonly plain: string
    readonly onYard: string
    readonly onPlain: string
  }
  readonly river: { readonly edge: string; readonly water: string; readonly shine: string }
  readonly brook: string
  readonly sea: {
    readonly water: string
    readonly deep: string
    readonly line: string
    readonly coast: string
  }
  readonly ridge: string
  readonly rail: { readonly line: string; readonly gap: string }
  readonly grid: { readonly colour: string; readonly opacity: number }
  readonly town: {
    readonly fill: string
    readonly line: string
    readonly victory: string
    readonly onVictory: string
    readonly gold: string
    readonly aim: string
  }
  readonly frame: string
  readonly points: PointPalette
  readonly supply: Readonly<Record<SupplySource['nation'], readonly string[]>>
  readonly supplyEdge: Readonly<Record<SupplySource['nation'], string>>
  readonly marks: {
    readonly number: Inks
    readonly boxedNumber: Inks
    readonly tags: Readonly<Record<TagColour, Inks>>
    readonly badges: Readonly<Record<Badge['nation'], string>>
    readonly badgeSign: string
    readonly obstacle: string
    readonly zones: Readonly<Record<Zone['colour'], string>>
    /** around signs, so that they show on any ground */
    readonly halo: string
  }
}

const light: Palette = {
  ramp: ['#d9dcb9', '#dfdeba', '#e8e0bb', '#ecdcb0', '#dfc08a', '#bf945c', '#94693f'],
  shadow: { colour: '#5b4527', strength: 0.62 },
  shine: { colour: '#fffbe6', strength: 0.6 },
  grain: 3.2,
  paper: '#f4ecd8',
  veil: 0.42,
  nations: {
    'austria-hungary': { tint: '#f0cf8e', share: 0.34 },
    russia: { tint: '#b9cda0', share: 0.34 },
    france: { tint: '#c3cfe2', share: 0.3 },
    britain: { tint: '#e6c3b4', share: 0.3 },
    belgium: { tint: '#f3d98c', share: 0.3 },
    germany: { tint: '#c4c7b6', share: 0.42 },
    luxembourg: { tint: '#dcb6c2', share: 0.42 },
    netherlands: { tint: '#f0c08c', share: 0.36 },
    switzerland: { tint: '#e3b8a6', share: 0.36 },
    italy: { tint: '#a9cda6', share: 0.34 },
    serbia: { tint: '#b3add6', share: 0.42 },
    montenegro: { tint: '#a9c2da', share: 0.42 },
    albania: { tint: '#e3b3a0', share: 0.38 },
    greece: { tint: '#a8cfe0', share: 0.4 },
    bulgaria: { tint: '#c6cf86', share: 0.42 },
    romania: { tint: '#dcaecb', share: 0.38 },
    turkey: { tint: '#e8c98a', share: 0.38 },
    denmark: { tint: '#e0b0a8', share: 0.36 },
    norway: { tint: '#c9b7d2', share: 0.34 },
    sweden: { tint: '#e9d98e', share: 0.34 },
    prussia: { tint: '#a9b6c8', share: 0.4 },
    spain: { tint: '#efbf74', share: 0.34 },
    ottoman: { tint: '#9ccbc4', share: 0.36 },
    'minor-a': { tint: '#dcaec2', share: 0.36 },
    'minor-b': { tint: '#c3b2dc', share: 0.36 },
    'minor-c': { tint: '#c9cf86', share: 0.4 },
    'minor-d': { tint: '#e6b196', share: 0.36 },
  },
  frontier: '#8a3a2c',
  meadow: { colour: '#c9d2a4', share: 0.36 },
  wood: { ground: '#a9c191', share: 0.74, tree: '#6d8f5c', lit: '#90ae78', dark: '#48663f' },
  marsh: { ground: '#b4ccc6', share: 0.72, water: '#4b87a8', reed: '#56703f' },
  desert: { ground: '#ecd9a6', share: 0.7, grain: '#a9864a' },
  closed: '#c0392b',
  road: { line: '#6f4a22', edge: '#f6ecd2' },
  harbour: { yard: '#fdfaf0', plain: '#5f93b3', onYard: '#1f4a68', onPlain: '#ffffff' },
  river: { edge: '#2a5f84', water: '#3f7fa6', shine: '#8dbbd2' },
  brook: '#6d9bb0',
  sea: { water: '#bfd6dc', deep: '#a4c2cd', line: '#7fa6b5', coast: '#4f7f93' },
  ridge: '#7a5530',
  rail: { line: '#2b261e', gap: '#f3ecd8' },
  grid: { colour: '#3c301c', opacity: 0.24 },
  town: {
    fill: '#fbf7ea',
    line: '#2b261e',
    victory: '#98281f',
    onVictory: '#fbf7ea',
    gold: '#c8961e',
    aim: '#1f4f96',
  },
  frame: '#2c241a',
  points: LIGHT_POINTS,
  supply: {
    'austria-hungary': ['#17130d', '#ffc72e'],
    russia: ['#ffffff', '#2c5aa0', '#c0392b'],
  },
  supplyEdge: { 'austria-hungary': '#8fb3d6', russia: '#8f5f33' },
  marks: {
    number: { sign: '#231c12', ground: '#f6efd9' },
    boxedNumber: { sign: '#fdf9ee', ground: '#17130d' },
    tags: {
      yellow: { sign: '#221a08', ground: '#f7cb45' },
      red: { sign: '#ffffff', ground: '#b3261e' },
      blue: { sign: '#ffffff', ground: '#1f4f96' },
    },
    badges: { france: '#2f5fae', britain: '#c4302a', belgium: '#2f7d40', germany: '#6b6f74' },
    badgeSign: '#ffffff',
    obstacle: '#c8251b',
    zones: { blue: '#1d55b0', black: '#17130d' },
    halo: '#fbf5e2',
  },
}

const dark: Palette = {
  ramp: ['#2d322b', '#31342b', '#37362b', '#3d392c', '#4a402f', '#5a4a36', '#6b573f'],
  shadow: { colour: '#0d0b08', strength: 0.72 },
  shine: { colour: '#b7a37c', strength: 0.3 },
  grain: 2.2,
  paper: '#1e1b17',
  veil: 0.5,
  nations: {
    'austria-hungary': { tint: '#8a6a2a', share: 0.17 },
    russia: { tint: '#4f6b3a', share: 0.16 },
    france: { tint: '#3f5478', share: 0.2 },
    britain: { tint: '#74463a', share: 0.18 },
    belgium: { tint: '#80692a', share: 0.2 },
    germany: { tint: '#62665c', share: 0.22 },
    luxembourg: { tint: '#7c4a5a', share: 0.24 },
    netherlands: { tint: '#85552a', share: 0.2 },
    switzerland: { tint: '#7c4636', share: 0.2 },
    italy: { tint: '#3d6b45', share: 0.2 },
    serbia: { tint: '#564f86', share: 0.24 },
    montenegro: { tint: '#456487', share: 0.24 },
    albania: { tint: '#7c4a3a', share: 0.22 },
    greece: { tint: '#3a6a80', share: 0.22 },
    bulgaria: { tint: '#646b2e', share: 0.22 },
    romania: { tint: '#74426a', share: 0.2 },
    turkey: { tint: '#80622c', share: 0.2 },
    denmark: { tint: '#7c4244', share: 0.2 },
    norway: { tint: '#5f5080', share: 0.2 },
    sweden: { tint: '#7a6c2a', share: 0.2 },
    prussia: { tint: '#4d5b73', share: 0.24 },
    spain: { tint: '#87602a', share: 0.2 },
    ottoman: { tint: '#35696a', share: 0.22 },
    'minor-a': { tint: '#7a4660', share: 0.22 },
    'minor-b': { tint: '#5a4c82', share: 0.22 },
    'minor-c': { tint: '#666c2e', share: 0.22 },
    'minor-d': { tint: '#7d4d36', share: 0.22 },
  },
  frontier: '#c98a6f',
  meadow: { colour: '#33402c', share: 0.36 },
  wood: { ground: '#3c5238', share: 0.74, tree: '#4d6a47', lit: '#688659', dark: '#24351f' },
  marsh: { ground: '#2c4248', share: 0.7, water: '#5e93ad', reed: '#82985f' },
  desert: { ground: '#5a4c30', share: 0.6, grain: '#a58a58' },
  closed: '#d9574a',
  road: { line: '#d2ac74', edge: '#241f17' },
  harbour: { yard: '#ddd6c2', plain: '#3f6f8d', onYard: '#17384f', onPlain: '#f3efe2' },
  river: { edge: '#20343f', water: '#4f86a6', shine: '#7fb0c9' },
  brook: '#41606f',
  sea: { water: '#1f2d35', deep: '#18232a', line: '#35505d', coast: '#4d7283' },
  ridge: '#9b7b52',
  rail: { line: '#cdbf9f', gap: '#2a2821' },
  grid: { colour: '#f0e4c8', opacity: 0.16 },
  town: {
    fill: '#e9dfc8',
    line: '#17130d',
    victory: '#e07a6a',
    onVictory: '#1d0c08',
    gold: '#e0b64a',
    aim: '#7fb0ea',
  },
  frame: '#8f8267',
  points: DARK_POINTS,
  supply: {
    'austria-hungary': ['#0f0d09', '#e0b43a'],
    russia: ['#e9e4da', '#3f6fb5', '#c04a3c'],
  },
  supplyEdge: { 'austria-hungary': '#8fb3d6', russia: '#a8723f' },
  marks: {
    number: { sign: '#f3ead6', ground: '#1b1914' },
    boxedNumber: { sign: '#fdf9ee', ground: '#060504' },
    tags: {
      yellow: { sign: '#221a08', ground: '#dcae32' },
      red: { sign: '#ffffff', ground: '#b5332a' },
      blue: { sign: '#ffffff', ground: '#2b61b0' },
    },
    badges: { france: '#3f74c8', britain: '#cf453d', belgium: '#3f9150', germany: '#858a90' },
    badgeSign: '#ffffff',
    obstacle: '#ee4b3c',
    zones: { blue: '#6fa4ee', black: '#f0e6d0' },
    halo: '#15130f',
  },
}

export const PALETTES: Readonly<Record<Theme, Palette>> = { light, dark }
export const THEMES: readonly Theme[] = ['light', 'dark']

export type Rgb = readonly [red: number, green: number, blue: number]

export const rgb = (colour: string): Rgb => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16),
]
