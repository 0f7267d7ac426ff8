import { describe, expect, it } from 'vitest'
import { DATA } from '../data/load.ts'
import type { EvidenceData } from '../data/types.ts'
import { validateData } from '../data/validate.ts'
import {
  claim,
  collapse,
  copy,
  type Corruption,
  type Data,
  entry,
  found,
  link,
  scenario,
  setup,
  space,
  stack,
  unit,
  unitClass,
} from './breaking-data.ts'

const MAP: readonly Corruption[] = [
  [
    'a space twice',
    /^map.json space Lutsk: listed twice$/,
    (d) => d.map.spaces.push({ ...space(d, 'Lutsk') }),
  ],
  ['an English name twice', /English name Kiev: listed/, (d) => (space(d, 'Lutsk').name.en = 'Kiev')],
  ['a Japanese name twice', /Japanese name キエフ: listed/, (d) => (space(d, 'Lutsk').name.ja = 'キエフ')],
  ['a space off the sheet', /space Lutsk: lies off/, (d) => (space(d, 'Lutsk').lon = 100)],
  ['land without a nation', /space Lutsk: land has/, (d) => (space(d, 'Lutsk').nation = null)],
  ['a fort without a basis', /space Lutsk: fort and its basis/, (d) => delete space(d, 'Lutsk').fortBasis],
  ['a fort in a region', /space Moscow: forts stand/, (d) => (space(d, 'Moscow').fort = 1)],
  ['VP in a region', /space Moscow: VP are/, (d) => (space(d, 'Moscow').vp = true)],
  ['a region without source', /space Moscow: every region/, (d) => delete space(d, 'Moscow').supply],
  [
    'a way to nowhere',
    /connection Dubno - Nowhere: unknown/,
    (d) => (link(d, 'Lutsk', 'Dubno').a = 'Nowhere'),
  ],
  ['a way home', /connection Dubno - Dubno: leads/, (d) => (link(d, 'Lutsk', 'Dubno').a = 'Dubno')],
  [
    'a way twice',
    /connection Dubno - Lutsk: listed/,
    (d) => d.map.connections.push({ ...link(d, 'Lutsk', 'Dubno'), a: 'Dubno', b: 'Lutsk' }),
  ],
  ['mixed gauge inland', /Dubno - Lutsk: mixed gauge/, (d) => (link(d, 'Lutsk', 'Dubno').kind = 'mixed')],
  ['one gauge at the border', /Brody - Dubno: the gauge/, (d) => (link(d, 'Dubno', 'Brody').kind = 'single')],
  ['a trail in Poland', /Dubno - Lutsk: Alpine/, (d) => (link(d, 'Lutsk', 'Dubno').kind = 'alpine')],
  ['a ferry in Poland', /Dubno - Lutsk: sea lanes/, (d) => (link(d, 'Lutsk', 'Dubno').kind = 'sea')],
  ['a landing inland', /space SeaAthens: must lie/, (d) => (link(d, 'SeaAthens', 'Athens').b = 'Larissa')],
  [
    'a second island',
    /map.json spaces: one island/,
    (d) => d.map.spaces.push({ ...space(d, 'Lemnos'), id: 'X', name: { en: 'X', ja: 'X' } }),
  ],
  [
    'a space cut off',
    /connections: no way by land to Brody$/,
    (d) => (d.map.connections = d.map.connections.filter(({ a, b }) => a !== 'Brody' && b !== 'Brody')),
  ],
]

const sources = (d: Data, nation: string): string[] =>
  found(d.supply.sources.find((each) => each.nation === nation)).spaces

const SUPPLY: readonly Corruption[] = [
  ['a source nowhere', /^supply.json sources RU: unknown space X$/, (d) => sources(d, 'RU').push('X')],
  ['a source twice', /sources RU: Kiev is listed twice$/, (d) => sources(d, 'RU').push('Kiev')],
  ['an unknown unit', /alsoFor X: unknown unit$/, (d) => (found(d.supply.alsoFor[0]).unit = 'X')],
  ['a half-moon unlisted', /sources BU: Burgas is marked/, (d) => sources(d, 'BU').pop()],
  ['a source unmarked', /sources BU: Varna is not marked/, (d) => sources(d, 'BU').push('Varna')],
  [
    'a later source of nobody',
    /afterEntry BR: Vlore is no/,
    (d) => found(d.supply.afterEntry[1]).spaces.push('Vlore'),
  ],
  ['a capital unmarked', /capitals GE: Posen is no/, (d) => found(d.supply.capitals[1]).spaces.push('Posen')],
  ['a capital unlisted', /capitals: Budapest is not/, (d) => found(d.supply.capitals[2]).spaces.pop()],
]

