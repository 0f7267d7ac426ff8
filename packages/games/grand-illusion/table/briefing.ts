/** §14.0 What somebody must know who sits down: the side, its goals, how long, how it is won. */
import type { Briefing, Line } from '@sandtable/presentation'
import { hex } from '../map.ts'
import { isShort, isWhatIf, lastTurn } from '../scenarios.ts'
import { AL, type Side } from '../sides.ts'
import { VICTORY } from '../tables.ts'
import { armyOf, placeName, type Scene, viewerSide } from './scene.ts'
import { dateOf } from './standing.ts'
import { briefingWords } from './words/briefing.ts'
import { wordsOf } from './words/words.ts'

const SUDDEN_DEATH = '94'

export function briefing(scene: Scene): Briefing {
  const side = viewerSide(scene)
  const w = briefingWords(scene.language)
  const turns = lastTurn(scene.state)
  const words = wordsOf(scene.language)
  const { least, times } = VICTORY.win
  return {
    who: w.who[side](armyOf(scene, side)),
    tasks: tasksOf(scene, side),
    length: { text: w.length(turns, dateOf(1, words), dateOf(turns, words)), rules: [lengthRule(scene)] },
    victory: [
      { text: w.win(turns, least, times), rules: ['14.1.3.c'], tone: 'strong' },
      { text: w.paris(VICTORY.german.paris), rules: ['14.1.3.a'] },
      { text: w.trier(nameOf(scene, SUDDEN_DEATH)), rules: ['14.1.3.b'] },
    ],
  }
}

const lengthRule = ({ state }: Scene): string =>
  isShort(state) ? '14.2.3.c' : isWhatIf(state) ? '14.3.5.c' : '14.1.3.c'

const nameOf = (scene: Scene, id: string): string => placeName(scene, hex(id))

const tasksOf = (scene: Scene, side: Side): Line[] => (side === AL ? allied(scene) : german(scene))

function allied(scene: Scene): Line[] {
  const w = briefingWords(scene.language)
  const { hexes, double } = VICTORY.plan17
  const once = hexes.filter((id) => !double.includes(id))
  const names = (ids: readonly string[]): string[] => ids.map((id) => nameOf(scene, id))
  return [
    { text: w.plan17(names(once), names(double)), rules: ['14.1.2.a.1'], tone: 'strong' },
    { text: w.alliedBattles(VICTORY.mandated.AL), rules: ['14.1.1.a.4'] },
    { text: w.holdFrance, rules: ['14.1.2.b'] },
    ...(isShort(scene.state) ? [{ text: w.spare(...lossesOf()), rules: ['14.2.2.b.4', '14.2.2.b.5'] }] : []),
    { text: w.alliedWithdrawal, rules: ['8.7.2'] },
  ]
}

function german(scene: Scene): Line[] {
  const w = briefingWords(scene.language)
  const { hexes, double, paris } = VICTORY.german
  const isLong = !isShort(scene.state)
  return [
    {
      text: w.takeFrance(
        paris,
        hexes.length,
        double.map((id) => nameOf(scene, id)),
      ),
      rules: ['14.1.2.b'],
      tone: 'strong',
    },
    { text: w.supplied, rules: ['14.1.2.d.3'] },
    ...(isLong
      ? [{ text: w.germanBattles(VICTORY.mandated.GE), rules: ['14.1.1.b.2'] }]
      : [{ text: w.harm(...lossesOf()), rules: ['14.2.2.b.4', '14.2.2.b.5'] }]),
    ...(isWhatIf(scene.state) ? [] : [{ text: w.east(VICTORY.easternFront.turn), rules: ['7.3'] }]),
  ]
}

/** §14.2.2.b.4 §14.2.2.b.5 French corps and British hits, and what they are worth to the Germans. */
function lossesOf(): [french: number, british: number, vp: number, turn: number] {
  const award = (id: string) => VICTORY.awards.find((each) => each.id === id)
  const [french, british] = [award('french-losses'), award('british-losses')]
  return [french?.least ?? 0, british?.least ?? 0, french?.vp ?? 0, french?.turn ?? 0]
}
