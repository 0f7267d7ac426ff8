/** Why a place matters, or a battle is fought at all: said beside a plan. */
import { LANGUAGES, type Language, type Text } from '@sandtable/kernel'
import { mandateAt } from '../inspect/index.ts'
import { MASKING_HEXES, PARIS, TRIER } from '../map.ts'
import { fortHex, isHa, nationOf, piece } from '../pieces.ts'
import { AL, BELGIAN, GE, type Side } from '../sides.ts'
import { isControlledBy, isOnMap, type State } from '../state.ts'
import { hexName } from '../text/shape.ts'
import { distance, type Objective, OBJECTIVES } from './geography.ts'

export type Words = { readonly text: Text; readonly rule: string }

export const each = (say: (language: Language) => string): Text => {
  const [en, ja] = LANGUAGES.map(say)
  return { en: en ?? '', ja: ja ?? '' }
}

/** Units that go to a hex; `from` is the same hex where they attack without a march. */
export interface Going {
  readonly units: readonly number[]
  readonly from: number
  readonly to: number
}

/** What a battle is fought for whatever it costs; undefined if it has to be worth its losses. */
export function sake(s: State, side: Side, { units, to }: Going): Words | undefined {
  if (s.mandated.get(side) > 0) {
    const { corps, needed, isOpposed } = mandateAt(s, to, units)
    if (isOpposed && corps >= needed) return REASONS.mandated
  }
  if (side === AL && to === TRIER) return REASONS.trier
  if (side === GE && to === PARIS) return REASONS.paris
  return side === GE && units.some(isHa) && isKeyFort(s, to) ? REASONS.forts : undefined
}

const NOTHING: Words = { text: { en: '', ja: '' }, rule: '' }
const KEY_FORTS = [piece('fort-namur'), piece('fort-maubeuge')]
const isKeyFort = (s: State, h: number): boolean =>
  KEY_FORTS.some((fort) => isOnMap(s, fort) && fortHex(fort) === h)

/** why a hex matters to the side; the way to the nearest place that does, if it does not itself */
export function reason(s: State, side: Side, going: Going): Words {
  const h = going.to
  if (side === GE && isKeyFort(s, h)) return REASONS.forts
  const here = OBJECTIVES.find(({ hex }) => hex === h)
  const found = here && reasonFor(s, side, here)
  if (found) return found
  if (side === GE && MASKING_HEXES.includes(h)) return REASONS.mask
  return towards(s, side, going) ?? cover(s, side, h) ?? NOTHING
}

function reasonFor(s: State, side: Side, { hex, kind }: Objective): Words | undefined {
  const isOurs = isControlledBy(s, side, hex)
  if (hex === PARIS) return side === GE ? REASONS.paris : REASONS['guard-paris']
  if (hex === TRIER) return side === GE ? REASONS['guard-trier'] : REASONS.trier
  if (kind === 'german-vp')
    return side === GE ? (isOurs ? REASONS['hold-vp'] : REASONS.vp) : REASONS['deny-vp']
  if (kind === 'plan-17' && s.scored.get(hex) === 0) return side === GE ? REASONS['deny-17'] : REASONS.plan17
  return kind === 'line' && side === GE && !isOurs ? REASONS.line : undefined
}

/** the nearest place the side still wants, if this leads nearer to it; §8.4.7.a the Belgians stay in Belgium, where no such place lies */
function towards(s: State, side: Side, { units, from, to }: Going): Words | undefined {
  if (units.some((u) => nationOf(u) === BELGIAN)) return undefined
  const wanted = OBJECTIVES.filter(
    ({ hex, kind }) => !isControlledBy(s, side, hex) && kind === (side === GE ? 'german-vp' : 'plan-17'),
  )
  const [nearest] = wanted.sort((a, b) => distance(a.hex, to) - distance(b.hex, to))
  if (!nearest || (from !== to && distance(nearest.hex, to) >= distance(nearest.hex, from))) return undefined
  const text = each((language) => TOWARDS[language](hexName(nearest.hex, language)))
  return { text, rule: side === GE ? '14.1.2.b' : '14.1.2.a.1' }
}

