import type { StepText } from '@sandtable/presentation/lesson'
import type { StepId } from './steps.ts'

export const en: Readonly<Record<StepId, StepText>> = {
  welcome: {
    text: 'August 1914. You lead the Central Powers, Austria-Hungary and Germany, against Russia and Serbia. In fifteen minutes you will play the whole first turn. Drag the map to move it, turn the wheel or pinch to come closer, press 0 to see all of it.',
  },
  map: {
    text: 'Units stand in spaces and move along the lines between them: railways, mixed-gauge railways and roads {§3.1.3}. The colour tells whose land it is, a red frame is a victory space {§3.1}. Belgrade is one, with a fort of strength 1. Select a space to read all about it.',
  },
  counters: {
    text: 'A unit has three figures: combat, loss and movement factor {§3.2.1.d}. Large units (LCU) are corps, small ones (SCU) divisions {§3.2.1.b}. All have two steps; the pale side is the second {§3.2.1.e}. Up to 3 units fit in a space {§10.1.a}.',
  },
  goal: {
    text: 'The score begins at 15, a draw. Each victory space you take adds 1, each you lose costs 1 {§5.1.1.b}; from 16 on you are ahead, 30 wins at once {§5.1.2.b}. MO beside it are your orders: an Austrian corps must attack Serbs this turn, or you lose 1 point {§7.1.2.a}.',
  },
  hand: {
    text: 'Your cards: you took GUNS OF AUGUST openly, six were drawn {§4.2.2.c}. A turn has six rounds, the Allied Powers first {§8.1.a}. In each you may play a card in one of four ways: operations, redeployment, replacements, event {§9.3.a}. H raises and lowers them.',
  },
  russians: {
    text: 'Round 1 has begun. With a card for operations the Russian II and IV Corps and a cavalry division have marched to Suwalki, at the border of East Prussia. The log tells what happened, and the timeline below shows it again.',
  },
  ops: {
    text: 'Your turn. Open BURGFRIEDEN and choose Operations: 3 points to activate spaces with {§8.2.a}. Its event is given up this time; the card can come back from the discards {§9.3.d}.',
    hint: 'For now, play BURGFRIEDEN for operations.',
  },
  order: {
    text: 'A space costs 1 point for each nation in it {§9.4.1.a}. It is activated to move or to attack, never both {§9.4.3.a}. A click alone means movement: click Insterburg.',
    hint: 'For now, activate Insterburg for movement.',
  },
  attack: {
    text: 'Now Serbia. Press Activate for attack, then click Novi Sad and Temesvár: the button stays pressed. Both are connected to Belgrade; a click on the enemy there would activate them one by one, too.',
    hint: 'For now, activate Novi Sad and Temesvár for attack: the button first, then the spaces.',
  },
  unit: {
    text: 'Your points are spent. Movement comes first, combat after it {§11.1.1.e}. Take up XVII Corps: click Insterburg.',
    hint: 'For now, take up XVII Corps at Insterburg.',
  },
  march: {
    text: 'Every space costs 1 movement point, whatever the ground {§11.1.2.b}; the figures show how much that is in all. Enemies bar the way {§11.1.4.a}. March to Gumbinnen, to join I Corps.',
    hint: 'For now, march to Gumbinnen.',
  },
  undo: {
    text: 'Changed your mind? Everything can be taken back until a die is rolled or a card is seen. Press Undo, or Ctrl+Z.',
    hint: 'For now, press Undo.',
  },
  again: {
    text: 'The corps is back at Insterburg and still in your hand. March to Gumbinnen once more, or press Redo.',
    hint: 'For now, march to Gumbinnen again.',
  },
  halt: {
    text: 'It has 3 points left and could go on. Press Halt here. Nobody else can move, so combat begins.',
    hint: 'For now, press Halt here.',
  },
  target: {
    text: 'Click Belgrade, then choose who attacks: IV and IX Corps at Novi Sad, VII Corps at Temesvár. The two divisions stay out: losses fall on the lowest loss factor first {§12.6.2.a}, and theirs is 1.',
    hint: 'For now, attack Belgrade with IV, IX and VII Corps, without the divisions.',
  },
  odds: {
    text: 'The panel takes the combat apart. With corps you fire on the Heavy table {§12.2.G.2.a}: strength 9. The division and the fort fire 2 on the Light one. As all of you cross a river, you fire second, and one column to the left {§12.4.3.a}. The chances are below.',
  },
  fire: {
    text: 'The red button commits you: press Attack now. The Serbs could still play combat cards; then both roll.',
    hint: 'For now, press Attack now.',
  },
  advance: {
    text: 'The Serbian Loss Number 1 is below your loss factor 2: no harm done {§12.2.G.5.b}. Yours is 2, one for each step of the division, and it is gone. The higher number wins {§12.2.G.4.a}. Up to 3 attackers at full strength may advance {§12.8.1.a}: send in all three corps.',
    hint: 'For now, advance with IV, IX and VII Corps.',
  },
  event: {
    text: 'Your offensive is made. The fort holds out, but it is besieged {§20.3.1.a}. Round 2: the Allied Powers noted replacement points. Now GUNS OF AUGUST, as an event. Its yellow corner gives you the event and the operations {§9.3.b}: 4 points, and +1 for German attacks around East Prussia.',
    hint: 'For now, play GUNS OF AUGUST as an event.',
  },
  orders: {
    text: 'Attack Suwalki from two sides. Activate Gumbinnen and Lötzen for attack: the button, then the spaces.',
    hint: 'For now, activate Gumbinnen and Lötzen for attack.',
  },
  assault: {
    text: 'Two points are left; what is not used is lost {§9.3.d}, so Orders given: go on asks back: press it twice. No unit can move, so combat begins: click Suwalki.',
    hint: 'For now, press Orders given: go on twice, then click Suwalki.',
  },
  joined: {
    text: 'Let I and XVII Corps at Gumbinnen and I Reserve Corps at Lötzen attack, 11 against 7. The cavalry stays out.',
    hint: 'For now, attack with I, XVII and I Reserve Corps.',
  },
  flank: {
    text: 'From two spaces a flank attack can be tried {§21.0.a}; one space pins the enemy {§21.3.a}. On 4 or more you fire first {§21.4.b}, on less he does. Press Attack now, then click Lötzen to pin from there.',
    hint: 'For now, press Attack now, then click Lötzen.',
  },
  card: {
    text: 'Red corners are combat cards. They are events for this moment {§12.2.E}. Click VON FRANCOIS, who leads I Corps: +1 to your fire and +1 to the flank attack. Then press No more cards: open fire. The Russians may still answer, then the dice fall.',
    hint: 'For now, play VON FRANCOIS, then press No more cards: open fire.',
  },
  losses: {
    text: '5 and 1: the flank attack succeeds. You rolled 2, +2 for cards, −1 for roads and mixed gauge {§12.5.a}: Loss Number 5. The cavalry is destroyed, II Corps loses a step. So only 5 shoot back, with a 6: Loss Number 4. It takes 3 to hurt a corps. Let I Corps lose the step.',
    hint: 'For now, let I Corps at Gumbinnen lose the step.',
  },
  follow: {
    text: '5 to 4: a difference of 1 drove the Russians back 1 space {§12.7.2.a}. In a forest a step more would have let them stay {§12.7.4.a}. I Corps is reduced and may not follow. Advance with XVII, then with I Reserve Corps, and press No more attacks.',
    hint: 'For now, advance with XVII Corps, then I Reserve Corps, then press No more attacks.',
  },
  supply: {
    text: 'Three new Russian corps have come: a reinforcement event. Is your spearhead safe? The buttons at the left lay something over the map: press S, or the first of them, to see your supply.',
    hint: 'For now, show your supply with S.',
  },
  'supply-read': {
    text: 'A unit needs a line through friendly spaces to a supply source, of any length {§14.1.1.a}. Out of supply it moves 1 space, fires on the Light table and loses a step at the end of the turn {§14.3.2.a}. From turn 2 corps can dig trenches to hold what they took {§19.1.a} {§19.5.a}. S takes the overlay away.',
  },
  redeployment: {
    text: 'Round 3: strategic redeployment, any distance by rail {§13.1.a}, 3 points for a corps {§13.1.c}. Play LANDWEHR TO THE FRONT for it, and choose VIII Corps at Esseg.',
    hint: 'For now, play LANDWEHR TO THE FRONT for redeployment and choose VIII Corps at Esseg.',
  },
  'by-rail': {
    text: 'The lit spaces can be reached through your own ones, by railways of one gauge {§13.2.a}. Galicia is thinly held: send the corps to Tarnopol.',
    hint: 'For now, send VIII Corps to Tarnopol.',
  },
  replacements: {
    text: 'Round 4: play OBER OST for replacements. 1 German and 1 Austrian point are noted for the end of the turn {§9.6.1.a}. Neither redeployment nor replacements may be played twice running {§9.5.3.a} {§9.6.2.a}.',
    hint: 'For now, play OBER OST for replacements.',
  },
  reinforcements: {
    text: 'Round 5: your own reinforcements. Play the card with XI and the Guard Reserve Corps as an event. Fresh men are not veterans: German Troop Quality falls by 2 {§24.1.d}.',
    hint: 'For now, play GERMAN REINFORCEMENTS (XI, Guard Reserve) as an event.',
  },
  arrivals: {
    text: 'New units come to a supply source of their nation {§15.1.c}. Put XI and the Guard Reserve Corps in Königsberg. With three units it is full {§10.1.a}, so the cavalry goes to Danzig.',
    hint: 'For now, put both corps in Königsberg, then the cavalry in Danzig.',
  },
  last: {
    text: 'Round 6. Your last card must wait: one German reinforcement card a turn {§9.7.3.a}. Without a card you have 1 point {§8.2.e}. Press 1 OPS without a card, then let it go: press Give no orders twice. That ends the rounds.',
    hint: 'For now, press 1 OPS without a card, then Give no orders twice.',
  },
  'turn-end': {
    text: 'Attrition came first; all were in supply. Then the siege: a die above the fort’s 1, a 5, and Belgrade fell {§20.4.1.b}, +1. The Russians made no offensive, +1 again: you lead with 17. War status was compared, but brings new cards from turn 2 only {§17.2.a}.',
  },
  repair: {
    text: 'Replacements, the Allied Powers before you {§6.0.G}. 1 point brings back a step of a corps {§16.2.a}: click I Corps at Gumbinnen. The Austrian point is lost, as nobody needs it {§16.2.1}.',
    hint: 'For now, repair I Corps at Gumbinnen.',
  },
  draw: {
    text: 'The Draw Phase. First you could discard combat cards {§6.0.H.2}; then everybody draws up to seven {§6.0.H.3.a}. Press Keep the rest.',
    hint: 'For now, press Keep the rest.',
  },
  'turn-two': {
    text: 'Turn 2. From now on dice choose the offensives {§7.1.b}: Serbia again for you. Keep an eye on these tracks: National Will falls by 2 with each home victory space lost {§3.2.3.b}, Troop Quality with corps destroyed and reinforcements {§3.2.4.b}.',
  },
  end: {
    text: 'You have seven cards, and it is round 1. All the rules are in the book at the top right; a number anywhere opens its rule, and what is not allowed is explained. Play on from here against the computer, or begin a game of your own.',
  },
}
