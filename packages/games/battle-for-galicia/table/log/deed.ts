/** What an event shows on the map. */
import type { Deed } from '@sandtable/presentation'
import type { BattleForGaliciaEvent } from '../../events.ts'

export function deedOf(event: BattleForGaliciaEvent): Deed | undefined {
  switch (event.type) {
    case 'moved':
    case 'reacted':
    case 'retreated':
    case 'retreat-ran-on':
      return { kind: 'march', ways: [[event.from, event.to]] }
    case 'advanced':
      return { kind: 'outcome', ways: [[event.from, event.to]] }
    case 'attack-declared':
      return { kind: 'fight', target: event.target, from: event.from }
    case 'placed':
      return { kind: 'arrival' }
    case 'eliminated':
    case 'attrition':
      return { kind: 'loss' }
    case 'town-captured':
    case 'town-occupied':
      return { kind: 'taken' }
    default:
      return undefined
  }
}
