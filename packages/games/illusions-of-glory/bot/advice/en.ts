/** English sentences of advice. */
import { isVp } from '../../map.ts'
import { card, nation, piece, pieces, pool, space, spaces } from '../../text/en/words.ts'
import type { Prospect, Why } from './reasons.ts'
import type { Sentences, Told } from './told.ts'

/** of one unit, and of several */
const WHYS: Readonly<Record<Why, readonly [one: string, several: string]>> = {
  'takes-vp': same('a VP space that nobody holds'),
  takes: ['nobody is there to stop it', 'nobody is there to stop them'],
  rescue: ['there it is in supply again', 'there they are in supply again'],
  'holds-vp': same('a VP space in danger'),
  holds: same('the line is weak there'),
  duty: same('the mandatory offensive has to start near the enemy (§7.1.2)'),
  strikes: ['it joins the line there', 'they join the line there'],
  wanted: ['it is needed there most', 'they are needed there most'],
}
function same(why: string): readonly [string, string] {
  return [why, why]
}
const because = ({ why, pieces: units }: Told): string => WHYS[why][units.length > 1 ? 1 : 0]
const bare = (told: Told): string => piece(told.pieces[0])
/** the unit at the place it stands at */
const one = (told: Told): string => (told.at < 0 ? bare(told) : `${bare(told)} in ${space(told.at)}`)
const at = ({ to }: Told): string => (to < 0 ? '' : ` in ${space(to)}`)
const place = (x: number): string => space(x) + (isVp(x) ? ' (a VP space)' : '')

/** A worth that rounds to zero is not mentioned. */
const worth = (points: number): string => (points < 0.05 ? '' : `, worth about ${points.toFixed(1)} VP`)
function promise(prospect: Prospect | undefined): string {
  if (!prospect) return ''
  const { win, lose, taken, worth: points, isDemanded } = prospect
  const duty = isDemanded ? '; it makes the mandatory offensive (§7.1.2)' : ''
  return `: won about ${win}% of the time, lost ${lose}%, the space taken ${taken}%${worth(points)}${duty}`
}

