/** The reactive table over a local game: what panels and board read, and what they may do. */
import { type Answer, isOffered, type Language, type Outcome } from '@sandtable/kernel'
import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js'
import { driveBots } from '../bots/bot-driver.ts'
import type { Presentation, Scene } from '../games/presentation.ts'
import type { LocalGame } from '../session/local-game.ts'
import { createDeciding, type Guide } from './deciding.ts'
import { createFight } from './fight.ts'
import { glowOf } from './glow.ts'
import type { Button, RuleId } from './models.ts'
import { createPointing } from './pointing.ts'
import { createPosition } from './position.ts'
import { playersText, promptOf } from './prompt.ts'
import type { Table, Thinking } from './table.ts'
import { unitActionsOf } from './unit-actions.ts'

export interface TableWishes {
  readonly language: Accessor<Language>
  openRule(rule: RuleId): void
  link(at: number): string
  /** after every change, to store the game */
  changed(game: LocalGame): void
  /** the lesson under way, if any */
  guide?(): Guide | undefined
}

export function createTable(game: LocalGame, wishes: TableWishes): Table {
  const { match, presentation } = game
  const { language } = wishes
  const position = createPosition(game, language)
  const { scene, offer, stacks, isLive, cursor, length, version, screen } = position
  const pointing = createPointing(presentation, position)
  const [overlayId, setOverlay] = createSignal<string>()
  const glow = createMemo(() => glowOf(presentation, scene(), offer(), stacks()))
  const prompt = createMemo(() => promptOf(game, scene(), isLive() ? undefined : cursor(), screen.curtain()))
  const guide = (): Guide | undefined => wishes.guide?.()
  const deciding = createDeciding({
    game,
    position,
    pointing,
    prompt: () => prompt().text,
    changed,
    guide,
  })
  const bots = createBots(game, changed, (seat) => guide()?.reply(seat))
  const flying = createFlying()

  function changed(): void {
    batch(() => {
      deciding.dismiss()
      position.renew()
      followHand()
    })
    wishes.changed(game)
    bots.wake()
  }

  /** the inspector follows what is held in the hand, or the one place that is asked about */
  function followHand(): void {
    const { heldSpaces, spaces } = glow()
    const [space] = heldSpaces.size > 0 ? heldSpaces : spaces.size === 1 ? spaces : []
    if (space !== undefined) pointing.select(space)
  }

  const outcome = (): Outcome | undefined => {
    version()
    return match.play.isOver ? match.setup.game.outcome(match.play.state) : undefined
  }

  followHand()
  bots.wake()
  return {
    presentation,
    id: game.id,
    language,
    ...namesOf(game, language),
    seat: () => screen.seat(),
    viewer: () => viewerOf(game, screen.seat(), outcome() !== undefined),
    prompt,
    buttons: createMemo(() => (offer() ? buttonsOf(presentation, scene(), deciding.other()) : [])),
    unitActions: (unit) =>
      unitActionsOf(presentation, [offer(), deciding.otherOffer()], unit, language()).filter(
        ({ answer }) => !isAgain(game, answer),
      ),
    crumbs: createMemo(() => presentation.crumbs(scene())),
    standing: createMemo(() => presentation.standing(scene())),
    outcome,
    curtain: () => screen.curtain(),
    liftCurtain: () =>
      batch(() => {
        screen.lift()
        followHand()
      }),
    thinking: () => {
      version()
      return bots.thinking()
    },
    isPaused: bots.isPaused,
    setPaused: bots.setPaused,
    stacks,
    glow,
    overlayKinds: presentation.overlays,
    overlayId,
    setOverlay,
    overlay: createMemo(() => {
      const id = overlayId()
      return id === undefined ? undefined : presentation.overlay(scene(), id, pointing.selected())
    }),
    ...pointing,
    ...deciding,
    isOffered: (answer) => {
      const options = offer()
      return options !== undefined && isOffered(options, answer)
    },
    report: createMemo(() => {
      const space = pointing.selected() ?? pointing.hovered()
      return space === undefined ? undefined : presentation.report(scene(), space)
    }),
    fight: createFight(presentation, scene, offer, pointing.intended),
    boxes: () => presentation.boxes(scene()),
    log: createMemo(() => presentation.log(position.told(), language())),
    series: createMemo(() => presentation.series(position.told(), language())),
    length,
    cursor,
    isLive,
    seek: (at) => {
      deciding.dismiss()
      position.seek(at)
    },
    timeline: createMemo(() => presentation.timeline(position.toldAll(), length(), language())),
    ...flying,
    openRule: (rule) => wishes.openRule(rule),
    exportRecord: () => game.exported(),
    link: () => wishes.link(cursor()),
  }
}

/** Whose eyes the screen has. One who plays both sides is neither; when all is over, several people look on. */
function viewerOf(game: LocalGame, seat: number | undefined, isOver: boolean): number | undefined {
  const isShared = isOver && game.people.length > 1
  return game.seating.solo || isShared ? undefined : seat
}

/** What can be done without pointing at the map, also by putting back what is in the hand first. */
function buttonsOf(presentation: Presentation, scene: Scene, other: Scene | undefined): readonly Button[] {
  const now = presentation.buttons(scene)
  const later = other ? presentation.buttons(other) : []
  return [...now, ...later.filter(({ answer }) => !now.some((button) => button.answer.verb === answer.verb))]
}

/** What was just taken up need not be offered to be taken up again. */
function isAgain({ match, presentation }: LocalGame, { verb, arg }: Answer): boolean {
  const last = match.last
  const name = arg === undefined ? undefined : presentation.game.verbs[verb]?.encode(arg)
  return last?.verb === verb && last.arg === name
}

function namesOf(
  game: LocalGame,
  language: Accessor<Language>,
): Pick<Table, 'titles' | 'seatTitle' | 'nation'> {
  const { presentation } = game
  const { scenario } = game.match.setup
  return {
    titles: () => ({
      game: presentation.game.title[language()],
      scenario: scenario.title[language()],
      players: playersText(game, language()),
    }),
    seatTitle: (seat) => scenario.seats[seat]?.title[language()] ?? '',
    nation: (seat) => presentation.nations[seat] ?? '',
  }
}

/** The computer's seats: they answer by themselves, can be watched and stopped. */
function createBots(game: LocalGame, changed: () => void, script: (seat: number) => Answer | undefined) {
  const [isPaused, setPausedSignal] = createSignal(false)
  const driver = driveBots(game, script, (seat, answer) => {
    if (!game.take(seat, answer)) changed()
  })
  onCleanup(() => driver.close())
  return {
    wake: () => driver.wake(),
    isPaused,
    setPaused: (paused: boolean): void => {
      setPausedSignal(paused)
      driver.setPaused(paused)
    },
    thinking: (): Thinking | undefined => {
      const seat = game.toDecide
      return seat === undefined || game.isHuman(seat) ? undefined : { seat, progress: 0 }
    },
  }
}

/** The board listens for places to show. */
function createFlying(): Pick<Table, 'flyTo' | 'onFly'> {
  const flyers = new Set<(space: number) => void>()
  return {
    flyTo: (space) => {
      for (const fly of flyers) fly(space)
    },
    onFly: (listen) => {
      flyers.add(listen)
      onCleanup(() => flyers.delete(listen))
    },
  }
}
