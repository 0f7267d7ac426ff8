import type { ChapterTexts } from '../shape.ts'

export const fullRules: ChapterTexts<'14.1'> = {
  '14.0': {
    title: 'Scenarios',
    text: ['Three scenarios, with the same set-up {§13.1.1}.'],
  },
  '14.1.setup': {
    title: 'Scenario 1',
    text: [
      'The full historical campaign: 15 turns, set up as described in {§13.1.1}.',
      '{#30} In the rulebook some rules of this scenario stand before its heading. They belong here.',
    ],
  },
  '14.1.1.a.1': {
    title: 'The Belgians withdraw',
    text: [
      'On turn 1 only, if the Germans declare a battle against the Belgians in 62 (Brussels), the Allied player may at once, before bombardment and Fortunes of War, spend 1 CAP and retreat all Belgian units there to Antwerp (52). No battle is fought. The Germans keep the initiative, unless this was their second activation in a row.',
      'It uses up the one activation of {§14.1.1.a.2}.',
      '{#148} If others stand there with them, the battle goes on against those.',
    ],
  },
  '14.1.1.a.2': {
    title: 'Allied command on turn 1',
    text: [
      'On turn 1 the Allies may not activate 66 or 76, where the French 4th and 3rd Armies stand. Of 62 (Belgians), 54 (cavalry and perhaps British), 46 (French 5th Army) and 45 (BEF) they may activate only one. The withdrawal of the Belgians counts as such an activation.',
      '{#64} One activation, for 1 CAP, among the four hexes in the whole turn.',
      '{#63} The rulebook names the two armies in the other order; both hexes are closed, so it does not matter.',
    ],
  },
  '14.1.1.a.3': {
    title: 'Maubeuge on turns 1 and 2',
    text: [
      'No German unit may enter Maubeuge (54) on turn 1. On turns 1 and 2 Allied units may enter it only if they started the game there {§13.1.1}.',
      '{#2} The rulebook prints hex 4 here; Maubeuge is 54.',
      '{#101} Retreats are free of these limits, as they are of those of the Schlieffen Plan {§8.4.8}.',
      '{#124} On these turns only units that began there may be placed there.',
    ],
  },
  '14.1.1.a.4': {
    title: 'Plan XVII battles',
    text: [
      'The Allies must fight 1 mandated battle on turn 1, 2 on turn 2, and 1 each on turns 3 and 4 {§9.1.1.c}. The Allied player chooses which.',
      '- In a Plan XVII hex it scores 1 Plan XVII VP, beside any VPs for taking the hex, if the attackers are supplied {§14.1.2.d.1}. Elsewhere it scores nothing but counts as fought.',
      '- Each one not fought costs 1 Plan XVII VP {§9.1.1.b}. After the Allied withdrawal the rest is dropped {§8.7.2}.',
      '- In Plan XVII hexes Fortunes of War 3, 4, 7 and 10 have no effect {§9.1.1.e}, and Elan applies {§9.3.5.b} {§9.3.5.c}.',
      '{#3} The rulebook has lost the 10 of the counterattack here; {§9.1.1.e} has it.',
      '{#53} One VP for each such battle, even if two are fought in the same hex.',
    ],
  },
  '14.1.1.a.5': {
    title: 'BEF replacement on turn 8',
    text: [
      'In the Reinforcement Phase of turn 8 one eliminated BEF infantry unit may return as an uncertain reinforcement, without CAPs. If there is none, the chance is lost.',
    ],
  },
  '14.1.1.a.6': {
    title: 'Replacements on turn 12',
    text: [
      'In the Reinforcement Phase of turn 12 one eliminated BEF infantry unit and one Belgian infantry unit may return, disrupted, as uncertain reinforcements, without CAPs. What is not available then is lost.',
    ],
  },
  '14.1.1.b.1': {
    title: 'German HQs on turn 6',
    text: [
      'A German detachment HQ that arrives on turn 6 may be placed in the hex of a numbered army HQ. That army HQ goes to the turn track and comes back on the next turn as an uncertain reinforcement {§7.1.2}.',
      '{#125} It cannot come where a second German HQ stands beside the army’s {§7.1.2}.',
    ],
  },
  '14.1.1.b.2': {
    title: 'German mandated battles',
    text: [
      'On each of the turns 12 to 15 the Germans must fight 1 mandated battle {§9.1.1.c}. Each one not fought costs 1 German VP.',
    ],
  },
  '14.1.1.c.1': {
    title: 'Disrupted replacements',
    text: [
      'From turn 8 on units bought for 1 CAP come back disrupted, and from turn 10 on those bought for 2 CAPs as well {§7.2.2cap}. So every replacement that enters from turn 10 on is disrupted.',
    ],
  },
  '14.1.1.c.2': {
    title: 'Exhaustion',
    text: [
      'From turn 12 on, in hexes where all disrupted units could have recovered, only half of them do, rounded up; with CAPs as well as in the Administrative Phase. The limit of contested hexes stays as it is {§11.4}.',
      '{#123} It holds beside enemies, too: where all could have recovered before, half do.',
      '{#135} A hex may recover more than once; each time half of those still disrupted recover.',
    ],
  },
}
