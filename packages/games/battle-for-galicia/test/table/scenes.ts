/** Scenes of random games, as a table would make them. */
import type { Language } from '@sandtable/kernel'
import { firstOf, RandomScenes, type Sample } from '@sandtable/presentation/suite'
import { battleForGalicia } from '../../index.ts'
import type { BattleForGaliciaTypes } from '../../battle-for-galicia.ts'
import type { Scene } from '../../table/scene.ts'

const random = new RandomScenes(battleForGalicia)

export const { randomMatch, toldTo, sceneOf } = random

/** Every so-manieth position of some random games, with what the seat that decides has been told. */
export const scenes = (games: number, every: number, language: Language): Generator<Scene> =>
  random.scenesOf(firstOf(games), every, language)

/** The same, before anybody looks. */
export const samples = (
  games: number,
  every: number,
  language: Language,
): Generator<Sample<BattleForGaliciaTypes>> => random.chosenSamples(firstOf(games), every, language)
