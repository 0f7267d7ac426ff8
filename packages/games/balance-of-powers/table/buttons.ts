/** Choices without a place on the map. Keys stay clear of those of overlays and zoom (S C M R V L B P, + − 0 F), and of O, Q and I. */
import { answerLabel, type Button, looksOf, PLAIN, verbLabel, warningIn } from '@sandtable/presentation'
import type { PromptKey, Verb } from '../text/keys.ts'
import { isFresh } from './question.ts'
import { askedOf, nationIn, optionsOf, type OwnDecision, placeIn, type Scene, words } from './scene.ts'
import { stillToDo } from './still-to-do.ts'
import type { Words } from './words/words.ts'

const LOOKS = looksOf<Verb>({
  primary: { done: 'E', yes: 'Y', 'ready-made': 'Y', pass: 'E', halt: 'H' },
  plain: {
    no: 'N',
    'dig-in': 'D',
    rise: 'U',
    'call-off': 'K',
    'hold-fire': 'N',
    'take-loss': 'T',
    'point-fortress': 'W',
    'to-africa': 'A',
    'lay-out': 'D',
    'hold-back': 'W',
    'clear-landing': 'U',
    infrastructure: 'G',
  },
  attack: { free: 'A' },
  danger: { 'lose-fortress': 'W' },
})

export function buttons(scene: Scene): Button[] {
  const asked = askedOf(scene)
  if (!asked) return []
  const bare = Object.entries(asked.offer).flatMap(([verb, options]) =>
    options === true ? [buttonFor(scene, asked, verb as Verb)] : [],
  )
  return [...nationButtons(scene, asked), ...aims(scene, asked), ...bare]
}

function buttonFor(scene: Scene, asked: OwnDecision, verb: Verb): Button {
  const known = LOOKS.get(verb) ?? PLAIN
  const isOpen = (verb === 'halt' && isFresh(scene)) || asked.prompt === 'roll-again'
  const look = isOpen ? { ...known, tone: 'plain' as const } : known
  const warning = verb === 'done' ? warningIn(stillToDo(scene)) : undefined
  const label = labelOf(scene, asked, verb)
  return { answer: { verb }, ...look, label, ...(warning === undefined ? {} : { warning }) }
}

function labelOf(scene: Scene, { prompt }: OwnDecision, verb: Verb): string {
  const { buttons: w } = words(scene)
  if (verb === 'halt') return isFresh(scene) ? w.stay : w.halt
  if (verb === 'done') return w.done[DONE[prompt] ?? 'finish']
  if (verb === 'yes' || verb === 'no') return answerLabel(scene, verb, prompt, w.answers)
  return verbLabel(scene, verb, w.verbs)
}

const DONE: Partial<Record<PromptKey, keyof Words['buttons']['done']>> = {
  'pick-force': 'half',
  procure: 'procurement',
  transfer: 'transfer',
  convert: 'conversion',
  'change-base': 'bases',
  'set-up': 'setUp',
  violations: 'violations',
  ship: 'shipping',
}

const FIRST_KEYS = ['A', 'G', 'J', 'T', 'W', 'X', 'Y', 'Z']
const TWO_DICE = 2

/** Who pays, who takes over, who gets it: nations lie nowhere on the map. */
function nationButtons(scene: Scene, { prompt, offer, facts }: OwnDecision): Button[] {
  const w = words(scene).buttons
  return (['nation', 'give-to', 'attrition', 'violate'] as const).flatMap((verb) =>
    optionsOf(offer, verb).map((arg, i): Button => {
      const name = nationIn(scene, arg)
      const key = FIRST_KEYS[i] ?? ''
      const answer = { verb, arg }
      if (prompt === 'pay-attack') {
        const label = w.payAttack(name, Number(facts.cost), facts.africa === 1)
        return { answer, label, key, tone: 'attack', dice: TWO_DICE }
      }
      if (prompt === 'pay-or-lose')
        return { answer, label: w.payLoss(name, facts.africa === 1), key, tone: 'primary' }
      if (prompt === 'rail-payer') return { answer, label: w.payRail(name), key, tone: 'primary' }
      if (verb === 'violate') return { answer, label: name, key, tone: 'danger', warning: w.violate(name) }
      if (verb === 'give-to') return { answer, label: w.giveTo(name), key, tone: 'plain' }
      if (verb === 'attrition') return { answer, label: w.attrition(name), key, tone: 'plain', dice: 1 }
      return { answer, label: name, key, tone: 'plain' }
    }),
  )
}

const FEW = 2

/** §9.2 §10.594 a click on a hex means marching there: railways and breaches have buttons that want a place */
function aims(scene: Scene, { offer }: OwnDecision): Button[] {
  const w = words(scene).buttons
  const breaches = optionsOf(offer, 'fill-breach')
  return [
    ...(optionsOf(offer, 'rail').length > 0
      ? [{ answer: { verb: 'rail' }, aims: true, label: w.rail, key: 'T', tone: 'plain' } as const]
      : []),
    ...(breaches.length > FEW
      ? [{ answer: { verb: 'fill-breach' }, aims: true, label: w.fill, key: 'G', tone: 'plain' } as const]
      : breaches.map(
          (arg): Button => ({
            answer: { verb: 'fill-breach', arg },
            label: w.fillTowards(placeIn(scene, arg)),
            key: '',
            tone: 'plain',
          }),
        )),
  ]
}
