import type { ChapterTexts } from '../shape.ts'

export const cavalry: ChapterTexts<'9.6'> = {
  '9.6.1': {
    title: 'Cavalry in battle',
    text: [
      '- Cavalry cannot attack forts.',
      '- When it attacks infantry, each defending front infantry unit first fires at it once, and hits count at once. Then follows the normal engagement. So the infantry fires twice.',
      '- Cavalry may be in reserve opposite enemy cavalry, but not opposite enemy infantry.',
      '{#10} Only British cavalry may be in reserve opposite infantry. It fires like any reserve and is not fired at first.',
    ],
  },
  '9.6.2': {
    title: 'Cavalry withdraws',
    text: [
      'The rule of {§9.2.6}, printed a second time: undisrupted defending cavalry may leave the battle, at the risk of a hit from infantry and at the price of disruption from cavalry.',
    ],
  },
  '9.6.3.a': {
    title: 'Cavalry in the way: stand',
    text: [
      'If an activation brings an undisrupted infantry corps, alone or in a group, into a hex where the only enemies are cavalry, there is no battle. The owner of the cavalry chooses. If it stands, it is eliminated; the mover gains the hex but stops there.',
      'Without an undisrupted infantry corps a normal battle follows {§9.1.2.b}.',
      '{#83} HQs and HA beside the cavalry make no difference. If the mover already has a combat unit or an unbesieged fort in the hex, the rule does not apply: it is an ordinary contested hex.',
      '{#151} Troops without supply do not take the hex.',
    ],
  },
  '9.6.3.b': {
    title: 'Cavalry in the way: withdraw',
    text: [
      'If it withdraws, all the cavalry retreats 3 hexes {§9.4.3.a} and is disrupted at the end, if it was not before. If it cannot go 3 hexes it is eliminated. The mover goes on with the movement it has left.',
    ],
  },
  '9.7.1': {
    title: 'When trenches may be dug',
    text: [
      'Nobody digs in before the Germans have carried out their General Withdrawal {§8.7.3}. One trench is there from the start: level 1 in Metz (86).',
      '{#6} From the end of that withdrawal both players may, whether or not a German trench was dug.',
    ],
  },
  '9.7.2': {
    title: 'Digging in',
    text: [
      'For 1 CAP, as one activation, you place a trench in a hex with supplied infantry of both sides. A hex has only one, and it stays for the rest of the game. The German player alone may dig without enemies near, at the end of his withdrawal.',
      'It does not matter who dug it: a trench helps whoever defends in the hex, and affects only the fire of the attacker.',
    ],
  },
  '9.7.3': {
    title: 'Levels',
    text: [
      'A trench begins at +1. In the trench segment it becomes +2 if both sides are still there {§11.5}; it never goes higher. The figure is added to all dice of the attack except those of HA.',
      '{#7} Both sides must have supplied infantry in the hex; cavalry is not enough.',
    ],
  },
  '9.8.1': {
    title: 'Disruption',
    text: [
      'Only infantry and cavalry are disrupted, by battle or for want of supply. The backs of HQs and HA mean something else, and forts lose steps instead.',
    ],
  },
  '9.8.2': {
    title: 'Effects of disruption',
    text: [
      '- A disrupted unit moves 1 hex, or farther with an HQ {§8.4.1.bonus}.',
      '- It enters a hex with enemy units or forts only together with undisrupted units, or if the hex is friendly-controlled.',
      '- It need not attack {§9.2.3.a.n3} and is never in reserve.',
      '- A hit eliminates it.',
      '{#139} Fresh friends already in the hex are not enough.',
    ],
  },
  '9.8.3.a': {
    title: 'Recovery for a CAP',
    text: [
      'For 1 CAP all supplied combat units in one hex recover. No enemy unit or fort, not even a besieged fort, may be in the hex.',
      'From turn 12 on exhaustion limits it {§14.1.1.c.2}. In the Administrative Phase recovery is free {§11.4}.',
    ],
  },
  '9.8.3.b': {
    title: 'Recovery gives up the turn',
    text: [
      'If the first CAP of a segment is spent on recovery, the second can only be another recovery; otherwise the segment is over. A recovery as the second activity after something else is allowed; the segment ends then anyway. So do the other thing first.',
      '{#128} It ends the segment even if the opponent has no CAPs.',
    ],
  },
}
