/** The notes of the data files in Japanese, by their English wording. A test finds those that are missing. */
const notes: Readonly<Record<string, string>> = {
  'the lower sides of German and Belgian forts are not in the rulebook: one less than the upper side':
    'ドイツ軍とベルギー軍の要塞の裏面はルールブックにない。表面より1低いものとした',
  'the table is on a card that is not in the rulebook; turn 1 is':
    'この表はルールブックにないカードのもの。第1ターンの値は本文にある',
  'the effect is in the rulebook, the number is ours': '効果はルールブックにあり、目の数は本版の設定',
  'that the whole activation ends is from the published game':
    '活性化全体が終わることは、公表されたゲームの紹介による',
  'how a skirmish is fought is ours': '偵察戦闘の戦いかたは本版の設定',
  'the obligation to fill every space is ours': 'すべてのマスを埋める義務は本版の設定',
  'the price of 1 CAP is from the published game': '1 CAPという代価は、公表されたゲームの紹介による',
  'ours: the rulebook only says that some result imposes a mandated battle':
    '本版の設定。ルールブックには、強制戦闘を課す結果があるとだけ書かれている',
  'the effect is in the rulebook, the number mirrors 5':
    '効果はルールブックにあり、目の数は5と対になるように定めた',
  'the effect is by analogy with the surprise of a landing': '効果は上陸作戦の奇襲にならった',
  'how many markers there are is in the rulebook, their values are not':
    '枚数はルールブックにあるが、値はない',
  'the text subtracts a modifier without its figure': '本文は修整を引くとだけ述べ、数値を示していない',
}

export const noteInJapanese = (note: string): string | undefined => notes[note]
