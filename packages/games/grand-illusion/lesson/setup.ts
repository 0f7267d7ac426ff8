import type { Action } from '@sandtable/kernel'
import type { LessonSetup } from '@sandtable/presentation/lesson'

const allies = (verb: string, arg?: string): Action => ({
  seat: 'AL',
  verb,
  ...(arg === undefined ? {} : { arg }),
})

export const SETUP: LessonSetup = {
  id: 'grand-illusion/first-steps',
  game: 'grand-illusion',
  scenario: 'marne',
  options: {},
  seats: ['easy', 'human'],
  seed: '97a2c65b9983d13857ccf44563d9b024e3a0b261bc942ca66636f032032a8f49',
  /** §6.0.t1 the Allies begin: VII Corps marches from Belfort into Upper Alsace */
  opening: [
    allies('done'),
    allies('activate', '104'),
    allies('unit', 'f-vii'),
    allies('march', '107'),
    allies('halt'),
    allies('done'),
  ],
}
