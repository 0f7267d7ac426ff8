/** Scenes of random games, as a table would make them. */
import type { Language } from '@sandtable/kernel'
import { firstOf, RandomScenes } from '@sandtable/presentation/suite'
import { balanceOfPowers } from '../../index.ts'
import type { Scene } from '../../table/scene.ts'

const random = new RandomScenes(balanceOfPowers)

/** Longer games say nothing new. */
const LONGEST = 4000

/** Every so-manieth position of some random games and the first few of every question, with what the seat was told. */
export const scenes = (games: number, every: number, language: Language): Generator<Scene> =>
  random.scenesOf(firstOf(games), every, language, { few: 2, longest: LONGEST })
