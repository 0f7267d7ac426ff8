/** Previews of arrivals, trains, ships and free set-ups. */
import { type Line, type Preview, numbersIn } from '@sandtable/presentation'
import { placesFor, printedHex, railGoals, railRoute, wayOf } from '../inspect/index.ts'
import { GRID } from '../map.ts'
import { isCavalry, printedStrength, sideOf } from '../pieces.ts'
import { faceOf, hexOf } from '../state.ts'
import { entryText } from './boxes.ts'
import { weightLine } from './stack-weight.ts'
import { askedOf, type Scene, spaceName, titleOf, words } from './scene.ts'

type Bringing = 'arrive' | 'rebuild' | 'order' | 'restore'

const RULES: Readonly<Record<Bringing, string>> = {
  arrive: '7.1',
  rebuild: '7.2.2cap',
  order: '7.2.1cap',
  restore: '14.1.1.a.5',
}

/** §7 a unit that could be brought in: where, and at what price */
export const arrivalPreview =
  (how: Bringing) =>
  (scene: Scene, piece: number): Preview => {
    const s = scene.state
    const w = words(scene).arrivals
    const caps = s.caps.get(sideOf(piece))
    const where: Line[] =
      how === 'arrive'
        ? [{ text: entryText(scene, piece), value: w.places(placesFor(s, piece, wayOf(s, piece)).length) }]
        : []
    return {
      title: titleOf(piece, scene.language),
      lines: [{ text: w[how](s.turn + 2, caps), rules: [RULES[how]] }, ...where],
    }
  }

/** the unit the question is about */
const subject = (scene: Scene): number | undefined => numbersIn(askedOf(scene)?.facts.piece)[0]

/** §7.1.1 §7.2.placement */
export function placeInPreview(scene: Scene, target: number): Preview | undefined {
  const piece = subject(scene)
  if (piece === undefined) return undefined
  const s = scene.state
  const w = words(scene).arrivals
  const isDisrupted = faceOf(s, piece) !== 0
  const isOwn = printedHex(piece) === target
  return {
    title: w.title(titleOf(piece, scene.language), spaceName(scene, target)),
    lines: [
      { text: isOwn ? w.scheduled : w.uncertain, rules: ['7.1.1'] },
      ...(isDisrupted ? [{ text: w.disrupted, rules: ['14.1.1.c.1'], tone: 'warn' } as const] : []),
      weightLine(scene, [piece], target),
    ],
  }
}

/** §10.2 a unit that could be taken somewhere */
export function transportPreview(scene: Scene, piece: number): Preview {
  const w = words(scene).journey
  const goals = railGoals(scene.state, piece).length
  return {
    title: titleOf(piece, scene.language),
    lines: [
      { text: goals > 0 ? w.goals(goals) : w.bySea, rules: [goals > 0 ? '10.2' : '10.4'] },
      { text: w.cap },
    ],
  }
}

/** §7.3 what a unit counts for in the East */
export function sendPreview(scene: Scene, piece: number): Preview {
  const w = words(scene).journey
  const points = printedStrength(piece, faceOf(scene.state, piece))
  return {
    title: w.east(titleOf(piece, scene.language)),
    lines: [
      { text: isCavalry(piece) ? w.eastCavalry : w.eastPoints(points), rules: ['7.3'] },
      { text: w.gone, rules: ['7.3'], tone: 'bad' },
    ],
  }
}

/** §10.2 the line, hex by hex */
export function railPreview(scene: Scene, target: number): Preview | undefined {
  const piece = subject(scene)
  if (piece === undefined) return undefined
  const route = railRoute(scene.state, piece, target)
  const w = words(scene).journey
  return {
    path: route.map((space, hexes) => (hexes === 0 ? { space } : { space, cost: hexes })),
    title: w.rail(route.length - 1, spaceName(scene, target)),
    lines: [{ text: w.cap, rules: ['10.1'] }, weightLine(scene, [piece], target)],
  }
}

/** §10.4 */
export function sailPreview(scene: Scene, target: number): Preview | undefined {
  const piece = subject(scene)
  if (piece === undefined) return undefined
  const w = words(scene).journey
  return {
    path: [{ space: hexOf(scene.state, piece) }, { space: target }],
    title: w.sail(spaceName(scene, target)),
    lines: [{ text: w.cap, rules: ['10.4'] }, weightLine(scene, [piece], target)],
  }
}

/** §14.3.6 */
export function redeployPreview(scene: Scene, target: number): Preview | undefined {
  const piece = subject(scene)
  if (piece === undefined) return undefined
  const from = hexOf(scene.state, piece)
  const w = words(scene).journey
  return {
    path: [{ space: from }, { space: target }],
    title: w.redeploy(titleOf(piece, scene.language), GRID.idOf(from), spaceName(scene, target)),
    lines: [weightLine(scene, [piece], target)],
  }
}
