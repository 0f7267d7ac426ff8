/** What would be given up by an ending, where it matters. */
import { DUE, isMarked, MARK, unitsAt } from '../state.ts'
import { type OwnDecision, fewNames, optionsOf, placeName, type Scene, viewerSide, words } from './scene.ts'

/** undefined where nothing is lost by it */
export function leftUndone(scene: Scene, asked: OwnDecision): string | undefined {
  switch (asked.prompt) {
    case 'arrivals':
      return afterArrivals(scene, asked)
    case 'activation':
      return afterActivation(scene)
    case 'choose-battle':
      return afterBattles(scene, asked)
    default:
      return undefined
  }
}

/** §7.1 who is due and has a hex to come to */
function afterArrivals(scene: Scene, { offer }: OwnDecision): string | undefined {
  const due = optionsOf(offer, 'arrive')
  return due.length > 0 ? words(scene).undone.arrivals(fewNames(scene, due), due.length) : undefined
}

/** §8.2.1 a CAP was spent on this hex, and nobody has moved or will fight */
function afterActivation(scene: Scene): string | undefined {
  const s = scene.state
  const isBattleDue = s.battle.toArray().some((due) => due === DUE.forced || due === DUE.optional)
  const hasMoved = s.where.toArray().some((_, piece) => isMarked(s, piece, MARK.moved))
  if (isBattleDue || hasMoved || s.activeHex < 0) return undefined
  const here = unitsAt(s, viewerSide(scene), s.activeHex)
  return here.length > 0 ? words(scene).undone.activation(placeName(scene, s.activeHex)) : undefined
}

/** §9.1.2.c battles that may be fought */
function afterBattles(scene: Scene, { offer }: OwnDecision): string | undefined {
  const w = words(scene)
  const open = optionsOf(offer, 'battle')
  return open.length > 0 ? w.undone.battles(w.and(open.map((h) => placeName(scene, h)))) : undefined
}
