/** The reactive table over a local game: what panels and board read, and what they may do. */
import { type Answer, isOffered, type Language, Match, type Outcome } from '@sandtable/kernel'
import { type Button, type LogGroup, type RuleId, type Scene, type SeatKind } from '@sandtable/presentation'
import {
  type Accessor,
  batch,
  createComputed,
  createEffect,
  createMemo,
  createSignal,
  on,
  untrack,
} from 'solid-js'
import { hasMind } from '../bots/load-mind.ts'
import { createDesk } from '../desk/create-desk.ts'
import { LocalGame } from '../session/local-game.ts'
import { createStaff, NO_STAFF } from '../staff/create-staff.ts'
import { staffWords } from '../staff/words.ts'
import { logWithStanding } from '../staff/log-with-standing.ts'
import { createOrders } from '../orders/create-orders.ts'
import type { Goals } from '../orders/goals.ts'
import { OFFER_KEY } from '../panels/offer-key.ts'
import { createAdvice } from './advice.ts'
import { createBots } from './bots.ts'
import { clickOn } from './candidates.ts'
import { createDeciding } from './deciding.ts'
import type { Guide } from './deciding-parts.ts'
import { createFlying } from './flying.ts'
import { createHandOver, saysEnd } from './hand-over.ts'
import { createHearing, DEAF_MS } from './hearing.ts'
import { createLater, type Later } from './later.ts'
import { createPanels } from './panels.ts'
import { namesOf } from './names-of.ts'
import { createPointing, ofHovered } from './pointing.ts'
import { createPosition, type Sight } from './position.ts'
import { createPressing } from './pressing.ts'
import { buttonsIn, handOverPrompt, heldPrompt, promptOf, staffPrompt } from './prompt.ts'
import { rehearse } from './rehearsal.ts'
import { createSeen } from './seen.ts'
import type { Seen, SeenWishes } from './seen-model.ts'
import type { Shown, ShownLater, Table } from './table.ts'
import { takesUpPreview } from './taking-up.ts'
import { createThinkerOnce } from './thinker-once.ts'

export interface TableWishes {
  readonly language: Accessor<Language>
  /** how the computer's deeds and the results of fights are shown; without them nothing is held up */
  readonly seen?: SeenWishes
  openRule(rule: RuleId): void
  link(at: number): string
  /** after every change, to store the game */
  changed(game: LocalGame): void
  /** the lesson under way, if any */
  guide?(): Guide | undefined
  /** the game is played elsewhere: here it can be looked at */
  isFollowing?(): boolean
  /** where units have been sent, kept with the game */
  readonly goals?: Goals
  /** nobody sees this table: it is there to make another one quick */
  readonly isPractice?: boolean
}

const now = (): number => performance.now()