const UNITS: readonly Corruption[] = [
  ['a class twice', /^units.json class HQ: listed/, (d) => d.units.classes.push({ ...unitClass(d, 'HQ') })],
  ['a class of nobody', /class X: no unit/, (d) => d.units.classes.push({ ...unitClass(d, 'HQ'), id: 'X' })],
  ['a better back', /class GR.inf.LCU: better/, (d) => (unitClass(d, 'GR.inf.LCU').reduced = [3, 2, 3])],
  [
    'troops that cannot fight',
    /class GR.inf.LCU: a combat/,
    (d) => (unitClass(d, 'GR.inf.LCU').full = [0, 2, 3]),
  ],
  ['an HQ that bleeds', /class HQ: a loss factor/, (d) => (unitClass(d, 'HQ').full = [0, 1, 4])],
  ['a marching uprising', /class uprising: all but/, (d) => (unitClass(d, 'uprising').full = [0, 2, 1])],
  ['an ordinary HQ', /class HQ: HQs and/, (d) => delete unitClass(d, 'HQ').special],
  ['a large HQ', /class HQ: HQs, artillery/, (d) => (unitClass(d, 'HQ').size = 'LCU')],
  ['a unit twice', /unit RU_I: listed twice$/, (d) => d.units.units.push({ ...unit(d, 'RU_I') })],
  ['an unknown class', /unit RU_I: unknown class X$/, (d) => (unit(d, 'RU_I').cls = 'X')],
  ['an HQ without modifier', /unit GE_HQ_Mackensen: a mod/, (d) => delete unit(d, 'GE_HQ_Mackensen').drm],
  ['an HQ better when reduced', /Mackensen: better when/, (d) => (unit(d, 'GE_HQ_Mackensen').drm = [1, 2])],
  ['a corps twice', /unit RU_I: there is one/, (d) => (unit(d, 'RU_I').count = 2)],
  ['a nation twice', /unit RU_I: one nation/, (d) => (unit(d, 'RU_I').nations = ['RU', 'RU'])],
  ['a class of others', /unit RU_I: class RU.inf/, (d) => (unit(d, 'RU_I').nations = ['IT'])],
  ['enemies in one unit', /unit RU_I: its nations/, (d) => (unit(d, 'RU_I').nations = ['RU', 'GE'])],
  [
    'too many arrivals',
    /unit RU_Guard: more arrive/,
    (d) => (found(unit(d, 'RU_Guard').arrivals?.[0]).count = 2),
  ],
  [
    'no such card',
    /unit RU_Guard: AP56 is no/,
    (d) => (found(unit(d, 'RU_Guard').arrivals?.[0]).by = 'AP56'),
  ],
  [
    'a gift of the enemy',
    /RU_Guard: CP2 is a card/,
    (d) => (found(unit(d, 'RU_Guard').arrivals?.[0]).by = 'CP2'),
  ],
  ['a name twice', /name RU II歩兵軍団: two/, (d) => (unit(d, 'RU_I').name.ja = 'II歩兵軍団')],
]

