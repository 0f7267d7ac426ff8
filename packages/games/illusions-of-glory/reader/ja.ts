import { introduction } from './ja/01-introduction.ts'
import { components } from './ja/03-components.ts'
import { setup } from './ja/04-setup.ts'
import { players } from './ja/04-players.ts'
import { victory } from './ja/05-victory.ts'
import { turn } from './ja/06-turn.ts'
import { offensives } from './ja/07-offensives.ts'
import { action } from './ja/08-action.ts'
import { cards } from './ja/09-cards.ts'
import { uses } from './ja/09-uses.ts'
import { stacking } from './ja/10-stacking.ts'
import { movement } from './ja/11-movement.ts'
import { control } from './ja/11-control.ts'
import { attacks } from './ja/12-attacks.ts'
import { sequence } from './ja/12-sequence.ts'
import { fire } from './ja/12-fire.ts'
import { losses } from './ja/12-losses.ts'
import { retreat } from './ja/12-retreat.ts'
import { advance } from './ja/12-advance.ts'
import { redeployment } from './ja/13-redeployment.ts'
import { supply } from './ja/14-supply.ts'
import { attrition } from './ja/14-attrition.ts'
import { reinforcements } from './ja/15-reinforcements.ts'
import { replacements } from './ja/16-replacements.ts'
import { warStatus } from './ja/17-war-status.ts'
import { regions } from './ja/18-regions.ts'
import { fighting } from './ja/18-fighting.ts'
import { trenches } from './ja/19-trenches.ts'
import { forts } from './ja/20-forts.ts'
import { sieges } from './ja/20-sieges.ts'
import { flank } from './ja/21-flank.ts'
import { assembly } from './ja/22-assembly.ts'
import { rebellion } from './ja/23-rebellion.ts'
import { revolution } from './ja/23-revolution.ts'
import { quality } from './ja/24-quality.ts'
import { invasions } from './ja/25-invasions.ts'
import { coasts } from './ja/25-coasts.ts'
import { neutrals } from './ja/26-neutrals.ts'
import { greece } from './ja/26-greece.ts'
import { entry } from './ja/26-entry.ts'
import { minor } from './ja/26-minor.ts'
import { headquarters } from './ja/27-headquarters.ts'
import { treaty } from './ja/28-treaty.ts'
import { scenarios } from './ja/30-scenarios.ts'
import { notes } from './ja/29-notes.ts'
import { cardRules } from './ja/40-cards.ts'
import { errata } from './ja/41-errata.ts'
import { glossary } from './ja/42-glossary.ts'
import type { ReaderText } from './shape.ts'

