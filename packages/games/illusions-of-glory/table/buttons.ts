/** Choices without a place on the map. Keys stay clear of those of overlays and zoom (S C M R V L B P, + − 0 F). */
import type { Button } from '@sandtable/presentation'
import { illusionsOfGlory } from '../index.ts'
import { isOnMap } from '../state.ts'
import type { PromptKey, Verb } from '../text/keys.ts'
import { isFresh, placeOf } from './question.ts'
import {
  type OwnDecision,
  askedOf,
  gameText,
  optionsOf,
  placeName,
  placesOf,
  type Scene,
  titleOf,
  words,
} from './scene.ts'

type Look = Pick<Button, 'key' | 'tone'>

const LOOKS: Partial<Record<Verb, Look>> = {
  done: { key: 'E', tone: 'primary' },
  yes: { key: 'Y', tone: 'primary' },
  no: { key: 'N', tone: 'plain' },
  'no-card': { key: 'N', tone: 'plain' },
  formed: { key: 'E', tone: 'primary' },
  halt: { key: 'H', tone: 'plain' },
  favour: { key: 'U', tone: 'plain' },
  engage: { key: 'A', tone: 'attack' },
  'no-flank': { key: 'N', tone: 'primary' },
  enough: { key: 'E', tone: 'primary' },
  'stand-all': { key: 'H', tone: 'danger' },
  'hq-stand': { key: 'Q', tone: 'plain' },
  'give-way': { key: 'G', tone: 'primary' },
  remain: { key: 'H', tone: 'plain' },
  keep: { key: 'Q', tone: 'plain' },
  'no-more': { key: 'E', tone: 'plain' },
  'not-now': { key: 'N', tone: 'plain' },
}
const PLAIN: Look = { key: '', tone: 'plain' }

/** Up to so many choices without a place have buttons. */
const FEW = 8
/** Up to so many units off the map have buttons; of more the list of all that lies there has them. */
const FEW_UNITS = 2

export function buttons(scene: Scene): Button[] {
  const asked = askedOf(scene)
  if (!asked) return []
  const bare = Object.entries(asked.offer).flatMap(([verb, options]) =>
    options === true ? [bareButton(scene, asked, verb as Verb)] : [],
  )
  return [
    ...everybody(scene, asked),
    ...aims(scene, asked),
    ...placeless(scene, asked),
    ...offMap(scene, asked),
    ...bare,
  ]
}

function bareButton(scene: Scene, asked: OwnDecision, verb: Verb): Button {
  const warning = verb === 'done' ? givenUp(scene, asked) : undefined
  const button = { answer: { verb }, ...(LOOKS[verb] ?? PLAIN), label: labelOf(scene, asked, verb) }
  return warning === undefined ? button : { ...button, warning }
}

/** §9.4.3.a Attacks have been paid for: the next key press may be meant for the question before. */
function givenUp(scene: Scene, { prompt, offer }: OwnDecision): string | undefined {
  const left =
    prompt === 'attack' ? [...optionsOf(offer, 'target'), ...optionsOf(offer, 'target-uprising')] : []
  return left.length === 0 ? undefined : words(scene).command.buttons.attacksLeft(placesOf(scene, left))
}

function labelOf(scene: Scene, { prompt, facts }: OwnDecision, verb: Verb): string {
  const { buttons: w } = words(scene).command
  if (verb === 'done') return doneLabel(scene, prompt)
  if (verb === 'halt' && prompt === 'march') return isFresh(scene) ? w.putBack : w.halt
  if (verb === 'enough') return facts.attacker === 1 ? w.attackWithout : w.defendWithout
  if (verb === 'yes' || verb === 'no') {
    const said = Object.hasOwn(w.answers, prompt) ? w.answers[prompt as keyof typeof w.answers] : undefined
    return said?.[verb] ?? gameText(scene).verb(verb)
  }
  return gameText(scene).verb(verb)
}

