import type { ChapterTexts } from '../shape.ts'

export const components: ChapterTexts<'3'> = {
  '3.0': {
    title: '内容構成物',
    text: ['TODO heading'],
  },
  '3.1': {
    title: 'マップボード',
    text: [
      'TODO Map consists of spaces (squares, circles, stars), regions (rectangles), connections (solid, hatched, dotted lines = roads, railways, Alpine trails) and sea-invasion lanes. Spaces are coloured by 1914 controller (some neutral). A red border marks a VP space.',
    ],
  },
  '3.1.1': {
    title: '地形が及ぶ範囲',
    text: ['TODO Terrain never affects movement; only combat, retreat and advance after combat.'],
  },
  '3.1.1.1': {
    title: '地形と戦闘',
    text: [
      'TODO Combat is affected by mountain (brown), swamp (light green) and water obstacles (blue river/coastal lines); details 12.4.',
    ],
  },
  '3.1.1.2': {
    title: '地形と退却',
    text: [
      'TODO Defenders that lose in mountain, swamp or forest (dark green) may take one extra step loss on one unit to shorten the required retreat by one space (12.7.4).',
    ],
  },
  '3.1.1.3': {
    title: '地形と戦闘後前進',
    text: [
      'TODO Terrain of the defended space does not prevent advance; full-strength victorious attackers may enter it (stop rules for the second space: 12.8.2).',
    ],
  },
  '3.1.2': {
    title: 'イタリア戦線挿入マップ',
    text: ['TODO All stacking, movement, combat, SR and supply rules apply on the Italian Front inset map.'],
  },
  '3.1.3': {
    title: '連結線の種類',
    text: [
      'TODO Black hatched = single-gauge railway; olive hatched = mixed-gauge railway; solid brown = road; dotted brown = Alpine trail; dotted blue = sea-invasion lane.',
    ],
  },
  '3.2': {
    title: '競技用コマ',
    text: [
      'TODO Pieces are combat units or markers. Unit faces: full-strength front, reduced back (band). Bottom numbers left to right: CF, LF, MF.',
    ],
  },
  '3.2.1': {
    title: '戦闘ユニット',
    text: ['TODO heading'],
  },
  '3.2.1.a': {
    title: 'ユニットの種別',
    text: [
      'TODO Symbol box colour: white regular infantry, dark blue elite infantry, brown reserve infantry, yellow special unit.',
      '{#2} TODO No, they are regular infantry with a trait. A cavalry LCU asks for a cavalry SCU first.',
    ],
  },
  '3.2.1.b': {
    title: '2種類のサイズ',
    text: ['TODO Combat units are LCU (5/8 inch counters) or SCU (1/2 inch counters).'],
  },
  '3.2.1.b.1': {
    title: 'ラージ戦闘ユニット',
    text: ['TODO LCU = corps or army with its support.'],
  },
  '3.2.1.b.2': {
    title: 'スモール戦闘ユニット',
    text: ['TODO SCU = division, HQ, German heavy artillery or uprising unit.'],
  },
  '3.2.1.c': {
    title: 'LCUのユニットID',
    text: ['TODO Each LCU has a unit id and nationality.'],
  },
  '3.2.1.d': {
    title: '3つの数値',
    text: ['TODO Every LCU/SCU prints CF - LF - MF.'],
  },
  '3.2.1.e': {
    title: '2ステップ',
    text: ['TODO Every LCU and SCU has two steps: full strength (front) and reduced (back).'],
  },
  '3.2.1.f': {
    title: '重射撃表',
    text: [
      'TODO A side with at least one LCU in the combat fires on the Heavy Fire Table even if its other units are SCUs, except 3.2.1.f.1-2. A side that is OOS uses the Light table even with LCUs (14.3.1.a.2.a, 14.3.1.a.7).',
    ],
  },
  '3.2.1.f.1': {
    title: 'アルプス峠道の例外',
    text: [
      'TODO If a mountain space is attacked only via Alpine trails, attacker and defender both use the Light Fire Table.',
    ],
  },
  '3.2.1.f.2': {
    title: '蜂起の例外',
    text: [
      'TODO Attacks against uprising units use the Light Fire Table. (LCU attackers included; only the attacker is affected, uprisings have CF 0 and do not fire.)',
    ],
  },
  '3.2.1.g': {
    title: '軽射撃表',
    text: [
      'TODO If all attacking units are SCUs the attacker uses the Light table; if all defending units are SCUs the defender uses the Light table.',
    ],
  },
  '3.2.1.h': {
    title: '二重国籍',
    text: [
      'TODO A dual-nationality unit may be treated by its owner as either nation for movement, attack, Mandatory Offensives, RPs and SR.',
      '{#3} TODO As whichever is better for their owner: in the cost of activation as a nation that is there already, for MOs and cards as either.',
    ],
  },
  '3.2.2': {
    title: '蜂起ユニット',
    text: ['TODO heading'],
  },
  '3.2.2.a': {
    title: '蜂起はSCU扱い',
    text: ['TODO Uprising units are treated as SCUs.'],
  },
  '3.2.2.b': {
    title: 'ロシア人蜂起の標記',
    text: ['TODO Red counter, RU + Uprising, hammer and sickle.'],
  },
  '3.2.2.c': {
    title: 'ドイツ人蜂起の標記',
    text: ['TODO Red counter, GE + Uprising, German flag.'],
  },
  '3.2.2.d': {
    title: 'オーストリア－ハンガリー人蜂起の標記',
    text: ['TODO Red counter, AH + Uprising, Austro-Hungarian flag.'],
  },
  '3.2.2.e': {
    title: '蜂起ユニットの数値',
    text: [
      'TODO Uprising counters print CF-LF-MF (CF is 0, see 12.1.i; the example gives LF 2 full / 1 reduced).',
    ],
  },
  '3.2.3': {
    title: '国家戦意マーカー',
    text: ['TODO heading'],
  },
  '3.2.3.a': {
    title: '国家戦意マーカー',
    text: [
      'TODO RU, GE and AH each have a National Will (NW) marker on the General Records Track (GRT); all start at 12.',
    ],
  },
  '3.2.3.b': {
    title: '国家戦意の低下',
    text: [
      'TODO When such a nation loses control of a home VP space to the enemy its NW marker moves down (amount 23.2: -2). NW also falls by 2 when an uprising takes a home VP space (23.2.a names no captor); at the floor of 2 nothing more is lost.',
    ],
  },
  '3.2.3.c': {
    title: '国家戦意の回復',
    text: [
      'TODO When the nation or an ally retakes a home VP space from the enemy its NW marker moves up (23.2: +2).',
    ],
  },
  '3.2.3.d': {
    title: '国家戦意とイヴェント',
    text: ['TODO Events can also move NW markers.'],
  },
  '3.2.3.e': {
    title: '国家士気阻喪',
    text: [
      'TODO NW reaching National Demoralization (box 2) lets rebellion break out in that nation; rebellion in Russia is also a prerequisite of the Russian Revolution. NW cannot go below 2.',
    ],
  },
  '3.2.4': {
    title: '部隊評価マーカー',
    text: ['TODO heading'],
  },
  '3.2.4.a': {
    title: '部隊評価マーカー',
    text: ['TODO RU, IT, GE and AH each have a Troop Quality (TQ) marker on the GRT; all start at 16.'],
  },
  '3.2.4.b': {
    title: '部隊評価の低下',
    text: ['TODO TQ moves down when the nation loses an LCU or brings reinforcements onto the map (24.1).'],
  },
  '3.2.4.c': {
    title: '劣悪な部隊評価',
    text: ['TODO TQ at box 1 (Poor) penalises reinforcements and replacements (24.2). TQ cannot go below 1.'],
  },
  '3.3': {
    title: '戦略カード',
    text: ['TODO heading'],
  },
  '3.3.a': {
    title: 'カードの枚数',
    text: [
      'TODO AP and CP have 55 strategy cards each: 14 Mobilization, 20 Limited War, 21 Total War (text says four groups but lists three). AP#/CP# 1-14 Mobilization, 15-34 Limited War, 35-55 Total War (by order).',
      '{#1} TODO Three decks of 14, 20 and 21: numbers 1-14 Mobilization, 15-34 Limited War, 35-55 Total War.',
    ],
  },
  '3.3.b': {
    title: '動員カードで開始',
    text: [
      'TODO Players start with Mobilization cards only and add the next deck as their War Commitment Level rises.',
    ],
  },
  '3.3.c': {
    title: '色付ボックス',
    text: [
      'TODO Yellow box at upper left: if played as event the card may also be used for its OPS in the same play. Red box: Combat Card (CC), playable as event only during combat.',
    ],
  },
}
