/** Choices without a place on the map. Keys stay clear of those of overlays and zoom (S Z C M R V L, + − 0 F). */
import { type Button, numbersIn, warningIn } from '@sandtable/presentation'
import { activeSide, isHeldBy } from '../state.ts'
import type { Verb } from '../text/keys.ts'
import { isFresh } from './question.ts'
import { type OwnDecision, askedOf, type Scene, words } from './scene.ts'
import { leftAt } from './still-to-do.ts'
import { strokes } from './strokes.ts'
import type { Words } from './words/words.ts'

type Look = Omit<Button, 'answer'>

const KEYS: Partial<Record<Verb, Pick<Button, 'key' | 'tone' | 'dice'>>> = {
  done: { key: 'E', tone: 'primary' },
  halt: { key: 'H', tone: 'plain' },
  stay: { key: 'H', tone: 'plain' },
  wait: { key: 'W', tone: 'plain' },
  declare: { key: 'D', tone: 'primary' },
  fight: { key: 'T', tone: 'attack', dice: 2 },
  go: { key: 'G', tone: 'primary' },
}

export function buttons(scene: Scene): Button[] {
  const asked = askedOf(scene)
  if (!asked) return []
  const bare = Object.entries(asked.offer).flatMap(([verb, options]) => {
    const look = options === true ? lookOf(scene, asked, verb as Verb) : undefined
    return look ? [{ answer: { verb }, ...look }] : []
  })
  return [...strokes(scene, asked), ...bare]
}

function lookOf(scene: Scene, asked: OwnDecision, verb: Verb): Look | undefined {
  const keys = KEYS[verb]
  const w = words(scene).buttons
  const label = labelOf(scene, asked, verb, w)
  if (!keys || label === undefined) return undefined
  const warning = verb === 'done' ? warningIn(leftAt(scene, asked)) : undefined
  return {
    ...keys,
    label,
    ...(label === w.putBack ? { key: 'P' } : {}),
    ...(warning === undefined ? {} : { warning }),
  }
}

function labelOf(scene: Scene, asked: OwnDecision, verb: Verb, w: Words['buttons']): string | undefined {
  switch (verb) {
    case 'done':
      return asked.prompt === 'attack' ? w.endCombat : w.endMovement
    case 'halt':
      return haltLabel(scene, asked, w)
    case 'declare':
      return w.declare(numbersIn(asked.facts.hexes).length)
    case 'stay':
    case 'wait':
    case 'fight':
    case 'go':
      return w[verb]
    default:
      return undefined
  }
}

/** Before the first step a march is only put back; after the first unit an advance is only broken off. */
function haltLabel(scene: Scene, { prompt, facts }: OwnDecision, w: Words['buttons']): string {
  const { state } = scene
  if (prompt === 'advance')
    return isHeldBy(state, activeSide(state), facts.hex as number) ? w.stopAdvance : w.noAdvance
  return isFresh(scene) ? w.putBack : w.halt
}
