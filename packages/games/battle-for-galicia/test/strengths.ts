import { type Placed, StagedScene } from './scene.ts'

type Marks = Partial<Exclude<Placed, string>>

/** AH-5 (5-5, AV 4) attacks RU-12 (5-6, AV 4) without result; what strengths and artillery came to. */
export function strengths(attacker: Marks, defender: Marks) {
  const units = { 'AH-5': { hex: '14.21', ...attacker }, 'RU-12': { hex: '14.22', ...defender } }
  const scene = new StagedScene({ units, stage: 'combat', turn: 3 }).dice(3, 4, 1, 1)
  scene.act('attack', '14.22').act('fight')
  const [found] = scene.seen('ratio-found')
  const artillery = scene
    .seen('losses-rolled')
    .map(({ modifiers }) => modifiers.find(({ what }) => what === 'artillery')?.drm ?? 0)
  return { attack: found?.attack, defense: found?.defense, artillery }
}
