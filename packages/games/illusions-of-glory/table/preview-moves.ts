/** Previews of orders and marches. */
import { type Line, type Preview, numbersIn } from '@sandtable/presentation'
import { activationCost, type March, marchCosts, marchPoints, marchTo } from '../inspect/index.ts'
import { isVp } from '../map.ts'
import { isHq, isSupport, isTroops } from '../pieces.ts'
import { piecesAt, type State } from '../state.ts'
import { modifierText } from './modifiers.ts'
import { marching } from './question.ts'
import { askedOf, fewNames, fullName, placeName, placesOf, type Scene, words } from './scene.ts'

type Order = 'move' | 'attack' | 'attack-without'

/** §9.4.1 what an activation costs, item by item, and what is left */
export const activatePreview =
  (order: Order) =>
  (scene: Scene, space: number): Preview => {
    const s = scene.state
    const w = words(scene).preview.activate
    const { ops, items } = activationCost(s, space, order !== 'move', order === 'attack-without')
    return {
      title: w.title[order](placeName(scene, space)),
      lines: [
        { text: forceText(scene, s, space) },
        ...items.map(({ what, by, rule }) => ({
          text: modifierText(scene, what),
          value: String(by),
          rules: [rule],
        })),
        { text: w.left(s.points - ops), rules: ['9.4.1.a'], tone: 'strong' },
      ],
    }
  }

/** §9.4.1.b a stack of up to three is formed out of the units of a region, and paid for as a space is */
export const formPreview =
  (attack: boolean) =>
  (scene: Scene, space: number): Preview => {
    const w = words(scene).preview.activate
    return {
      title: w.form[attack ? 'attack' : 'move'](placeName(scene, space)),
      lines: [{ text: forceText(scene, scene.state, space) }, { text: w.formHow, rules: ['9.4.1.b'] }],
    }
  }

/** The units that join the stack being formed. */
export function addPreview(scene: Scene, piece: number): Preview {
  const s = scene.state
  const w = words(scene).preview.march
  return {
    title: fullName(piece, scene.language),
    lines: [{ text: w.points(marchPoints(s, [piece])), rules: ['11.1.2.e'] }],
  }
}

/** "3 corps and divisions, 1 HQ" */
function forceText(scene: Scene, s: State, space: number): string {
  const w = words(scene).preview.activate
  const pieces = piecesAt(s, s.active, space)
  const support = pieces.filter(isSupport)
  const hqs = support.filter(isHq).length
  return words(scene).frame.and([
    w.troops(pieces.filter(isTroops).length),
    ...(hqs > 0 ? [w.hqs(hqs)] : []),
    ...(support.length > hqs ? [w.guns(support.length - hqs)] : []),
  ])
}

/** §11.1.2 the way, what it costs, and what comes of it */
export function marchPreview(scene: Scene, target: number): Preview | undefined {
  const pieces = marching(scene)
  const [points] = numbersIn(askedOf(scene)?.facts.left)
  if (pieces.length === 0 || points === undefined) return undefined
  const march = marchTo(scene.state, pieces, points, target)
  const { from, path, left } = march
  const w = words(scene).preview.march
  return {
    path: [{ space: from }, ...path.map((space, i) => ({ space, cost: i + 1 }))],
    title: w.title(path.length, points, placeName(scene, target)),
    lines: [{ text: fewNames(scene, pieces) }, ...marchLines(scene, march)],
    note: w.left(left),
  }
}

/** §11.2 §14.1 §20.3 what comes of it */
export function marchLines(scene: Scene, { taken, besieges, unsupplied }: March): Line[] {
  const w = words(scene).preview.march
  const vp = taken.filter(isVp)
  return [
    ...optional(taken.length > 0, { text: w.takes(placesOf(scene, taken)), rules: ['11.2.a'] }),
    ...optional(vp.length > 0, { text: w.vp(vp.length), rules: ['11.2.h'], tone: 'good' }),
    ...optional(besieges, { text: w.besieges, rules: ['20.3.1.a'], tone: 'warn' }),
    unsupplied.length > 0
      ? { text: w.unsupplied, rules: ['14.3.1.a.1'], tone: 'bad' }
      : { text: w.supplied, rules: ['14.1.1.a'], tone: 'good' },
  ]
}
const optional = (holds: boolean, line: Line): Line[] => (holds ? [line] : [])

/** A unit that could be chosen to move: how far it would get. */
export const unitPreview = (scene: Scene, piece: number): Preview => reachOf(scene, [piece])

/** the same for all that can move from the space */
export function stackPreview(scene: Scene, space: number): Preview | undefined {
  const s = scene.state
  const pieces = piecesAt(s, s.active, space)
  return pieces.length === 0 ? undefined : reachOf(scene, pieces)
}

function reachOf(scene: Scene, pieces: readonly number[]): Preview {
  const s = scene.state
  const w = words(scene).preview.march
  return {
    title: fewNames(scene, pieces),
    lines: [{ text: w.reach(marchPoints(s, pieces), marchCosts(s, pieces).size), rules: ['11.1.2.e'] }],
  }
}

/** §19 */
export function digPreview(scene: Scene, space: number): Preview {
  const w = words(scene).preview.dig
  return {
    title: w.title(placeName(scene, space)),
    lines: [
      { text: w.level, rules: ['19.3.a'], tone: 'good' },
      { text: w.stays, rules: ['19.1.d'] },
    ],
  }
}
