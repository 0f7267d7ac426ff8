/** Choices without a place on the map. Keys stay clear of those of overlays and zoom (S C M R V L B P, + − 0 F). */
import { answerLabel, type Button, looksOf, PLAIN, warningIn } from '@sandtable/presentation'
import { illusionsOfGlory } from '../index.ts'
import { isOnMap, PILE } from '../state.ts'
import { ALL_POOLS } from '../pools.ts'
import { cardsIn } from '../rules/09-cards/piles.ts'
import { poolFor } from '../rules/16-replacements/pools.ts'
import type { Verb } from '../text/keys.ts'
import { doneButton, haltAndEnd } from './endings.ts'
import { isFresh, placeOf } from './question.ts'
import {
  type OwnDecision,
  askedOf,
  gameText,
  optionsOf,
  placeName,
  type Scene,
  titleOf,
  viewerSide,
  words,
} from './scene.ts'
import { leftAt } from './still-to-do.ts'
import { together } from './together.ts'

const LOOKS = looksOf<Verb>({
  primary: { yes: 'Y', formed: 'K', 'no-flank': 'N', enough: 'E', 'give-way': 'G' },
  plain: {
    no: 'N',
    'no-card': 'N',
    halt: 'H',
    favour: 'U',
    'hq-stand': 'Q',
    remain: 'H',
    keep: 'Q',
    'no-more': 'K',
    'not-now': 'X',
  },
  attack: { engage: 'A' },
  danger: { 'stand-all': 'H' },
})

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
    ...together(scene, asked),
    ...aims(scene, asked),
    ...placeless(scene, asked),
    ...offMap(scene, asked),
    ...bare,
    ...haltAndEnd(scene, asked),
  ]
}

function bareButton(scene: Scene, asked: OwnDecision, verb: Verb): Button {
  if (verb === 'done') return doneButton(scene, asked)
  const warning = verb === 'no-more' ? warningIn(leftAt(scene, asked)) : undefined
  const button = { answer: { verb }, ...(LOOKS.get(verb) ?? PLAIN), label: labelOf(scene, asked, verb) }
  return warning === undefined ? button : { ...button, warning }
}

function labelOf(scene: Scene, { prompt, facts }: OwnDecision, verb: Verb): string {
  const { buttons: w } = words(scene).command
  if (verb === 'halt' && prompt === 'march') return isFresh(scene) ? w.putBack : w.halt
  if (verb === 'enough') return w.fire[cardsPlayed(scene)][facts.attacker === 1 ? 'attack' : 'defence']
  if (verb === 'yes' || verb === 'no') return answerLabel(scene, verb, prompt, w.answers)
  return gameText(scene).verb(verb)
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
        .map((arg) => ({
          answer: { verb, arg },
          ...PLAIN,
          label: choiceLabel(scene, verb, arg),
          ...lostAtOnce(scene, verb, arg),
        })),
    )
}
/** §16.7 §16.2.1 A point that could then be spent on nobody. */
function lostAtOnce(scene: Scene, verb: Verb, arg: number): Pick<Button, 'warning'> {
  if (verb !== 'convert') return {}
  const after = scene.after({ verb, arg })
  const asked = after && askedOf(after)
  const to = ALL_POOLS[arg] === 'GE' ? 'TU' : 'RU'
  const isOfUse = (['repair', 'rebuild', 'rebuild-reduced', 'rebuild-to-reserve'] as const).some((way) =>
    optionsOf(asked?.offer, way).some((p) => ALL_POOLS[poolFor(scene.state, p)] === to),
  )
  return isOfUse ? {} : { warning: words(scene).command.buttons.lostAtOnce[to] }
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

/** §12.2.E Has the viewer's side played a card in this combat, or could it? */
function cardsPlayed(scene: Scene): 'some' | 'none' | 'nothing' {
  if (cardsIn(scene.state, viewerSide(scene), PILE.combat).length > 0) return 'some'
  return optionsOf(askedOf(scene)?.offer, 'combat-card').length > 0 ? 'none' : 'nothing'
}

function choiceLabel(scene: Scene, verb: Verb, arg: number): string {
  const { buttons: w } = words(scene).command
  if (verb === 'dig') return w.dig(placeName(scene, arg))
  const pool = ALL_POOLS[arg]
  if (verb === 'convert' && (pool === 'GE' || pool === 'AP-A')) return w.convert[pool]
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