export const ja: ReaderText = {
  chapters: {
    '1': 'はじめに',
    '3': '内容構成物',
    '4': 'セットアップ',
    '4.4': '3人・4人プレイ',
    '5': '勝利',
    '6': 'プレイのシークエンス',
    '7': '強制的攻勢',
    '8': 'アクション・フェイズ',
    '9': '戦略カード',
    '9.5': 'SR・RP・イヴェント',
    '10': 'スタッキング',
    '11': '移動',
    '11.2': '支配、イタリア戦線',
    '12': '戦闘：攻撃の宣言',
    '12.2': '戦闘：手順',
    '12.3': '戦闘：天候・地形・道路',
    '12.6': '戦闘：損害',
    '12.7': '戦闘：退却',
    '12.8': '戦闘：前進',
    '13': '戦略再配備',
    '14': '補給',
    '14.3': '非補給下と損耗',
    '15': '増援',
    '16': '補充',
    '17': '戦争状態',
    '18': '地方',
    '18.3': '地方での戦闘と補給',
    '19': '塹壕',
    '20': '要塞',
    '20.3': '攻囲',
    '21': '側面攻撃',
    '22': 'LCUの編合と解体',
    '23': '国家戦意と蜂起',
    '23.4': '革命と崩壊',
    '24': '部隊評価',
    '25': '海上侵攻',
    '25.3': '海上撤収、黒海の強襲上陸',
    '26': '中立国：アルバニア、ブルガリア',
    '26.3': 'ギリシャ',
    '26.4': 'イタリア、ルーマニア',
    '26.6': 'セルビア、モンテネグロ、トルコ',
    '27': '司令部と重砲兵',
    '28': 'ブレスト－リトフスク条約',
    '30': '短期シナリオ',
    '29': 'プレイの例、助言、注釈',
    card: 'ルールブックにあるカード',
    errata: 'セットアップのエラッタ',
    glossary: '用語',
  },
  rules: {
    ...introduction,
    ...components,
    ...setup,
    ...players,
    ...victory,
    ...turn,
    ...offensives,
    ...action,
    ...cards,
    ...uses,
    ...stacking,
    ...movement,
    ...control,
    ...attacks,
    ...sequence,
    ...fire,
    ...losses,
    ...retreat,
    ...advance,
    ...redeployment,
    ...supply,
    ...attrition,
    ...reinforcements,
    ...replacements,
    ...warStatus,
    ...regions,
    ...fighting,
    ...trenches,
    ...forts,
    ...sieges,
    ...flank,
    ...assembly,
    ...rebellion,
    ...revolution,
    ...quality,
    ...invasions,
    ...coasts,
    ...neutrals,
    ...greece,
    ...entry,
    ...minor,
    ...headquarters,
    ...treaty,
    ...scenarios,
    ...notes,
    ...cardRules,
    ...errata,
    ...glossary,
  },
  labels: {
    'aid.1': '補助1',
    'aid.2': '補助2',
    'aid.3': '補助3',
    'card.AP24': 'AP24',
    'card.AP37': 'AP37',
    'card.AP41': 'AP41',
    'card.AP43': 'AP43',
    'card.AP44': 'AP44',
    'card.AP45': 'AP45',
    'card.AP48': 'AP48',
    'card.CP30': 'CP30',
    'card.CP31': 'CP31',
    'card.CP34': 'CP34',
    'card.CP36': 'CP36',
    'card.CP44': 'CP44',
    'card.CP45': 'CP45',
    'card.CP48': 'CP48',
    'errata.brusilov.1': '1916',
    'errata.entry.bulgaria.1': 'ブルガリア1',
    'errata.entry.bulgaria.2': 'ブルガリア2',
    'errata.entry.bulgaria.3': 'ブルガリア3',
    'errata.entry.italy.1': 'イタリア1',
    'errata.entry.italy.2': 'イタリア2',
    'errata.entry.italy.3': 'イタリア3',
    'errata.entry.italy.4': 'イタリア4',
    'errata.entry.romania.1': 'ルーマニア1',
    'errata.entry.romania.2': 'ルーマニア2',
    'errata.entry.romania.3': 'ルーマニア3',
    'errata.entry.romania.4': 'ルーマニア4',
    'errata.mobilization.1': '1914 1',
    'errata.mobilization.2': '1914 2',
    'errata.mobilization.ah': '1914 AH',
    'errata.mobilization.ge': '1914 GE',
    'errata.mobilization.ru': '1914 RU',
    'errata.mobilization.tu': '1914 TU',
    'glossary.action-phase': 'アクション・フェイズとラウンド',
    'glossary.activate': '活性化',
    'glossary.advance': '戦闘後前進',
    'glossary.allied-powers': '連合国勢力',
    'glossary.asterisk': 'アスタリスク',
    'glossary.attack': '攻撃',
    'glossary.balkans': 'バルカン諸国',
    'glossary.cc': '戦闘カード',
    'glossary.central-powers': '中欧列強',
    'glossary.cf': '戦闘値',
    'glossary.combat': '戦闘',
    'glossary.combined-war-status': '統合戦争状態',
    'glossary.commitment': '参戦段階',
    'glossary.control': '支配',
    'glossary.defending': '防御',
    'glossary.discard-pile': '捨て札パイル',
    'glossary.draw-pile': '引きパイル',
    'glossary.drm': 'サイの目修正',
    'glossary.dual-nationality': '二重国籍ユニット',
    'glossary.event': 'イヴェント',
    'glossary.fire-tables': '射撃表',
    'glossary.flank': '側面攻撃',
    'glossary.heavy-artillery': '重砲兵',
    'glossary.hq': '司令部ユニット',
    'glossary.lcu': 'ラージ戦闘ユニット',
    'glossary.lf': '損失値',
    'glossary.ln': '損失ナンバー',
    'glossary.mf': '移動値',
    'glossary.mo': '強制的攻勢',
    'glossary.nation': '国家',
    'glossary.national-will': '国家戦意',
    'glossary.nationality-colours': '国家色',
    'glossary.neutral-entry': '中立参戦イヴェント',
    'glossary.oos': '非補給下',
    'glossary.ops-sr': 'OPSとSR（ポイント）',
    'glossary.rebellion': '叛乱',
    'glossary.regions': '地方',
    'glossary.reinforcement-card': '増援カード',
    'glossary.rp': '補充ポイント',
    'glossary.scu': 'スモール戦闘ユニット',
    'glossary.space': 'スペース',
    'glossary.special-unit': '特殊ユニット',
    'glossary.stack': 'スタック',
    'glossary.strategy-card': '戦略カード',
    'glossary.supply-source': '補給源',
    'glossary.terrain': '地形',
    'glossary.troop-quality': '部隊評価',
    'glossary.uprising': '蜂起ユニット',
    'glossary.vp': '勝利ポイント',
    'glossary.vp-space': 'VPスペース',
    'glossary.war-status-points': '戦争状態ポイント',
  },
}
