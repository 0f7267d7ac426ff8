import type { ChapterTexts } from '../shape.ts'

export const offensives: ChapterTexts<'7'> = {
  '7.0': {
    title: '強制的攻勢（MO）',
    text: ['TODO heading'],
  },
  '7.1': {
    title: 'ルールの概括',
    text: ['TODO heading'],
  },
  '7.1.1': {
    title: 'なし又は済み',
    text: ['TODO Result None or Made: no MO this turn.'],
  },
  '7.1.2': {
    title: '強制的攻勢の実施',
    text: [
      'TODO heading',
      '{#23} TODO A declared attack with at least one LCU of the nation on a unit of the enemy, in a space or region. A fort alone, uprisings and neutral Greeks do not count. It counts even if the defender withdraws by a card.',
    ],
  },
  '7.1.2.a': {
    title: 'MOの罰則',
    text: [
      'TODO A player with an MO must make at least one qualifying MO attack with an LCU that turn; failing costs 1 VP (AP +1, CP -1).',
      '{#22} TODO After the last action round, before attrition.',
    ],
  },
  '7.1.2.b': {
    title: 'MOの達成',
    text: ['TODO When the attack is made the MO marker moves to None or Made.'],
  },
  '7.1.a': {
    title: 'ターン1は指定済み',
    text: ['TODO Turn 1: CP MO = AH(SB), AP MO = RU.'],
  },
  '7.1.b': {
    title: 'MOのサイ振り',
    text: [
      'TODO From Turn 2, at the start of the turn each player rolls 1d6 (plus MO modifiers) on his table and marks the result.',
    ],
  },
  '7.2': {
    title: 'APの強制的攻勢サイ振り',
    text: ['TODO heading'],
  },
  '7.2.1-2': {
    title: 'AP MO 1～2：RUの攻撃',
    text: [
      'TODO At least one RU unit (7.1.2: LCU) must attack a CP unit this turn. Becomes None or Made after FALL OF THE TSAR (7.4.2.a).',
    ],
  },
  '7.2.3': {
    title: 'AP MO 3：BR/FRの攻撃',
    text: [
      'TODO At least one BR or FR LCU must attack a CP unit; None or Made if no BR/FR LCU is on the map when rolled.',
    ],
  },
  '7.2.4': {
    title: 'AP MO 4：BR/FR攻撃不可',
    text: [
      'TODO BR and FR units may not attack this turn; if any does, AP suffers +1 VP (once for the turn). Their units are ignored in the attack activation cost unless they take part (9.4.2.c).',
      '{#27} TODO Any attack by BR or FR troops, SCUs included, whatever they attack; +1 VP once a turn. The player says at activation whether they take part; if not they are not paid for and cannot. Dual units go as their other nation, HQs alone do not break it.',
    ],
  },
  '7.2.5-6': {
    title: 'AP MO 5～6：ITの攻撃',
    text: ['TODO At least one IT LCU must attack a CP unit; None or Made if Italy is not in the war.'],
  },
  '7.2.7': {
    title: 'AP MO 7：バルカン諸国',
    text: [
      'TODO At least one AP LCU in the Balkans must attack a CP unit in a Balkan space; None or Made if no CP unit is in the Balkans.',
      '{#24} TODO The attacking LCU and the target.',
    ],
  },
  '7.2.8': {
    title: 'AP MO 8：なし又は済み',
    text: ['TODO No MO.'],
  },
  '7.3': {
    title: 'CPの強制的攻勢サイ振り',
    text: ['TODO heading', '{#25} TODO AH against Serbia.'],
  },
  '7.3.1-2': {
    title: 'CP MO 1～2：AH（SB）の攻撃',
    text: [
      'TODO At least one AH LCU must attack a SB unit; None or Made if Serbia has collapsed. Also None or Made after GERMANDOM AGAINST SLAVDOM (7.4.2.b). MN units do not satisfy it.',
    ],
  },
  '7.3.3': {
    title: 'CP MO 3：GEの攻撃',
    text: ['TODO At least one GE LCU must attack an AP unit.'],
  },
  '7.3.4': {
    title: 'CP MO 4：TUの攻撃',
    text: [
      'TODO If Bulgaria is in the war at least one TU LCU must attack an AP unit; None or Made if Bulgaria is not in the war or no AP LCU is in Turkey, AH or the Balkans when rolled.',
    ],
  },
  '7.3.5-6': {
    title: 'CP MO 5～6：AH（IT）の攻撃',
    text: [
      'TODO At least one AH LCU must attack an AP unit on the Italian inset; None or Made if Italy is not in the war. Also None or Made after GERMANDOM AGAINST SLAVDOM (7.4.2.b).',
    ],
  },
  '7.3.7': {
    title: 'CP MO 7：バルカン諸国',
    text: [
      'TODO At least one CP LCU in the Balkans must attack an AP unit in a Balkan space; None or Made if no AP unit is in the Balkans.',
    ],
  },
  '7.3.8': {
    title: 'CP MO 8：なし又は済み',
    text: ['TODO No MO.'],
  },
  '7.4': {
    title: '強制的攻勢に影響を及ぼすイヴェント',
    text: ['TODO heading'],
  },
  '7.4.1': {
    title: 'MOのサイの目修正',
    text: ['TODO heading'],
  },
  '7.4.1.a': {
    title: 'MOの修正',
    text: ["TODO Modifiers are recorded on each side's MO modifier track."],
  },
  '7.4.1.a.1': {
    title: 'スタフカ',
    text: ['TODO All future AP MO rolls +1.'],
  },
  '7.4.1.a.2': {
    title: 'ブルシーロフ',
    text: ['TODO All future AP MO rolls +1.'],
  },
  '7.4.1.a.3': {
    title: 'ヒンデンブルクとルーデンドルフ',
    text: ['TODO All future CP MO rolls +1.'],
  },
  '7.4.1.a.4': {
    title: 'ファルケンハイン',
    text: ['TODO All future CP MO rolls +1.'],
  },
  '7.4.1.b': {
    title: '修正は蓄積する',
    text: ['TODO Two such events give +2 in total; marker placed accordingly.'],
  },
  '7.4.2': {
    title: 'MOのサイ振りに影響を及ぼす他のイヴェント',
    text: ['TODO heading', '{#26} TODO No.'],
  },
  '7.4.2.a': {
    title: 'ツァーリの退位',
    text: ['TODO For the rest of the game an AP MO result of RU becomes None or Made.'],
  },
  '7.4.2.b': {
    title: 'ドイツ気質対スラヴ気質',
    text: ['TODO For the rest of the game CP MO results AH(SB) and AH(IT) become None or Made.'],
  },
}
