/** An attack told as one: who attacked what at which ratio, the dice, then what came of it as small print. */
import { firstOf, type LogLine } from '@sandtable/presentation'
import type { BattleForGaliciaEvent } from '../../events.ts'
import { reading } from '../fight/reading.ts'
import { NATIONS, type Told } from '../scene.ts'
import type { Tale, Teller } from './teller.ts'
import { tellWay } from './ways.ts'

type Of<K extends BattleForGaliciaEvent['type']> = Extract<BattleForGaliciaEvent, { type: K }>

/** From a declaration to the next one. */
export function tellAttack(told: readonly Told[], teller: Teller): Tale | undefined {
  const [first] = told
  if (first?.event.type !== 'attack-declared') return undefined
  const next = told.findIndex(({ event }, i) => i > 0 && event.type === 'attack-declared')
  const part = next < 0 ? told : told.slice(0, next)
  const headline = headlineOf(first, first.event, part, teller)
  const rest = part.slice(1).filter(({ event }) => !isSaidAnyway(event, part))
  return { lines: [headline, ...tellAftermath(resultFirst(rest), teller)], taken: part.length }
}

/** §15.1.1 an attack scores before the dice fall, but what they said belongs to the ratio above. */
function resultFirst(told: readonly Told[]): readonly Told[] {
  const score = told.findIndex(({ event }) => event.type === 'points-scored' && event.source === 'attack')
  const [points, roll] = told.slice(score, score + 2)
  if (score < 0 || !points || roll?.event.type !== 'combat-rolled') return told
  return [...told.slice(0, score), roll, points, ...told.slice(score + 2)]
}

/** The headline names the attackers; units shown are news only if they took no part. */
function isSaidAnyway(event: BattleForGaliciaEvent, part: readonly Told[]): boolean {
  if (event.type === 'attackers-named') return true
  if (event.type === 'attack-barred') return find(part, 'attackers-named') !== undefined
  const defending = find(part, 'defenders-named')
  if (event.type !== 'stacks-shown' || !defending) return false
  const named = [...(find(part, 'attackers-named')?.units ?? []), ...defending.units, ...defending.withheld]
  return event.units.every((unit) => named.includes(unit))
}

const find = <K extends BattleForGaliciaEvent['type']>(part: readonly Told[], type: K): Of<K> | undefined =>
  firstOf(
    part.map(({ event }) => event),
    type,
  )

function headlineOf(
  first: Told,
  declared: Of<'attack-declared'>,
  part: readonly Told[],
  teller: Teller,
): LogLine {
  const named = find(part, 'attackers-named')
  const roll = find(part, 'combat-rolled')
  const { log } = teller.w
  if (!named) return teller.plain(first)
  const [units, target] = [teller.units(named.units), teller.hex(declared.target)]
  const barred = find(part, 'attack-barred')
  // §8.2 said once, and not that they attacked
  if (barred) return teller.line(first, log.notAttacked(units, target, barred.column), { rule: '8.2' })
  if (!roll) return teller.line(first, log.attacked(units, target))
  const dice = roll.faces.map((face) => ({ face, nation: NATIONS[declared.side] }))
  return teller.line(first, log.attackedAt(units, target, roll.column), { dice, rule: roll.rule })
}

/** Everything after the declaration; ways are put together here too. */
export function tellAftermath(part: readonly Told[], teller: Teller): LogLine[] {
  const lines: LogLine[] = []
  for (let i = 0; i < part.length; ) {
    const way = tellWay(part.slice(i), teller)
    const told = part[i] as Told
    lines.push(...(way?.lines ?? tellPart(told, teller)).map((line) => ({ ...line, minor: true })))
    i += way?.taken ?? 1
  }
  return lines
}

function tellPart(told: Told, teller: Teller): LogLine[] {
  const { event } = told
  switch (event.type) {
    case 'combat-rolled':
      return [teller.line(told, reading(teller.w.fight, event.cell))]
    case 'losses-rolled':
      return [
        teller.line(told, teller.text.event(event), {
          dice: [{ face: event.die, nation: NATIONS[event.side] }],
        }),
      ]
    default:
      return [teller.plain(told)]
  }
}
