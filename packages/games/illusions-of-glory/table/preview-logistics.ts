/** Previews of redeployment, arrivals and replacements. */
import { type Line, type Preview, numbersIn } from '@sandtable/presentation'
import { redeploymentGoals, replacementPrice, srCost } from '../inspect/index.ts'
import { cfOf, FULL, lfOf, mfOf, REDUCED } from '../pieces.ts'
import { faceOf, spaceOf } from '../state.ts'
import { askedOf, fullName, placeName, type Scene, titleOf, words } from './scene.ts'

/** §13 a unit that could be sent somewhere */
export function redeployUnitPreview(scene: Scene, piece: number): Preview {
  const s = scene.state
  const w = words(scene).preview.sr
  return {
    title: fullName(piece, scene.language),
    lines: [
      { text: w.goals(redeploymentGoals(s, piece).length), rules: ['13.2.a'] },
      { text: w.cost(srCost(piece), s.points), rules: ['9.5.2.a'] },
    ],
  }
}

export function redeployPreview(scene: Scene, space: number): Preview | undefined {
  const facts = askedOf(scene)?.facts
  const [piece] = numbersIn(facts?.piece)
  if (piece === undefined) return undefined
  const [cost = 0] = numbersIn(facts?.cost)
  const s = scene.state
  const w = words(scene).preview.sr
  return {
    path: [{ space: spaceOf(s, piece) }, { space }],
    title: w.title(titleOf(piece, scene.language), placeName(scene, space)),
    lines: [{ text: w.left(s.points - cost), rules: ['9.5.2.a'] }],
  }
}

/** §15.1 §16.6 */
export function placePreview(scene: Scene, space: number): Preview | undefined {
  const [piece] = numbersIn(askedOf(scene)?.facts.piece)
  if (piece === undefined) return undefined
  const w = words(scene).preview.place
  return {
    title: w.title(titleOf(piece, scene.language), placeName(scene, space)),
    lines: [{ text: w.source, rules: ['15.1.c'] }],
  }
}

const priceLine = (scene: Scene, piece: number, face: number): Line => {
  const { rp, halves } = replacementPrice(scene.state, piece, face)
  const w = words(scene).preview.rp
  return { text: w.price, value: halves > 0 ? w.halves(halves) : String(rp), rules: ['16.2.a', '16.2.b'] }
}

/** §16.1 */
export function repairPreview(scene: Scene, piece: number): Preview {
  const s = scene.state
  const w = words(scene).preview.rp
  const face = faceOf(s, piece)
  return {
    title: w.repair(titleOf(piece, scene.language)),
    lines: [
      {
        text: w.grows(
          [cfOf(piece, face), lfOf(piece, face), mfOf(piece, face)].join('-'),
          [cfOf(piece, FULL), lfOf(piece, FULL), mfOf(piece, FULL)].join('-'),
        ),
        tone: 'good',
      },
      priceLine(scene, piece, FULL),
    ],
  }
}

export const rebuildPreview =
  (how: 'full' | 'reduced' | 'reserve') =>
  (scene: Scene, piece: number): Preview => {
    const w = words(scene).preview.rp
    return {
      title: w.rebuild(titleOf(piece, scene.language)),
      lines: [
        { text: w.back[how], rules: ['16.6.a'] },
        priceLine(scene, piece, how === 'reduced' ? REDUCED : FULL),
      ],
    }
  }
