/** Who stays where he is when a force is told to halt before it has moved. */
import type { Answer, Language, Text } from '@sandtable/kernel'
import type { LeftStanding } from '@sandtable/presentation'
import { isBesideEnemy } from '../../rules/09-land-movement/rail.ts'
import { isFlipped, whereIs } from '../../state.ts'
import { placeName, unitsName } from '../../text/names.ts'
import { isCorps } from '../../units.ts'
import { isFresh, movers } from '../question.ts'
import { type Scene, viewerSide } from '../scene.ts'
import { wordsOf } from '../words/words.ts'

/** §9.0 a halt of a force in which nobody has moved */
export function leavesStanding(scene: Scene, { verb }: Answer): LeftStanding | undefined {
  const units = movers(scene).filter(isCorps)
  const [first] = units
  if (verb !== 'halt' || first === undefined || !isFresh(scene)) return undefined
  const space = whereIs(scene.state, first)
  const said = (language: Language): string =>
    wordsOf(language).log.standing(
      unitsName(units, language, wordsOf(language).and),
      placeName(space, language),
    )
  return {
    space,
    rule: '9.0',
    text: { en: said('en'), ja: said('ja') },
    why: whyStanding(scene, units, space),
  }
}

function whyStanding(scene: Scene, units: readonly number[], space: number): Text {
  const isBeside = isBesideEnemy(scene.state, viewerSide(scene), space)
  const isDug = units.every((u) => isFlipped(scene.state, u))
  const said = (language: Language): string => {
    const { standingWhy } = wordsOf(language).log
    return isBeside ? (isDug ? standingWhy.trenches : standingWhy.line) : standingWhy.quiet
  }
  return { en: said('en'), ja: said('ja') }
}
