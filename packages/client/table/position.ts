/** The position on the screen: now or in the past, through whose eyes, and what is offered in it. */
import type { Language, Offer } from '@sandtable/kernel'
import { type Accessor, createMemo, createSignal } from 'solid-js'
import type { Scene, Told } from '../games/presentation.ts'
import type { LocalGame } from '../session/local-game.ts'
import type { Stack } from './models.ts'
import { createScreen, type Screen } from './screen.ts'

export interface Position {
  readonly screen: Screen
  readonly scene: Accessor<Scene>
  /** what the person at the screen may answer now */
  readonly offer: Accessor<Offer | undefined>
  readonly stacks: Accessor<readonly Stack[]>
  /** what has been told up to the position shown, and altogether */
  readonly told: Accessor<readonly Told[]>
  readonly toldAll: Accessor<readonly Told[]>
  /** counts changes: read it to depend on the match */
  readonly version: Accessor<number>
  readonly length: Accessor<number>
  readonly cursor: Accessor<number>
  readonly isLive: Accessor<boolean>
  seek(at: number): void
  /** the match has changed */
  renew(): void
}

export function createPosition(game: LocalGame, language: Accessor<Language>): Position {
  const { match, presentation } = game
  const [version, setVersion] = createSignal(0)
  const [past, setPast] = createSignal<number>()
  const screen = createScreen(game, version)
  const isLive = (): boolean => past() === undefined
  const length = (): number => {
    version()
    return match.length
  }
  const cursor = (): number => past() ?? length()
  const scene = createMemo((): Scene => {
    version()
    const at = past()
    const play = at === undefined ? match.play : match.at(at)
    const seat = screen.seat()
    const eyes = game.eyes(seat)
    const view = match.setup.game.view(play.state, eyes)
    return { play, eyes, seat, view, told: game.told(eyes, cursor()), language: language() }
  })
  const offer = createMemo((): Offer | undefined => {
    const { play, seat } = scene()
    return isLive() && seat !== undefined ? play.offered(seat) : undefined
  })
  return {
    screen,
    scene,
    offer,
    stacks: createMemo(() => presentation.stacks(scene())),
    told: () => scene().told ?? [],
    toldAll: createMemo(() => game.told(scene().eyes, length())),
    version,
    length,
    cursor,
    isLive,
    seek: (at) => setPast(at >= match.length ? undefined : Math.max(0, Math.round(at))),
    renew: () => {
      setPast(undefined)
      setVersion((n) => n + 1)
    },
  }
}
