import { introduction } from './en/01-introduction.ts'
import { components } from './en/03-components.ts'
import { setup } from './en/04-setup.ts'
import { players } from './en/04-players.ts'
import { victory } from './en/05-victory.ts'
import { turn } from './en/06-turn.ts'
import { offensives } from './en/07-offensives.ts'
import { action } from './en/08-action.ts'
import { cards } from './en/09-cards.ts'
import { uses } from './en/09-uses.ts'
import { stacking } from './en/10-stacking.ts'
import { movement } from './en/11-movement.ts'
import { control } from './en/11-control.ts'
import { attacks } from './en/12-attacks.ts'
import { sequence } from './en/12-sequence.ts'
import { fire } from './en/12-fire.ts'
import { losses } from './en/12-losses.ts'
import { retreat } from './en/12-retreat.ts'
import { advance } from './en/12-advance.ts'
import { redeployment } from './en/13-redeployment.ts'
import { supply } from './en/14-supply.ts'
import { attrition } from './en/14-attrition.ts'
import { reinforcements } from './en/15-reinforcements.ts'
import { replacements } from './en/16-replacements.ts'
import { warStatus } from './en/17-war-status.ts'
import { regions } from './en/18-regions.ts'
import { fighting } from './en/18-fighting.ts'
import { trenches } from './en/19-trenches.ts'
import { forts } from './en/20-forts.ts'
import { sieges } from './en/20-sieges.ts'
import { flank } from './en/21-flank.ts'
import { assembly } from './en/22-assembly.ts'
import { rebellion } from './en/23-rebellion.ts'
import { revolution } from './en/23-revolution.ts'
import { quality } from './en/24-quality.ts'
import { invasions } from './en/25-invasions.ts'
import { coasts } from './en/25-coasts.ts'
import { neutrals } from './en/26-neutrals.ts'
import { greece } from './en/26-greece.ts'
import { entry } from './en/26-entry.ts'
import { minor } from './en/26-minor.ts'
import { headquarters } from './en/27-headquarters.ts'
import { treaty } from './en/28-treaty.ts'
import { scenarios } from './en/30-scenarios.ts'
import { notes } from './en/29-notes.ts'
import { cardRules } from './en/40-cards.ts'
import { errata } from './en/41-errata.ts'
import { glossary } from './en/42-glossary.ts'
import type { ReaderText } from './shape.ts'

