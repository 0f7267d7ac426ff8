/** The major powers in the bar: what they can pay with, and how near they are to a crisis. */
import type { StripCell } from '@sandtable/presentation'
import { majorData, MAJORS, NATION_IDS, NEUTRAL } from '../nations.ts'
import { isConquered } from '../rules/02-concepts/conquest.ts'
import { isInCrisis } from '../rules/02-concepts/demoralization.ts'
import { colourOf, nationIn, type Scene, viewerSide, words } from './scene.ts'

/** Those that are at war, the Central Powers first. */
export function strip(scene: Scene): StripCell[] {
  const { state: s } = scene
  const sideOf = (n: number): number => s.allegiance.get(n)
  const atWar = Array.from({ length: MAJORS }, (_, n) => n).filter((n) => sideOf(n) !== NEUTRAL)
  return atWar.sort((a, b) => sideOf(a) - sideOf(b)).map((n) => cellOf(scene, n))
}

function cellOf(scene: Scene, n: number): StripCell {
  const { state: s } = scene
  const w = words(scene).strip
  const note = isConquered(s, n) ? w.conquered : isInCrisis(s, n) ? w.crisis : undefined
  return {
    nation: colourOf(n),
    title: words(scene).shortNations[NATION_IDS[n] ?? ''] ?? nationIn(scene, n),
    own: s.allegiance.get(n) === viewerSide(scene),
    value: s.rp.get(n),
    unit: w.rp,
    ...(note === undefined
      ? { meter: { title: w.demoralization, value: s.demoralization.get(n), limit: majorData(n).limit } }
      : { note }),
  }
}
