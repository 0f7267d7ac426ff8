import type { Action } from '@sandtable/kernel'
import type { LessonSetup } from '@sandtable/presentation/lesson'

const said =
  (seat: string) =>
  (verb: string, arg?: string): Action => ({ seat, verb, ...(arg === undefined ? {} : { arg }) })
const allies = said('AP')
const you = said('CP')

export const SETUP: LessonSetup = {
  id: 'illusions-of-glory/first-steps',
  game: 'illusions-of-glory',
  scenario: 'mobilization',
  options: {},
  seats: ['easy', 'human'],
  seed: '91ae616ad818ca08b4c26c1b21bded2975abfdb7464021aaa6d3cad2cbfb9b95',
  /** §4.2 the cards both sides begin with; §8.1.a the Allied Powers act first: two corps march to Suwalki */
  opening: [
    allies('take', 'AP1'),
    you('take', 'CP1'),
    allies('ops', 'AP14'),
    allies('move', 'Olita'),
    allies('move', 'Grodno'),
    allies('done'),
    allies('unit', 'RU_IV'),
    allies('march', 'Suwalki'),
    allies('halt'),
    allies('stack', 'Grodno'),
    allies('march', 'Suwalki'),
    allies('halt'),
  ],
}