function doneLabel(scene: Scene, prompt: PromptKey): string {
  const { done } = words(scene).command.buttons
  return Object.hasOwn(done, prompt) ? done[prompt as keyof typeof done] : gameText(scene).verb('done')
}

/** §12.1.2.a All units that can join an attack join at once. */
function everybody(scene: Scene, { prompt, offer }: OwnDecision): Button[] {
  const [first, ...rest] = prompt === 'attackers' ? optionsOf(offer, 'join') : []
  if (first === undefined || rest.length === 0) return []
  return [
    {
      answer: { verb: 'join', arg: first },
      then: rest.map((arg) => ({ verb: 'join', arg })),
      label: words(scene).command.buttons.everybody(rest.length + 1),
      key: 'T',
      tone: 'plain',
    },
  ]
}

/** §9.4.3.a A click activates for movement. Other meanings have a button that says so first. */
const AIMED: readonly { readonly verb: Verb; readonly key: string; readonly tone: Button['tone'] }[] = [
  { verb: 'move', key: 'G', tone: 'plain' },
  { verb: 'attack', key: 'A', tone: 'attack' },
  { verb: 'attack-without', key: '', tone: 'attack' },
  { verb: 'move-stack', key: '', tone: 'plain' },
  { verb: 'attack-stack', key: '', tone: 'attack' },
  { verb: 'free-move', key: '', tone: 'plain' },
  { verb: 'amphibious', key: '', tone: 'plain' },
  { verb: 'target-uprising', key: '', tone: 'attack' },
]

function aims(scene: Scene, { offer }: OwnDecision): Button[] {
  const { aims: labels } = words(scene).command.buttons
  const open = AIMED.filter(({ verb }) => optionsOf(offer, verb).length > 0)
  if (open.length + Number(optionsOf(offer, 'target').length > 0) < 2) return []
  return open.map(({ verb, key, tone }) => ({
    answer: { verb },
    aims: true,
    label: labels[verb as keyof typeof labels],
    key,
    tone,
  }))
}

/** Cards, nations, pools and trenches have no place on the map; cards are played from the hand. */
function placeless(scene: Scene, { offer }: OwnDecision): Button[] {
  const isFor = (verb: Verb): boolean => placeOf(verb) === 'none' && !IN_HAND.has(verb)
  return Object.keys(offer)
    .filter((verb): verb is Verb => isFor(verb as Verb))
    .flatMap((verb) =>
      optionsOf(offer, verb)
        .slice(0, FEW)
        .map((arg) => ({ answer: { verb, arg }, ...PLAIN, label: choiceLabel(scene, verb, arg) })),
    )
}
const IN_HAND: ReadonlySet<Verb> = new Set([
  'take',
  'ops',
  'sr',
  'rp',
  'event',
  'discard',
  'combat-card',
] satisfies Verb[])

function choiceLabel(scene: Scene, verb: Verb, arg: number): string {
  const { buttons: w } = words(scene).command
  if (verb === 'dig') return w.dig(placeName(scene, arg))
  const title = illusionsOfGlory.verbs[verb]?.title(arg, scene.language) ?? ''
  return w.with(gameText(scene).verb(verb), title)
}

/** Units that lie off the map, if there are few of them. */
function offMap(scene: Scene, { offer }: OwnDecision): Button[] {
  const s = scene.state
  const found = Object.keys(offer).flatMap((verb) =>
    placeOf(verb) === 'unit'
      ? optionsOf(offer, verb as Verb)
          .filter((piece) => !isOnMap(s, piece))
          .map((arg) => ({ verb: verb as Verb, arg }))
      : [],
  )
  if (found.length > FEW_UNITS) return []
  const { buttons: w } = words(scene).command
  return found.map(({ verb, arg }) => ({
    answer: { verb, arg },
    ...PLAIN,
    label: w.with(gameText(scene).verb(verb), titleOf(arg, scene.language)),
  }))
}
