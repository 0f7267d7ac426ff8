/** What can be done with one unit, and what it cannot do now, in English. */
import { hexes } from './count.ts'

export const units = {
  /** buttons in a unit's row; a verb that is not here has the game's own name for it */
  acts: {
    move: 'Move',
    alone: 'Move it alone',
    instead: 'Move it instead',
    along: 'Take along',
    leave: 'Leave it behind',
    join: 'Add to the attack',
    withhold: 'Withhold',
    defend: 'Let it defend',
    suffer: 'Takes the loss',
    advance: 'Advance with it',
    'run-on': 'Send it on',
    accompany: 'Take along',
  },
  marks: { hand: 'in your hand', chosen: 'chosen', reacts: 'may react' },
  /** what one more loss does */
  loss: {
    ce: (from: number, to: number) => `CE ${from === 0 ? '0' : `−${from}`} → −${to}`,
    step: (figures: string) => `loses a step: ${figures}, full CE`,
    gone: (vp: number) => (vp > 0 ? `eliminated; enemy scores ${vp} VP` : 'eliminated; no VP'),
  },
  removed: (vp: number) => (vp > 0 ? `gone for good; enemy scores ${vp} VP` : 'gone for good; no VP'),
  idle: {
    recoverSoon: (n: number, at: string) =>
      `No recovery: enemy ${hexes(n)} away at ${at}; 3 needed, or 2 behind friends`,
    recoverSupply: (grade: string) => `No recovery while in ${grade.toLowerCase()}`,
    recoverOut: 'No recovery while out of supply',
    recoverSpent: (spent: number, needs: number) =>
      spent > 0 ? `No recovery: it has spent ${spent} MP` : `No recovery: it takes ${needs} MP`,
    cavalry: 'Cavalry never recovers',
    recoverLater: 'Recovers only in your movement phase',
    recovered: 'Has recovered: moves no more this turn',
    noWay: (left: number) => `Cannot move: ${left} MP left, no adjacent hex to be had for it`,
    noStrength: (strength: number) => `Cannot attack: strength ${strength < 0 ? `−${-strength}` : strength}`,
    noEnemy: 'Cannot attack: no enemy next to it',
    noTarget: 'No attack: the enemies next to it cannot be attacked now',
  },
}
