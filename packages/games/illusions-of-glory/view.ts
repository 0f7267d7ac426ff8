/** What a player sees of the game: everything but the enemy's hands and the draw piles. */
import type { Eyes, Json } from '@sandtable/kernel'
import { idOfCard } from './cards.ts'
import { COMMAND_IDS } from './commands.ts'
import { idOfSpace } from './map.ts'
import { isTreatyOn } from './rules/28-treaty/treaty.ts'
import { NO_SIDE, SIDE_IDS } from './sides.ts'
import { DRAW, FLAG, hasFlag, type State, UNDECIDED } from './state.ts'
import { seasonOf } from './tables.ts'
import { cardsViewer } from './view/cards.ts'
import { boxesViewer, piecesViewer } from './view/pieces.ts'
import { spacesViewer } from './view/spaces.ts'
import { bySide, flags, nationsViewer, thisTurn, tracksViewer } from './view/tracks.ts'

type View = (s: State, eyes: Eyes) => Json

/** A new one has nothing to give out again: what it shows must be the same all the same. */
export function viewer(): View {
  const tracks = tracksViewer()
  const nations = nationsViewer()
  const pieces = piecesViewer()
  const boxes = boxesViewer()
  const spaces = spacesViewer()
  const cards = cardsViewer()
  return (s, eyes) => ({
    turn: s.turn,
    season: seasonOf(s.turn),
    round: s.round,
    active: SIDE_IDS[s.active],
    actor: COMMAND_IDS[s.actor],
    action: s.action,
    playing: cardId(s.playing),
    points: s.points,
    tracks: tracks(s),
    nations: nations(s),
    greece: s.greekSide === NO_SIDE ? 'neutral' : SIDE_IDS[s.greekSide],
    greekPending: s.greekPending === 1,
    flags: flags(s),
    revolution: { turn: s.revolutionTurn, stage: s.revolutionStage, suppressed: hasFlag(s, FLAG.suppressed) },
    treaty: { turn: s.treatyTurn, inForce: isTreatyOn(s) },
    thisTurn: thisTurn(s),
    pieces: pieces(s),
    boxes: boxes(s),
    spaces: spaces(s),
    cards: bySide((side) => cards(s, eyes, side)),
    combat: s.combat < 0 ? null : combat(s),
    winner: s.winner === UNDECIDED ? null : s.winner === DRAW ? 'draw' : SIDE_IDS[s.winner],
  })
}
export const view: View = viewer()

const cardId = (c: number): string | null => (c < 0 ? null : idOfCard(c))

const combat = (s: State): Json => ({
  space: idOfSpace(s.combat),
  flags: s.combatFacts,
  pin: s.pin < 0 ? null : idOfSpace(s.pin),
  attackLn: s.attackLn,
  defenceLn: s.defenceLn,
  absorb: s.absorb,
  absorber: s.absorber,
  retreat: s.retreat,
})
