/** Choices without a place on the map. Keys stay clear of those of overlays and zoom (S C M R V L B P, + − 0 F), and of O, Q and I, which are read as figures. */
import { answerLabel, type Button, looksOf, PLAIN, verbLabel, warningIn } from '@sandtable/presentation'
import { slowUnits } from '../inspect/index.ts'
import type { PromptKey, Verb } from '../text/keys.ts'
import { isFresh, mannerOf, marching } from './question.ts'
import { type OwnDecision, askedOf, optionsOf, placeName, type Scene, titleOf, words } from './scene.ts'
import { battlesDue, leftAt, passWarning, placementWarning } from './still-to-do.ts'
import { strokes } from './strokes.ts'

const KEYS = looksOf<Verb>({
  primary: {
    done: 'E',
    yes: 'Y',
    stop: 'E',
    'not-now': 'N',
    accept: 'E',
    'by-the-book': 'D',
    stay: 'H',
    'halt-here': 'H',
  },
  plain: {
    no: 'N',
    'put-back': 'K',
    'refuse-east': 'N',
    pass: 'X',
    withdraw: 'W',
    'not-this-turn': 'T',
    'attack-all': 'A',
    halt: 'H',
    evade: 'G',
    retire: 'G',
    skirmish: 'K',
    counterattack: 'A',
    alone: 'J',
    'fall-back': 'G',
  },
  danger: { stand: 'H' },
  attack: { massed: 'A' },
})

export function buttons(scene: Scene): Button[] {
  const asked = askedOf(scene)
  if (!asked) return []
  const bare = Object.entries(asked.offer).flatMap(([verb, options]) =>
    options === true ? [buttonFor(scene, asked, verb as Verb)] : [],
  )
  return [
    ...strokes(scene, asked),
    ...lighten(scene),
    ...comers(scene, asked),
    ...otherUses(scene, asked),
    ...noOptions(scene, asked),
    ...bare,
  ]
}

function buttonFor(scene: Scene, asked: OwnDecision, verb: Verb): Button {
  const look = KEYS.get(verb) ?? PLAIN
  const putsBack = verb === 'halt' && isFresh(scene)
  const warning = warningBefore(scene, asked, verb)
  return {
    answer: { verb },
    ...look,
    label: labelOf(scene, asked, verb),
    ...(putsBack ? { key: 'K' } : {}),
    ...(warning === undefined ? {} : { warning }),
  }
}

function warningBefore(scene: Scene, asked: OwnDecision, verb: Verb): string | undefined {
  if (verb === 'pass') return passWarning(scene)
  if (verb === 'by-the-book') return placementWarning(scene)
  return verb === 'done' ? warningIn(leftAt(scene, asked)) : undefined
}

const DONE: Partial<Record<PromptKey, 'arrivals' | 'strategic' | 'setup' | 'finish'>> = {
  arrivals: 'arrivals',
  strategic: 'strategic',
  'station-british': 'setup',
  redeploy: 'setup',
  'deploy-belgians': 'setup',
  'withdrawal-trenches': 'finish',
}

function labelOf(scene: Scene, { prompt }: OwnDecision, verb: Verb): string {
  const { buttons: w } = words(scene)
  if (verb === 'done') return doneLabel(scene, prompt)
  if (verb === 'halt') return isFresh(scene) ? w.putBack : w.halt
  if (verb === 'fall-back') return prompt === 'retreat' ? w.together : w.fallBack
  if (verb === 'yes' || verb === 'no') return answerLabel(scene, verb, prompt, w.answers)
  return verbLabel(scene, verb, w.verbs)
}

function doneLabel(scene: Scene, prompt: PromptKey): string {
  const { buttons: w } = words(scene)
  if (prompt === 'activation') {
    const due = battlesDue(scene.state).length
    return due > 0 ? w.toBattles(due) : w.endMovement
  }
  if (prompt === 'choose-battle') return w.noBattle
  if (prompt === 'withdraw-units') return w.endWithdrawal
  if (prompt === 'send-east') return w.sendThem
  return w.done[DONE[prompt] ?? 'finish']
}

/** §8.4.basic at one stroke: those that hold the others to one hex stay behind */
function lighten(scene: Scene): Button[] {
  const units = marching(scene)
  if (units.length < 2 || !isFresh(scene)) return []
  const slow = slowUnits(scene.state, units, mannerOf(scene))
  const [first, ...rest] = slow.map((arg) => ({ verb: 'leave', arg }))
  if (!first || slow.length === units.length) return []
  const label = words(scene).buttons.leaveSlow(slow.length)
  return [{ answer: first, then: rest, label, key: 'J', tone: 'plain' }]
}

const FEW = 3

/** §7.1 a few that are due; where there are more, the list beside the map has all of them */
function comers(scene: Scene, { prompt, offer }: OwnDecision): Button[] {
  const due = prompt === 'arrivals' ? optionsOf(offer, 'arrive') : []
  if (due.length > FEW) return []
  const w = words(scene).buttons
  return due.map((arg) => ({
    answer: { verb: 'arrive', arg },
    label: w.bringIn(titleOf(arg, scene.language)),
    key: '',
    tone: 'plain',
  }))
}

/** §4.0.action a click on a hex activates it: what else a CAP buys has buttons, one for all where there are many hexes */
function otherUses(scene: Scene, { offer }: OwnDecision): Button[] {
  const w = words(scene).activate
  const uses = [
    { verb: 'recover', title: w.recoverTitle, somewhere: w.recoverWhere, key: 'U' },
    { verb: 'entrench', title: w.entrenchTitle, somewhere: w.entrenchWhere, key: 'D' },
  ] as const
  return uses.flatMap(({ verb, title, somewhere, key }): Button[] => {
    const hexes = optionsOf(offer, verb)
    if (optionsOf(offer, 'activate').length === 0) return []
    if (hexes.length > FEW) return [{ answer: { verb }, aims: true, label: somewhere, key, tone: 'plain' }]
    return hexes.map(
      (arg): Button => ({
        answer: { verb, arg },
        label: title(placeName(scene, arg)),
        key: '',
        tone: 'plain',
      }),
    )
  })
}

/** §14.3.6 cards show the options; this is the choice of none */
const noOptions = (scene: Scene, { offer }: OwnDecision): Button[] =>
  optionsOf(offer, 'options').includes(0)
    ? [{ answer: { verb: 'options', arg: 0 }, label: words(scene).options.none, key: 'N', tone: 'plain' }]
    : []
