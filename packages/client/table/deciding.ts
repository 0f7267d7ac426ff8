/** Giving answers: by clicks, buttons and keys; and saying why not. */
import { type Answer, isOffered, type Move, type Offer, type Refusal } from '@sandtable/kernel'
import type { Scene } from '@sandtable/presentation'
import { type Accessor, createSignal } from 'solid-js'
import { type Click, clickOn } from './candidates.ts'
import { createAskingBack } from './asking-back.ts'
import type { DecidingParts } from './deciding-parts.ts'
import { followers } from './going-again.ts'
import { naturalRefusal } from './natural-refusal.ts'
import { createPicking } from './picking.ts'
import { createTakingBack } from './taking-back.ts'
import { strokesTo, type TakingUp, takingUp } from './taking-up.ts'
import { createTakenUp, type TakenUp } from './taken-up.ts'
import { sentencesOf } from './sentences.ts'
import type { Offered, WhyNot } from './table.ts'

export interface Deciding {
  readonly whyNot: Accessor<WhyNot | undefined>
  /** nothing is said any more; what was asked back is not answered */
  dismiss(): void
  /** something has been done: what was said is over */
  close(): void
  leaveFor(space: number | undefined): void
  act(answer: Answer): void
  choose(space: number, unit?: number, among?: readonly number[]): void
  /** what was shown for the space is done, though another stack could be taken up there */
  goTo(space: number): void
  escape(): void
  canPutBack(): boolean
  undo(): void
  redo(): void
  canUndo(): boolean
  canRedo(): boolean
  /** one of several answers that are given in turn; nothing is shown yet */
  give(seat: number, answer: Answer): Refusal | undefined
  /** what has only been taken up is put back, as if it had never been */
  putBackHand(): void
  refuse(space: number | undefined, refusal: Refusal): void
  /** gives the answer to a question that leaves no choice; false if there is none */
  answerSettled(): boolean
  /** the position with what is in the hand put back; undefined with an empty hand */
  other(scene: Scene): Scene | undefined
  otherOffer(scene: Scene): Offer | undefined
  /** what a click takes up though what is in the hand could go there */
  meantInstead(scene: Scene, offer: Offer, click: Click): TakingUp | undefined
}

