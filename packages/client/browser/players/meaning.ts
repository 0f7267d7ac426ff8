/** How an answer is given at the table: what people have to point at, and what it is called there. */
import { hexOf } from '@sandtable/battle-for-galicia/state'
import type { Answer, Offer } from '@sandtable/kernel'
import { galicia } from '../../games/battle-for-galicia/index.ts'
import type { Mirror } from './mirror.ts'

export type Gesture =
  /** a button of the prompt bar */
  | { readonly kind: 'button'; readonly label: string; readonly key: string }
  /** the hex itself */
  | { readonly kind: 'hex'; readonly hex: number }
  /** one counter of the stack, spread out */
  | { readonly kind: 'counter'; readonly hex: number; readonly name: string }
  /** a button in the unit's row of the inspector */
  | { readonly kind: 'row'; readonly hex: number; readonly name: string; readonly label: string }

export function gestureFor(mirror: Mirror, answer: Answer): Gesture {
  const { verb, arg } = answer
  if (arg === undefined) return buttonFor(mirror, answer)
  if (galicia.placeOf(verb) === 'space') return { kind: 'hex', hex: arg }
  const hex = hexOf(mirror.play.state, arg)
  const name = counterName(mirror, hex, arg)
  if (firstVerbFor(mirror.offer, arg) !== verb)
    return { kind: 'row', hex, name, label: labelOfVerb(mirror, verb) }
  return isAlone(mirror, hex, arg) ? { kind: 'hex', hex } : { kind: 'counter', hex, name }
}

function buttonFor(mirror: Mirror, answer: Answer): Gesture {
  const button = galicia.buttons(mirror.scene()).find((each) => each.answer.verb === answer.verb)
  if (!button) throw new Error(`no button for ${answer.verb}`)
  return { kind: 'button', label: button.label, key: button.key }
}

const labelOfVerb = ({ play, language }: Mirror, verb: string): string =>
  play.setup.game.text(language).verb(verb)

/** What the counter is called, as the seat to decide sees it. */
function counterName(mirror: Mirror, hex: number, unit: number): string {
  const stack = galicia.stacks(mirror.scene()).find(({ space }) => space === hex)
  const counter = stack?.counters.find((each) => each.unit === unit)
  if (!counter) throw new Error(`unit ${unit} is not seen in ${hex}`)
  return counter.name
}

const unitVerbs = (offer: Offer): [string, readonly number[]][] =>
  Object.entries(offer).flatMap(([verb, options]) =>
    typeof options === 'object' && galicia.placeOf(verb) === 'unit' ? [[verb, options]] : [],
  )

/** A click on a counter does the first thing offered with it. */
const firstVerbFor = (offer: Offer, unit: number): string | undefined =>
  unitVerbs(offer).find(([, units]) => units.includes(unit))?.[0]

/** Is the unit all that a click on its hex could mean? */
function isAlone({ offer, play }: Mirror, hex: number, unit: number): boolean {
  const isHexMeant = Object.entries(offer).some(
    ([verb, options]) =>
      typeof options === 'object' && galicia.placeOf(verb) === 'space' && options.includes(hex),
  )
  const others = unitVerbs(offer).flatMap(([, units]) => units.filter((u) => hexOf(play.state, u) === hex))
  return !isHexMeant && others.every((other) => other === unit)
}
