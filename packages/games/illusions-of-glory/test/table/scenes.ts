/** Scenes of random games, as a table would make them. */
import type { Language } from '@sandtable/kernel'
import { firstOf, RandomScenes, type Sample } from '@sandtable/presentation/suite'
import { illusionsOfGlory } from '../../index.ts'
import type { IllusionsOfGloryTypes } from '../../illusions-of-glory.ts'
import type { Scene } from '../../table/scene.ts'

const random = new RandomScenes(illusionsOfGlory)

export const { randomMatch, eyesAt, toldTo, sceneOf } = random

/** Every so-manieth position of the random games with these numbers, as far as so many actions. */
export const scenes = (
  numbers: readonly number[],
  longest: number,
  every: number,
  language: Language,
): Generator<Scene> => random.scenesOf(numbers, every, language, { longest })

/** Every so-manieth position of some random games and the first few of every question. */
export const samples = (
  games: number,
  every: number,
  language: Language,
  longest = 2500,
): Generator<Sample<IllusionsOfGloryTypes>> =>
  // all scenarios and seatings come about within twelve games
  random.chosenSamples(
    firstOf(games).map((number) => number * 5),
    every,
    language,
    { few: 3, longest },
  )