export function createDeciding(parts: DecidingParts): Deciding {
  const { game, position, pointing, changed } = parts
  const { match, presentation } = game
  const { scene, offer, isLive } = position
  const [whyNot, setWhyNot] = createSignal<WhyNot>()
  const words = () => sentencesOf(scene().language)
  const askingBack = createAskingBack({ presentation, now: parts.now, patience: parts.patience })
  /** What was asked back before is forgotten: it is no longer what is read. */
  function show(said: WhyNot | undefined): void {
    askingBack.forget()
    if (said?.isAgain !== true) picking.forget()
    setWhyNot(said)
  }

  const say = (space: number | undefined, title: string, text: string): void =>
    show({ space, preview: { title, lines: [{ text }] } })
  const sayNotNow = (space: number | undefined): void =>
    parts.isFollowing()
      ? say(space, words().elsewhere, words().elsewhereHow)
      : say(space, isLive() ? words().notNow : words().notLive, parts.prompt())
  const refuse = (space: number | undefined, refusal: Refusal): void =>
    show({ space, preview: presentation.refusal(scene(), refusal) })

  /** What was asked back is not answered: everything is open again. */
  function closeWhyNot(): void {
    if (whyNot()?.choices) position.setPurpose(undefined)
    show(undefined)
  }

  function leaveFor(space: number | undefined): void {
    const said = whyNot()
    if (said?.isAgain === true && said.space !== space) closeWhyNot()
  }

  const inHand = createTakenUp(game)
  const hand = (): TakenUp | undefined => (offer() ? inHand(scene()) : undefined)
  const isGuided = (): boolean => parts.guide()?.isOver() === false
  const { canUndo, canRedo, undo, redo, answerSettled, give } = createTakingBack({
    ...parts,
    isGuided,
    sayNotNow: () => sayNotNow(undefined),
    say: (title, text) => say(undefined, title, text),
    words,
  })
  const other = (shown: Scene): Scene | undefined => (isGuided() ? undefined : inHand(shown)?.other)
  const otherOffer = (shown: Scene): Offer | undefined => other(shown)?.offer

  function putBack(seat: number): void {
    const way = hand()
    if (way && way.undo > 0) for (let n = 0; n < way.undo; n++) match.undo(seat)
    else if (way) game.take(seat, way.answer)
  }

  /** Puts back what is in the hand, then does something else; false if that is not possible. */
  function doInstead(answer: Answer | undefined): boolean {
    const { seat } = scene()
    const options = otherOffer(scene())
    const way = hand()
    if (!answer || !options || !way || seat === undefined || !isOffered(options, answer)) return false
    putBack(seat)
    game.take(seat, answer)
    changed()
    return true
  }

  function act(answer: Answer): void {
    const { seat } = scene()
    const space = presentation.placeOf(answer.verb) === 'space' ? answer.arg : pointing.selected()
    if (!offer() || seat === undefined) {
      sayNotNow(space)
      return
    }
    const held = parts.guide()?.holdBack(answer)
    if (held) show({ space, preview: held })
    else take(seat, answer, space)
  }

  function take(seat: number, answer: Answer, space: number | undefined): void {
    const refusal = game.take(seat, answer)
    if (!refusal) changed()
    else if (!doInstead(answer)) refuse(space, refusal)
  }

  function choose(space: number, unit?: number, among?: readonly number[]): void {
    const click = clickOn(space, unit, among)
    if (position.isAmong() && !pointing.meanings(offer() ?? {}, click).answer) position.setPurpose(undefined)
    const options = offer()
    if (!options) {
      if (game.toDecide !== undefined) sayNotNow(space)
      return
    }
    const { found, answer } = pointing.meanings(options, click)
    if (regather(click) || takeUpOther(click, options) || goFar(space)) return
    if (answer) actOrAsk(answer, space)
    else if (goAhead(space) || picking.giveAtOnce(space) || picking.unpick(click)) return
    else if (found.length > 0) say(space, words().chooseUnit, words().chooseUnitHow)
    else if (!takeInstead(click)) explain(click)
  }

  function goTo(space: number): void {
    const { answer } = pointing.meanings(offer() ?? {}, clickOn(space))
    if (offer() && goFar(space)) return
    if (answer) actOrAsk(answer, space)
    else choose(space)
  }

  /** A click on the map, or in a list: what it gives up is said first, and dice that follow at once must be wanted. */
  function actOrAsk(answer: Answer, space: number): void {
    const isFree = game.seating.solo || isGuided()
    const caution = picking.caution(answer)
    if (caution)
      show({
        space,
        preview: caution,
        isAgain: true,
        offer: { label: words().confirm, take: () => act(answer) },
      })
    else if (isFree || !askingBack.asks(scene(), answer)) act(answer)
    else
      setWhyNot({
        space,
        isAgain: true,
        preview: { title: words().commits, lines: [{ text: words().commitsHow }] },
        offer: { label: words().confirm, take: () => act(answer) },
      })
  }

  const meantInstead = (shown: Scene, options: Offer, click: Click): TakingUp | undefined =>
    takingUp({ presentation, position, pointing, other }, shown, options, click)

  /** A click on one counter of the stack in the hand: it goes along, or stays. */
  function regather({ unit }: Click): boolean {
    const { seat } = scene()
    const free = other(scene())
    const answers = unit === undefined || !free ? undefined : presentation.regather?.(scene(), free, unit)
    if (!answers || seat === undefined) return false
    putBack(seat)
    for (const answer of answers)
      if (isOffered(match.play.offered(seat) ?? {}, answer)) game.take(seat, answer)
    changed()
    return true
  }

  /** Another stack is taken up; going there is offered. */
  function takeUpOther(click: Click, options: Offer): boolean {
    const meant = meantInstead(scene(), options, click)
    const before = match.moves
    if (!meant || !doInstead(meant.answer)) return false
    const place = presentation.spaceName(click.space, scene().language)
    show({
      space: click.space,
      preview: { title: words().takenUp(place), lines: [] },
      offer: { label: words().goThere(place), take: () => goAfterAll(before, meant.goThere) },
    })
    return true
  }

  /** Takes back what was done since, and goes on from there. */
  function goAfterAll(before: readonly Move[], answers: readonly Answer[]): void {
    const { seat } = scene()
    if (seat === undefined) return
    const start = before.findIndex((move, i) => match.moves[i] !== move)
    const common = start < 0 ? before.length : start
    while (match.length > common && match.undo(seat));
    for (const move of before.slice(match.length)) match.take(move)
    const [first, ...others] = answers
    if (first) game.take(seat, first)
    changed()
    actAll(others)
  }

  /** A click that stands for several answers. */
  function goFar(space: number): boolean {
    const answers = strokesTo({ presentation, position }, scene(), space)
    actAll(answers ?? [])
    return answers !== undefined
  }

  /** A click on a place that a button would first have to lead to: the button's answer, then the place. */
  function goAhead(space: number): boolean {
    const ahead = presentation.ahead?.(scene())
    if (!ahead?.spaces.includes(space)) return false
    const own = ahead.answers?.get(space)
    const [only, ...others] = own ?? []
    if (own && others.length > 0) {
      askWhich(space, { verb: ahead.verb, arg: space }, own)
      return true
    }
    const go = (): void => {
      act(only ?? ahead.answer)
      if (!own) actAll([{ verb: ahead.verb, arg: space }])
    }
    const left = own ? undefined : followers(presentation, scene(), ahead, space, match.moves)
    if (left === undefined) go()
    else askFollowing(space, left, go)
    return true
  }

  /** Units have just gone there: all the others go only if that is said. */
  function askFollowing(space: number, left: number, go: () => void): void {
    const { following, followingHow, follow } = words()
    show({
      space,
      preview: {
        title: following(presentation.spaceName(space, scene().language)),
        lines: [{ text: followingHow(left) }],
      },
      offer: { label: follow(left), take: go },
    })
  }

  /** One of these is meant: they have buttons, and their places are lit alone. */
  function askWhich(space: number, aim: Answer, answers: readonly Answer[]): void {
    const shown = scene()
    const choiceOf = (answer: Answer): Offered => ({
      label:
        presentation.preview(shown, answer)?.title ??
        presentation.spaceName(answer.arg ?? -1, shown.language),
      take: () => act(answer),
    })
    pointing.hover(undefined)
    position.setPurpose(
      answers[0]?.verb,
      answers.flatMap(({ arg }) => arg ?? []),
    )
    const place = presentation.spaceName(space, shown.language)
    const { title, lines } = presentation.preview(shown, aim) ?? { title: place, lines: [] }
    show({
      space,
      preview: { title, lines },
      choices: [...answers.map(choiceOf), ...allTogether(space)],
    })
  }

  /** One choice that gives several of the answers. */
  function allTogether(space: number): readonly Offered[] {
    const all = presentation.aheadTogether?.(scene(), space)
    return all ? [{ label: all.label, take: () => actAll(all.answers) }] : []
  }

  /** One after the other, as far as each is offered then. */
  function actAll(answers: readonly Answer[]): void {
    for (const answer of answers) if (isOffered(offer() ?? {}, answer)) act(answer)
  }

  /** A click on another stack while one is in the hand: put back, then take up. */
  function takeInstead(click: Click): boolean {
    const options = otherOffer(scene())
    return options !== undefined && doInstead(pointing.meanings(options, click).answer)
  }

  function explain(click: Click): void {
    const refusal = naturalRefusal(parts, click)
    const far = refusal && parts.beyond?.(click.space)
    if (far) {
      const offer = { label: words().sendThere(far.when), take: () => far.take() }
      show({ space: click.space, preview: presentation.refusal(scene(), refusal), offer })
    } else if (refusal) refuse(click.space, refusal)
    else say(click.space, words().nothingHere, words().nothingHereHow)
  }

  function escape(): void {
    const way = whyNot() ? undefined : hand()
    if (whyNot()) closeWhyNot()
    else if (position.purpose() !== undefined) position.setPurpose(undefined)
    else if (way && way.undo > 0) for (let n = 0; n < way.undo; n++) undo()
    else if (way) act(way.answer)
    else if (picking.stepBack()) return
    // Within a choice that was begun the last pick is given up.
    else if (offer() && !match.play.isAtCheckpoint && canUndo()) undo()
    else pointing.select(undefined)
  }

  function putBackHand(): void {
    for (let n = hand()?.undo ?? 0; n > 0; n--) undo()
  }
  const picking = createPicking({
    presentation,
    scene,
    offer,
    version: position.version,
    act,
    undo,
    canUndo,
    now: parts.now,
    patience: parts.patience,
  })

  return {
    whyNot,
    answerSettled,
    give,
    putBackHand,
    refuse,
    dismiss: closeWhyNot,
    close: () => show(undefined),
    leaveFor,
    act,
    choose,
    goTo,
    escape,
    canPutBack: () => hand() !== undefined,
    undo,
    redo,
    canUndo,
    canRedo,
    other,
    otherOffer,
    meantInstead,
  }
}
