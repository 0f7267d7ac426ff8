/** The notes of the data files in Japanese, by their English wording. A test finds those that are missing. */
const notes: Readonly<Record<string, string>> = {
  "Guard Corps from the rulebook's command limit example; strengths rebuilt to match the 2nd Guard Division":
    '近衛軍団であることはルールブックの指揮制限の例による。戦力は第2近衛師団に合わせて復元',
  'IV Corps came from Serbia by rail through Stryj; taken to be the group the rulebook lets enter on GT6 or GT7':
    '第IV軍団はセルビアからストルィイ経由で鉄道輸送された。ルールブックでGT6またはGT7に登場する群と見なした',
  'IX Corps stood between II Corps on its left and VI Corps on its right':
    '第IX軍団は左の第II軍団と右の第VI軍団の間にいた',
  'Kummer army group on the left bank of the Vistula': 'ヴィスワ川左岸のクンマー集団',
  'Woyrsch Landwehr Corps, over the Vistula at Jozefow on 3-4 September; one corps number for both divisions is a design choice':
    'ヴォイルシュ後備軍団。9月3～4日にユゼフフでヴィスワ川を渡った。両師団を同じ軍団番号としたのは本版の判断',
  "XIV Corps from the rulebook's command limit example; strengths and set-up rebuilt":
    '第XIV軍団であることはルールブックの指揮制限の例による。戦力と配置は復元',
  "attack 4, artillery 4, II Corps and two steps from the rulebook's combat example; defence, movement, reduced side and set-up rebuilt; II Corps stood on the left wing of Fourth Army around Tarnogrod":
    '攻撃4、砲兵値4、第II軍団、2ステップはルールブックの戦闘例による。防御、移動力、減少面、配置は復元。第II軍団は第4軍の左翼、タルノグルト付近にいた',
  "attack 5, artillery 4, II Corps and two steps from the rulebook's combat example; defence, movement, reduced side and set-up rebuilt; II Corps stood on the left wing of Fourth Army around Tarnogrod":
    '攻撃5、砲兵値4、第II軍団、2ステップはルールブックの戦闘例による。防御、移動力、減少面、配置は復元。第II軍団は第4軍の左翼、タルノグルト付近にいた',
  'both turns and all entry hexes from the rulebook; that they belong to IV Corps is inferred from history':
    '両ターンと登場ヘクスはルールブックによる。第IV軍団に属することは史実からの推定',
  "defence 8, artillery 5 and two steps from the rulebook's combat example; attack, movement, corps and reduced side rebuilt":
    '防御8、砲兵値5、2ステップはルールブックの戦闘例による。攻撃、移動力、軍団、減少面は復元',
  'detached in eastern Galicia at the start': '開始時は東ガリシアに分遣されていた',
  'doubtful pairing: the 14th Cavalry Division was with Novikov west of the Vistula; kept as the cavalry mass on the river flank':
    '組み合わせには疑問がある。第14騎兵師団はヴィスワ川の西でノヴィコフの下にいた。川沿いの騎兵集団として残した',
  'doubtful: perhaps the 3rd Don Cossack Division of Fourth Army':
    '疑問あり。第4軍の第3ドン・コサック師団かもしれない',
  "from Serbia by rail through Stryj; arrival turn rebuilt, entry hexes as for the rulebook's GT7 group":
    'セルビアからストルィイ経由で鉄道輸送。到着ターンは復元、登場ヘクスはルールブックのGT7の群と同じ',
  "historically II Corps, though the rulebook's combat example counts only the 4th and 25th as its divisions; II Corps stood on the left wing of Fourth Army around Tarnogrod":
    '史実では第II軍団だが、ルールブックの戦闘例は第4と第25師団だけを数えている。第II軍団は第4軍の左翼、タルノグルト付近にいた',
  'historically with XIV Corps; independent like the other rifle brigades':
    '史実では第XIV軍団と共にいた。ほかの狙撃兵旅団と同じく独立とした',
  "independent by the rulebook's command limit example; strengths rebuilt":
    '独立であることはルールブックの指揮制限の例による。戦力は復元',
  "independent, attack 4, artillery 2 and two steps from the rulebook's combat example; defence, movement, reduced side and arrival rebuilt":
    '独立、攻撃4、砲兵値2、2ステップはルールブックの戦闘例による。防御、移動力、減少面、到着は復元',
  'left bank of the Vistula; arrival turn and hexes rebuilt': 'ヴィスワ川左岸。到着ターンとヘクスは復元',
  "named in the rulebook's reinforcement schedule and flank example; strengths and corps rebuilt":
    'ルールブックの増援計画と側面攻撃の例に名前がある。戦力と軍団は復元',
  "named in the rulebook's reinforcement schedule; Guard Corps by attachment in Ninth Army; strengths rebuilt":
    'ルールブックの増援計画に名前がある。第9軍での配属により近衛軍団とした。戦力は復元',
  "named in the rulebook's reinforcement schedule; size by analogy with the other cavalry corps, strengths rebuilt; Pavlov led the cavalry on the left of Eighth Army":
    'ルールブックの増援計画に名前がある。規模はほかの騎兵軍団に合わせ、戦力は復元。パヴロフは第8軍左翼の騎兵を率いた',
  "named in the rulebook's reinforcement schedule; strengths and corps rebuilt":
    'ルールブックの増援計画に名前がある。戦力と軍団は復元',
  "named in the rulebook's reinforcement schedule; strengths rebuilt":
    'ルールブックの増援計画に名前がある。戦力は復元',
  'named in the rulebook: Austro-Hungarian entry hex; terrain from geography; supply symbol by design':
    'ルールブックに記載：A-H軍の登場ヘクス。地形は地理による。補給シンボルは本版の設定',
  'named in the rulebook: Russian entry hex, barred to Austria-Hungary through GT5; terrain from geography; supply symbol by design':
    'ルールブックに記載：ロシア軍の登場ヘクス、GT5までA-H軍は進入禁止。地形は地理による。補給シンボルは本版の設定',
  'named in the rulebook: Russian entry hex; terrain from geography; supply symbol by design':
    'ルールブックに記載：ロシア軍の登場ヘクス。地形は地理による。補給シンボルは本版の設定',
  'named in the rulebook: barred to Austria-Hungary through GT5; terrain from geography; supply symbol by design':
    'ルールブックに記載：GT5までA-H軍は進入禁止。地形は地理による。補給シンボルは本版の設定',
  'named in the rulebook: cavalry reaction example; terrain from geography':
    'ルールブックに記載：騎兵対応の例。地形は地理による',
  'named in the rulebook: end of a Russian entry railway; terrain from geography; supply symbol by design':
    'ルールブックに記載：ロシア軍が登場する鉄道の端。地形は地理による。補給シンボルは本版の設定',
  'named in the rulebook: entry hex of both sides; terrain from geography; supply symbol by design':
    'ルールブックに記載：両軍の登場ヘクス。地形は地理による。補給シンボルは本版の設定',
  'named in the rulebook: fortress; terrain from geography': 'ルールブックに記載：要塞。地形は地理による',
  'named in the rulebook: limit of the Austro-Hungarian left-hand edge; terrain from geography':
    'ルールブックに記載：A-H軍の左端の境。地形は地理による',
  'named in the rulebook: limit of the Russian left-hand edge; terrain from geography':
    'ルールブックに記載：ロシア軍の左端の境。地形は地理による',
  'named in the rulebook: victory town; terrain from geography':
    'ルールブックに記載：得点となる町。地形は地理による',
  "not of II Corps and two steps by the rulebook's combat example; all strengths and the set-up rebuilt":
    '第II軍団でないことと2ステップはルールブックの戦闘例による。戦力と配置はすべて復元',
  'peacetime VII Corps; independent by analogy with the 20th':
    '平時は第VII軍団。第20師団にならって独立とした',
  'peacetime XI Corps; independent by analogy with the 20th': '平時は第XI軍団。第20師団にならって独立とした',
  'peacetime XIV Corps, with Third Army when that corps went north; independent by analogy with the 20th and 41st':
    '平時は第XIV軍団。同軍団が北へ移った後も第3軍に残った。第20、第41師団にならって独立とした',
  'railway bridge': '鉄道橋',
  "the ends are fixed by the rulebook's Russian entry railways, the course by geography":
    '両端はルールブックのロシア軍登場路線、経路は地理による',
  'supply symbol by design': '補給シンボルは本版の設定',
  'unit, order and entry hexes from the rulebook; the turn headings are lost, so the turn is inferred from list order and history':
    'ユニット、順番、登場ヘクスはルールブックによる。ターンの見出しは失われたため、リストの順番と史実から推定',
}

const BRIDGES: Readonly<Record<string, string>> = {
  Izbica: 'イズビツァ',
  'Kamionka Strumilowa': 'カミョンカ・ストルミウォヴァ',
  Ksiezpol: 'クシェンシュポル',
  Pomorzany: 'ポモジャニ',
  Ulanow: 'ウラヌフ',
  Uscilug: 'ウシチルク',
}

/** A note in Japanese; `town` knows the places on the map. */
export function noteInJapanese(note: string, town: (name: string) => string | undefined): string | undefined {
  const bridge = /^bridge at (.+)$/.exec(note)?.[1]
  if (bridge === undefined) return notes[note]
  const name = town(bridge) ?? BRIDGES[bridge]
  return name === undefined ? undefined : `${name}の橋`
}