export const EN: Sentences = {
  only: () => 'There is nothing to choose here: only one answer is possible.',
  'take-card': (t) => `Take ${card(t.card)}: of the cards on offer it promises most.`,
  'keep-rounds': () => 'Keep the action rounds as they are: whoever holds the better cards should act.',
  'keep-cards': () => 'Keep the combat cards: each may turn a fight.',
  'spend-no-more': () => 'Activate nothing else: nothing that is left is worth the risk.',
  'form-stack': (t) => `Take ${one(t)} into the stack: the strongest go together.`,
  'stack-formed': () => 'The stack is complete.',
  dig: (t) => `Dig in at ${space(t.to)}: strong enemies stand next to it.`,
  assemble: (t) => `Assemble ${one(t)}: a corps fires on the Heavy table, divisions alone on the Light.`,
  assembled: () => 'That is enough for the corps.',
  disassemble: (t) => `Take ${one(t)} for the corps that is split up.`,
  amphibious: (t) => `Land in ${space(t.to)}: ${because(t)}.`,
  'move-no-more': () => 'Move no other units: they stand where they are needed.',
  march: (t) => `Move ${pieces(t.pieces)} from ${space(t.from)} to ${space(t.to)}: ${because(t)}.`,
  leave: (t) => `Leave ${one(t)} behind.`,
  halt: () => 'Stop here: nowhere further on is it of more use.',
  displace: (t) => `${one(t)} leaves the crowded stack: it is missed least.`,
  gain: (t) => `Add the point to the ${pool(t.pool)}: most lost steps wait for them.`,
  attack: (t) => `Attack ${place(t.to)} from ${spaces(t.spaces)}${promise(t.prospect)}.`,
  fort: (t) =>
    `Attack the fort of ${place(t.to)} from ${spaces(t.spaces)}: no troops defend it${worth(t.prospect?.worth ?? 0)}.`,
  'put-down': (t) => `Put down the uprising in ${place(t.to)} from ${spaces(t.spaces)}: it grows costly.`,
  join: (t) => `Let ${one(t)} join the attack on ${space(t.to)}: every factor counts.`,
  engage: (t) => `Attack ${space(t.to)} now: all that help have joined.`,
  favour: (t) => `Use the event in the attack on ${space(t.to)}.`,
  'attack-no-more': () => 'No more attacks: what is left would cost more than it brings.',
  flank: (t) =>
    `Try the flank, pinned from ${space(t.to)}: other attacking spaces are free, and success lets you fire first.`,
  'no-flank': () => 'No flank attack: if the roll fails, the enemy fires first.',
  defend: (t) => `Defend with ${one(t)}: the strongest bear the fight.`,
  'combat-card': (t) => `Play ${card(t.card)}: it changes this fight more than it could bring as OPS.`,
  'no-combat-card': () => 'Keep the combat cards: none would change this fight enough.',
  'march-in': (t) => `${one(t)} marches in: the strongest that can come.`,
  stay: (t) => `${one(t)} stays as rearguard: it is the smallest loss.`,
  'no-rearguard': () => 'Leave no rearguard.',
  suffer: (t) => `Let ${one(t)} lose the step: of all that may, its step is worth least.`,
  replace: (t) => `Put ${one(t)} in its place: the strongest there is.`,
  stand: (t) => `Hold ${space(t.to)} at the cost of a step of ${bare(t)}: the space is worth it.`,
  'stand-all': (t) => `Hold${at(t)} at a step from each unit: the space is worth it.`,
  'hq-stand': (t) => `Let the HQ stop the retreat${at(t)}: it costs no troops.`,
  'card-stand': (t) => `Play ${card(t.card)} against the retreat: the space is worth it.`,
  'give-way': (t) => `Give way${at(t)}: the space is not worth another step.`,
  retreat: (t) => `${one(t)} goes back to ${space(t.to)}: ${because(t)}.`,
  remain: (t) => `${one(t)} stays: a region has room for both sides.`,
  advance: (t) => `${one(t)} advances into ${place(t.to)}: ${because(t)}.`,
  'advance-no-more': () => 'No other unit advances: they are needed where they stand.',
  redeploy: (t) => `Send ${one(t)} from ${space(t.from)} to ${space(t.to)}: ${because(t)}.`,
  'redeploy-no-more': () => 'Redeploy no other units: they stand where they are needed.',
  keep: (t) => `${one(t)} stays where it is.`,
  place: (t) => `Put ${one(t)} in ${space(t.to)}: ${because(t)}.`,
  'place-no-more': () => 'Place no more units.',
  repair: (t) =>
    `Repair ${one(t)}: ${t.matters ? 'it stands in the line' : 'only full strength can advance'}.`,
  rebuild: (t) => `Rebuild ${one(t)} at full strength: points that are not spent are lost.`,
  'rebuild-reduced': (t) => `Rebuild ${one(t)} reduced: half a corps is better than none.`,
  'rebuild-to-reserve': (t) =>
    `Rebuild ${one(t)} into the Reserve box: it will replace a corps that is lost.`,
  convert: (t) => `Convert 1 RP of the ${pool(t.pool)}: nothing else needs it.`,
  'replace-no-more': () => 'Spend no more: there is nothing left to mend with these points.',
  rise: (t) => `Raise the uprising in ${place(t.to)}: it hurts ${nation(t.nation)} most there.`,
  'no-rising': () => 'Raise no uprising.',
  collapse: () => 'Declare the collapse of Serbia: its army is needed elsewhere.',
  'no-collapse': () => 'Do not declare the collapse of Serbia: it would bring the armistice nearer.',
  dissolve: (t) => `Replace ${one(t)} next: the line needs an SCU most there.`,
  transfer: (t) => `Send ${one(t)}: it is missed least where it stands.`,
  'give-up': (t) => `Give up ${one(t)}: it is worth least.`,
  whatever: () => 'One answer is as good as another here.',
}