const SETUPS: readonly Corruption[] = [
  ['a set-up twice', /^setups.json 1914: listed/, (d) => d.setups.push({ ...setup(d, '1914') })],
  ['a start nowhere', /1914: unknown space X$/, (d) => (stack(d, 'Kovno').space = 'X')],
  ['a start of nobody', /1914: unknown unit X$/, (d) => stack(d, 'Kovno').units.push('X')],
  ['a counter too many', /1914: more of RU_III than/, (d) => stack(d, 'Riga').units.push('RU_III')],
  ['a counter too few', /1914: a counter of RU_III is/, (d) => stack(d, 'Kovno').units.shift()],
  ['a corps in reserve', /1914 reserve: RU_I is/, (d) => (found(setup(d, '1914').reserve[0]).unit = 'RU_I')],
  ['too high a stack', /1914 Kovno: too many units$/, (d) => stack(d, 'Kovno').units.push('RU_I')],
  [
    'two headquarters',
    /1914 Kovno: too many HQs/,
    (d) => stack(d, 'Kovno').units.push('RU_HQ_Brusilov', 'GE_HQ_Mackensen'),
  ],
  [
    'a lonely headquarters',
    /1914 Kovno: HQs and artillery need/,
    (d) => (stack(d, 'Kovno').units = ['RU_HQ_Brusilov']),
  ],
  ['Russians and Serbs', /1914 Kovno: RU and RO stack/, (d) => stack(d, 'Kovno').units.push('SB_inf_SCU')],
  ['a start among enemies', /1914 Posen: RU_III may not/, (d) => (stack(d, 'Kovno').space = 'Posen')],
  ['a start with the enemy', /1914 Kovno: units of both/, (d) => stack(d, 'Kovno').units.push('GE_I')],
  [
    'neutrals abroad',
    /1914 Vlore: GR_I is neutral/,
    (d) => (found(setup(d, '1914').neutrals[0]).space = 'Vlore'),
  ],
  ['a trench in a wood', /trench Olita: no/, (d) => (found(setup(d, '1914').trenches[0]).space = 'Olita')],
  [
    'a second great trench',
    /trench Riga: level 2/,
    (d) => (found(setup(d, '1914').trenches[0]).space = 'Riga'),
  ],
  ['no fort to destroy', /destroyedForts: Kiev/, (d) => setup(d, '1914').destroyedForts.spaces.push('Kiev')],
  ['a landing ashore', /landings: Kiev is no/, (d) => setup(d, '1914').landings.spaces.push('Kiev')],
  [
    'a marker twice',
    /1916 control: Lutsk is/,
    (d) => found(setup(d, '1916').control[1]).spaces.push('Lutsk'),
  ],
  ['a wrong sum', /1914 tracks: combined/, (d) => (setup(d, '1914').tracks.warStatus.combined = 1)],
  ['VP off the track', /1914 tracks: VP off/, (d) => (setup(d, '1914').tracks.vp = 31)],
  ['armistice off the track', /1914 tracks: armistice/, (d) => (setup(d, '1914').tracks.armistice = 41)],
  ['will off the track', /1914 tracks: national/, (d) => (setup(d, '1914').tracks.nationalWill.RU = 1)],
  ['quality off the track', /1914 tracks: troop/, (d) => (setup(d, '1914').tracks.troopQuality.IT = 17)],
  ['a hasty commitment', /1914 tracks: commitment/, (d) => (setup(d, '1914').tracks.commitment.AP = 'total')],
]

const SCENARIOS: readonly Corruption[] = [
  [
    'a scenario twice',
    /^scenarios.json campaign: listed/,
    (d) => d.scenarios.push({ ...scenario(d, 'campaign') }),
  ],
  ['no set-up', /brusilov: no set-up 1916$/, (d) => (d.setups = d.setups.slice(0, 1))],
  ['a late start', /campaign: begins on another/, (d) => (scenario(d, 'campaign').firstTurn = 2)],
  ['an endless war', /campaign: leaves/, (d) => (scenario(d, 'campaign').lastTurn = 19)],
  ['a short hand', /campaign AP: does not/, (d) => (scenario(d, 'campaign').cards.AP.draw = 5)],
  ['no such card', /brusilov CP: a card with/, (d) => found(scenario(d, 'brusilov').cards.CP.deck).push(56)],
  ['a card twice', /brusilov CP: a card twice$/, (d) => found(scenario(d, 'brusilov').cards.CP.deck).push(2)],
  [
    'two ways to take a card',
    /campaign AP: takes a card in/,
    (d) => (scenario(d, 'campaign').cards.AP.takeOps = 4),
  ],
  [
    'a card not in the deck',
    /brusilov AP: takes a card that/,
    (d) => (scenario(d, 'brusilov').cards.AP.take = [1]),
  ],
  ['a turn out of order', /^turns.json turn 2: out/, (d) => (found(d.turns[1]).season = 'winter')],
]

