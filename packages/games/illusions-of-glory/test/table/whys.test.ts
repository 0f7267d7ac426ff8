/** Whatever of its own a player would naturally click on and is not offered says why, with a reason of the rules. */
import { kernelRefusalText, type Offer } from '@sandtable/kernel'
import { RandomScenes } from '@sandtable/presentation/suite'
import { describe, expect, it } from 'vitest'
import { illusionsOfGlory } from '../../game.ts'
import { SPACES } from '../../map.ts'
import { PIECES } from '../../pieces.ts'
import { methods } from '../../table/methods.ts'
import type { Scene } from '../../table/scene.ts'

const scenes = new RandomScenes(illusionsOfGlory)
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

/** What a click of the same kind would do here. */
const isMeant = (offer: Offer, place: string, arg: number): boolean =>
  Object.entries(offer).some(
    ([verb, options]) =>
      methods.placeOf(verb) === place && typeof options === 'object' && options.includes(arg),
  )

const unitsIn = (scene: Scene, x: number): number[] =>
  methods
    .stacks(scene)
    .flatMap(({ space, counters }) => (space === x ? counters.map(({ unit }) => unit) : []))

/** Units on the map, or spaces with units, that a click would be refused without a reason of the rules. */
function unexplained(scene: Scene): string[] {
  const stacks = methods.stacks(scene)
  const units = stacks.flatMap(({ counters }) => counters.map(({ unit }) => unit)).filter((p) => p < PIECES)
  const spaces = stacks.map(({ space }) => space).filter((x) => x >= 0 && x < SPACES)
  const prompt = scene.decisions[0]?.prompt ?? ''
  return methods.naturalVerbs(scene).flatMap((verb) => {
    const place = methods.placeOf(verb)
    const tried = place === 'unit' ? units : place === 'space' ? spaces : []
    return tried.flatMap((arg) => {
      if (isMeant(scene.offer ?? {}, place, arg)) return []
      // a unit that stands alone is taken up itself
      const inside = place === 'space' ? unitsIn(scene, arg) : []
      if (inside.some((p) => isMeant(scene.offer ?? {}, 'unit', p))) return []
      const why = scene.whyNot({ verb, arg })
      return why && kernelRefusalText(why) ? [`${prompt}/${verb}: ${why.code} ${arg}`] : []
    })
  })
}

describe('a click on what is not offered', () => {
  it('is refused with a reason of the rules at every question', { timeout: 120_000 }, () => {
    const found = new Map<string, string>()
    const prompts = new Set<string>()
    for (const { prompt, scene } of scenes.chosenSamples(upTo(12), 40, 'en', { few: 4 })) {
      prompts.add(prompt)
      for (const each of unexplained(scene())) found.set(each.split(' ').slice(0, 2).join(' '), each)
    }
    expect([...found.values()]).toEqual([])
    for (const prompt of ['absorb', 'retreat', 'retreat-where', 'advance', 'place-unit', 'replacements'])
      expect([...prompts]).toContain(prompt)
  })
})
