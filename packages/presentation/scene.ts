/** What a viewer has before them. Made from a game here and nowhere else; no way leads back from a scene to the game. */
import {
  type Answer,
  type Asked,
  type Eyes,
  type Facts,
  type Game,
  type GameTypes,
  imaginedBy,
  type Language,
  maskedFor,
  type Odds,
  type Offer,
  odds,
  type OptionValues,
  type Play,
  type Refusal,
  type Scenario,
  whyNot,
} from '@sandtable/kernel'

/** Events of a game as the viewer may know them, with the number of the action each came with. */
export interface Told<T extends GameTypes = GameTypes> {
  readonly at: number
  readonly event: T['event']
}

/** Who looks. */
export interface Viewer<T extends GameTypes = GameTypes> {
  /** whose secrets the viewer shares */
  readonly eyes: Eyes
  /** the seat the viewer decides for, if any */
  readonly seat: number | undefined
  readonly language: Language
  /** what the viewer has been told up to here, oldest first: for what has changed, and for the fight under way */
  readonly told?: readonly Told<T>[]
}

/** A question, and the seat that has to answer it. */
export interface Decision<Prompt extends string = string> {
  readonly seat: number
  readonly prompt: Prompt
  readonly rule: string
  /** none of a question that is put to somebody else: it may name hidden units */
  readonly facts: Facts
}

/** Everything a presentation may use: nothing in it tells more than the viewer may know. */
export interface Scene<T extends GameTypes = GameTypes> extends Viewer<T> {
  readonly game: Game<T>
  readonly scenario: Scenario
  readonly options: OptionValues
  /** the position, masked for these eyes */
  readonly state: T['state']
  /** the stage that runs, and the names of the procedures under way, outermost first */
  readonly stage: T['stage'] | 'end'
  readonly trail: readonly string[]
  readonly isOver: boolean
  /** the questions that are open, whoever has to answer them */
  readonly decisions: readonly Decision<T['prompt']>[]
  /** what the viewer may answer; undefined if the viewer is not asked */
  readonly offer: Offer | undefined
  /** why the viewer cannot answer so */
  whyNot(answer: Answer): Refusal | undefined
  /** does chance decide something as soon as the answer is given? As the viewer imagines it */
  commits(answer: Answer): boolean
  /** what happens at an answer before chance decides anything, as the viewer imagines it */
  foretold(answer: Answer): readonly T['event'][]
  /** what may come of an answer; undefined where it cannot be given */
  odds(answer: Answer): Odds | undefined
  /** the scene after an answer as the viewer imagines it; undefined if the viewer would not be asked again */
  after(answer: Answer): Scene<T> | undefined
}

export function sceneOf<T extends GameTypes>(game: Play<T>, viewer: Viewer<T>): Scene<T> {
  return sceneKnown(game.seenFrom(viewer.seat), viewer, decisionsOf(game, viewer.seat))
}

/** The scene of one who knows this much of the game. */
function sceneKnown<T extends GameTypes>(
  play: Play<T>,
  viewer: Viewer<T>,
  decisions: readonly Decision<T['prompt']>[],
): Scene<T> {
  const { game, scenario, options } = play.setup
  const { eyes, seat, language, told } = viewer
  return {
    game,
    scenario,
    options,
    eyes,
    seat,
    language,
    ...(told ? { told } : {}),
    state: maskedFor(game, play.state, eyes),
    stage: play.stage,
    trail: play.trailOf(seat),
    isOver: play.isOver,
    decisions,
    offer: seat === undefined ? undefined : play.offered(seat),
    whyNot: (answer) => (seat === undefined ? undefined : whyNot(play, { seat, answer })),
    commits: (answer) => commits(play, viewer, answer),
    foretold: (answer) => foretold(play, viewer, answer),
    odds: (answer) => oddsOf(play, seat, answer),
    after: (answer) => after(play, viewer, answer),
  }
}

/** Several may be asked at once, and answer one by one. What a question is about is for the seat it is put to. */
export const decisionsOf = (play: Pick<Play, 'pending' | 'asked'>, viewer: number | undefined): Decision[] =>
  play.pending
    .filter((each) => play.asked(each.seat) === each)
    .map((each) => decisionOf(each, each.seat === viewer))

function decisionOf({ seat, question, branch }: Asked, isOwn: boolean): Decision {
  // how far others have come in a secret branch is theirs to know
  const { prompt, rule, facts = {} } = isOwn ? question : (branch?.face ?? question)
  return { seat, prompt, rule, facts: isOwn ? facts : {} }
}

function oddsOf<T extends GameTypes>(
  play: Play<T>,
  seat: number | undefined,
  answer: Answer,
): Odds | undefined {
  if (seat === undefined) return undefined
  const found = odds(play, { seat, answer })
  return 'outcomes' in found ? found : undefined
}

function after<T extends GameTypes>(play: Play<T>, viewer: Viewer<T>, answer: Answer): Scene<T> | undefined {
  const imagined = imaginedFor(play, viewer, answer)
  const { seat = -1 } = viewer
  imagined?.answer(seat, answer)
  return imagined?.asked(seat) && sceneKnown(imagined, viewer, decisionsOf(imagined, seat))
}

function commits<T extends GameTypes>(play: Play<T>, viewer: Viewer<T>, answer: Answer): boolean {
  const imagined = imaginedFor(play, viewer, answer)
  if (!imagined) return false
  const { position } = imagined.umpire.chance
  imagined.answer(viewer.seat ?? -1, answer)
  return imagined.umpire.chance.position !== position
}

function foretold<T extends GameTypes>(play: Play<T>, viewer: Viewer<T>, answer: Answer): T['event'][] {
  const imagined = imaginedFor(play, viewer, answer)
  if (!imagined) return []
  const events: T['event'][] = []
  const { umpire } = imagined
  const { position } = umpire.chance
  umpire.emit = (event) => {
    if (umpire.chance.position === position) events.push(event)
  }
  imagined.answer(viewer.seat ?? -1, answer)
  return events
}

/** The game as the viewer imagines it, to try an answer in; undefined if it cannot be given or tells nothing. */
function imaginedFor<T extends GameTypes>(
  play: Play<T>,
  { seat, eyes }: Viewer<T>,
  answer: Answer,
): Play<T> | undefined {
  // Others may have answered in secret already: what follows cannot be told before all answers are shown.
  if (seat === undefined || play.isHeldBack(seat) || whyNot(play, { seat, answer })) return undefined
  return imaginedBy(play, eyes)
}
