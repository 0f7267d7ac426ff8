/** Scenes of random games, as a table would make them. */
import type { Language } from '@sandtable/kernel'
import { firstOf, RandomScenes, type Sample } from '@sandtable/presentation/suite'
import { grandIllusion } from '../../index.ts'
import type { GrandIllusionTypes } from '../../grand-illusion.ts'
import type { Scene } from '../../table/scene.ts'

const random = new RandomScenes(grandIllusion)

export const { randomMatch, toldTo, sceneOf } = random

/** Every so-manieth position of some random games and the first few of every question, with what the seat was told. */
export const scenes = (games: number, every: number, language: Language): Generator<Scene> =>
  random.scenesOf(firstOf(games), every, language, { few: 4 })

/** The same, before anybody looks. */
export const samples = (
  games: number,
  every: number,
  language: Language,
): Generator<Sample<GrandIllusionTypes>> => random.chosenSamples(firstOf(games), every, language, { few: 4 })
