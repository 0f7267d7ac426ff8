import type { ChapterTexts } from '../shape.ts'

export const victory: ChapterTexts<'5'> = {
  '5.0': {
    title: '勝利の基準',
    text: ['TODO Victory is decided by the VP level when the game ends.'],
  },
  '5.1': {
    title: 'VPレベル',
    text: [
      'TODO The VP level changes when players gain/lose control of VP spaces (red) or by events. The game may end early by automatic victory or armistice.',
    ],
  },
  '5.1.1': {
    title: 'VPマーカーの移動',
    text: ['TODO heading'],
  },
  '5.1.1.a': {
    title: 'APのVP獲得',
    text: [
      'TODO VP marker moves -1 when AP takes control of a CP or neutral Greek VP space or retakes an AP VP space from the enemy.',
    ],
  },
  '5.1.1.b': {
    title: 'CPのVP獲得',
    text: [
      'TODO VP marker moves +1 when CP takes control of an AP (text misprints CP) or neutral Greek VP space or retakes a CP VP space from the enemy.',
      '{#15} TODO Read "AP or neutral Greek". An uprising that takes an AP space gives +1, a CP space -1.',
    ],
  },
  '5.1.1.c': {
    title: '蜂起によるVP',
    text: [
      'TODO An uprising taking control of a VP space costs the side that held it 1 VP: VP +1 if it was an AP space (RU uprising), VP -1 if it was a CP space (GE/AH uprising); same as 23.3.2.e. The printed wording ("AP/CP player absent") is damaged.',
    ],
  },
  '5.1.1.d': {
    title: 'イヴェントによるVP',
    text: ['TODO Events can move the VP marker.'],
  },
  '5.1.2': {
    title: '自動的勝利',
    text: [
      'TODO heading',
      '{#16} TODO They are counted on and read as 0 and 30. Automatic victory is checked only in the War Status Phase, so the marker may come back before.',
    ],
  },
  '5.1.2.a': {
    title: '自動的勝利の時期',
    text: ['TODO Checked in step 1 of the War Status Phase.'],
  },
  '5.1.2.b': {
    title: '自動的勝利のVP',
    text: ['TODO AP wins automatically at VP 0; CP at VP 30 (17.3.1).'],
  },
  '5.1.3': {
    title: '休戦',
    text: ['TODO heading'],
  },
  '5.1.3.a.1': {
    title: 'ターン18の休戦',
    text: [
      'TODO Game ends by armistice in the War Status Phase of Fall 1918 (Turn 18) if nobody has an automatic victory. (Text says step 3; the check stands in step 2 of 6.0.E.)',
    ],
  },
  '5.1.3.a.2': {
    title: '戦争状態による休戦',
    text: [
      'TODO Game ends by armistice in the War Status Phase of any turn in which the Combined War Status marker and the Armistice marker occupy the same GRT box (passing it counts as the same).',
    ],
  },
  '5.1.3.b': {
    title: '休戦時の勝者',
    text: ['TODO On armistice the VP level at that moment decides the winner.'],
  },
  '5.2': {
    title: '勝利ポイント（VP）レベル',
    text: ['TODO heading'],
  },
  '5.2.a': {
    title: 'VP 0：APの自動的勝利',
    text: ['TODO AP automatic victory.'],
  },
  '5.2.b': {
    title: 'VP 1～7：APの限定的勝利',
    text: ['TODO AP limited victory.'],
  },
  '5.2.c': {
    title: 'VP 8～14：APの辛勝利',
    text: ['TODO AP marginal victory.'],
  },
  '5.2.d': {
    title: 'VP 15：引き分け',
    text: ['TODO Draw.'],
  },
  '5.2.e': {
    title: 'VP 16～22：CPの辛勝利',
    text: ['TODO CP marginal victory.'],
  },
  '5.2.f': {
    title: 'VP 23～29：CPの限定的勝利',
    text: ['TODO CP limited victory.'],
  },
  '5.2.g': {
    title: 'VP 30以上：CPの自動的勝利',
    text: ['TODO CP automatic victory.'],
  },
}