/** in hexes: so near a stack keeps the enemy from a place */
const COVER = 2

/** §14.1.2.b a victory hex the Allies hold and stand close to */
function cover(s: State, side: Side, h: number): Words | undefined {
  if (side === GE) return undefined
  const held = OBJECTIVES.filter(
    ({ hex, kind }) => kind === 'german-vp' && isControlledBy(s, AL, hex) && distance(hex, h) <= COVER,
  )
  const [nearest] = held.sort((a, b) => distance(a.hex, h) - distance(b.hex, h))
  return (
    nearest && {
      text: each((language) => COVERS[language](hexName(nearest.hex, language))),
      rule: '14.1.2.b',
    }
  )
}

const TOWARDS: Readonly<Record<Language, (hex: string) => string>> = {
  en: (hex) => `on the way to ${hex}`,
  ja: (hex) => `目標は${hex}`,
}
const COVERS: Readonly<Record<Language, (hex: string) => string>> = {
  en: (hex) => `to cover ${hex}`,
  ja: (hex) => `${hex}を守る`,
}

type Reason =
  | 'forts'
  | 'mask'
  | 'paris'
  | 'guard-paris'
  | 'trier'
  | 'guard-trier'
  | 'vp'
  | 'hold-vp'
  | 'deny-vp'
  | 'plan17'
  | 'deny-17'
  | 'line'
  | 'supply'
  | 'mandated'

export const REASONS: Readonly<Record<Reason, Words>> = {
  forts: {
    text: {
      en: 'the forts bar the railway, and Namur and Maubeuge together are worth VP',
      ja: '要塞が鉄道を塞いでいる。ナミュールとモブージュの両方で得点になる',
    },
    rule: '14.2.2.b.2',
  },
  mask: {
    text: { en: 'two corps here mask Antwerp', ja: 'ここの2個軍団がアントワープを封じる' },
    rule: '12.5.2',
  },
  paris: { text: { en: 'Paris may win the game', ja: 'パリは勝利を決めうる' }, rule: '14.1.3.a' },
  'guard-paris': { text: { en: 'Paris must not fall', ja: 'パリは失えない' }, rule: '14.1.3.a' },
  trier: { text: { en: 'the fall of Trier ends the war', ja: 'トリーアを取れば勝利' }, rule: '14.1.3.b' },
  'guard-trier': { text: { en: 'Trier must not fall', ja: 'トリーアは失えない' }, rule: '14.1.3.b' },
  vp: { text: { en: 'a victory hex', ja: 'VPヘクス' }, rule: '14.1.2.b' },
  'hold-vp': { text: { en: 'a victory hex to be held', ja: '保持すべきVPヘクス' }, rule: '14.1.2.b' },
  'deny-vp': {
    text: { en: 'to keep a victory hex from the German', ja: 'VPヘクスをドイツ軍に渡さない' },
    rule: '14.1.2.b',
  },
  plan17: {
    text: {
      en: 'a Plan XVII hex scores at once and for good',
      ja: '17号計画ヘクスは占領した時点で得点になる',
    },
    rule: '14.1.2.a.1',
  },
  'deny-17': {
    text: { en: 'whatever Plan XVII gains is gained for good', ja: '17号計画ヘクスの得点は取り返せない' },
    rule: '14.1.2.a.1',
  },
  mandated: {
    text: {
      en: 'a mandated battle, and one that is not fought costs a victory point',
      ja: '義務戦闘。行わなければ1VPを失う',
    },
    rule: '9.1.1.b',
  },
  supply: { text: { en: 'back towards supply', ja: '補給線へ戻る' }, rule: '8.4.3.f' },
  line: { text: { en: 'the railway the armies live on', ja: '軍の補給を支える鉄道' }, rule: '8.4.3.a' },
}