export function createTable(game: LocalGame, wishes: TableWishes): Table {
  const { match, presentation } = game
  const { language } = wishes
  const later = createLater()
  const isFollowing = (): boolean => wishes.isFollowing?.() ?? false
  const guide = (): Guide | undefined => wishes.guide?.()
  const isGuided = (): boolean => guide()?.isOver() === false
  const seenWishes = wishes.seen ?? AT_ONCE
  const { deafness } = seenWishes
  const handOver = createHandOver(game, {
    isOff: () => seenWishes.handsOver() || isGuided(),
    isFollowing,
    changed: () => wishes.changed(game),
  })
  const isKept = (): boolean => handOver.to() !== undefined
  const [isStaffs, setStaffs] = createSignal(false)
  const [hold, setHold] = createSignal<ReturnType<Seen['hold']>>()
  const position = createPosition(game, language, later, { isFollowing, isKept, isStaffs })
  const { scene, offer, stacks, glow, isLive, cursor, length, version, screen } = position
  const pointing = createPointing(presentation, position, later)
  const prompt = createMemo(() => {
    const asked = promptOf(game, scene(), isLive() ? undefined : cursor(), screen.curtain())
    const to = handOver.to()
    if (!isLive()) return asked
    if (to !== undefined) return handOverPrompt(game, asked, to, language())
    const held = hold()
    if (held !== undefined) return heldPrompt(asked, held, language())
    return isStaffs() ? staffPrompt(game, asked, staffed.staff.decides() ?? [], language()) : asked
  })
  const deciding = createDeciding({
    game,
    position,
    pointing,
    prompt: () => prompt().text,
    changed: () => changed('person'),
    guide,
    now,
    patience: () => DEAF_MS[deafness()],
    isFollowing,
    standing: () => staffed.standingMove(),
    takenBack: () => staffed.noticeUndo(),
    beyond: (space) => sending.beyond(space),
  })
  const hearing = createHearing({ scene, now, deafness })
  const thinker = createThinkerOnce(game)
  const desk = createDesk({
    game,
    position,
    later,
    deciding,
    isGuided,
    drafted: () => wishes.changed(game),
    byPress: hearing.byPress,
  })
  const isOpen = (answer: Answer): boolean => {
    const options = offer()
    return options !== undefined && isOffered(options, answer)
  }
  const isHeld = (unit: number): boolean => glow().heldUnits.has(unit)
  const { warnedOf, putOff, ...pressing } = createPressing(deciding, position, isOpen, isHeld, hearing, () =>
    staffed.staff.mayLeave() === 'again' ? staffWords(language()).notDone : undefined,
  )
  const panels = createPanels({ game, language, position, pointing, deciding, later, warnedOf })
  const staffed =
    createStaff({
      game,
      version,
      seat: () => screen.seat(),
      log: () => log(),
      isOff: () => isGuided() || isFollowing(),
      changed: () => changed('person'),
      wake: () => bots.wake(),
    }) ?? NO_STAFF
  const log: Accessor<readonly LogGroup[]> = createMemo(() =>
    logWithStanding(panels.log(), staffed.standingLines(language())),
  )
  createComputed(() => setStaffs(staffed.isDeciding()))
  const isPerson = (seat: number): boolean => game.isHuman(seat) && !isStaffs()
  const bots = createBots({
    game,
    staff: staffed,
    thinker,
    changed: () => changed('computer'),
    version,
    isFollowing,
    pace: (seat) => inside.pace(seat),
    painted: () => later.settled(),
    isHeld: () => inside.isHeld(),
    script: (seat) => guide()?.reply(seat),
  })
  /** a lesson says what to do; without a mind nobody knows */
  const isUnadvised = (): boolean => isGuided() || !hasMind(presentation.game.id)
  const { noticeChange, ...advice } = createAdvice({ game, position, thinker, isGuided: isUnadvised })
  const sending = createOrders({
    game,
    position,
    later,
    kept: wishes.goals ?? rememberedHere(),
    hovered: pointing.hovered,
    give: deciding.give,
    putBackHand: deciding.putBackHand,
    refuse: deciding.refuse,
    dismiss: deciding.dismiss,
    changed: () => changed('person'),
    isOff: () => isGuided() || isFollowing() || isStaffs(),
    byHand: handOver.byHand,
  })
  createComputed(on(() => sending.orders.drawing() === undefined, pointing.forgetTouch, { defer: true }))
  const flying = createFlying()
  const inside = createSeen({
    game,
    position,
    later,
    log,
    handOver,
    wishes: seenWishes,
    isPerson,
    isGuided,
    wake: () => bots.wake(),
    selected: pointing.selected,
    flyTo: flying.flyTo,
  })

  createComputed(() => setHold(inside.seen.hold()))

  function changed(who: 'person' | 'computer' | 'elsewhere'): void {
    const buttons = untrack(lateButtons)
    batch(() => {
      while (deciding.answerSettled());
      inside.notice(who === 'person' ? who : 'computer')
      if (who === 'elsewhere') handOver.recall()
      else handOver.notice()
      staffed.noticeChange()
      deciding.close()
      flying.forget()
      position.renew()
      sending.notice()
      hearing.notice(buttons)
      noticeChange()
      followHand()
      desk.notice()
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

  const lateButtons = settled(later, () => buttonsIn(presentation, deciding, position.late))
  const takesUp = ofHovered(later, pointing.hovered, (space) => {
    const options = position.late.offer()
    if (!options) return undefined
    const click = clickOn(space, undefined, pointing.hoveredUnits())
    if (!deciding.meantInstead(position.late.scene(), options, click)) return undefined
    const hasKey = lateButtons().every(({ key }) => key.toLowerCase() !== OFFER_KEY)
    const by = { hasKey, canDrag: sending.orders.mayDraw() }
    const place = presentation.spaceName(space, language())
    return { ...takesUpPreview(language(), place, pointing.preview(), by), hasKey }
  })
  const outcome = createMemo((): Outcome | undefined => {
    version()
    return match.play.isOver ? match.setup.game.outcome(match.play.state) : undefined
  })
  // An order that is being drawn has a preview of its own.
  const preview = () => (sending.orders.drawing() ? undefined : pointing.preview())
  function closePreview(): void {
    batch(() => {
      deciding.dismiss()
      pointing.hover(undefined)
    })
  }
  // A plan was asked for after everything else that could be put back.
  function escape(): void {
    if (pointing.isTouched() && preview()) closePreview()
    else if (putOff()) return
    else if (deciding.whyNot()) deciding.escape()
    else if (sending.orders.stepBack()) return
    else if (advice.advice()) advice.dismissAdvice()
    else deciding.escape()
  }
  const shown: Shown = {
    buttons: () => buttonsIn(presentation, deciding, position),
    stacks,
    glow,
    length,
    cursor,
    isLive,
    canUndo: deciding.canUndo,
    canRedo: deciding.canRedo,
    selected: pointing.selected,
  }

  while (deciding.answerSettled()) position.renew()
  followHand()
  bots.wake()
  createEffect(on(isFollowing, () => bots.wake(), { defer: true }))
  if (wishes.isPractice !== true)
    rehearse({ presentation, position, pointing, later, practice: () => practiceTable(game, language) })
  return {
    ...shown,
    later: seenLater(shown, position.late, later, lateButtons),
    settle: () => later.settle(),
    renew: () => changed('elsewhere'),
    presentation,
    id: game.id,
    language,
    ...namesOf(game, language),
    seat: () => screen.seat(),
    viewer: createMemo(() => viewerOf(game, screen.seat(), outcome() !== undefined)),
    prompt,
    question: later.follow(() => questionIn(scene())),
    outcome,
    curtain: () => screen.curtain(),
    liftCurtain: () =>
      batch(() => {
        screen.lift()
        followHand()
      }),
    thinking: bots.thinking,
    hasFailed: bots.hasFailed,
    hurry: bots.hurry,
    isPaused: bots.isPaused,
    setPaused: bots.setPaused,
    ...advice,
    ...pointing,
    ...deciding,
    select: (space) => {
      deciding.leaveFor(space)
      pointing.select(space)
    },
    undo: () => {
      if (!putOff() && !desk.undo()) deciding.undo()
    },
    redo: () => {
      if (!desk.redo()) deciding.redo()
    },
    escape,
    preview,
    intended: pointing.intended,
    closePreview,
    takesUp: () => (sending.orders.drawing() || !isLive() ? undefined : takesUp()),
    act: (answer) => handOver.byHand(() => deciding.act(answer)),
    choose: (space, unit, among) => {
      later.wait()
      handOver.byHand(() => deciding.choose(space, unit, among))
    },
    goTo: (space) => {
      later.wait()
      handOver.byHand(() => deciding.goTo(space))
    },
    purpose: position.purpose,
    ...pressing,
    press: (button) => {
      const press = (): void => pressing.press(button)
      if (saysEnd(presentation, scene(), button)) press()
      else handOver.byHand(press)
    },
    isDeaf: hearing.isDeaf,
    deafFor: () => DEAF_MS[deafness()],
    isOffered: isOpen,
    ...panels,
    log,
    seen: inside.seen,
    desk: desk.desk,
    staff: staffed.staff,
    orders: sending.orders,
    byHand: handOver.byHand,
    seek: (at) => {
      deciding.dismiss()
      position.seek(at)
    },
    flyTo: flying.flyTo,
    onFly: flying.onFly,
    flownTo: flying.flownTo,
    openRule: (rule) => wishes.openRule(rule),
    exportRecord: () => game.exported(),
    link: () => wishes.link(cursor()),
  }
}

const questionIn = ({ decisions, seat }: Scene): string => {
  const asked = decisions.find((each) => each.seat === seat)
  return asked ? `${asked.seat} ${asked.prompt}` : ''
}

/** Where nobody has said how to be shown what happens. */
const AT_ONCE: SeenWishes = {
  speed: () => 'instant',
  stay: () => 'off',
  handsOver: () => true,
  tellsSince: () => false,
  deafness: () => 'short',
}

/** As long as the table stands. */
function rememberedHere(): Goals {
  let goals: ReturnType<Goals['read']> = []
  return { read: () => goals, write: (next) => void (goals = next) }
}

/** The same game from its beginning; what is done there leaves no trace. */
function practiceTable({ presentation, match, seating }: LocalGame, language: Accessor<Language>): Table {
  const people = { seats: seating.seats.map((): SeatKind => 'human'), solo: true }
  const game = new LocalGame('', presentation, people, new Match(match.setup, { solo: true }))
  const nothing = (): undefined => undefined
  return createTable(game, {
    language,
    openRule: nothing,
    link: () => '',
    changed: nothing,
    isPractice: true,
  })
}

/** Whose eyes the screen has. One who plays both sides is neither; when all is over, several people look on. */
function viewerOf(game: LocalGame, seat: number | undefined, isOver: boolean): number | undefined {
  const isShared = isOver && game.people.length > 1
  return game.seating.solo || isShared ? undefined : seat
}

/** A list that is worked out only when everything has caught up. */
function settled<T>(later: Later, work: () => readonly T[]): Accessor<readonly T[]> {
  const list = later.memo(work)
  return () => list() ?? []
}

/** The same a frame later. */
const seenLater = (
  shown: Shown,
  { stacks, glow }: Sight,
  later: Later,
  buttons: Accessor<readonly Button[]>,
): ShownLater => ({
  stacks,
  glow,
  buttons,
  length: later.follow(shown.length),
  cursor: later.follow(shown.cursor),
  isLive: later.follow(shown.isLive),
  canUndo: later.follow(shown.canUndo),
  canRedo: later.follow(shown.canRedo),
  selected: later.follow(shown.selected),
  follow: later.follow,
})