export const en: ReaderText = {
  chapters: {
    '1': 'Introduction',
    '3': 'Map, counters, cards',
    '4': 'Setting up',
    '4.4': 'Three and four players',
    '5': 'Victory',
    '6': 'The turn',
    '7': 'Mandatory Offensives',
    '8': 'Action Phase',
    '9': 'Strategy cards',
    '9.5': 'Redeployment, replacements, events',
    '10': 'Stacking',
    '11': 'Movement',
    '11.2': 'Control, the Italian Front',
    '12': 'Combat: who attacks whom',
    '12.2': 'Combat: the sequence',
    '12.3': 'Combat: weather, terrain, roads',
    '12.6': 'Combat: losses',
    '12.7': 'Combat: retreat',
    '12.8': 'Combat: advance',
    '13': 'Strategic redeployment',
    '14': 'Supply',
    '14.3': 'Out of supply, attrition',
    '15': 'Reinforcements',
    '16': 'Replacements',
    '17': 'War status',
    '18': 'Regions',
    '18.3': 'Fighting and supply in regions',
    '19': 'Trenches',
    '20': 'Forts',
    '20.3': 'Sieges',
    '21': 'Flank attacks',
    '22': 'Assembling and disassembling',
    '23': 'National Will and uprisings',
    '23.4': 'Revolution and collapse',
    '24': 'Troop Quality',
    '25': 'Sea invasions',
    '25.3': 'Withdrawal by sea, the Black Sea',
    '26': 'Neutrals: Albania, Bulgaria',
    '26.3': 'Greece',
    '26.4': 'Italy, Romania',
    '26.6': 'Serbia, Montenegro, Turkey',
    '27': 'HQs and heavy artillery',
    '28': 'Treaty of Brest-Litovsk',
    '30': 'Short scenarios',
    '29': 'Example, advice, notes',
    card: 'Cards the rulebook quotes',
    errata: 'Errata of the set-up',
    glossary: 'Glossary',
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
    'aid.1': 'Aid 1',
    'aid.2': 'Aid 2',
    'aid.3': 'Aid 3',
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
    'errata.entry.bulgaria.1': 'Bulgaria 1',
    'errata.entry.bulgaria.2': 'Bulgaria 2',
    'errata.entry.bulgaria.3': 'Bulgaria 3',
    'errata.entry.italy.1': 'Italy 1',
    'errata.entry.italy.2': 'Italy 2',
    'errata.entry.italy.3': 'Italy 3',
    'errata.entry.italy.4': 'Italy 4',
    'errata.entry.romania.1': 'Romania 1',
    'errata.entry.romania.2': 'Romania 2',
    'errata.entry.romania.3': 'Romania 3',
    'errata.entry.romania.4': 'Romania 4',
    'errata.mobilization.1': '1914 1',
    'errata.mobilization.2': '1914 2',
    'errata.mobilization.ah': '1914 AH',
    'errata.mobilization.ge': '1914 GE',
    'errata.mobilization.ru': '1914 RU',
    'errata.mobilization.tu': '1914 TU',
    'glossary.action-phase': 'Action Phase and round',
    'glossary.activate': 'Activate',
    'glossary.advance': 'Advance after combat',
    'glossary.allied-powers': 'Allied Powers',
    'glossary.asterisk': 'Asterisk',
    'glossary.attack': 'Attack',
    'glossary.balkans': 'Balkans',
    'glossary.cc': 'Combat card',
    'glossary.central-powers': 'Central Powers',
    'glossary.cf': 'Combat factor',
    'glossary.combat': 'Combat',
    'glossary.combined-war-status': 'Combined war status',
    'glossary.commitment': 'Commitment level',
    'glossary.control': 'Control',
    'glossary.defending': 'Defending',
    'glossary.discard-pile': 'Discard pile',
    'glossary.draw-pile': 'Draw pile',
    'glossary.drm': 'Die roll modifier',
    'glossary.dual-nationality': 'Unit of dual nationality',
    'glossary.event': 'Event',
    'glossary.fire-tables': 'Fire tables',
    'glossary.flank': 'Flank attack',
    'glossary.heavy-artillery': 'Heavy artillery',
    'glossary.hq': 'Headquarters',
    'glossary.lcu': 'Large combat unit',
    'glossary.lf': 'Loss factor',
    'glossary.ln': 'Loss Number',
    'glossary.mf': 'Movement factor',
    'glossary.mo': 'Mandatory Offensive',
    'glossary.nation': 'Nation',
    'glossary.national-will': 'National Will',
    'glossary.nationality-colours': 'Colours of the nations',
    'glossary.neutral-entry': 'Neutral entry event',
    'glossary.oos': 'Out of supply',
    'glossary.ops-sr': 'OPS and SR',
    'glossary.rebellion': 'Rebellion',
    'glossary.regions': 'Region',
    'glossary.reinforcement-card': 'Reinforcement card',
    'glossary.rp': 'Replacement points',
    'glossary.scu': 'Small combat unit',
    'glossary.space': 'Space',
    'glossary.special-unit': 'Special unit',
    'glossary.stack': 'Stack',
    'glossary.strategy-card': 'Strategy card',
    'glossary.supply-source': 'Supply source',
    'glossary.terrain': 'Terrain',
    'glossary.troop-quality': 'Troop Quality',
    'glossary.uprising': 'Uprising unit',
    'glossary.vp': 'Victory points',
    'glossary.vp-space': 'VP space',
    'glossary.war-status-points': 'War status points',
  },
}
