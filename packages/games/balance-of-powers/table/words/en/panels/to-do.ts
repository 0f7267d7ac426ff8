/** What is left before something ends, in English. */
import { count } from './count.ts'

export const toDo = {
  unmoved: (corps: number, places: number) =>
    `${count(corps, 'mobile corps', 'mobile corps')} not moved in ${count(places, 'place')}`,
  nobodyMoved: 'Nobody has moved, attacked or dug in during this half.',
  unsupplied: (n: number) => `${count(n, 'corps', 'corps')} out of supply`,
  supplied: 'Everybody in supply',
  unsuppliedWarning: (n: number, places: string) =>
    `${count(n, 'corps is', 'corps are')} out of supply at ${places} and may be lost at the end of the fortnight.`,
  gaps: (n: number) => count(n, 'gap in the front', 'gaps in the front'),
  noGaps: 'No gap in the front',
  gapsWarning: (places: string) => `The front is open at ${places}.`,
  chips: (n: number) => count(n, 'bargaining chip without a garrison', 'bargaining chips without a garrison'),
  chipsWarning: (places: string) => `The enemy can walk into ${places}.`,
  schlieffen: (done: number, all: number) => `Schlieffen: ${done} of ${all} corps in Belgium`,
  liege: (isDone: boolean): string =>
    isDone ? 'Schlieffen: Liège has been attacked' : 'Schlieffen: Liège is not attacked yet',
  schlieffenWarning: (left: number) =>
    `${count(left, 'German corps', 'German corps')} must still enter Belgium before the end of August, or the game is lost.`,
  liegeWarning: 'Liège must be attacked or entered before the end of August, or the game is lost.',
  plan17: (done: number, all: number) => `Plan XVII: ${done} of ${all} corps over the frontier`,
  plan17Warning: (left: number) =>
    `${count(left, 'French corps', 'French corps')} must still enter or attack Germany or Luxembourg in this half, or the enemy takes four corps.`,
  belgium: 'Schlieffen: Belgium is still neutral',
  belgiumWarning:
    'Nobody may enter Belgium this month unless its neutrality is violated now, and the German plan wants nine corps there in August.',
  twoRaids: (isDone: boolean): string =>
    isDone
      ? 'Plan XVII: two different hexes over the frontier reached'
      : 'Plan XVII: two different hexes over the frontier',
  twoRaidsWarning:
    'French corps must enter or attack two different hexes over the frontier in this half, or the enemy takes four corps.',
  reroll: 'The second roll is unused',
  fighters: (n: number) => `${count(n, 'fighter')} on the ground`,
  places: (names: string, more: number) => (more > 0 ? `${names} and ${count(more, 'more place')}` : names),
}
