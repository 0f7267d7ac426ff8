/** §4.4 An impulse: the players of a side activate, one force after the other, until all have finished. */
import { at } from '@sandtable/kernel'
import { majorsOfSide } from '../../allegiance.ts'
import { IMPULSE_MARKS } from '../../codes.ts'
import { sideOfMarker } from '../../markers.ts'
import { NONE } from '../../nations.ts'
import type { Next, NationsInArms, Procedure } from '../../nations-in-arms.ts'
import { BRITAIN, bySeniority, FRANCE } from '../../powers.ts'
import type { State } from '../../state.ts'
import { activate } from '../05-activation/begin.ts'
import { activatable, whyNotActivate } from '../05-activation/check.ts'

const hasFinished = (s: State, major: number): boolean => (s.finished & (1 << major)) !== 0

/** §4.2.4(2) blocs that have split off finish before the one led by France or Britain */
const isHeadBloc = (bloc: number): boolean => bloc === FRANCE || bloc === BRITAIN

/** players who may still activate, of the bloc whose turn it is, the most senior first (§4.4(2)) */
function playersLeft(s: State): number[] {
  const players = majorsOfSide(s, sideOfMarker(s.marker)).filter(
    (major) => s.player.get(major) === major && !hasFinished(s, major),
  )
  const blocs = [...new Set(players.map((major) => s.bloc.get(major)))].sort(
    (a, b) => Number(isHeadBloc(a)) - Number(isHeadBloc(b)) || a - b,
  )
  return bySeniority(players.filter((major) => s.bloc.get(major) === blocs[0]))
}

/** @param whose the player who chooses, plus one; 0 for the most senior */
export function* impulse(g: NationsInArms, whose: number): Procedure<Next> {
  const { state: s } = g
  const players = playersLeft(s)
  const [senior] = players
  if (senior === undefined) return endImpulse(g)
  const player = whose > 0 ? whose - 1 : senior
  const pick = yield* g.ask(player, {
    rule: '4.4',
    prompt: 'impulse',
    facts: { marker: s.marker },
    choose: () => ({
      activate: activatable(s, player),
      'hand-over': player === senior ? players.slice(1) : [],
      done: true,
    }),
    refuse: { activate: (p) => whyNotActivate(s, player, p) },
  })
  switch (pick.verb) {
    case 'activate':
      activate(g, pick.arg)
      return 'march'
    case 'hand-over':
      return at('impulse', pick.arg + 1)
    case 'done':
      s.finished |= 1 << player
      return 'impulse'
  }
}

/** §4.4(5) §5.5.2(6) what is remembered of an impulse is forgotten */
function endImpulse(g: NationsInArms): Next {
  const { state: s } = g
  s.marks.removeFromAll(IMPULSE_MARKS)
  g.emit?.({ type: 'impulse-ended', rule: '4.4', marker: s.marker })
  s.marker = NONE
  return 'activation'
}
