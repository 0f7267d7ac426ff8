import type { ChapterTexts } from '../shape.ts'

export const options: ChapterTexts<'14.3.6'> = {
  '14.3.6': {
    title: 'Strategic options',
    text: [
      'Before play each player secretly chooses none, one or two of his five options. When all units are set up, both reveal them. The Allied player carries his out first: extra units, changed positions, VPs and CAPs; then the German player does the same. Each option costs VPs, and a total may fall below zero.',
      '{#72} The options are chosen after the British have been placed {§13.1.1}, by both players at the same time, and revealed at once.',
    ],
  },
  '14.3.6.a.1': {
    title: 'Allies 1: limited free set-up',
    text: [
      'Up to 5 French corps, 2 French cavalry divisions and 1 French HQ may be moved to any hexes in France, within the stacking limit. Costs 2 VPs.',
      '{#56} France is the Allied hexes with French land in them.',
    ],
  },
  '14.3.6.a.2': {
    title: 'Allies 2: better use of resources',
    text: [
      '- The forts of Lille (34) and Hazebrouck (24) are there at the start.',
      '- A French HA arrives on turn 2. Against it the forts of Metz (86) have a plus of 1 {§9.5.4.c}.',
      '- Two more French corps arrive on turn 3.',
      'Costs 1 VP.',
    ],
  },
  '14.3.6.a.3': {
    title: 'Allies 3: the empires at war',
    text: [
      '- The British 7th Division, the British 3rd Cavalry Division and the French marine brigade come on turn 7 instead of 10, the 3rd and 7th Indian Divisions on turn 10 instead of 13.',
      '- New are the French 1st and 10th Colonial Divisions on turn 8 and the Indian Secunderabad cavalry brigade on turn 13.',
      '- From turn 10 on the Allies get 1 CAP more each turn.',
      'Costs 2 VPs.',
    ],
  },
  '14.3.6.a.4': {
    title: 'Allies 4: landing from the sea',
    text: [
      'Beside {§12.3} the Allies may make one landing in the game. Up to 4 British infantry divisions may be held back when they arrive. From turn 10 on they may all be placed in one coastal hex, whoever controls it. No unit in that hex moves any more in this activation.',
      '- If Germans are there, a battle must be fought, even if other Allied units are in the hex. Instead of Fortunes of War a die is rolled. On 1 or 2 the landing is a surprise, and the TEM does not count. On 3 to 6 the defenders are ready: they subtract the TEM from their dice, and if no British unit loses a step, the German player takes one from an attacking division {§9.3.5.c}.',
      '- If the hex has one of the cities of {§10.4}, it is now a British supply source.',
      'Costs 1 VP.',
      '{#65} The landing is an activation of its own, for 1 CAP.',
      '{#79} A surprise landing cancels the TEM only: trenches and the support of a fort still count {§9.3.2.d}.',
      '{#100} The port supplies the British units in it whoever controls it; lines run out of it only once it is Allied.',
      '{#137} Not more than four are held back at one time.',
    ],
  },
  '14.3.6.a.5': {
    title: 'Allies 5: Belgium is ready',
    text: [
      '- The Belgian I and II Corps, the 3rd Division and the fort of Antwerp are replaced by their stronger counters.',
      '- All Belgian infantry, cavalry and HQs may be set up freely in Belgium {§8.4.7.a}, but not in German-controlled hexes.',
      '- The fort of Liège is added, and its hex has no German control marker.',
      '- Before turn 1 the German player has one activation of the hex of Liège: a battle against the fort and the Belgians there, with bombardment.',
      'Costs 3 VPs.',
      '{#1} Liège is hex 73; the rulebook prints 72 here.',
      '{#73} In it all German combat units in the hex attack and HA bombards. Nobody moves. The German may forgo it; guns that fired stay turned on turn 1.',
      '{#138} A CAP won in this battle is lost.',
    ],
  },
  '14.3.6.b.1': {
    title: 'Germans 1: limited free set-up',
    text: [
      'Up to 8 German corps, 3 cavalry divisions and 1 HQ may be moved to any hexes in Germany, within the stacking limit. Costs 3 VPs.',
      '{#56} Germany is the hexes printed with a black box.',
    ],
  },
  '14.3.6.b.2': {
    title: 'Germans 2: more guns',
    text: ['Two more HA arrive on turn 5 as uncertain reinforcements {§9.5.4.a}. Costs 3 VPs.'],
  },
  '14.3.6.b.3': {
    title: 'Germans 3: better supply',
    text: [
      'German units may be 2 hexes away from the rail hex where their line begins {§8.4.3.a}: the hex of the unit counts, the rail hex does not, so one friendly hex may lie between. Costs 2 VPs.',
    ],
  },
  '14.3.6.b.4': {
    title: 'Germans 4: more troops',
    text: [
      'Five more infantry corps and the HQ of the 9th Army arrive as uncertain reinforcements on turn 1. From the turn they arrive the Germans get 1 CAP more each turn. Costs 4 VPs.',
      'With the invasion of Holland {§14.3.6.b.5} they may wait until turn 2. Then 1 CAP activates all six, and they enter as one group through 42, 52, 62 or 71 with their full MA.',
      '{#92} Entering the first hex through Holland costs 1 MP. The hex must be in supply, and the way stays open after turn 2.',
      '{#136} The CAP comes from the turn the units are due, placed or not.',
    ],
  },
  '14.3.6.b.5': {
    title: 'Germans 5: invasion of Holland',
    text: [
      '- The side between 42 and 52 is no longer impassable; it costs 1 MP more.',
      '- From turn 5 on, once 52 is German-controlled and its fort destroyed, it is a German supply source with a railway off the map.',
      '- The Marine Division (turn 3), the Landwehr corps (turn 5) and the North HQ (turn 5) are removed from the turn track: they garrison Holland.',
      '- The fort of Antwerp may be besieged, and while it is, 52 is German-controlled.',
      '- The Scheldt is open: the British 7th and Royal Naval Divisions may arrive in 52 as uncertain reinforcements if the Allies control it, and British and French units there may use strategic sea movement {§10.4}.',
      '- The new troops of option 4 may enter through Holland {§14.3.6.b.4}.',
      'Costs 4 VPs.',
      '{#35} 52 becomes a source on turn 5 or on the first turn after both conditions hold, whichever is later. Uncertain reinforcements, and those meant for 81, may then be placed there.',
    ],
  },
}
