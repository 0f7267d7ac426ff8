/** Scenes of random games, as a table would make them. */
import { battleForGalicia } from '@sandtable/battle-for-galicia'
import type { Language } from '@sandtable/kernel'
import type { Scene } from '../../games/battle-for-galicia/scene.ts'
import { firstOf, RandomScenes } from '@sandtable/presentation/suite'

const random = new RandomScenes(battleForGalicia)

export const { randomMatch, toldTo, sceneOf } = random

/** Every so-manieth position of some random games, with what the seat that decides has been told. */
export const scenes = (games: number, every: number, language: Language): Generator<Scene> =>
  random.scenesOf(firstOf(games), every, language)
