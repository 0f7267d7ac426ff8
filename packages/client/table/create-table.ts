/** The reactive table over a local game: what panels and board read, and what they may do. */
import {
  type Answer,
  isOffered,
  type Language,
  type Offer,
  type Outcome,
  type Refusal,
  whyNot as reasonAgainst,
} from '@sandtable/kernel'
import { type Accessor, batch, createMemo, createSignal, onCleanup } from 'solid-js'
import { driveBots } from '../bots/bot-driver.ts'
import type { Scene, Told } from '../games/presentation.ts'
import type { LocalGame } from '../session/local-game.ts'
import { candidates, type Click, theAnswer } from './candidates.ts'
import { createFight } from './fight.ts'
import { glowOf } from './glow.ts'
import { putBack } from './hand.ts'
import type { Preview, RuleId } from './models.ts'
import { playersText, promptOf } from './prompt.ts'
import { createScreen } from './screen.ts'
import { sentencesOf } from './sentences.ts'
import type { Table, WhyNot } from './table.ts'
import { unitActionsOf } from './unit-actions.ts'

export interface TableWishes {
  readonly language: Accessor<Language>
  openRule(rule: RuleId): void
  link(at: number): string
  /** after every change, to store the game */
  changed(game: LocalGame): void
  /** a lesson may hold an answer back: what to say instead */
  holdBack?(answer: Answer): Preview | undefined
}

