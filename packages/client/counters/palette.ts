/**
 * National colours of counters. 1914: Central Powers light with dark figures, Entente dark with white
 * figures, so that the sides stay apart in grey and for every kind of colour blindness.
 */
export interface Palette {
  readonly fill: string
  /** figures on the fill */
  readonly ink: string
  readonly edge: string
  /** ground of the symbol */
  readonly field: string
  /** flag colours, top to bottom */
  readonly stripe: readonly string[]
  /** behind the symbol of a reduced side: the fill, or a stronger one where that is too pale */
  readonly band: string
}

const BLACK = '#1a1a1a'
const WHITE = '#f4f1e8'
const GOLD = '#f0c419'
const RED = '#b5302b'
const BLUE = '#2b4f96'
const GREEN = '#2d7a3a'
const SKY = '#2f6fb0'
const UNION = ['#1f3f7a', WHITE, RED, WHITE, '#1f3f7a']
const TRICOLOUR = ['#1f3f8a', WHITE, '#c0392f']
const WHITE_BLUE_RED = ['#f6f2e8', BLUE, '#b0302a']

const light = (
  fill: string,
  ink: string,
  edge: string,
  field: string,
  stripe: readonly string[],
  band = fill,
) => ({
  fill,
  ink,
  edge,
  field,
  stripe,
  band,
})

const dark = (fill: string, edge: string, field: string, stripe: readonly string[]) =>
  light(fill, '#ffffff', edge, field, stripe)

const PALETTES: Readonly<Record<string, Palette>> = {
  'austria-hungary': light('#8fb3d6', '#0f1d2b', '#4d7399', '#d9e7f3', [BLACK, GOLD]),
  germany: light('#b3bba5', '#171a12', '#737b64', '#e2e6d9', [BLACK, WHITE, '#a8322a']),
  bavaria: light('#a3b3bd', '#12191e', '#5f727e', '#dfe7ec', [WHITE, '#3f82b8']),
  'ottoman-empire': light('#d9cdb0', '#2a1a10', '#a08f66', '#fbf6e6', ['#b02a30'], '#c9b98c'),
  bulgaria: light('#c4cf6e', '#1a1d0a', '#7d8752', '#eef1d8', [WHITE, GREEN, RED]),
  russia: dark('#8f5f33', '#54351a', '#efdcc2', WHITE_BLUE_RED),
  france: dark('#3f6cab', '#234777', '#d5e1f1', TRICOLOUR),
  'france-colonial': dark('#1d7890', '#0f4a5a', '#d4eaf0', TRICOLOUR),
  britain: dark('#8a6a1e', '#56410d', '#f0e6c8', UNION),
  india: dark('#5a371f', '#341d0e', '#e9d9c8', ['#1f3f7a', WHITE, RED]),
  'united-states': dark('#66703a', '#414a1f', '#e6ead2', ['#1f3f7a', WHITE, RED, WHITE, RED]),
  belgium: dark('#2a6548', '#163f2b', '#d9eadf', [BLACK, GOLD, '#c0392f']),
  italy: dark('#3f7a4c', '#265231', '#dcebdd', [GREEN, WHITE, RED]),
  serbia: dark('#625c93', '#3f3a66', '#e3e1f0', [RED, BLUE, WHITE]),
  romania: dark('#8a4a78', '#5c2d4f', '#f0dfea', [BLUE, GOLD, RED]),
  montenegro: dark('#5a2f3a', '#361720', '#efdde0', [RED, BLUE, WHITE, GOLD]),
  greece: dark('#174a55', '#0c2c34', '#d8eaed', [SKY, WHITE, SKY, WHITE, SKY]),
  /** on the other side of the war: light as the Central Powers are */
  'greece-central': light('#a9d3d6', '#0d2023', '#5f8d92', '#e8f4f5', [SKY, WHITE, SKY, WHITE, SKY]),
  /** on neither */
  'greece-neutral': light('#86a0a4', '#0b1214', '#4f666a', '#e2eaec', [SKY, WHITE, SKY, WHITE, SKY]),
  'uprising-ru': dark('#8c1f1a', '#560d0a', '#f6ded6', [RED, GOLD, RED]),
  'uprising-ge': dark('#8c1f1a', '#560d0a', '#f6ded6', [BLACK, WHITE, '#a8322a']),
  'uprising-ah': dark('#8c1f1a', '#560d0a', '#f6ded6', [BLACK, GOLD]),
  'france-1805': dark('#2f4f91', '#182f60', '#d7dff0', TRICOLOUR),
  'austria-1805': light('#eee9db', '#241f17', '#a79d86', '#ffffff', [BLACK, GOLD], '#cdbd92'),
  'prussia-1805': dark('#566173', '#333c4b', '#dde2ea', [BLACK, WHITE, BLACK]),
  'russia-1805': dark('#4f7a58', '#2e5136', '#dbe8dd', WHITE_BLUE_RED),
  'britain-1805': dark('#b2453a', '#762720', '#f3dcd7', UNION),
  'spain-1805': light('#e3b04e', '#2a1c05', '#a97b21', '#f9ebcb', [RED, GOLD, RED]),
  'turkey-1805': light('#79b0ab', '#0c2422', '#457c77', '#dcecea', ['#b02a30', GREEN]),
}

/** For a nation without colours of its own. */
const PLAIN: Palette = light('#cfc8b8', '#231e17', '#857c6a', '#f6f1e4', ['#857c6a'])

/** "germany+bulgaria": who belongs to two nations has the colours of the first and the flags of both */
export function paletteOf(nation: string): Palette {
  const known = PALETTES[nation] ?? joined.get(nation)
  if (known || !nation.includes('+')) return known ?? PLAIN
  const [first, second] = nation.split('+').map(paletteOf) as [Palette, Palette]
  const both = { ...first, stripe: [...first.stripe, ...second.stripe] }
  joined.set(nation, both)
  return both
}
const joined = new Map<string, Palette>()

const ARMIES: Readonly<Record<string, string>> = { 1: '#7a2e2a', 2: '#5b3f7d', 3: '#2d5d4b', 4: '#2a3f66' }

/** Ground of the corps tag: the army's colour. `army` ends with its number, as in "AH:2". */
export const armyColour = (nation: string, army: string): string =>
  nation === 'russia' ? '#4a2a12' : (ARMIES[army.slice(army.indexOf(':') + 1)] ?? '#444444')

/** `share` of the second colour in the first. */
export function mixed(first: string, second: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mix = (at: number) => Math.round(part(first, at) * (1 - share) + part(second, at) * share)
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`
}
