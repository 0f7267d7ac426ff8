/** Previews of what a CAP buys in a hex (§4.0.action). */
import type { Line, Preview } from '@sandtable/presentation'
import { activationsLeft, battleForecast, reachFrom } from '../inspect/index.ts'
import { isCavalry, isCombatUnit, isFort, isHa, isHq, isInfantry } from '../pieces.ts'
import { enemyOf, type Side } from '../sides.ts'
import { isDisrupted, phasing, piecesAt, presenceOf, type State, unitsAt } from '../state.ts'
import { linesAhead } from './preview-battle.ts'
import { askedOf, namesOf, optionsOf, type Scene, spaceName, words } from './scene.ts'

/** §8.2 who stands there, how far they get, whom they can fight, and what is left to spend */
export function activatePreview(scene: Scene, space: number): Preview {
  const s = scene.state
  const side = phasing(s)
  const w = words(scene).activate
  const enemies = presenceOf(s, enemyOf(side))
  const hasEnemy = enemies.combatUnits(space) + enemies.forts(space) > 0
  return {
    title: w.title(spaceName(scene, space)),
    lines: [
      { text: forceText(scene, s, side, space) },
      { text: w.reach(reachFrom(s, side, space).size), rules: ['8.4.basic'] },
      ...(hasEnemy
        ? [
            {
              text: w.enemies(forceText(scene, s, enemyOf(side), space)),
              rules: ['9.1.2.a'],
              tone: 'warn',
            } as const,
          ]
        : []),
      ...(hasEnemy ? linesAhead(scene, battleForecast(s, space), 'all') : []),
      capsLine(scene, s, side),
      ...insteadLines(scene, space),
    ],
  }
}

/** "3 corps, 1 cavalry division, HQ": what of a side stands in a hex */
function forceText(scene: Scene, s: State, side: Side, space: number): string {
  const w = words(scene).activate
  const pieces = piecesAt(s, side, space)
  const count = (test: (p: number) => boolean): number => pieces.filter(test).length
  const disrupted = count((p) => isCombatUnit(p) && isDisrupted(s, p))
  const parts = [
    ...part(count(isInfantry), w.infantry),
    ...part(count(isCavalry), w.cavalry),
    ...part(count(isHq), w.hqs),
    ...part(count(isHa), w.guns),
    ...part(count(isFort), w.forts),
    ...part(disrupted, w.disrupted),
  ]
  return parts.join(words(scene).comma)
}

const part = (n: number, say: (n: number) => string): string[] => (n > 0 ? [say(n)] : [])

function capsLine(scene: Scene, s: State, side: Side): Line {
  const w = words(scene).activate
  const caps = s.caps.get(side) - 1
  return { text: w.caps(caps, activationsLeft(s, side) - 1), rules: ['8.1.1'], tone: 'faint' }
}

/** what else a CAP buys here: in the list of units beside the map */
function insteadLines(scene: Scene, space: number): Line[] {
  const offer = askedOf(scene)?.offer
  const w = words(scene).activate
  return [
    ...(optionsOf(offer, 'recover').includes(space) ? [{ text: w.mayRecover, rules: ['9.8.3.a'] }] : []),
    ...(optionsOf(offer, 'entrench').includes(space) ? [{ text: w.mayEntrench, rules: ['9.7.2'] }] : []),
  ]
}

/** §9.8.3 */
export function recoverPreview(scene: Scene, space: number): Preview {
  const s = scene.state
  const side = phasing(s)
  const w = words(scene).activate
  const units = unitsAt(s, side, space).filter((u) => isCombatUnit(u) && isDisrupted(s, u))
  return {
    title: w.recoverTitle(spaceName(scene, space)),
    lines: [
      { text: w.recovers(namesOf(scene, units)), rules: ['9.8.3.a'], tone: 'good' },
      ...(s.activations === 0 ? [{ text: w.onlyRecovery, rules: ['9.8.3.b'] }] : []),
      capsLine(scene, s, side),
    ],
  }
}

/** §9.7 */
export function entrenchPreview(scene: Scene, space: number): Preview {
  const s = scene.state
  const w = words(scene).activate
  return {
    title: w.entrenchTitle(spaceName(scene, space)),
    lines: [{ text: w.trench, rules: ['9.7.3'], tone: 'good' }, capsLine(scene, s, phasing(s))],
  }
}
