/** What the panels around the map show, a frame after a decision. */
import { type Answer, type Language, isOffered, type Offer, type Odds } from '@sandtable/kernel'
import { type Accessor, createMemo, createSignal, on } from 'solid-js'
import type { LocalGame } from '../session/local-game.ts'
import { createBadgeSwitch } from './badge-switch.ts'
import type { Deciding } from './deciding.ts'
import type { Later } from './later.ts'
import type { Pointing } from './pointing.ts'
import type { Position } from './position.ts'
import { sameData } from './same.ts'
import type { Table } from './table.ts'
import { unitActionsOf } from './unit-actions.ts'
import type {
  Card,
  CardUse,
  FightPanel,
  Hand,
  Presentation,
  Scene,
  Sheet,
  SpokenSpace,
} from '@sandtable/presentation'

interface PanelParts {
  readonly game: LocalGame
  readonly language: Accessor<Language>
  readonly position: Position
  readonly pointing: Pointing
  readonly deciding: Pick<Deciding, 'other' | 'otherOffer'>
  /** the answer of a button that waits to be pressed again: its fight is shown as it would be */
  warnedOf(): Answer | undefined
  readonly later: Later
}

type Panels = Pick<
  Table,
  | 'unitActions'
  | 'crumbs'
  | 'standing'
  | 'badges'
  | 'briefing'
  | 'powers'
  | 'stillToDo'
  | 'overlayKinds'
  | 'overlayId'
  | 'setOverlay'
  | 'overlay'
  | 'report'
  | 'reportOf'
  | 'spoken'
  | 'fight'
  | 'boxes'
  | 'hands'
  | 'marks'
  | 'printedSigns'
  | 'log'
  | 'wholeLog'
  | 'series'
  | 'timeline'
>

export function createPanels(parts: PanelParts): Panels {
  const { game, language, position, pointing, deciding, later } = parts
  const { presentation, match } = game
  const { scene, offer } = position.late
  const [overlayId, setOverlay] = createSignal<string>()
  const hands = later.memo(() => {
    const now = presentation.hands && offer()
    return handsOf(presentation, scene(), now ? [now, deciding.otherOffer(scene())] : [])
  })
  // With units in the hand as much is left as if they had been put back.
  const putBack = (): Scene => {
    const other = deciding.other(scene())
    return other?.stage === scene().stage ? other : scene()
  }
  const undone = later.memo(() => (offer() ? (presentation.stillToDo?.(putBack()) ?? []) : []))
  return {
    unitActions: (unit) => {
      const scenes = offer() ? [scene(), deciding.other(scene())] : []
      return unitActionsOf(presentation, scenes, unit).filter(({ answer }) => !isAgain(game, answer))
    },
    crumbs: createMemo(() => presentation.crumbs(scene()), [], { equals: sameData }),
    standing: createMemo(() => presentation.standing(scene()), undefined, { equals: sameData }),
    badges: createBadgeSwitch(presentation, scene),
    powers: () => presentation.powers?.(scene()),
    stillToDo: () => undone() ?? [],
    briefing: () => presentation.briefing?.(scene()),
    overlayKinds: presentation.overlays,
    overlayId,
    setOverlay,
    overlay: later.memo(() => {
      const id = overlayId()
      return id === undefined ? undefined : presentation.overlay(scene(), id, pointing.selected())
    }),
    report: later.memo(() => {
      const space = pointing.selected() ?? pointing.hovered()
      return space === undefined ? undefined : presentation.report(scene(), space)
    }),
    reportOf: (space) => presentation.report(scene(), space),
    spoken: (space) => spokenIn(presentation, scene(), space),
    fight: createFight(parts),
    boxes: () => presentation.boxes(scene()),
    hands: () => hands() ?? [],
    marks: createMemo(() => presentation.marks?.(scene()) ?? [], [], { equals: sameData }),
    printedSigns: createMemo(() => presentation.printedSigns?.(scene()) ?? [], [], { equals: sameData }),
    log: createMemo(() => presentation.log(position.told(), language())),
    wholeLog: () => presentation.log(position.toldAll(), language()),
    // asked for at the end only: not worked out after every action
    series: () => presentation.series(position.told(), language()),
    timeline: createMemo(() => {
      scene()
      return presentation.timeline(position.toldAll(), match.length, language())
    }),
  }
}

/** What was just taken up need not be offered to be taken up again. */
function isAgain({ match, presentation }: LocalGame, { verb, arg }: Answer): boolean {
  const last = match.last
  const name = arg === undefined ? undefined : presentation.game.verbs[verb]?.encode(arg)
  return last?.verb === verb && last.arg === name
}

type Offers = readonly (Offer | undefined)[]

/** The hands of cards in a scene. Whatever the game says, only what is offered can be played. */
export function handsOf(presentation: Presentation, scene: Scene, offers: Offers): readonly Hand[] {
  const hands = presentation.hands?.(scene) ?? []
  return hands.map((hand) =>
    'cards' in hand ? { ...hand, cards: hand.cards.map((card) => asOffered(card, offers)) } : hand,
  )
}

const asOffered = (card: Card, offers: Offers): Card => ({
  ...card,
  uses: card.uses.map((use) => onlyIfOffered(use, offers)),
})

function onlyIfOffered(use: CardUse, offers: Offers): CardUse {
  const { answer, ...rest } = use
  const isOpen = answer !== undefined && offers.some((offer) => offer && isOffered(offer, answer))
  return isOpen ? use : rest
}

/** The panel of the fight under way, or of the one a hovered choice would begin. */
function createFight({
  game: { presentation },
  position,
  pointing,
  warnedOf,
}: PanelParts): Accessor<FightPanel | undefined> {
  const { scene, offer } = position.late
  const { selected } = pointing
  const intended = createMemo((): Answer | undefined => {
    const answer = pointing.intended()
    return answer && presentation.isCombat(answer.verb) ? answer : undefined
  })
  const chances = createMemo((): Odds | undefined => {
    if (!offer()) return undefined
    const roll = presentation.buttons(scene()).find(({ dice }) => dice !== undefined)
    return roll ? scene().odds(roll.answer) : undefined
  })
  const selectedThen = createMemo(on(scene, () => selected()))
  return createMemo(() => {
    const panel = presentation.fight(scene(), warnedOf() ?? intended(), chances())
    return panel?.isOver === true && selected() !== selectedThen() ? undefined : panel
  })
}

/** A place for the ear: in the words of the game, or as far as the table can tell by itself. */
const spokenIn = (presentation: Presentation, scene: Scene, space: number): SpokenSpace =>
  presentation.spoken?.(scene, space) ?? {
    ground: presentation.report(scene, space).facts[0]?.line.text ?? '',
    ways: neighboursOf(presentation.sheet, space).map((to) => ({ to })),
  }

/** Every direction an arrow key can go. */
function neighboursOf(sheet: Sheet, space: number): number[] {
  const directions = [...new Set(Object.values(sheet.arrows).flat())].sort((a, b) => a - b)
  return directions.map((direction) => sheet.neighbour(space, direction)).filter((to) => to >= 0)
}
