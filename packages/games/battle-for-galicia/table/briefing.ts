/** §15.0 What somebody must know who sits down: the side, its goals, how long, how it is won. */
import type { Briefing, Line } from '@sandtable/presentation'
import { DATA } from '../data/load.ts'
import { hex } from '../map.ts'
import { isOnBoard, scenarioOf } from '../scenarios.ts'
import { enemyOf, SIDE_IDS, type Side } from '../sides.ts'
import { type Scene, viewerSide, words } from './scene.ts'
import { dateOf } from './standing.ts'
import { briefingWords } from './words/briefing.ts'

export function briefing(scene: Scene): Briefing {
  const side = viewerSide(scene)
  const w = briefingWords(scene.language)
  const { armies } = words(scene)
  const { firstTurn, lastTurn, headStart } = scenarioOf(scene.state)
  const turns = lastTurn - firstTurn + 1
  const dates = [firstTurn, lastTurn].map((turn) => dateOf(turn, words(scene))) as [string, string]
  const { attack, elimination } = DATA.victory
  return {
    who: w.who(armies[side] as string),
    tasks: tasksOf(scene, side),
    length: { text: w.length(turns, firstTurn, lastTurn, ...dates), rules: ['15.0'] },
    victory: [
      { text: w.more, rules: ['15.0'] },
      {
        text: w.attacks(attack.vp, attack.lastTurn < lastTurn ? attack.lastTurn : undefined),
        rules: ['15.1.1'],
      },
      { text: w.eliminations(elimination.vp), rules: ['15.1.3'] },
      ...(headStart
        ? [{ text: w.headStart(armies[SIDE_IDS.indexOf(headStart.side)] as string, headStart.vp) }]
        : []),
    ],
  }
}

/** The towns to take, and those to hold. */
function tasksOf(scene: Scene, side: Side): Line[] {
  const w = briefingWords(scene.language)
  const [own, theirs] = [townsOf(scene, side), townsOf(scene, enemyOf(side))]
  return [
    own.length > 0
      ? { text: w.take(own), rules: ['15.1.2'], tone: 'strong' }
      : { text: w.noTowns, rules: ['15.1.2'], tone: 'strong' },
    ...(theirs.length > 0 ? [{ text: w.hold(theirs), rules: ['15.1.2'] }] : []),
    { text: own.length > 0 ? w.press : w.wearDown, rules: ['15.1.1', '15.1.3'] },
  ]
}

const townsOf = ({ state, language }: Scene, side: Side): string[] =>
  DATA.victory.towns
    .filter((town) => town.side === SIDE_IDS[side] && isOnBoard(state, hex(town.hex)))
    .map(({ name, capture, occupy }) => briefingWords(language).town(name[language], capture, occupy))
