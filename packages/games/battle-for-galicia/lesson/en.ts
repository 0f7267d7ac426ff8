import type { StepText } from '@sandtable/presentation/lesson'
import type { StepId } from './steps.ts'

export const en: Readonly<Record<StepId, StepText>> = {
  welcome: {
    text: 'It is 23 August 1914 and you lead the Austro-Hungarian First Army against the Russians at Krasnik. In ten minutes you will march, attack and rest. Drag the map to move it, turn the wheel or pinch to come closer, press 0 to see all of it.',
  },
  towns: {
    text: 'Towns with a red tag are what you fight for. Lublin says 10/2: 10 points when you first take it, 2 on every later turn you hold it {§15.1.2}. After five turns the side with more points wins.',
  },
  prompt: {
    text: 'This line always says who must do what, with the rule’s number. Click the number and the rule opens beside the map. The small words below show where you are in the turn {§3.2}.',
  },
  hidden: {
    text: 'Brown counters are Russian. Of an enemy stack you see the top unit only {§5.4}: here others lie beneath. The three figures are attack, defence and movement.',
  },
  stack: {
    text: 'Now your own. At 9.21 stand three divisions of V Corps, 6 steps, which is as many as fit in a hex {§5.1}. Click them to take up the stack.',
    hint: 'For now, take up the stack at 9.21.',
  },
  march: {
    text: 'The light hexes are in reach; the figure is the price in movement points. 10.21 costs 3: forest 2, and 1 more because the Russians at 11.22 have a zone of control there {§4.2} {§6.3}. Point at it to see the sum, then click.',
    hint: 'For now, march to 10.21.',
  },
  undo: {
    text: 'Changed your mind? Everything can be taken back until a die is rolled or something hidden is seen. Press Undo, or Ctrl+Z.',
    hint: 'For now, press Undo.',
  },
  again: {
    text: 'The stack is back and still in your hand. March to 10.21 once more, or press Redo.',
    hint: 'For now, march to 10.21 again.',
  },
  unit: {
    text: 'One more to help. Click the 12th Division at 9.22. It belongs to I Corps, as its tag says {§2.1.id}.',
    hint: 'For now, take up the 12th Division at 9.22.',
  },
  'unit-march': {
    text: 'Send it to 10.22, next to the Russians as well: 1 for clear ground and 1 for their zone of control.',
    hint: 'For now, march to 10.22.',
  },
  halt: {
    text: 'It has 2 points left and could go on. Let it stay: press Halt here.',
    hint: 'For now, press Halt here.',
  },
  supply: {
    text: 'The buttons at the left lay something over the map. Press S, or the first of them, to see supply.',
    hint: 'For now, show the supply overlay with S.',
  },
  'supply-read': {
    text: 'Up to 8 hexes from a railway or a friendly map edge a unit is in supply, up to 12 it is low, farther it is out {§11.4}. Low and out weaken it in combat {§11.1}. Select a stack to see its path; S again takes the overlay away.',
  },
  'end-movement': {
    text: 'In a real game you would now move your other units too. For the lesson this will do: end the movement phase.',
    hint: 'For now, press End movement.',
  },
  target: {
    text: 'The combat phase. You may attack enemies next to you, and never have to {§7.0}. Attack the Russians at 11.22: click them.',
    hint: 'For now, choose 11.22 as the target.',
  },
  hexes: {
    text: 'Units from several hexes can attack together {§7.1}. Press Declare from both hexes. This shows both sides who is there {§8.1}, so it cannot be undone.',
    hint: 'For now, press Declare from both hexes.',
  },
  attackers: {
    text: 'Who fights? One corps and one other unit {§7.2}: all three divisions of V Corps, and the 12th. The cavalry beside it must stay out, it never fights with infantry {§7.5}. Choose the four divisions.',
    hint: 'For now, choose the 14th, 33rd, 37th and 12th Divisions.',
  },
  odds: {
    text: 'The panel takes the fight apart: 19 against 6 is 3:1. Below are the chances of each result and of the losses on both sides, worked out exactly {§8.1} {§9.4.1}.',
  },
  roll: {
    text: 'The red button commits you. Roll two dice.',
    hint: 'For now, press Roll two dice.',
  },
  result: {
    text: 'You rolled 3 and 4. In the 3:1 column a 7 is +1/R1: one more on your loss roll, and the defender goes back 1 hex {§9.1}. He chose Krasnik, towards his supply {§9.2.1}. The attack itself earned you 1 point {§15.1.1}.',
  },
  advance: {
    text: 'The hex is empty, so attackers may follow {§9.3.2}. Let the 12th Division advance.',
    hint: 'For now, let the 12th Division advance.',
  },
  'advance-end': {
    text: 'V Corps stays where it is. Press Advance no further.',
    hint: 'For now, press Advance no further.',
  },
  losses: {
    text: 'Now both sides roll for losses. Ten steps fought, a large combat {§8.4}. Your 3 becomes 5, which is 2 CE reductions, shared evenly {§9.4.2}. Give one to the 14th and one to the 33rd.',
    hint: 'For now, let the 14th and the 33rd Division take one each.',
  },
  log: {
    text: 'The log has it all, with every die and modifier: your guns cost the Russian 18th Division 2 CE. Click a line to see its place on the map.',
  },
  'end-combat': {
    text: 'That was your only attack. End the combat phase; your turn is over and the Russians have theirs. Watch them.',
    hint: 'For now, press End combat.',
  },
  replay: {
    text: 'They have fallen back behind Krasnik. The timeline below keeps every move: slide back to see one again, and return with Back to now.',
  },
  recover: {
    text: 'Your second turn. The 14th Division lacks 1 CE. It is in supply and no enemy is within two hexes, so it can rest for 4 movement points {§10.3.1}. In the list of its stack, press Recover beside the 14th.',
    hint: 'For now, let the 14th Division at 10.21 recover.',
  },
  points: {
    text: 'The score at the top: points come from attacks by infantry, from towns and from destroyed units {§15.1}; Russia has a head start in this scenario. Open it to see where yours come from.',
  },
  rules: {
    text: 'All the rules are in the book at the top right, with a search by word or number. If you click something that is not allowed, the table tells you why.',
  },
  end: {
    text: 'That is the whole turn. Play on from here against the computer, or leave and begin a game of your own. Krasnik is the shortest.',
  },
}
