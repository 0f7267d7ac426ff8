import { setupOf, StagedPlay } from '@sandtable/kernel/testing'
import { idOfCard } from '../cards.ts'
import type { CardId } from '../data/card-types.ts'
import { illusionsOfGlory } from '../game.ts'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'
import { idOfSpace, space } from '../map.ts'
import { idOf, PIECES, piece } from '../pieces.ts'
import { poolNamed } from '../pools.ts'
import { handOf } from '../rules/09-cards/piles.ts'
import { commandsOf } from '../commands.ts'
import {
  NATIONS,
  type Nation,
  nationNamed,
  NO_SIDE,
  QUALITY_NATIONS,
  SIDE_IDS,
  type SideId,
  sideNamed,
  WILL_NATIONS,
} from '../sides.ts'
import { controlOf, isMarked, MARK, markerOf, pileOf, PILE, IN_HAND, spaceOf, type State } from '../state.ts'
import { card } from '../cards.ts'
import { BOXES, type SceneSpec, stateFor } from './stage.ts'

/** A position with a handful of pieces on the real map, played through the public interface. */
export class StagedScene extends StagedPlay<IllusionsOfGloryTypes> {
  constructor(spec: SceneSpec = {}) {
    const setup = setupOf(illusionsOfGlory, spec.scenario ?? 'campaign', spec.options ?? {})
    super({ setup, state: stateFor(spec), stage: spec.stage ?? 'action' })
  }

  /** where a piece is: a space, or 'waiting', 'reserve', 'replaceable', 'eliminated' */
  where(id: string): string {
    const at = spaceOf(this.state, piece(id))
    if (at >= 0) return idOfSpace(at)
    return Object.keys(BOXES).find((name) => BOXES[name] === at) ?? ''
  }
  isReduced(id: string): boolean {
    return this.state.face.get(piece(id)) === 1
  }
  isMarked(id: string, what: keyof typeof MARK): boolean {
    return isMarked(this.state, piece(id), MARK[what])
  }
  /** 'AP', 'CP' or 'none' */
  control(id: string): string {
    const who = controlOf(this.state, space(id))
    return who === NO_SIDE ? 'none' : SIDE_IDS[who]
  }
  /** the nation whose control marker lies there, or 'none' */
  marker(id: string): string {
    const nation = markerOf(this.state, space(id))
    return nation < 0 ? 'none' : NATIONS[nation as Nation]
  }
  will(id: 'RU' | 'GE' | 'AH'): number {
    return this.state.will.get(WILL_NATIONS.indexOf(nationNamed(id)))
  }
  quality(id: 'RU' | 'IT' | 'GE' | 'AH'): number {
    return this.state.quality.get(QUALITY_NATIONS.indexOf(nationNamed(id)))
  }
  rp(pool: string): number {
    return this.state.rp.get(poolNamed(pool))
  }
  /** the pile of a card: 'draw', 'discard' … or 'hand' */
  pile(id: CardId): string {
    const place = pileOf(this.state, card(id))
    if (place >= IN_HAND) return 'hand'
    return Object.entries(PILE).find(([, number]) => number === place)?.[0] ?? ''
  }
  /** cards of a side, of both its hands */
  hand(side: SideId): string[] {
    return commandsOf(sideNamed(side)).flatMap((command) => handOf(this.state, command).map(idOfCard))
  }
  /** ids of all pieces in a space */
  at(id: string): string[] {
    return piecesIn(this.state, id)
  }
}

const piecesIn = (state: State, id: string): string[] =>
  Array.from({ length: PIECES }, (_, p) => p)
    .filter((p) => spaceOf(state, p) === space(id))
    .map(idOf)