const TABLES: readonly Corruption[] = [
  ['columns in disorder', /^fire.json heavy: columns/, (d) => d.fire.heavy.least.reverse()],
  ['a short row', /fire.json light: a row/, (d) => found(d.fire.light.rows[0]).pop()],
  ['a worse column', /fire.json light: more strength/, (d) => (found(d.fire.light.rows[0])[7] = 0)],
  [
    'a cell known to be wrong',
    /heavy column 5 die 6: the rulebook reads 5$/,
    (d) => (found(d.fire.heavy.rows[5])[5] = 4),
  ],
  ['a terrain missing', /^tables.json terrain: no line for clear$/, (d) => d.tables.terrain.shift()],
  ['a link twice', /tables.json links: road is/, (d) => (found(d.tables.links[0]).kind = 'road')],
  ['a great trench nowhere', /trenches: unknown space X$/, (d) => (d.tables.trenches.levelTwo = 'X')],
  ['cheap poor troops', /tables.json rp: poor/, (d) => (d.tables.rp.poorLcuPerStep = 1)],
  ['a lonely nation', /tables.json stacking: two/, (d) => d.tables.stacking.apart.pop()],
  [
    'a feeble great trench',
    /trenches: levels must/,
    (d) => (found(d.tables.trenches.levels[1]).attacker = 0),
  ],
  ['a roll without a line', /^offensives.json AP: no line for 8$/, (d) => d.offensives.AP.pop()],
  ['a roll of nine', /offensives.json CP: 9 cannot/, (d) => found(d.offensives.CP[5]).rolls.push(9)],
  ['a roll twice', /offensives.json CP: 1 is listed/, (d) => found(d.offensives.CP[5]).rolls.push(1)],
  ['a modifier missing', /offensives.json modifiers CP: do not/, (d) => d.offensives.modifiers.pop()],
  ['a level missing', /^victory.json levels: no line for 15$/, (d) => d.victory.levels.splice(3, 1)],
  ['a decided start', /levels: the game begins/, (d) => (d.tracks.vp.start = 16)],
  [
    'falling commitment',
    /^tracks.json commitment: levels/,
    (d) => (found(d.tracks.commitment[2]).warStatus = 3),
  ],
  ['a card short', /tracks.json commitment: the decks/, (d) => (found(d.tracks.commitment[2]).cards = 20)],
  ['will without room', /tracks.json nationalWill: begins/, (d) => (d.tracks.nationalWill.floor = 12)],
  ['quality without room', /tracks.json troopQuality: begins/, (d) => (d.tracks.troopQuality.floor = 16)],
  ['armistice beyond its end', /tracks.json armistice: begins/, (d) => (d.tracks.armistice.start = 41)],
  [
    'an unknown exemption',
    /troopQuality: unknown unit X$/,
    (d) => d.tracks.troopQuality.exempt.units.push('X'),
  ],
  ['a nation that falls and never', /^collapse.json BU: listed/, (d) => d.collapse.never.nations.push('BU')],
  ['survivors nowhere', /collapse.json spaces: unknown/, (d) => collapse(d, 'RO').survivorsTrace.push('X')],
  ['unknown replacements', /replacements: unknown unit X$/, (d) => d.collapse.replacements.by.push('X')],
  ['a comfort of collapse', /collapse.json RO: a collapse/, (d) => (collapse(d, 'RO').armistice = 2)],
  ['permanent but undone', /collapse.json SB: permanent/, (d) => (collapse(d, 'SB').permanent = true)],
  ['a fate forgotten', /collapse.json IT: neither/, (d) => (d.collapse.never.nations = ['GE', 'GR', 'TU'])],
]

const NEUTRALS: readonly Corruption[] = [
  [
    'an entry nowhere',
    /^neutrals.json IT: unknown space X$/,
    (d) => (found(entry(d, 'IT').transfers[0]).to = 'X'),
  ],
  ['an entry of nobody', /IT: unknown unit X$/, (d) => (found(entry(d, 'IT').reserve[0]).unit = 'X')],
  ['a belligerent entering', /RU: is not neutral$/, (d) => (entry(d, 'IT').nation = 'RU')],
  ['the wrong side', /IT: never joins CP$/, (d) => (entry(d, 'IT').side = 'CP')],
  ['a card of the enemy', /IT: no card of its side$/, (d) => (entry(d, 'IT').event = 'CP21')],
  ['a counter forgotten', /IT: IT_cav_SCU: not the/, (d) => entry(d, 'IT').reserve.pop()],
  [
    'a place still neutral',
    /IT: Bucharest may still/,
    (d) => (found(entry(d, 'IT').placements[0]).space = 'Bucharest'),
  ],
  [
    'too high a stack',
    /IT Udine: too many/,
    (d) => found(entry(d, 'IT').placements[0]).units.push('IT_inf_SCU'),
  ],
  ['a Greek place abroad', /greece: Sofia is not/, (d) => d.neutrals.greece.handedOver.push('Sofia')],
  ['a Greek who is none', /greece: RU_I is not/, (d) => d.neutrals.greece.alwaysAp.push('RU_I')],
  ['a side that may do all', /greece: both sides/, (d) => d.neutrals.greece.tests.shift()],
]

