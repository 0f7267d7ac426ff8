/** The head of the table: turn, date, points by source, command points. */
import type { Line, Standing, Track } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import { columnOf, whyNotWithdraw } from '../inspect/index.ts'
import { AL, GE, SIDES, type Side } from '../sides.ts'
import { TABLES, VICTORY } from '../tables.ts'
import { sourcesOf } from './points.ts'
import { NATIONS, type Scene, words } from './scene.ts'
import { turnNote } from './turn-notes.ts'
import type { Words } from './words/words.ts'

export function standing(scene: Scene): Standing {
  const { turn, points, phasing } = scene.state
  const w = words(scene)
  // §14.3.6.a.5 the assault before the first turn
  const shown = Math.max(1, turn)
  return {
    turn: shown,
    turns: turnsOf(scene),
    date: dateOf(shown, w),
    scores: SIDES.map((side) => ({
      nation: NATIONS[side],
      title: w.tracks[side],
      value: points.get(side),
      active: side === phasing && !scene.isOver,
      parts: [...sourcesOf(scene, side), victoryTest(scene, side)],
    })),
    tracks: SIDES.flatMap((side) => tracksOf(scene, side)),
  }
}

/** §14.1.3.c in words, with the figures as they are */
function victoryTest(scene: Scene, side: Side): Line {
  const { points } = scene.state
  const w = words(scene).standing
  const [allied, german] = [points.get(AL), points.get(GE)]
  const { least, times } = VICTORY.win
  const needed = Math.max(least, times * allied)
  const isAhead = german >= needed
  return {
    text: side === GE ? w.germanTest(least, times, needed) : w.alliedTest(needed),
    value: side === GE ? w.ofNeeded(german, needed) : '',
    rules: ['14.1.3.c'],
    tone: isAhead === (side === GE) ? 'good' : 'faint',
  }
}

function turnsOf(scene: Scene): Standing['turns'] {
  const { turns } = DATA.scenarios[scene.state.scenario] ?? { turns: 0 }
  return DATA.turns
    .filter(({ turn }) => turn <= turns)
    .map(({ turn }) => {
      const note = turnNote(scene, turn)
      return { turn, ...(note === undefined ? {} : { note }) }
    })
}

/** "14–19 August" */
export function dateOf(turn: number, { dates }: Words): string {
  const data = DATA.turns.find((each) => each.turn === turn)
  if (!data) return ''
  const [[fromMonth, from], [toMonth, to]] = [data.from, data.to]
  const [a, b] = [dates.months[fromMonth - 1] ?? '', dates.months[toMonth - 1] ?? '']
  return fromMonth === toMonth ? dates.within(a, from, to) : dates.across(a, from, b, to)
}

function tracksOf(scene: Scene, side: Side): Track[] {
  const caps = scene.state.caps.get(side)
  const mandated = scene.state.mandated.get(side)
  const w = words(scene)
  const nation = NATIONS[side]
  return [
    { title: w.standing.caps, nation, value: caps, most: TABLES.caps.most, note: capsNote(scene, side) },
    ...(mandated > 0
      ? [
          {
            title: w.standing.mandated,
            nation,
            value: mandated,
            note: { text: w.standing.mandatedNote, rules: ['9.1.1.b'] },
          },
        ]
      : []),
  ]
}

/** Who has the initiative, whose table the CAPs come from, and whether a general withdrawal is open. */
function capsNote(scene: Scene, side: Side): Line {
  const s = scene.state
  const w = words(scene).standing
  const withdrawn = s.withdrawn.get(side)
  const withdrawal =
    withdrawn > 0 ? w.withdrew(withdrawn) : whyNotWithdraw(s, side) ? undefined : w.mayWithdraw
  return {
    text: [
      ...(side === s.initiative ? [w.initiative] : []),
      w.columns[columnOf(s, side)],
      ...(withdrawal === undefined ? [] : [withdrawal]),
      ...(side === AL && s.withdrawBy > 0 ? [w.mustWithdraw(s.withdrawBy)] : []),
    ].join(words(scene).dot),
    rules: ['6.0.t4-15', side === AL ? '5.1.3' : '5.1.2'],
  }
}
