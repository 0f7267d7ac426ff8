/** Two turns of "To the Marne" and the beginning of the third, as orders; "AL" are the Allies, "GE" the Germans. */

/** §13.1 one British division begins at Maubeuge. */
export const SET_UP = ['AL station b-1-div', 'AL done']

/** §9 the French Second Army marches from Nancy into Lorraine: the mandated battle of Morhange. */
export const MORHANGE = ['AL activate 87', 'AL stack 87', 'AL march 96', 'AL battle 96', 'AL yes']

/** §9.2.2 the first two French corps are placed by hand, each opposite a corps of the enemy. */
export const LORRAINE_LINE = [
  'AL place f-xx',
  'AL opposite g-xxi',
  'AL place f-xv',
  'AL opposite g-ii-b',
  'AL by-the-book',
]

/** §9.5 the German Second Army with its siege guns comes upon Namur. */
export const NAMUR = [
  'GE activate 73',
  'GE stack 73',
  'GE march 64',
  'GE battle 64',
  'GE bombard g-ha420',
  'GE bombard g-ha305',
  'GE by-the-book',
]

/** §9.4 the First Army drives the Belgians out of Brussels. */
export const BRUSSELS = [
  'GE activate 72',
  'GE stack 72',
  'GE march 62',
  'GE battle 62',
  'AL no',
  'GE by-the-book',
]

/** All that is fought for on turn 1. */
export const FIRST_BLOWS = [...SET_UP, ...MORHANGE, ...LORRAINE_LINE, ...NAMUR, ...BRUSSELS]

/** §9.8.3 worn corps rest; then both have done enough. */
export const REST = ['AL pass', 'GE recover 62', 'AL pass', 'GE pass']

/** §7.1 reinforcements of turn 2. */
export const ARRIVALS = ['AL arrive b-19-bde', 'AL place-in 45', 'AL done', 'GE arrive g-ix-r', 'GE done']

/** A corps goes forward alone; the French strike again at Morhange. */
export const SECOND_BLOW = [
  'GE activate 84',
  'GE unit g-viii',
  'GE march 74',
  'GE halt',
  'GE done',
  'GE stop',
  'AL activate 96',
  'AL attack-all',
  'AL done',
  'AL battle 96',
  'AL yes',
  'AL stop',
  'GE pass',
  'AL pass',
]

/** §7.4 nobody goes east; §8.7.1 before the first German activation the Allies declare their withdrawal. */
export const DECLARATION = ['AL done', 'GE refuse-east', 'GE done', 'AL withdraw']

/** §8.7.2 out of Lorraine, and the British from Maubeuge. */
export const WITHDRAWAL = [
  'AL stack 96',
  'AL march 87',
  'AL halt',
  'AL unit b-1-div',
  'AL march 45',
  'AL halt',
  'AL done',
]
