/** Shapes of evidence.json: what the rulebook tells of a map it does not print. */
import type { NationId } from '../sides.ts'
import type { LinkKind, Sea, Terrain } from './map-types.ts'
import type { Provenance } from './provenance.ts'

interface Stated extends Provenance {
  /** id of a rule */
  readonly rule: string
}
type Statement<Kind extends string, Facts> = Stated & { readonly kind: Kind } & Readonly<Facts>

export type EvidenceData =
  | Statement<'adjacent', { a: string; b: string }>
  | Statement<'distance', { a: string; b: string; spaces: number; mode: 'exactly' | 'most' }>
  | Statement<'link', { a: string; b: string; oneOf: readonly LinkKind[] }>
  /** not all of these attacks cross water */
  | Statement<'dry', { to: string; from: readonly string[] }>
  /** not all of these attacks come by road or mixed rail only */
  | Statement<'rail', { to: string; from: readonly string[] }>
  /** all its connections */
  | Statement<'exits', { space: string; to: readonly string[] }>
  | Statement<'terrain', { space: string; oneOf: readonly Terrain[] }>
  | Statement<'fort', { space: string; cf?: number }>
  | Statement<'vp', { space: string }>
  | Statement<'vp-count', { nations: readonly NationId[]; mode: 'exactly' | 'least'; count: number }>
  | Statement<'source', { nation: NationId; spaces: readonly string[] }>
  | Statement<'port', { space: string; sea: Sea }>
  /** all regions */
  | Statement<'regions', { spaces: readonly string[] }>
  /** the only ways on to the inset */
  | Statement<'gates', { spaces: readonly string[] }>
  /** no neutral unit stands here at the start */
  | Statement<'empty', { space: string }>
  | Statement<'home', { space: string; nation: NationId }>
