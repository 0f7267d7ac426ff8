/** What somebody must know who sits down, in both languages. */
import type { Language } from '@sandtable/kernel'

/** a sentence, and its rules */
type Told = readonly [text: string, ...rules: string[]]
/** of the Central Powers, of the Entente */
type Pair<T> = readonly [T, T]

interface ScenarioBriefing {
  readonly who: Pair<string>
  /** the most urgent first */
  readonly tasks: Pair<readonly Told[]>
  readonly victory: readonly Told[]
}

interface BriefingWords {
  readonly length: (turns: number, first: string, last: string) => string
  readonly scenarios: Readonly<Record<string, ScenarioBriefing>>
}

const en: BriefingWords = {
  length: (turns, first, last) =>
    `${turns} monthly turns, ${first} to ${last}; each has two fortnights, snow leaves one.`,
  scenarios: {
    '12.1': {
      who: [
        'You lead Germany and Austria-Hungary, with more to win in the west than time to win it.',
        'You lead France and Russia; Belgium and Britain join you when they are drawn in.',
      ],
      tasks: [
        [
          [
            'In August attack or enter Liège and bring nine German corps into Belgium, or the game is lost.',
            '12.1.special.schlieffen',
          ],
          ['Take bargaining chips in Belgium and northern France; hold the east meanwhile.', '12.1'],
          ['Keep resource points for attacks: each costs one, two in snow.', '10.3'],
        ],
        [
          [
            'In the first fortnight four French corps must enter or attack Germany or Luxembourg, or the enemy removes four.',
            '12.1.special.planxvii',
          ],
          ['Keep the Germans from the chips of the north, and Paris above all.', '12.1'],
          [
            'Bring Russia forward: its corps move from the second fortnight of August on.',
            '12.1.special.mobilization',
          ],
        ],
      ],
      victory: [
        ['At the end whoever holds both Berlin and Paris wins.', '12.1'],
        ['Else the Central Powers win with more than 13 bargaining chips.', '12.1'],
        ['Else the Entente wins with 6 or more; otherwise it is a draw.', '12.1'],
      ],
    },
    '12.2': {
      who: [
        'You lead Germany and Austria-Hungary in the east: one summer to break Russia.',
        'You lead Russia: keep the army alive and make the enemy pay.',
      ],
      tasks: [
        [
          [
            'Take interior fortresses and beat corps in major battles: that is what demoralizes Russia.',
            '2.91',
            '10.74',
          ],
          ['Keep both empires from sinking: their demoralization is counted together.', '12.2'],
          ['In September Mackensen, a corps and siege guns leave for another front.', '12.2'],
        ],
        [
          [
            'Give ground rather than corps; strike at Austria-Hungary, which is nearest its limit.',
            '2.91',
            '10.74',
          ],
          ['Buy corps evenly from a full pool: Russia has more men than money.', '6.225'],
        ],
      ],
      victory: [
        ['At the end a side wins whose demoralization is below 9 while the enemy’s is above 9.', '12.2'],
        ['If neither or both are so, it is a draw.', '12.2'],
      ],
    },
    '12.3': {
      who: [
        'You lead Germany and Austria-Hungary in 1916: trenches on every front, and a blockade.',
        'You lead Britain, France, Belgium and Russia in 1916: time works for you, Russia’s patience does not.',
      ],
      tasks: [
        [
          ['Take chips and home fortresses beyond the front; each is a point.', '12.3'],
          ['Attack out of trenches with guns, infrastructure and aircraft.', '10.572', '10.52'],
          ['The blockade takes four RP a season: spend where it counts.', '12.3'],
        ],
        [
          ['Take chips and home fortresses beyond the front; each is a point.', '12.3'],
          ['Russia is near its limit: spare it major battles it may lose.', '2.92'],
          ['Britain and France may send RP to Russia without a line.', '12.3'],
        ],
      ],
      victory: [
        [
          'A point for each bargaining chip and each home fortress in the ground where the enemy began.',
          '12.3',
        ],
        ['More points win; a tie is a draw.', '12.3'],
      ],
    },
    '12.4': {
      who: [
        'You lead Germany in 1918: new tactics, and the Americans on their way.',
        'You lead Britain, France and the United States in 1918: hold until the Americans are there.',
      ],
      tasks: [
        [
          ['Take Paris, or two French chips, and keep them to the end.', '12.4'],
          [
            'Your tactical innovation opens trenches: no reserves, no attrition against you.',
            '2.84',
            '10.41',
          ],
          ['The blockade takes 16 RP a season: the first attacks must count.', '12.4'],
        ],
        [
          ['Hold Paris and all French chips but one.', '12.4'],
          ['France is in crisis: it attacks only with tanks or under friendly skies.', '2.92'],
          ['Bring the Americans over and into the line.', '12.4'],
        ],
      ],
      victory: [
        ['Germany wins if at the end it holds Berlin, and Paris or two French bargaining chips.', '12.4'],
        ['Otherwise the Entente wins.', '12.4'],
      ],
    },
  },
}

