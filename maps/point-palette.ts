import type { PointNation } from '@sandtable/cartography'

/** A sign and what it stands on. */
export interface Inks {
  readonly sign: string
  readonly ground: string
}

/** Colours of spaces and lines of a point-to-point map. */
export interface PointPalette {
  readonly spaces: Readonly<Record<PointNation, { readonly fill: string; readonly edge: string }>>
  readonly victory: string
  readonly rail: Inks
  readonly mixed: string
  readonly road: string
  readonly alpine: string
  readonly lane: string
  readonly bar: string
  readonly terrain: { readonly mountain: string; readonly forest: string; readonly swamp: string }
  readonly tag: Inks
  readonly shade: string
}

export const LIGHT_POINTS: PointPalette = {
  spaces: {
    germany: { fill: '#c3cab4', edge: '#6b735c' },
    'austria-hungary': { fill: '#bcd2e6', edge: '#4d7399' },
    russia: { fill: '#dcc49f', edge: '#7a5227' },
    italy: { fill: '#b6d3b4', edge: '#3f7a4c' },
    serbia: { fill: '#c5c0e0', edge: '#5a5490' },
    montenegro: { fill: '#aec6d6', edge: '#44677f' },
    albania: { fill: '#e6bfae', edge: '#96563f' },
    greece: { fill: '#b5dbe8', edge: '#3d7f99' },
    bulgaria: { fill: '#d3d99f', edge: '#7d8752' },
    romania: { fill: '#dfbbd3', edge: '#8a4a78' },
    turkey: { fill: '#eadfbf', edge: '#a08f66' },
    none: { fill: '#f4efe0', edge: '#7d7460' },
    sea: { fill: '#d7e6ea', edge: '#4f7f93' },
  },
  victory: '#98281f',
  rail: { sign: '#2b261e', ground: '#f8f3e7' },
  mixed: '#f0bb1e',
  road: '#6f5d3e',
  alpine: '#7a4a22',
  lane: '#2f6587',
  bar: '#2a5f84',
  terrain: { mountain: '#7a5530', forest: '#5f8350', swamp: '#3f7c9f' },
  tag: { sign: '#231e17', ground: '#fbf7ea' },
  shade: '#3a2c14',
}

export const DARK_POINTS: PointPalette = {
  spaces: {
    germany: { fill: '#5d6455', edge: '#a3ab93' },
    'austria-hungary': { fill: '#3d5a77', edge: '#83abd2' },
    russia: { fill: '#6a4c2e', edge: '#bf905c' },
    italy: { fill: '#37583d', edge: '#7db58a' },
    serbia: { fill: '#4c4776', edge: '#9a93d0' },
    montenegro: { fill: '#35536a', edge: '#7ca6c4' },
    albania: { fill: '#6d4334', edge: '#c29a84' },
    greece: { fill: '#2f5a6c', edge: '#74b4cc' },
    bulgaria: { fill: '#5a6034', edge: '#b0b975' },
    romania: { fill: '#633e59', edge: '#c487b2' },
    turkey: { fill: '#6b5d3c', edge: '#c4b07a' },
    none: { fill: '#48443a', edge: '#a59b83' },
    sea: { fill: '#2b414d', edge: '#6f9db2' },
  },
  victory: '#f2564a',
  rail: { sign: '#d8cbac', ground: '#26231c' },
  mixed: '#a97708',
  road: '#b9a888',
  alpine: '#d29a63',
  lane: '#7fb6d6',
  bar: '#5aa0cc',
  terrain: { mountain: '#d3ab7a', forest: '#9cc07f', swamp: '#86bedb' },
  tag: { sign: '#f3ead6', ground: '#1b1914' },
  shade: '#000000',
}
