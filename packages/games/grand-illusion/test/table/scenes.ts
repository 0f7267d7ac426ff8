/** Scenes of random games, as a table would make them. */
import type { Language } from '@sandtable/kernel'
import { firstOf, RandomScenes } from '@sandtable/presentation/suite'
import { grandIllusion } from '../../index.ts'
import type { Scene } from '../../table/scene.ts'

const random = new RandomScenes(grandIllusion)

export const { randomMatch, toldTo, sceneOf } = random

/** Every so-manieth position of some random games and the first few of every question, with what the seat was told. */
export const scenes = (games: number, every: number, language: Language): Generator<Scene> =>
  random.scenesOf(firstOf(games), every, language, { few: 4 })
