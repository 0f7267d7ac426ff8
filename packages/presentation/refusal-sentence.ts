import { kernelRefusalText, type GameTypes, type Refusal } from '@sandtable/kernel'
import type { Scene } from './scene.ts'

/** What players are told in place of the kernel's sentences, which are for programs. */
interface RefusalWords {
  readonly over: string
  readonly notOffered: string
  notYours(deciding: string): string
}

/** Why not, in the game's own words, or in these where the kernel itself refused. */
export function refusalSentence<T extends GameTypes>(scene: Scene<T>, why: Refusal, w: RefusalWords): string {
  if (!kernelRefusalText(why)) return scene.game.text(scene.language).refusal(why.code, why.facts)
  if (why.code === 'game-over') return w.over
  if (why.code === 'not-your-decision') return w.notYours(deciding(scene))
  return w.notOffered
}

function deciding<T extends GameTypes>({ decisions, scenario, language }: Scene<T>): string {
  const seats = decisions.map(({ seat }) => scenario.seats[seat]?.title[language] ?? '')
  return [...new Set(seats)].join(', ')
}
