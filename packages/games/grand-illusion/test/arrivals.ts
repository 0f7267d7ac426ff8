/** Positions in which reinforcements arrive. */
import { StagedScene, type SceneSpec } from './scene.ts'

export const due = (turn: number, kind = 0): { hex: string; arrival: number; kind: number } => ({
  hex: 'to-come',
  arrival: turn,
  kind,
})
/** the arrivals of the player asked first */
export const arrivals = (
  spec: Partial<SceneSpec> & { readonly pieces: SceneSpec['pieces'] },
): StagedScene => {
  const side = spec.side ?? 'AL'
  return new StagedScene({ stage: 'arrivals', side, initiative: side === 'AL' ? 'GE' : 'AL', ...spec })
}
export const places = (scene: StagedScene, unit: string): string[] =>
  scene
    .act('arrive', unit)
    .offers('place-in')
    .sort((a, b) => Number(a) - Number(b))
