/** The notes of the data files in Japanese, by their English wording. A test finds those that are missing. */
const notes: Readonly<Record<string, string>> = {
  'the rulebook does not say whether it can be undone; nothing undoes it':
    '元に戻せるかどうかはルールブックにない。本版では戻らない',
  'rows by die from 1 to 6; cells the worked example reads are listed as known':
    '行はサイの目1～6。プレイの例で読み取れる欄は既知の値として別に記した',
  'the column may be named before the trench shift; the next cell holds the same':
    '塹壕によるシフトの前のコラムを指すのかもしれない。隣の欄も同じ値',
  'the rulebook tells clear or mountain': 'ルールブックからは平地か山岳かまでわかる',
  'VP by the arithmetic of the worked example': 'VPはプレイの例の計算による',
  'the rulebook tells only that it is not clear': 'ルールブックからは平地でないことだけがわかる',
  'no Transylvanian town of this name; read as Schässburg':
    'この名の町はトランシルヴァニアにない。シェースブルクと読んだ',
  'not across water: the flank attack of the worked example is legal and unshifted':
    '水障害越えではない。プレイの例の側面攻撃は適法で、コラムもシフトしていない',
  'from a report the designer published': 'デザイナーが公表したプレイ報告による',
  'rail: the worked example takes no road modifier': '鉄道。プレイの例では道路の修正を受けていない',
  'the rulebook names the landing but not the port': 'ルールブックには上陸地点の名はあるが、港湾の名はない',
  'the rulebook ends it at Summer 1915 and Turn 4 at once; the number counts':
    'ルールブックでは終了が1915年夏季ともターン4ともある。ターン番号に従う',
  'the garrison of Ft. Rupel, moved aside when the fort was handed over':
    'ルペル要塞の守備隊。要塞の明け渡しで退いたもの',
  'gone with the Serbian collapse': 'セルビアの崩壊とともに失われた',
  'the counter of MACKENSEN, fired twice before 1916': '「マッケンゼン」の駒。1916年までに2回射撃した',
  'the spaces west of the line, on our map': '本版の地図で線の西側にあたるスペース',
  'the armistice marker is not listed: it stays where it starts; commitment follows from the war status':
    '休戦マーカーの位置は載っていないので、初期位置のまま。参戦段階は戦争状態から決まる',
  'sources of the three empires the rulebook lets us know; the rest of their lists is our edition':
    '三帝国の補給源のうちルールブックからわかるもの。残りは本版の設定',
  'Greece draws on the allies it has joined; Montenegro has none':
    'ギリシャは参加した側の同盟国のRPを使う。モンテネグロにはRPがない',
  'or as many SCUs as the fort has CF; a die above the CF takes it':
    'または要塞のCFと同数のSCU。CFを上回るサイの目で陥落する',
  'LF 2/2 29.0; CF 3: RU XIX+XV+cavalry SCU = 7 CF (designer report); 13 CF of 4 corps + cavalry SCU 29.0':
    'LF 2/2は29.0による。CF 3は、RU XIX・XV軍団と騎兵SCUで7 CF（デザイナーの報告）、4個軍団と騎兵SCUで13 CF（29.0）から',
  'LF 3: 29.0; CF 4: Guards 4 + XX 3 + fort 2 fires on 8-9 (29.0)':
    'LF 3は29.0による。CF 4は、近衛4＋XX軍団3＋要塞2が8-9のコラムで射撃することから（29.0）',
  'as regular corps': '通常の軍団と同じ',
  'LF 2 29.0; Rovno attack 3+3+2 = 8 (29.0)': 'LF 2は29.0による。ロヴノ攻撃の3+3+2=8から（29.0）',
  'LF 1/1 29.0 (one line misprints 2)': 'LF 1/1は29.0による（1か所に2とあるのは誤植）',
  'LF 1/1 29.0; CF 1 from 7 CF at Kowel': 'LF 1/1は29.0による。CF 1はコヴェルの合計7 CFから',
  'LF 3/3 29.0; CF 4, MF 4 published by the designer; Guards+XX = 8-9 (29.0)':
    'LF 3/3は29.0による。CF 4とMF 4はデザイナーの公表による。近衛とXX軍団で8-9（29.0）',
  'Guard+XX in 8-9 and Guard+XX+XXV Res in 10-12 allow 4 or 5':
    '近衛＋XX軍団が8-9、さらにXXV予備軍団を加えて10-12なので、4か5がありうる',
  'LF 3/3 29.0; CF from 10-12 column (29.0) and AH II+AH VI+reduced XXV Res = 8 (29.0)':
    'LF 3/3は29.0による。CFは10-12のコラム（29.0）と、AH II・VI軍団＋減少戦力のXXV予備軍団で8（29.0）から',
  'GE cavalry MF 6 published by the designer': 'GE騎兵のMF 6はデザイナーの公表による',
  'LF 2 29.0; XI full 4 + SCU 2 = 6 (29.0)': 'LF 2は29.0による。完全戦力のXI軍団4＋SCU 2で6（29.0）',
  'LF 2 29.0': 'LF 2は29.0による',
  'MF 6': 'MFは6',
  'Alpine Corps': 'アルペン軍団',
  'LF 2/2 29.0; CF 3 MF 3 published by the designer':
    'LF 2/2は29.0による。CF 3とMF 3はデザイナーの公表による',
  'mountain infantry trait': '山岳歩兵の特性をもつ',
  'LF 1/1 29.0': 'LF 1/1は29.0による',
  'published by the designer': 'デザイナーの公表による',
  Alpini: 'アルピーニ（イタリア山岳兵）',
  'no RPs (26.6.1.c)': 'RPを受け取らない（26.6.1.c）',
  'Sud Army, Army of the Bug, LXI/LXII Gen.Kdo': 'Sud軍、ブーク流域軍、LXI・LXII Gen.Kdo.',
  'RU 2/4 Special, Black Sea, Yugo, BR/GR National Defence': 'RU 2/4特殊、黒海、Yugo、BR/GR国民防衛軍団',
  'LF 2/1 29.0; CF 0 12.1.i': 'LF 2/1は29.0、CF 0は12.1.iによる',
  'the movement factor is ours; modifiers are with the units': 'MFは本版の設定。修正は各ユニットに記した',
  "those of the reserve box are the rulebook's, the number of the others is ours":
    '予備ボックスの数はルールブックによる。それ以外の枚数は本版の設定',
  'named in the worked example only; which card brings it is our choice':
    '名前はプレイの例にだけ現れる。どのカードで登場するかは本版の設定',
  'the number of counters is ours': '駒の枚数は本版の設定',
  "the modifier of the full side is the rulebook's": '完全戦力面の修正はルールブックによる',
  'the modifier is ours': '修正は本版の設定',
}

export const noteInJapanese = (note: string): string | undefined => notes[note]
