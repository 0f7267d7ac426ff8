/** The tables of the player aids. */
import { DATA } from './data/load.ts'
import type {
  ApOffensive,
  CollapseData,
  CollapsesData,
  CommitmentLevel,
  CpOffensive,
  EntryData,
  FireTableData,
  FireTableId,
  LinkRuleData,
  NeutralsData,
  OffensiveData,
  OffensivesData,
  PoolId,
  Season,
  TablesData,
  TerrainData,
  TracksData,
  TurnData,
  VictoryData,
  VictoryLevelData,
} from './data/types.ts'
import { LINK_KINDS, type LinkIndex, type TerrainIndex, TERRAINS } from './map.ts'
import { AP, GR, type Nation, NATIONS, type NationId, type Side } from './sides.ts'

export const TABLES: TablesData = DATA.tables
export const TRACKS: TracksData = DATA.tracks
export const VICTORY: VictoryData = DATA.victory
export const OFFENSIVES: OffensivesData = DATA.offensives
export const COLLAPSE: CollapsesData = DATA.collapse
export const NEUTRALITY: NeutralsData = DATA.neutrals

// fire (§12.2.G.2.e)

const fireTable = (id: FireTableId): FireTableData => DATA.fire[id]
/** How many columns a table has. */
export const columnsOf = (id: FireTableId): number => fireTable(id).least.length
const columns = { heavy: columnsByStrength('heavy'), light: columnsByStrength('light') } as const
function columnsByStrength(id: FireTableId): Int8Array {
  const { least } = fireTable(id)
  return Int8Array.from({ length: (least.at(-1) as number) + 1 }, (_, strength) =>
    least.findLastIndex((from) => strength >= from),
  )
}
/** The column of a strength before shifts; -1 below the first column. */
export const columnFor = (id: FireTableId, strength: number): number =>
  columns[id][Math.min(strength, columns[id].length - 1)] as number
/** §12.2.G.2.e Shifts beyond the table are ignored. */
export const shifted = (id: FireTableId, column: number, by: number): number =>
  Math.max(0, Math.min(columnsOf(id) - 1, column + by))
/** §12.2.1.b A modified die is never below 1 or above 6. */
export const bounded = (die: number): number =>
  Math.max(TABLES.modifiers.least, Math.min(TABLES.modifiers.most, die))

const losses = { heavy: flattened('heavy'), light: flattened('light') } as const
function flattened(id: FireTableId): Int8Array {
  return Int8Array.from(fireTable(id).rows.flat())
}
/** §12.6.1 The Loss Number; the die is bounded first. A strength without a column has Loss Number 0. */
export const lossNumber = (id: FireTableId, column: number, die: number): number =>
  column < 0 ? 0 : (losses[id][(bounded(die) - 1) * columnsOf(id) + column] as number)

// terrain and connections

const terrainRules = TERRAINS.map((id) => TABLES.terrain.find((entry) => entry.id === id) as TerrainData)
export const terrainRule = (terrain: TerrainIndex): TerrainData => terrainRules[terrain] as TerrainData
const linkRules = LINK_KINDS.map((kind) => TABLES.links.find((entry) => entry.kind === kind) as LinkRuleData)
export const linkRule = (link: LinkIndex): LinkRuleData => linkRules[link] as LinkRuleData
/** §19.5 Column shifts against the attacker and for the defender of a trench; level 0 means no trench. */
export const trenchShift = (level: 0 | 1 | 2): { readonly attacker: number; readonly defender: number } =>
  TABLES.trenches.levels[level - 1] ?? { attacker: 0, defender: 0 }

// turns

const turns: readonly TurnData[] = DATA.turns
export const turnData = (turn: number): TurnData => {
  const data = turns[turn - 1]
  if (data === undefined) throw new RangeError(`there is no turn ${turn}`)
  return data
}
export const LAST_TURN = turns.length
export const seasonOf = (turn: number): Season => turnData(turn).season
export const isWinter = (turn: number): boolean => seasonOf(turn) === 'winter'
export const isSummer = (turn: number): boolean => seasonOf(turn) === 'summer'

// mandatory offensives (§7.0)

const lineFor = <Result extends string>(
  lines: readonly OffensiveData<Result>[],
  roll: number,
): OffensiveData<Result> => {
  const line = lines.find(({ rolls }) => rolls.includes(roll))
  if (line === undefined) throw new RangeError(`no offensive for ${roll}`)
  return line
}
/** §7.2 The result of a modified die. */
export const apOffensive = (roll: number): OffensiveData<ApOffensive> => lineFor(OFFENSIVES.AP, roll)
/** §7.3 The result of a modified die. */
export const cpOffensive = (roll: number): OffensiveData<CpOffensive> => lineFor(OFFENSIVES.CP, roll)

// war status and victory

const levels: readonly CommitmentLevel[] = TRACKS.commitment.map(({ level }) => level)
/** §17.2 The level reached from this one: one step at most, never down. */
export function commitmentAfter(level: CommitmentLevel, warStatus: number, turn: number): CommitmentLevel {
  const next = TRACKS.commitment[levels.indexOf(level) + 1]
  return next !== undefined && warStatus >= next.warStatus && turn >= next.turn ? next.level : level
}
/** §5.2 */
export function victoryAt(vp: number): VictoryLevelData {
  const bounds = Math.max(TRACKS.vp.least, Math.min(TRACKS.vp.most, vp))
  return VICTORY.levels.find(({ least, most }) => least <= bounds && bounds <= most) as VictoryLevelData
}

// nations

/** §9.6.1.c §9.6.1.d The pool that pays for a nation's units; null for Montenegro and Albania. */
export function poolOf(nation: Nation, greekSide: Side): PoolId | null {
  if (nation === GR) return greekSide === AP ? 'AP-A' : 'CP-A'
  const { [NATIONS[nation]]: pool }: Partial<Readonly<Record<NationId, PoolId>>> = TABLES.pools
  return pool ?? null
}
export const POOL_IDS = ['RU', 'IT', 'AP-A', 'GE', 'AH', 'CP-A'] as const satisfies readonly PoolId[]

/** §23.5 §26.2.3 §26.5.3 §26.6.2 The collapse of a nation; undefined for nations that never collapse. */
export const collapseOf = (nation: Nation): CollapseData | undefined =>
  COLLAPSE.collapses.find((entry) => entry.nation === NATIONS[nation])
/** §9.7.2.c The units and transfers of the entry of Italy, Bulgaria or Romania. */
export const entryOf = (nation: Nation): EntryData =>
  NEUTRALITY.entries.find((entry) => entry.nation === NATIONS[nation]) as EntryData