const stated = { rule: '29.0', basis: 'rulebook' } as const
/** a false statement of each kind */
const FALSE: readonly EvidenceData[] = [
  { ...stated, kind: 'adjacent', a: 'Kiev', b: 'Lutsk' },
  { ...stated, kind: 'distance', a: 'Lublin', b: 'Tarnow', spaces: 3, mode: 'exactly' },
  { ...stated, kind: 'distance', a: 'Kiev', b: 'Vienna', spaces: 3, mode: 'most' },
  { ...stated, kind: 'link', a: 'Rovno', b: 'Dubno', oneOf: ['single'] },
  { ...stated, kind: 'dry', to: 'Lublin', from: ['Kowel'] },
  { ...stated, kind: 'rail', to: 'Dubno', from: ['Rovno'] },
  { ...stated, kind: 'exits', space: 'Brody', to: ['Lemberg'] },
  { ...stated, kind: 'terrain', space: 'Lublin', oneOf: ['swamp'] },
  { ...stated, kind: 'fort', space: 'Lutsk', cf: 3 },
  { ...stated, kind: 'vp', space: 'Kowel' },
  { ...stated, kind: 'vp-count', nations: ['BU'], mode: 'exactly', count: 3 },
  { ...stated, kind: 'vp-count', nations: ['RU'], mode: 'least', count: 99 },
  { ...stated, kind: 'source', nation: 'BU', spaces: ['Varna'] },
  { ...stated, kind: 'port', space: 'Odessa', sea: 'baltic' },
  { ...stated, kind: 'regions', spaces: ['Moscow'] },
  { ...stated, kind: 'gates', spaces: ['Tyrol'] },
  { ...stated, kind: 'empty', space: 'Larissa' },
  { ...stated, kind: 'home', space: 'Lutsk', nation: 'GE' },
]

const SHAPE: readonly Corruption[] = [
  [
    'a missing field',
    /^data\.units\.units\[0 RU_I\]: label is missing$/,
    (d) => delete (unit(d, 'RU_I') as { label?: string }).label,
  ],
  ['a field too many', /^data\.tables\.sr: unknown field x$/, (d) => Object.assign(d.tables.sr, { x: 1 })],
  ['no source of knowledge', /basis: must be one of/, (d) => (space(d, 'Kiev').basis = 'guess' as 'design')],
]

const problemsOf = (spoil: (data: Data) => unknown): readonly string[] => {
  const data = copy()
  spoil(data)
  return validateData(data)
}

describe('validateData', () => {
  it('finds nothing wrong with the data of the game', () => {
    expect(validateData(DATA)).toEqual([])
  })

  it.each([...MAP, ...SUPPLY, ...UNITS, ...SETUPS, ...SCENARIOS, ...TABLES, ...NEUTRALS, ...SHAPE])(
    'notices %s',
    (_name, problem, spoil) => {
      expect(problemsOf(spoil)).toContainEqual(expect.stringMatching(problem))
    },
  )

  it.each(FALSE)('§29.0 notices that the map contradicts a statement: $kind', (statement) => {
    expect(problemsOf((data) => claim(data, statement))).toEqual([
      expect.stringMatching(new RegExp(`^evidence.json ${statement.kind} .*: does not hold on this map$`)),
    ])
  })

  it('notices a statement about a place that is not on the map', () => {
    const nowhere: EvidenceData = { ...stated, kind: 'vp', space: 'Osowiec' }
    expect(problemsOf((data) => claim(data, nowhere))).toEqual([
      'evidence.json vp Osowiec (§29.0): unknown space Osowiec',
    ])
  })

  it('never throws', () => {
    for (const value of [null, 1, 'x', [], {}, { map: {} }])
      expect(validateData(value).length).toBeGreaterThan(0)
  })
})