const ja: BriefingWords = {
  length: (turns, first, last) =>
    `全${turns}月ターン、${first}から${last}まで。各月は2つの半月、積雪の月は1つです。`,
  scenarios: {
    '12.1': {
      who: [
        'あなたはドイツとオーストリア＝ハンガリーを率います。西部で勝つための時間は限られています。',
        'あなたはフランスとロシアを率います。ベルギーとイギリスは巻き込まれると加わります。',
      ],
      tasks: [
        [
          [
            '8月中にリエージュを攻撃または進入し、ドイツ軍9個軍団をベルギーに入れること。できなければ敗北です。',
            '12.1.special.schlieffen',
          ],
          ['ベルギーと北フランスの交渉材料を奪い、その間東部を守ること。', '12.1'],
          ['攻撃のために資源点を残すこと。1回1点、積雪では2点です。', '10.3'],
        ],
        [
          [
            '最初の半月にフランス軍4個軍団がドイツかルクセンブルクに進入または攻撃すること。さもないと4個軍団を失います。',
            '12.1.special.planxvii',
          ],
          ['北部の交渉材料、とりわけパリを守ること。', '12.1'],
          ['ロシア軍を前進させること。8月後半から移動できます。', '12.1.special.mobilization'],
        ],
      ],
      victory: [
        ['終了時にベルリンとパリの両方を支配する側の勝ち。', '12.1'],
        ['さもなければ交渉材料が13個を超えれば中央同盟国の勝ち。', '12.1'],
        ['さもなければ6個以上で協商国の勝ち。それ以外は引き分け。', '12.1'],
      ],
    },
    '12.2': {
      who: [
        'あなたは東部のドイツとオーストリア＝ハンガリーを率います。ひと夏でロシアを打ち破ります。',
        'あなたはロシアを率います。軍を保ち、敵に代償を払わせます。',
      ],
      tasks: [
        [
          ['内地要塞を奪い、大規模戦闘で勝つこと。ロシアの士気はそれで下がります。', '2.91', '10.74'],
          ['両帝国の士気喪失は合計されます。抑えること。', '12.2'],
          ['9月にマッケンゼン、1個軍団、攻囲軍団が他の戦線へ去ります。', '12.2'],
        ],
        [
          ['軍団より土地を譲り、限界に近いオーストリア＝ハンガリーを叩くこと。', '2.91', '10.74'],
          ['豊富なプールから均等に軍団を購入すること。足りないのは資金です。', '6.225'],
        ],
      ],
      victory: [
        ['終了時に自軍の士気喪失が9未満、敵が9を超えていればその側の勝ち。', '12.2'],
        ['どちらでもないか両方なら引き分け。', '12.2'],
      ],
    },
    '12.3': {
      who: [
        'あなたは1916年のドイツとオーストリア＝ハンガリーを率います。全戦線が塹壕、そして封鎖。',
        'あなたは1916年のイギリス、フランス、ベルギー、ロシアを率います。時間は味方ですが、ロシアは限界に近い。',
      ],
      tasks: [
        [
          ['戦線の向こうの交渉材料と本国要塞を奪うこと。各1点です。', '12.3'],
          ['攻囲軍団、インフラ、航空機とともに塹壕から攻撃すること。', '10.572', '10.52'],
          ['封鎖で毎季節4RPを失います。使い所を選ぶこと。', '12.3'],
        ],
        [
          ['戦線の向こうの交渉材料と本国要塞を奪うこと。各1点です。', '12.3'],
          ['ロシアは限界に近い。負けそうな大規模戦闘を避けさせること。', '2.92'],
          ['イギリスとフランスは補給線なしでロシアにRPを送れます。', '12.3'],
        ],
      ],
      victory: [
        ['敵の開始地域で支配する交渉材料と本国要塞が各1点。', '12.3'],
        ['点の多い側の勝ち。同点は引き分け。', '12.3'],
      ],
    },
    '12.4': {
      who: [
        'あなたは1918年のドイツを率います。新戦術はありますが、アメリカ軍が迫っています。',
        'あなたは1918年のイギリス、フランス、アメリカを率います。アメリカ軍が揃うまで守り抜きます。',
      ],
      tasks: [
        [
          ['パリ、またはフランスの交渉材料2個を奪い、最後まで保つこと。', '12.4'],
          ['戦術革新により、敵は予備も損耗も使えません。', '2.84', '10.41'],
          ['封鎖で毎季節16RPを失います。最初の攻勢が勝負です。', '12.4'],
        ],
        [
          ['パリと、1個を除くすべてのフランスの交渉材料を守ること。', '12.4'],
          ['フランスは危機にあり、戦車か航空優勢がなければ攻撃できません。', '2.92'],
          ['アメリカ軍を渡らせ、戦線に加えること。', '12.4'],
        ],
      ],
      victory: [
        ['終了時にドイツがベルリンと、パリかフランスの交渉材料2個を支配すればドイツの勝ち。', '12.4'],
        ['それ以外は協商国の勝ち。', '12.4'],
      ],
    },
  },
}

export const briefingWords = (language: Language): BriefingWords => ({ en, ja })[language]
