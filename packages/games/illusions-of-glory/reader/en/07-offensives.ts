import type { ChapterTexts } from '../shape.ts'

export const offensives: ChapterTexts<'7'> = {
  '7.0': {
    title: 'Mandatory Offensives (MO)',
    text: ['Allies and politicians at home may demand an attack, or forbid one.'],
  },
  '7.1': {
    title: 'General Rules',
    text: ['How the offensive of a turn is found and what it demands.'],
  },
  '7.1.1': {
    title: 'None or Made',
    text: [
      'If the result is None or Made, the player has no MO this turn. His MO marker is placed on None or Made.',
    ],
  },
  '7.1.2': {
    title: 'Conducting Mandatory Offensives',
    text: [
      'What a player with an MO must do.',
      '{#23} It takes a declared attack with at least one LCU of the nation on a unit of the enemy, in a space or region. A fort alone and uprisings do not count; neutral Greeks do. The attack counts even if the defender withdraws by a card.',
    ],
  },
  '7.1.2.a': {
    title: 'Penalty',
    text: [
      'A player with an MO must make at least one MO attack with an LCU during the turn. If he does not, it costs 1 VP: +1 for AP, −1 for CP.',
      '{#22} The VP is paid after the last action round, before attrition.',
    ],
  },
  '7.1.2.b': {
    title: 'Made',
    text: ['When the MO attack has been made, the MO marker is moved to None or Made.'],
  },
  '7.1.a': {
    title: 'Turn 1',
    text: ['On Turn 1 (Summer 1914) the offensives are preset: AH(SB) for CP and RU for AP.'],
  },
  '7.1.b': {
    title: 'The die roll',
    text: [
      'From Turn 2 (Fall 1914) on each player rolls a die for his MO table at the start of the turn, adds his MO modifier {§7.4.1} and places his MO marker on the result.',
    ],
  },
  '7.2': {
    title: 'AP Mandatory Offensive Die Rolls',
    text: ['What the modified die demands of AP.'],
  },
  '7.2.1-2': {
    title: 'AP 1–2: RU',
    text: [
      'At least one RU LCU must attack a CP unit this turn. After FALL OF THE TSAR the result is None or Made {§7.4.2.a}.',
    ],
  },
  '7.2.3': {
    title: 'AP 3: BR/FR',
    text: [
      'At least one BR or FR LCU must attack a CP unit this turn. If no BR or FR LCU is on the map when the die is rolled, the result is None or Made.',
    ],
  },
  '7.2.4': {
    title: 'AP 4: BR/FR may not attack',
    text: [
      'BR and FR units are ordered not to attack this turn, because the Western Front needs their supplies. If AP attacks with any of them, it costs +1 VP. In the cost of activation for attack they are not counted unless they take part {§9.4.2.c}.',
      '{#27} Any attack by BR or FR troops breaks the order, SCUs included, whatever they attack; +1 VP is paid once a turn. The player says at activation whether they take part; if not, they are not paid for and cannot. Dual units go as their other nation, and HQs alone do not break it.',
    ],
  },
  '7.2.5-6': {
    title: 'AP 5–6: IT',
    text: [
      'At least one IT LCU must attack a CP unit this turn. If Italy is not in the war yet, the result is None or Made.',
    ],
  },
  '7.2.7': {
    title: 'AP 7: Balkans',
    text: [
      'At least one AP LCU in the Balkans must attack a CP unit in a Balkan space. If no CP unit is in the Balkans, the result is None or Made.',
      '{#24} Both the attacking LCU and the target must be in the Balkans. This holds for the CP offensive too.',
    ],
  },
  '7.2.8': {
    title: 'AP 8: None or Made',
    text: ['There is no Mandatory Offensive for AP this turn, or it has been made.'],
  },
  '7.3': {
    title: 'CP Mandatory Offensive Die Rolls',
    text: [
      'What the modified die demands of CP.',
      '{#25} A modified 2 is AH against Serbia, as the table says, though the example of play reads it as GE.',
    ],
  },
  '7.3.1-2': {
    title: 'CP 1–2: AH(SB)',
    text: [
      'At least one AH LCU must attack a SB unit this turn; an attack on MN does not count. If Serbia has collapsed, or after GERMANDOM AGAINST SLAVDOM {§7.4.2.b}, the result is None or Made.',
      '{#195} An attack on the Yugoslav division alone does not count: its owner may call it Russian. Under the treaty it is Serbian, and counts.',
    ],
  },
  '7.3.3': {
    title: 'CP 3: GE',
    text: ['At least one GE LCU must attack an AP unit somewhere this turn.'],
  },
  '7.3.4': {
    title: 'CP 4: TU',
    text: [
      'If Bulgaria is in the war, at least one TU LCU must attack an AP unit this turn. If Bulgaria is not in the war, or no AP LCU is in Turkey, Austria-Hungary or the Balkans when the die is rolled, the result is None or Made.',
      '{#269} A Bulgaria that has collapsed {§26.2.3.a} is not in the war any more.',
    ],
  },
  '7.3.5-6': {
    title: 'CP 5–6: AH(IT)',
    text: [
      'At least one AH LCU must attack an AP unit on the inset map of the Italian Front this turn. If Italy is not in the war yet, or after GERMANDOM AGAINST SLAVDOM {§7.4.2.b}, the result is None or Made.',
    ],
  },
  '7.3.7': {
    title: 'CP 7: Balkans',
    text: [
      'At least one CP LCU in the Balkans must attack an AP unit in a Balkan space. If no AP unit is in the Balkans, the result is None or Made.',
      '{#259} RU units abroad whom the treaty protects {§28.0.d.5} do not count as AP units here, nor for the result TU {§7.3.4}.',
    ],
  },
  '7.3.8': {
    title: 'CP 8: None or Made',
    text: ['There is no Mandatory Offensive for CP this turn, or it has been made.'],
  },
  '7.4': {
    title: 'Events Affecting Mandatory Offensives',
    text: ['Some events modify the die or cancel results for the rest of the game.'],
  },
  '7.4.1': {
    title: 'MO Die Roll Modifiers',
    text: ['Four events add to the die.'],
  },
  '7.4.1.a': {
    title: 'Recording modifiers',
    text: ['When one of these events is played, its player records it on his MO modifier track.'],
  },
  '7.4.1.a.1': {
    title: 'STAVKA',
    text: ['All AP Mandatory Offensive rolls after this event get +1.'],
  },
  '7.4.1.a.2': {
    title: 'BRUSILOV',
    text: ['All AP Mandatory Offensive rolls after this event get +1.'],
  },
  '7.4.1.a.3': {
    title: 'HINDENBURG AND LUDENDORFF IN COMMAND',
    text: ['All CP Mandatory Offensive rolls after this event get +1.'],
  },
  '7.4.1.a.4': {
    title: 'FALKENHAYN',
    text: ['All CP Mandatory Offensive rolls after this event get +1.'],
  },
  '7.4.1.b': {
    title: 'They add up',
    text: [
      'The modifiers add up: a player who has played both of his events gets +2. The MO modifier marker shows the total.',
    ],
  },
  '7.4.2': {
    title: 'Other Events Affecting MO Die Rolls',
    text: [
      'Two events cancel certain results of the die.',
      '{#26} They do not void an MO that has already been rolled; it must still be made.',
    ],
  },
  '7.4.2.a': {
    title: 'FALL OF THE TSAR',
    text: [
      'For the rest of the game an AP result of RU becomes None or Made, so AP has no Mandatory Offensive that turn.',
    ],
  },
  '7.4.2.b': {
    title: 'GERMANDOM AGAINST SLAVDOM',
    text: [
      'For the rest of the game a CP result of AH(SB) or AH(IT) becomes None or Made, so CP has no Mandatory Offensive that turn.',
    ],
  },
}
