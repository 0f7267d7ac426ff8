import type { ChapterTexts } from '../shape.ts'

export const errata: ChapterTexts<'errata'> = {
  'errata.brusilov.1': {
    title: 'ブルシーロフ：CP予備ボックス',
    text: ['ブルシーロフのセットアップでは、CP予備ボックスのGE予備歩兵SCUは6つではなく5つです。'],
  },
  'errata.entry.bulgaria.1': {
    title: 'ブルガリア：BRとFRの予備ボックス',
    text: ['ブルガリアが参戦したら、BRとFRの歩兵SCUを5つずつAP予備ボックスに置きます。'],
  },
  'errata.entry.bulgaria.2': {
    title: 'ブルガリア：BUユニット',
    text: ['BU第1軍とBU騎兵SCU 1つをヴィディンに、BU歩兵SCU 5つをCP予備ボックスに置きます。'],
  },
  'errata.entry.bulgaria.3': {
    title: 'ブルガリア：GE/BU軍団',
    text: [
      'GE/BU LXII Gen.Kdoをノヴィ・サドに、GE/BU LXI Gen.Kdoをテメシュヴァールに置きます。そこがAP支配下か満杯なら、補給下にある最も近いCP支配下のスペースに置きます。',
    ],
  },
  'errata.entry.italy.1': {
    title: 'イタリア：減少戦力のLCU',
    text: ['IT LCUはすべて減少戦力で登場します。'],
  },
  'errata.entry.italy.2': {
    title: 'イタリア：ITの予備ボックス',
    text: ['イタリアが参戦したら、IT歩兵SCU 8つとIT騎兵SCU 3つをAP予備ボックスに置きます。'],
  },
  'errata.entry.italy.3': {
    title: 'イタリア：アルバニアのユニット',
    text: [
      'アスタリスクの付いたAPユニットは、そのスペースがCP支配下か満杯なら、ドゥラスかレムノスに置きます。',
    ],
  },
  'errata.entry.italy.4': {
    title: 'イタリア：AH軍団',
    text: [
      'ゴリツィアとカポレットに、マップの他の場所からAH歩兵軍団を2つずつ移します。妨げられないルートが必要です。',
      '{#116} 騎兵を除くAH LCUを、二重国籍のものも含め、現在の戦力のまま、CP支配下で、敵に攻囲されていないスペースだけを通るルートで、実際に置く場所まで移します。移せば攻囲が破れるものは、他に誰もいないときだけです。足りなければ、いるだけを移します。オーストリア－ハンガリーの崩壊{§23.5}の後は、二重国籍のものもドイツ軍なので、誰も移しません。{§errata.entry.romania.4}も同じです。',
    ],
  },
  'errata.entry.romania.1': {
    title: 'ルーマニア：ROの予備ボックス',
    text: ['ルーマニアが参戦したら、RO歩兵SCU 4つをAP予備ボックスに置きます。'],
  },
  'errata.entry.romania.2': {
    title: 'ルーマニア：オデッサのRU',
    text: [
      'RU XLVII歩兵軍団とRU VI騎兵軍団をオデッサに置きます。そこがCP支配下か満杯なら、補給下にある最も近いAP支配下のスペースに置きます。',
    ],
  },
  'errata.entry.romania.3': {
    title: 'ルーマニア：GEユニット',
    text: ['参戦で登場するGEユニットを置けないときは、補給下にある最も近いCP支配下のスペースに置きます。'],
  },
  'errata.entry.romania.4': {
    title: 'ルーマニア：AH軍団',
    text: [
      'ヘルマンシュタットとシュロスベルクに、マップの他の場所から、妨げられないルートでAH歩兵軍団を1つずつ移します。そこに置けなければ、補給下にある最も近いCP支配下のスペースに置きます。',
    ],
  },
  'errata.mobilization.1': {
    title: '1914年：CP予備ボックス',
    text: ['1914年の開始時、CP予備ボックスのGE予備歩兵SCUは6つではなく5つです。'],
  },
  'errata.mobilization.2': {
    title: '1914年：オリタ',
    text: ['1914年のRUセットアップの「オソヴィエツ」は「オリタ」と読み替えます。'],
  },
  'errata.mobilization.ah': {
    title: '1914年：AHの予備ボックス',
    text: ['1914年の開始時、CP予備ボックスにAH歩兵SCU 10とAH騎兵SCU 3があります。'],
  },
  'errata.mobilization.ge': {
    title: '1914年：GEの予備ボックス',
    text: [
      '1914年の開始時、CP予備ボックスにGE歩兵SCU 10、GE予備歩兵SCU 5、GEエリート歩兵SCU 5、GE騎兵SCU 4があります。',
    ],
  },
  'errata.mobilization.ru': {
    title: '1914年：RUの予備ボックス',
    text: ['1914年の開始時、AP予備ボックスにRU歩兵SCU 10、RUエリート歩兵SCU 5、RU騎兵SCU 7があります。'],
  },
  'errata.mobilization.tu': {
    title: '1914年：TUの予備ボックス',
    text: ['1914年の開始時、CP予備ボックスにTU歩兵SCU 4とTUエリートSCU 3があります。'],
  },
}