export function createTable(game: LocalGame, wishes: TableWishes): Table {
  const { match, presentation } = game
  const { scenario } = match.setup
  const { language } = wishes
  const [version, setVersion] = createSignal(0)
  const [past, setPast] = createSignal<number>()
  const [hovered, hover] = createSignal<number>()
  const [selected, select] = createSignal<number>()
  const [overlayId, setOverlay] = createSignal<string>()
  const [whyNot, setWhyNot] = createSignal<WhyNot>()
  const [isPaused, setPausedSignal] = createSignal(false)
  const screen = createScreen(game, version)
  const flyers = new Set<(space: number) => void>()
  const driver = driveBots(game, (seat, answer) => {
    if (!game.take(seat, answer)) changed()
  })
  onCleanup(() => driver.close())

  const isLive = (): boolean => past() === undefined
  const length = (): number => {
    version()
    return match.length
  }
  const cursor = (): number => past() ?? length()
  const words = () => sentencesOf(language())

  const scene = createMemo((): Scene => {
    version()
    const at = past()
    const play = at === undefined ? match.play : match.at(at)
    const seat = screen.seat()
    const eyes = game.eyes(seat)
    return { play, eyes, seat, view: match.setup.game.view(play.state, eyes), language: language() }
  })

  const offer = createMemo((): Offer | undefined => {
    const { play, seat } = scene()
    return isLive() && seat !== undefined ? play.offered(seat) : undefined
  })

  const stacks = createMemo(() => presentation.stacks(scene()))
  const layout = () => ({ stacks: stacks(), placeOf: (verb: string) => presentation.placeOf(verb) })
  const glow = createMemo(() => glowOf(presentation, scene(), offer(), stacks()))
  const found = (click: Click): Answer[] => {
    const options = offer()
    return options ? candidates(options, layout(), click) : []
  }
  const hoveredAnswer = createMemo((): Answer | undefined => {
    const space = hovered()
    return space === undefined ? undefined : theAnswer(found({ space }), layout())
  })
  const preview = createMemo((): Preview | undefined => {
    const answer = hoveredAnswer()
    return answer ? presentation.preview(scene(), answer) : undefined
  })
  const told = createMemo((): Told[] => game.told(scene().eyes, cursor()))
  const toldAll = createMemo((): Told[] => game.told(scene().eyes, length()))

  function changed(): void {
    batch(() => {
      setWhyNot(undefined)
      setPast(undefined)
      setVersion((n) => n + 1)
      followHand()
    })
    wishes.changed(game)
    driver.wake()
  }

  /** the inspector follows what is held in the hand */
  function followHand(): void {
    const [space] = glow().heldSpaces
    if (space !== undefined) select(space)
  }

  function say(space: number | undefined, title: string, text: string): void {
    setWhyNot({ space, preview: { title, lines: [{ text }] } })
  }

  function refuse(space: number | undefined, refusal: Refusal): void {
    setWhyNot({ space, preview: presentation.refusal(scene(), refusal) })
  }

  function act(answer: Answer): void {
    const { seat } = scene()
    const space = presentation.placeOf(answer.verb) === 'space' ? answer.arg : selected()
    if (!isLive() || seat === undefined || !offer()) {
      say(space, isLive() ? words().notNow : words().notLive, table.prompt().text)
      return
    }
    const held = wishes.holdBack?.(answer)
    if (held) {
      setWhyNot({ space, preview: held })
      return
    }
    const refusal = game.take(seat, answer)
    if (refusal) refuse(space, refusal)
    else changed()
  }

  function choose(space: number, unit?: number): void {
    const options = offer()
    if (!options) {
      if (game.toDecide !== undefined) say(space, isLive() ? words().notNow : words().notLive, table.prompt().text)
      return
    }
    const click: Click = unit === undefined ? { space } : { space, unit }
    const answers = found(click)
    const answer = theAnswer(answers, layout())
    if (answer) act(answer)
    else if (answers.length > 0) say(space, words().chooseUnit, words().chooseUnitHow)
    else if (!takeInstead(click)) explain(click)
  }

  /** A click on another stack while one is in the hand: put back, then take up. */
  function takeInstead(click: Click): boolean {
    const way = putBack(game, scene())
    const { seat } = scene()
    if (!way || seat === undefined) return false
    const next = way.undo ? match.at(match.length - 1) : match.play.fork()
    if (!way.undo) next.answer(seat, way.answer)
    const options = next.offered(seat)
    const answer = options ? theAnswer(candidates(options, layout(), click), layout()) : undefined
    if (!answer || wishes.holdBack?.(answer)) return false
    if (way.undo) match.undo(seat)
    else game.take(seat, way.answer)
    game.take(seat, answer)
    changed()
    return true
  }

  function explain({ space, unit }: Click): void {
    const { seat, play } = scene()
    const units = unit === undefined ? (stacks().find((stack) => stack.space === space)?.counters ?? []) : []
    for (const verb of presentation.naturalVerbs(scene())) {
      const arg = presentation.placeOf(verb) === 'space' ? space : (unit ?? units[0]?.unit)
      const refusal =
        arg === undefined || seat === undefined ? undefined : reasonAgainst(play, { seat, answer: { verb, arg } })
      if (refusal) {
        refuse(space, refusal)
        return
      }
    }
    say(space, words().nothingHere, words().nothingHereHow)
  }

  function escape(): void {
    if (whyNot()) {
      setWhyNot(undefined)
      return
    }
    const way = offer() ? putBack(game, scene()) : undefined
    if (way?.undo) undo()
    else if (way) act(way.answer)
    else select(undefined)
  }

  /** the seat whose actions this screen may take back */
  const mover = (): number | undefined => screen.seat()
  const canUndo = (): boolean => {
    version()
    const seat = mover()
    return isLive() && seat !== undefined && !wishes.holdBack && match.canUndo(seat)
  }
  const canRedo = (): boolean => {
    version()
    const seat = mover()
    return isLive() && seat !== undefined && !wishes.holdBack && match.canRedo(seat)
  }
  function undo(): void {
    if (canUndo() && match.undo(mover() as number)) changed()
  }
  function redo(): void {
    if (canRedo() && match.redo(mover() as number)) changed()
  }

  function seek(at: number): void {
    batch(() => {
      setWhyNot(undefined)
      setPast(at >= match.length ? undefined : Math.max(0, Math.round(at)))
    })
  }

  const outcome = (): Outcome | undefined => {
    version()
    return match.play.isOver ? match.setup.game.outcome(match.play.state) : undefined
  }

  const table: Table = {
    presentation,
    id: game.id,
    language,
    titles: () => ({
      game: presentation.game.title[language()],
      scenario: scenario.title[language()],
      players: playersText(game, language()),
    }),
    seat: () => screen.seat(),
    seatTitle: (seat) => scenario.seats[seat]?.title[language()] ?? '',
    nation: (seat) => presentation.nations[seat] ?? '',
    prompt: createMemo(() => promptOf(game, scene(), isLive() ? undefined : cursor(), screen.curtain())),
    buttons: createMemo(() => (offer() ? presentation.buttons(scene()) : [])),
    unitActions: (unit) => unitActionsOf(presentation, offer(), unit, language()),
    crumbs: createMemo(() => presentation.crumbs(scene())),
    standing: createMemo(() => presentation.standing(scene())),
    outcome,
    curtain: () => screen.curtain(),
    liftCurtain: () => screen.lift(),
    thinking: () => {
      version()
      const seat = game.toDecide
      return seat === undefined || game.isHuman(seat) ? undefined : { seat, progress: 0 }
    },
    isPaused,
    setPaused: (value) => {
      setPausedSignal(value)
      driver.setPaused(value)
    },
    stacks,
    glow,
    overlayKinds: presentation.overlays,
    overlayId,
    setOverlay,
    overlay: createMemo(() => {
      const id = overlayId()
      return id === undefined ? undefined : presentation.overlay(scene(), id, selected())
    }),
    hovered,
    hover,
    preview,
    whyNot,
    dismiss: () => setWhyNot(undefined),
    choose,
    act,
    isOffered: (answer) => {
      const options = offer()
      return options !== undefined && isOffered(options, answer)
    },
    escape,
    selected,
    select,
    report: createMemo(() => {
      const space = selected() ?? hovered()
      return space === undefined ? undefined : presentation.report(scene(), space)
    }),
    fight: createFight(presentation, scene, offer, hoveredAnswer),
    log: createMemo(() => presentation.log(told(), language())),
    series: createMemo(() => presentation.series(told(), language())),
    length,
    cursor,
    isLive,
    seek,
    timeline: createMemo(() => presentation.timeline(toldAll(), length(), language())),
    canUndo,
    canRedo,
    undo,
    redo,
    flyTo: (space) => flyers.forEach((fly) => fly(space)),
    onFly: (listen) => {
      flyers.add(listen)
      onCleanup(() => flyers.delete(listen))
    },
    openRule: (rule) => wishes.openRule(rule),
    exportRecord: () => game.exported(),
    link: () => wishes.link(cursor()),
  }
  driver.wake()
  return table
}
