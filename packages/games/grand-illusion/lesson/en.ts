import type { StepText } from '@sandtable/presentation/lesson'
import type { StepId } from './steps.ts'

export const en: Readonly<Record<StepId, StepText>> = {
  welcome: {
    text: 'Mid-August 1914. You lead the German armies in the West, and Liège has just fallen. In ten minutes you will besiege Namur and take Brussels. Drag the map to move it, turn the wheel or pinch to come closer, press 0 to see all of it.',
  },
  opening: {
    text: 'The Allies began {§6.0.t1}. French VII Corps marched from Belfort to 107, a hex of Plan XVII. A marker is drawn blind for each of those {§14.1.2.a.1}: three of the eight are worth 1 point, the others nothing. This one was blank, so they still have the 3 they began with.',
  },
  goal: {
    text: 'You fight for the hexes with a red VP sign, above all for Paris: 10 points {§14.2.2.b.1}. For each of the others you hold, a marker is drawn at the end. After seven turns you need 6 points, and twice as many as the Allies {§14.2.3.c}.',
  },
  prompt: {
    text: 'This line always says who must do what, with the rule’s number. Click the number and the rule opens beside the map. The small words below show where you are in the turn {§4.0}.',
  },
  caps: {
    text: 'You have 6 CAPs, your points of command {§5.2}. One CAP activates one hex: all units there may move and fight. After two activations at most it is the other side’s turn {§8.1.1}.',
  },
  activate: {
    text: 'The lit hexes are yours to activate. Spend your first CAP on the Second Army: click Liège, 73.',
    hint: 'For now, activate Liège (73).',
  },
  stack: {
    text: 'Six corps stand there with their headquarters and two batteries of siege artillery. The figures on a corps are combat strength and movement {§2.4.unit}. Click 73 again to take them all up.',
    hint: 'For now, take up all units at 73.',
  },
  closed: {
    text: 'If you try what is not allowed, the table says why. Click Maubeuge, 54: it is too far with siege artillery, which moves 1 hex only {§8.4.1.ha}. Germans may not enter it on turn 1 anyway {§14.1.1.a.3}.',
  },
  march: {
    text: 'In reach are the hexes with a figure, the price in movement points. March to Namur, 64: a Belgian fort, and the 4th Division beside it. Where only enemies stand you must fight {§9.1.2.b}.',
    hint: 'For now, march to Namur (64).',
  },
  undo: {
    text: 'Changed your mind? Everything can be taken back until a die is rolled. Press Undo, or Ctrl+Z.',
    hint: 'For now, press Undo.',
  },
  again: {
    text: 'The army is back at Liège and still in your hand. March to 64 once more, or press Redo.',
    hint: 'For now, march to Namur (64) again.',
  },
  battle: {
    text: 'Both sides stand in one hex now, and the side you came through is blocked for the enemy {§8.4.5.a}. Begin the battle: click Namur.',
    hint: 'For now, begin the battle of Namur (64).',
  },
  guns: {
    text: 'The guns go first {§9.5.4.c}. Committed together they cost the fort one step more, unless it is gone already {§9.5.4.d}. Choose the massed bombardment.',
    hint: 'For now, choose the massed bombardment.',
  },
  fire: {
    text: 'The 420 mm fires with 4, and Namur adds 1 to the die: 3 or less hits, and then it fires again. Point at Namur, or tap it, and choose the 420 mm; the 305 mm follows by itself.',
    hint: 'For now, let the 420 mm artillery fire first.',
  },
  fortunes: {
    text: 'A 4 and a 6: both missed, yet the weight of the guns cost the fort 1 of its 2 steps. Then came the Fortunes of War, two dice before every battle {§9.1.4}. You rolled 5: headquarters gives you a CAP, 6 again.',
  },
  guard: {
    text: 'On the battle board the Belgians stand in front: the division and the fort. You have four spaces at most {§9.2.1.max4}. Send your best against the division: at Namur, choose the Guard, strength 6.',
    hint: 'For now, place the Guard Corps.',
  },
  others: {
    text: 'The board shows the chance of each shot: die and modifiers must not exceed the strength {§9.3.1.c}. Namur’s ground adds 1 to your dice {§9.3.1.b}. Have the rest placed for you; then all fire.',
    hint: 'For now, press Place the rest for me.',
  },
  result: {
    text: 'The Guard rolled 4, plus 1: a hit. The division shot back and hit too, so both were disrupted {§9.3.3.unit}. Then X Corps fired from reserve {§9.3.4}, and a second hit destroyed the division. The log has every die.',
  },
  siege: {
    text: 'Only the fort is left, so it is besieged and the hex is yours {§9.5.3.a}. At the end of each turn it surrenders on a 1 or 2 {§9.5.3.c}. If this fort and Maubeuge’s are gone by turn 7, you earn 3 points {§14.2.2.b.2}.',
  },
  rally: {
    text: 'The Guard is disrupted: weaker, slow, and lost if hit again {§9.8.2}. A CAP would rally a whole hex, though not beside an enemy fort {§9.8.3.a}. At the end of the turn some recover by themselves {§11.4}.',
  },
  'third-army': {
    text: 'You have a second activation in this segment. Activate the Third Army at Malmedy, 83.',
    hint: 'For now, activate Malmedy (83).',
  },
  'third-stack': {
    text: 'Corps move 2, but together with their headquarters they may move as far as it does, 4 {§8.4.1.bonus}. Take them all up.',
    hint: 'For now, take up all units at 83.',
  },
  diamond: {
    text: 'Red diamonds lie on the way to Marche, 74: the Ardennes. Crossing that side costs 1 more, 2 in all {§8.4.2}. Point at it to see the sum, then click. An empty hex becomes yours when you enter {§8.3.3}.',
    hint: 'For now, march to Marche (74).',
  },
  halt: {
    text: 'They could go on for 2 more, but would wear out their headquarters. Press Halt here. That ends your segment and the Allies have theirs: watch them.',
    hint: 'For now, press Halt here.',
  },
  allies: {
    text: 'XIV Corps climbed over the Vosges to Colmar, 103, and drew a blank too. The timeline below keeps every move: slide back to see one again, and return with Back to now.',
  },
  supply: {
    text: 'Armies live by the railway. The buttons at the left lay something over the map: press S, or the first of them, to see supply.',
    hint: 'For now, show the supply overlay with S.',
  },
  'supply-read': {
    text: 'A unit is supplied on or next to a railway that runs through its own hexes to one of its sources {§8.4.3.a}. The Belgians at Brussels hold the line beyond 72. Press S again to take the overlay away.',
  },
  'first-army': {
    text: 'It is your segment again, with two activations. Activate the First Army at Hasselt, 72.',
    hint: 'For now, activate Hasselt (72).',
  },
  'first-stack': {
    text: 'Four corps and three divisions of cavalry. Take them all up.',
    hint: 'For now, take up all units at 72.',
  },
  'no-supply': {
    text: 'Why not march past Brussels? Click Aalst, 53. With 4 movement points it is near enough, but no railway of yours leads there, and supplied units may not walk out of supply {§8.4.3.d}.',
  },
  brussels: {
    text: 'So the railway must be opened. March to Brussels, 62.',
    hint: 'For now, march to Brussels (62).',
  },
  attack: {
    text: 'The whole Belgian field army is there. Begin the battle; King Albert decides first.',
    hint: 'For now, begin the battle of Brussels (62).',
  },
  antwerp: {
    text: 'He has spent a CAP and led his army into Antwerp, which he may do on turn 1 {§14.1.1.a.1}. Brussels is yours without a shot. Two corps in 62 or 53 will keep the Belgians locked up {§12.5.2}.',
  },
  withdrawal: {
    text: 'From turn 3 the Allies may once order a General Withdrawal: every French and British unit marches off without CAPs, for 2 or 3 points {§8.7.2}. On a later turn you may too, for 3 or 4, and from then on both sides dig trenches {§8.7.3}.',
  },
  points: {
    text: 'The score at the top: the Allies have 3 for Plan XVII; yours are counted at the end. As things stand you would need 6 to win {§14.2.3.c}. Open either to see where points come from.',
  },
  rules: {
    text: 'All the rules are in the book at the top right, with a search by word or number. A number anywhere on the table opens its rule.',
  },
  end: {
    text: 'You have 4 CAPs and one more activation in this segment. Play on from here against the computer, or leave and begin a game of your own: To the Marne is the shortest.',
  },
}
