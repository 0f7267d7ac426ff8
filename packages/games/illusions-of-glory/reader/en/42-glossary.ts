import type { ChapterTexts } from '../shape.ts'

export const glossary: ChapterTexts<'glossary'> = {
  'glossary.action-phase': {
    title: 'Action Phase and action round',
    text: [
      'The Action Phase consists of six action rounds. In each, each player plays one card for OPS, SR, RPs or its event, or takes 1 OPS without a card {§8.0}.',
    ],
  },
  'glossary.activate': {
    title: 'Activate',
    text: [
      'OPS activate spaces for movement or for attack, but not for both. In regions units are activated instead. A space with an LCU that is activated for movement may build a trench instead of moving {§9.4}.',
    ],
  },
  'glossary.advance': {
    title: 'Advance after combat',
    text: [
      'If all defenders have been destroyed or eliminated, have retreated or withdrawn before combat, up to three attacking units at full strength may advance into their space {§12.8}.',
    ],
  },
  'glossary.allied-powers': {
    title: 'Allied Powers (AP)',
    text: [
      'At the start these are France (FR), Britain (BR), Montenegro (MN), Russia (RU) and Serbia (SB). Greece (GR), Italy (IT) and Romania (RO) may join them.',
    ],
  },
  'glossary.asterisk': {
    title: 'Asterisk (*)',
    text: [
      'A card with an asterisk leaves the game for good when it is played as an event. Played for OPS, SR or RPs it goes to the discard pile.',
    ],
  },
  'glossary.attack': {
    title: 'Attack',
    text: [
      'The attacker finds the column of his total CF on the fire table, shifts it for trench, terrain and severe weather, and rolls a die on that column {§12.2}.',
    ],
  },
  'glossary.balkans': {
    title: 'Balkans',
    text: ['Albania, Bulgaria, Greece, Montenegro, Romania and Serbia. Lemnos is not part of the Balkans.'],
  },
  'glossary.cc': {
    title: 'Combat card (CC)',
    text: [
      'A strategy card with “CC” after its title and a red box at the upper left. It can be played as an event in combat only, and never to defend an unoccupied fort {§9.8}.',
    ],
  },
  'glossary.central-powers': {
    title: 'Central Powers (CP)',
    text: [
      'At the start these are Austria-Hungary (AH), Germany (GE) and Turkey (TU). Bulgaria (BU) and Greece (GR) may join them.',
    ],
  },
  'glossary.cf': {
    title: 'Combat factor (CF)',
    text: [
      'The fighting strength of a combat unit or fort. That of a unit is the number at its lower left, that of a fort is printed beside it on the map.',
    ],
  },
  'glossary.combat': {
    title: 'Combat',
    text: [
      'Combat begins with activating a space, or in a region units, for attack. Two sizes of units take part, LCUs and SCUs {§12.0}.',
    ],
  },
  'glossary.combined-war-status': {
    title: 'Combined war status',
    text: ['The sum of the war status points of all events that AP and CP have played {§17.1.2}.'],
  },
  'glossary.commitment': {
    title: 'Commitment level',
    text: [
      'Mobilization, Limited War or Total War. Each player checks his level in the War Status Phase of each turn. When it rises, the cards of the new level are added to his deck {§17.2}.',
    ],
  },
  'glossary.control': {
    title: 'Control',
    text: [
      'A space is controlled by AP, by CP or by uprisings, or it is neutral; a region is controlled by AP, CP or uprisings. An empty space without an undestroyed fort, or an empty region, passes to the enemy as soon as he enters it.',
      'AP and CP keep control after their units have left. Uprisings control only what they occupy {§11.2}.',
    ],
  },
  'glossary.defending': {
    title: 'Defending',
    text: ['Defending units are combat units that are being attacked.'],
  },
  'glossary.discard-pile': {
    title: 'Discard pile',
    text: [
      'Played cards go to the discard pile of their player, except cards with an asterisk played as events. The pile is shuffled back when the draw pile has run out {§6.0.H.4.a} or, by option, every turn {§6.0.H.4.b}.',
    ],
  },
  'glossary.draw-pile': {
    title: 'Draw pile',
    text: [
      'The shuffled strategy cards of the commitment levels a player has reached. From it he fills his hand up to seven cards each turn.',
    ],
  },
  'glossary.drm': {
    title: 'Die roll modifier (DRM)',
    text: ['A number that is added to a die roll or subtracted from it.'],
  },
  'glossary.dual-nationality': {
    title: 'Unit of dual nationality',
    text: ['A combat unit that shows two nationalities. It may be treated as either of them {§3.2.1.h}.'],
  },
  'glossary.event': {
    title: 'Event',
    text: [
      'The title of a strategy card. Played as an event, the card does what its text says. An event may be the prerequisite of others. A rule number in the text is given in parentheses {§9.7}.',
    ],
  },
  'glossary.fire-tables': {
    title: 'Fire tables',
    text: [
      'The tables that decide combat. A side normally uses the Heavy Fire Table if at least one of its units is an LCU, and the Light Fire Table if all are SCUs. A fort that defends alone uses the Heavy table.',
      'The Light table is used by those who attack uprisings, by both sides in an attack on a mountain space by Alpine trails only {§3.2.1.f.1}, and by a side out of supply {§14.3.1}.',
    ],
  },
  'glossary.flank': {
    title: 'Flank attack',
    text: [
      'Attackers from two or more spaces with at least one LCU may try a flank attack. One of their spaces is named as the pinning space. Each other attacking space that is not connected to an enemy-occupied space, the defended one apart, gives +1 to the die.',
      'With 4 or more the attempt succeeds and the attacker fires first. With 3 or less it fails and the defender fires first {§21.0}.',
    ],
  },
  'glossary.heavy-artillery': {
    title: 'Heavy artillery',
    text: ['A German small unit with an artillery symbol on yellow. It is a combat unit {§27.0}.'],
  },
  'glossary.hq': {
    title: 'Headquarters (HQ)',
    text: [
      'Small units with a flag on yellow: RU Brusilov, FR Sarrail and d’Esperey, GE Mackensen and Falkenhayn. They are combat units {§27.0}.',
    ],
  },
  'glossary.lcu': {
    title: 'Large combat unit (LCU)',
    text: [
      'A large counter that stands for a corps or army. A side with an LCU in the combat normally, but not always, uses the Heavy Fire Table {§3.2.1.f}.',
    ],
  },
  'glossary.lf': {
    title: 'Loss factor (LF)',
    text: [
      'How much damage a unit can absorb: the number at the bottom centre of the counter. The LF of a fort is its CF. A Loss Number does harm only if it is at least as high as the LF {§12.6}.',
    ],
  },
  'glossary.ln': {
    title: 'Loss Number (LN)',
    text: ['The result of a roll on a fire table: the harm it can do to enemy units and forts {§12.6.1}.'],
  },
  'glossary.mf': {
    title: 'Movement factor (MF)',
    text: [
      'The number at the lower right of a unit: the most movement points it can spend in an action round. Entering a space or region costs 1 movement point (MP).',
    ],
  },
  'glossary.mo': {
    title: 'Mandatory Offensive (MO)',
    text: [
      'An attack that a player must make during a turn because of his allies or of politics at home, or pay for with a VP {§7.0}.',
    ],
  },
  'glossary.nation': {
    title: 'Nation',
    text: ['A country that belongs to the Allied or the Central Powers or begins the game as a neutral.'],
  },
  'glossary.national-will': {
    title: 'National Will',
    text: [
      'How far the people of RU, GE and AH support the war. It is shown by a marker on the General Records Track and changes with territory and events {§23.2}.',
    ],
  },
  'glossary.nationality-colours': {
    title: 'Colours of the nations',
    text: [
      'The colour of a combat unit shows its nation.',
      '- Allied Powers: Russia white, Italy light green, Britain tan, France blue, Serbia brown, Montenegro purple.',
      '- Central Powers: Austria-Hungary grey, Germany grey-green, Turkey mustard.',
      '- Neutral at the start: Greece dark blue, Bulgaria red, Romania dark green.',
    ],
  },
  'glossary.neutral-entry': {
    title: 'Neutral entry event',
    text: [
      'An event that brings Italy, Bulgaria, Romania or Greece, neutral until then, into the war {§9.7.2}.',
    ],
  },
  'glossary.oos': {
    title: 'Out of supply (OOS)',
    text: [
      'A unit is out of supply if it cannot trace a line to a friendly supply source through friendly-controlled spaces, besieged enemy forts and regions occupied by friendly units {§14.0}.',
      'It may still move and attack, but not use SR or receive RPs, and it loses a step in the Attrition Phase. Uprisings are always in supply.',
    ],
  },
  'glossary.ops-sr': {
    title: 'OPS and SR',
    text: [
      'The number at the upper left of a card counts as operation points (OPS) or as strategic redeployment points (SR), never as both in one play. OPS activate spaces for movement or attack. SR carries units over land or sea regardless of their MF.',
    ],
  },
  'glossary.rebellion': {
    title: 'Rebellion',
    text: [
      'The loss of home VP spaces and events lower the National Will of RU, GE and AH and can lead to rebellion there {§23.0}.',
    ],
  },
  'glossary.regions': {
    title: 'Region',
    text: [
      'One of the large rectangles of the map: Anatolia, Brandenburg, Carniola, Kharkov, Moscow, Novgorod, Rodosto, Rostov, Southern Italy and Tyrol. Moving into or out of one costs 1 movement point {§18.0}.',
    ],
  },
  'glossary.reinforcement-card': {
    title: 'Reinforcement card',
    text: [
      'A strategy card with “Reinforcements” in its title or in the text of its event. It brings combat units onto the map {§15.0}.',
    ],
  },
  'glossary.rp': {
    title: 'Replacement points (RPs)',
    text: [
      'They repair units on the map and rebuild destroyed units in the Replaceable Units box. A card played for RPs records them on the General Records Track, and they are spent in the Replacement Phase. Some cards give RPs for immediate use {§16.0}.',
    ],
  },
  'glossary.scu': {
    title: 'Small combat unit (SCU)',
    text: [
      'A small counter, usually a division. A side that has only SCUs in the combat uses the Light Fire Table {§3.2.1.g}.',
    ],
  },
  'glossary.space': {
    title: 'Space',
    text: ['A square of the map with the name of a place, or a circle for sea invasions.'],
  },
  'glossary.special-unit': {
    title: 'Special unit',
    text: ['An LCU or SCU with its symbol on yellow. It never receives RPs {§16.5.a}.'],
  },
  'glossary.stack': {
    title: 'Stack',
    text: ['A group of up to three units in a space, in a region or on Lemnos {§10.0}.'],
  },
  'glossary.strategy-card': {
    title: 'Strategy card',
    text: [
      'The engine of the game. Cards are played to activate spaces for movement or combat, to get RPs that repair or rebuild units, or for the event they describe {§9.0}.',
    ],
  },
  'glossary.supply-source': {
    title: 'Supply source',
    text: ['A half-moon symbol in a space or region {§14.2}.'],
  },
  'glossary.terrain': {
    title: 'Terrain',
    text: ['The mountain, swamp, forest or water obstacle of a space or region {§3.1.1}.'],
  },
  'glossary.troop-quality': {
    title: 'Troop Quality',
    text: [
      'A measure of what casualties and replacements have made of the manpower of RU, IT, GE and AH. It is shown by a marker on the General Records Track {§24.0}.',
    ],
  },
  'glossary.uprising': {
    title: 'Uprising unit',
    text: [
      'Uprising units are no organized troops but unrest. They are red SCUs with the flag of Austria-Hungary or Germany or the Russian hammer and sickle. They disrupt the nation but never attack or move {§23.3}.',
    ],
  },
  'glossary.vp': {
    title: 'Victory points (VPs)',
    text: ['They decide who wins. They are gained by taking VP spaces and by events {§5.1}.'],
  },
  'glossary.vp-space': {
    title: 'VP space',
    text: [
      'A space with a red border. When AP takes control of an enemy or neutral Greek VP space, the VP marker moves by −1; when CP does, by +1.',
      'When a neutral enters the war, the side it joins scores 1 VP for each friendly-controlled VP space of that nation.',
    ],
  },
  'glossary.war-status-points': {
    title: 'War status points',
    text: [
      'The number in parentheses after the title of some events. When the card is played as an event, the war status of its player and the combined war status rise by that number {§17.1.2}.',
    ],
  },
}
