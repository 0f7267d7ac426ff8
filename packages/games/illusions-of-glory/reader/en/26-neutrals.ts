import type { ChapterTexts } from '../shape.ts'

export const neutrals: ChapterTexts<'26'> = {
  '26.0': {
    title: 'Neutral & Minor Countries',
    text: ['The rules of each neutral and minor country: its entry into the war, its supply, its collapse.'],
  },
  '26.1': {
    title: 'Albania',
    text: ['Albania has no side of its own; both sides may use its spaces and ports.'],
  },
  '26.1.1': {
    title: 'General Rules',
    text: ['Movement, supply and SR in Albania.'],
  },
  '26.1.1.a': {
    title: 'Moving in Albania',
    text: [
      'AP and CP units may move into any empty space of Albania.',
      '{#114} Both sides may do so from the start. Troops that stand in Albania or neutral Greece at the start control their space.',
    ],
  },
  '26.1.1.b': {
    title: 'Supply in Albania',
    text: [
      'AP and CP units may trace supply through the ports and spaces of Albania that their side controls.',
    ],
  },
  '26.1.1.c': {
    title: 'SR by sea',
    text: ['AP and CP SCUs may use friendly ports of Albania for SR by sea {§13.3}.'],
  },
  '26.2': {
    title: 'Bulgaria',
    text: ['Bulgaria is neutral until the event BULGARIA; then it fights for CP.'],
  },
  '26.2.1': {
    title: 'General Rules',
    text: ['Bulgaria before its entry into the war.'],
  },
  '26.2.1.a': {
    title: 'Closed while neutral',
    text: ['Neither player may move units into Bulgaria before it has entered the war.'],
  },
  '26.2.1.b': {
    title: 'BU units',
    text: ['BU units are placed on the map when Bulgaria enters the war, not before.'],
  },
  '26.2.2': {
    title: 'Bulgarian Entry into the War',
    text: ['What happens when Bulgaria joins CP.'],
  },
  '26.2.2.a': {
    title: 'BULGARIA',
    text: [
      'When BULGARIA is played, the BU, GE, AH, BR and FR units listed under Bulgarian entry on the Neutral Entry chart are placed. Bulgaria is then in the war as an ally of CP.',
      '{#115} AH units are mentioned, but the list has none; none comes.',
    ],
  },
  '26.2.2.b': {
    title: 'VP',
    text: [
      'When Bulgaria enters the war, CP gains 1 VP for each Bulgarian VP space. It loses 1 VP for each of them that AP takes later.',
    ],
  },
  '26.2.2.c': {
    title: 'Supply of BU units',
    text: [
      'BU units that trace supply to friendly Sofia or Burgas may be activated for movement or attack, use SR and receive RPs. Those that can trace it only to sources of other CP nations may be activated for movement, but may not attack, use SR or receive RPs.',
    ],
  },
  '26.2.3': {
    title: 'Bulgarian Collapse',
    text: ['When Bulgaria collapses, and what that means.'],
  },
  '26.2.3.a': {
    title: 'The condition',
    text: [
      'If AP controls both Bulgarian VP spaces in the collapse step of the War Status Phase {§6.0.E.4.a}, Bulgaria collapses for good, and its supply sources no longer supply CP units. The Armistice marker goes down by 3 {§17.3.2.e.3}.',
    ],
  },
  '26.2.3.b': {
    title: 'Units removed',
    text: [
      'All BU units leave the map permanently. The LCUs LXI and LXII Gen.Kdo are each replaced by one full-strength GE regular or reserve infantry SCU, if there is one.',
      '{#119} Bulgarians are eliminated wherever they are. LXI and LXII on the map are replaced by a GE SCU of the reserve box, regular or reserve by choice; if only one is left, LXI gets it. Elsewhere they are eliminated. When Romania collapses {§26.5.3.b.1}, the Romanians removed go to the Replaceable Units box and may be rebuilt at Odessa or a friendly Romanian source. The collapse of Romania is never undone.',
    ],
  },
  '26.2.3.c': {
    title: 'Afterwards',
    text: ['AP and CP units may still move into Bulgarian spaces and attack enemy units in Bulgaria.'],
  },
}
