/** Scenes of random games, as a table would make them. */
import { grandIllusion } from '@sandtable/grand-illusion'
import type { Language } from '@sandtable/kernel'
import type { Scene } from '../../games/grand-illusion/scene.ts'
import { firstOf, RandomScenes } from '@sandtable/presentation/suite'

const random = new RandomScenes(grandIllusion)

export const { randomMatch, toldTo, sceneOf } = random

/** Every so-manieth position of some random games and the first few of every question, with what the seat was told. */
export const scenes = (games: number, every: number, language: Language): Generator<Scene> =>
  random.scenesOf(firstOf(games), every, language, { few: 4 })
