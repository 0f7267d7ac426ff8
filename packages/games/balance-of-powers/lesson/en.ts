import type { StepText } from '@sandtable/presentation/lesson'
import type { StepId } from './steps.ts'

export const en: Readonly<Record<StepId, StepText>> = {
  welcome: {
    text: 'August 1914. You lead the Central Powers, Germany and Austria-Hungary. In ten minutes you will take Liège and Brussels, in the first fortnight of the war. Drag the map to move it, turn the wheel or pinch to come closer, press 0 to see all of it.',
  },
  counters: {
    text: 'Both sides stand where they stood then. The first figure of a corps is its effectiveness, the second its movement {§1.321}; up to six corps share a hex {§2.62}. At Aachen is the First Army, with Kluck to lead it.',
  },
  goal: {
    text: 'You fight for bargaining chips, the towns with a diamond {§glossary.bargaining-chip}. At the end of October you win with more than 13; the Entente wins with 6 or more of its own, unless you do. Whoever holds Berlin and Paris has won anyway {§12.1}.',
  },
  prompt: {
    text: 'This line always says who must do what, with the rule’s number. Click the number and the rule opens beside the map. The small words below show where you are in the turn {§4.1}.',
  },
  violate: {
    text: 'The way to Paris leads through Belgium, which is neutral. Nobody enters a neutral without having declared it {§6.11}. Press Belgium. The table asks back about steps like this one: press it again.',
    hint: 'For now, violate Belgium.',
  },
  britain: {
    text: 'Belgium joined the Entente at once: one corps at Brussels, two at Antwerp. And Britain, which you have provoked {§6.123}, has landed two corps and cavalry at Calais {§12.1.special.britain}.',
  },
  respect: {
    text: 'That is enough of enemies. Respect the neutrality of the others.',
    hint: 'For now, violate nobody else.',
  },
  purse: {
    text: 'Now units could be ordered: first by Austria-Hungary, then by Germany {§6.221}. Resource points are few, Germany has 8 until September, and every attack costs one {§10.3}. Buy nothing for either: end both.',
    hint: 'For now, buy nothing, neither for Austria-Hungary nor for Germany.',
  },
  half: {
    text: 'The campaign begins. A month has two fortnights, and in each you move and fight first, then the Entente {§6.53}. In this one only British, French and German corps move, and no train runs {§12.1.special.mobilization}.',
  },
  stack: {
    text: 'A force moves and fights, then the next. Take up the Second Army: click the stack south of Aachen, 1220.',
    hint: 'For now, take up the stack at 1220.',
  },
  guns: {
    text: 'With it go the siege guns. The fortress of Liège is black, an old one: siege guns destroy it without a roll {§10.21}. Click Liège, 1119.',
    hint: 'For now, attack Liège (1119).',
  },
  fallen: {
    text: 'Liège is in ruins. Nobody else was there, so nothing was paid and no die rolled, and your force has moved in {§10.22}. What its slowest corps, the guns, has left is 1 movement point.',
  },
  march: {
    text: 'The figures on the map are prices. Clear hexes cost 1, woods, marsh and mountains all that is left {§9.13}. March on to 1019, between Brussels and Namur.',
    hint: 'For now, march to 1019.',
  },
  undo: {
    text: 'Changed your mind? Everything can be taken back until a die is rolled. Press Undo, or Ctrl+Z.',
    hint: 'For now, press Undo.',
  },
  again: {
    text: 'The force is back at Liège and still in your hand. March to 1019 once more, or press Redo.',
    hint: 'For now, march to 1019 again.',
  },
  attack: {
    text: 'The guns have no points left and stay here; the other four corps go on. Attack Brussels, 0918. The step is paid, but nobody enters before the combat is won {§9.14}.',
    hint: 'For now, attack Brussels (0918).',
  },
  pay: {
    text: 'The panel takes the combat apart, with every modifier and every line of the table. You could still stop here; from the payment on the attack goes through {§10.3}. Let Germany pay.',
    hint: 'For now, let Germany pay for the attack.',
  },
  point: {
    text: 'One corps stands for all: the point unit. Its effectiveness is set against the defender’s, and it is lost first {§10.531}. In 1914 good infantry attacks with 4 {§10.532}, the Belgians have 1. Choose the Guard.',
    hint: 'For now, choose the Guard Corps.',
  },
  dice: {
    text: '+3 for effectiveness and +1 for odds of 4 to 1 {§10.55}: +4 on two dice. They showed 1 and 4, so it is a 9 {§10.62}. Once in this fortnight you may have a roll repeated {§12.1.special.reroll}. Keep this one.',
    hint: 'For now, let the roll stand.',
  },
  result: {
    text: 'A 9 costs you 1 and them 2. They had only one corps; and since the modifiers favoured you, you lose nothing {§10.712}. With nobody left there, your force moved in {§10.81}. Every die is in the log.',
  },
  supply: {
    text: 'Four corps in Brussels: who feeds them? The buttons at the left lay something over the map. Press S to see supply.',
    hint: 'For now, show the supply overlay with S.',
  },
  'supply-read': {
    text: 'A line of friendly hexes with railways or towns has to lead home {§3.121}. Corps without one fight and move worse, and at the end of the fortnight they may be lost {§6.6}. Press S again to take the overlay away.',
  },
  'first-army': {
    text: 'Now the First Army. Take up the stack at Aachen, 1219: five corps, cavalry, and Kluck.',
    hint: 'For now, take up the stack at 1219.',
  },
  through: {
    text: 'Liège is yours and empty. March there, 1119.',
    hint: 'For now, march to Liège (1119).',
  },
  ardennes: {
    text: 'In 1019 the guns already stand, and seven corps would be too many {§2.62}. March to 1020 instead, south-east of Namur.',
    hint: 'For now, march to 1020.',
  },
  halt: {
    text: 'They could go one hex farther, but Namur is a fortress and wants the guns. Press Halt here.',
    hint: 'For now, press Halt here.',
  },
  plan: {
    text: 'Your plan of war is fulfilled: you have entered Liège, and at least nine corps have been in Belgium. Without that the Entente would win at the end of August {§12.1.special.schlieffen}.',
  },
  alsace: {
    text: 'Elsewhere you only have to hold. In Alsace XIV Corps stands alone before Belfort. Take it up: Mulhouse, 1227.',
    hint: 'For now, take up XIV Corps at Mulhouse (1227).',
  },
  entrench: {
    text: 'A corps may dig in for all its movement points {§9.61}. German trenches subtract 2 from every attack {§10.571}, and reserves may come to those who hold them {§10.41}. Dig in.',
    hint: 'For now, dig in.',
  },
  'end-half': {
    text: 'The rest of your armies may wait for the next fortnight. End your half; then watch the Entente.',
    hint: 'For now, end your half.',
  },
  allies: {
    text: 'The French left has come up to the Sambre and the British to Mons, as in 1914. The timeline below keeps every move: slide back to see one again, and return with Back to now.',
  },
  'plan-xvii': {
    text: 'In Lorraine, though, nobody attacked. France too has a plan: four corps against two hexes of your border in this fortnight. It was missed, so you may eliminate up to four French corps of your choice {§12.1.special.planxvii}.',
  },
  rules: {
    text: 'All the rules are in the book at the top right, with a search by word or number. A number anywhere on the table opens its rule.',
  },
  end: {
    text: 'Choose your four and play on from here against the computer: Namur waits for the guns, and Antwerp with Brussels would conquer Belgium {§2.93}. Or leave and begin a game of your own.',
  },
}
