import type { TableWords } from './shape.ts'

const MONTHS: Readonly<Record<number, string>> = {
  8: 'August',
  9: 'September',
  10: 'October',
  11: 'November',
}

export const en: TableWords = {
  caps: { title: 'CAPs', heads: ['Die', 'Moltke', 'Falkenhayn', 'Joffre, first', 'Joffre, second'] },
  costs: {
    title: 'What CAPs buy',
    heads: ['Use', 'CAPs'],
    rows: {
      activate: 'Activate a hex: move and fight',
      entrench: 'Entrench a hex',
      recover: 'Recovery of a hex',
      now: 'Replacement at once',
      later: 'Replacement after two turns',
      strategic: 'Strategic movement of a unit',
      belgians: 'Withdrawal of the Belgians, turn 1',
    },
  },
  turns: {
    title: 'Turn track',
    heads: ['Turn', 'Dates in 1914', 'What is special'],
    mandated: (side, battles) => `${side === 'AL' ? 'Allied' : 'German'} mandated battles: ${battles}`,
    ends: (scenario) => `end of scenario ${scenario}`,
    events: {
      1: 'fixed CAPs and Allied initiative',
      2: 'German initiative',
      3: 'German initiative; Eastern Front; strategic rail movement begins; Allied withdrawal possible',
      4: 'initiative is rolled from now on; German withdrawal possible at the earliest',
      5: 'German strategic rail movement in occupied hexes; emergency supply ends; losses count in scenario 2',
      6: 'German detachment HQs',
      7: 'SP hexes are open',
      8: 'BEF replacement; units bought for 1 CAP come disrupted',
      9: 'interim VPs',
      10: 'units bought for 2 CAPs come disrupted',
      12: 'BEF and Belgian replacements; exhaustion',
    },
    dates: ([month, day], [lastMonth, lastDay]) => {
      const last = `${lastDay} ${MONTHS[lastMonth] ?? ''}`
      return month === lastMonth ? `${day}–${last}` : `${day} ${MONTHS[month] ?? ''} – ${last}`
    },
    gap: '; ',
  },
  entry: {
    title: 'Entering and leaving hexes',
    heads: [
      'Leaving',
      'Friendly, no enemies',
      'Friendly, contested',
      'Enemy, empty',
      'Enemy, occupied',
      'Enemy, contested',
    ],
    from: ['Friendly, no enemies', 'Friendly, contested', 'Enemy, contested'],
    cells: {
      on: 'may go on',
      stop: 'must stop',
      taken: 'becomes yours, may go on',
      battle: 'must stop, forced battle',
      closed: 'not allowed',
    },
  },
  placement: {
    title: 'Order of placement',
    heads: ['Rank', 'Defender', 'Attacker'],
    rows: [
      ['undisrupted corps, or pair of infantry', 'undisrupted corps, or pair of infantry'],
      ['undisrupted infantry division', 'undisrupted infantry division'],
      ['undisrupted infantry brigade', 'undisrupted infantry brigade'],
      ['undisrupted cavalry', 'undisrupted cavalry'],
      ['disrupted combat units', 'disrupted units, if wanted'],
      ['forts', '–'],
    ],
  },
  fortunes: {
    title: 'Fortunes of War',
    heads: ['2d6', 'Result', 'Effect'],
    results: {
      rout: ['Rout', 'The battle is fought. Afterwards the side with fewer undisrupted units retreats.'],
      cautious: [
        'Cautious Attacker',
        'This battle and all others of the activation are cancelled. The initiative passes to the defender.',
      ],
      skirmish: [
        'Skirmish',
        'Only one pair of front spaces fights; the attacker picks it. No reserves, no support of forts, no forced retreat.',
      ],
      ohl: ['OHL', 'The Germans get 1 CAP. The battle is fought.'],
      limit: [
        'Offensive to the Limit',
        'The attacker fills every space opposite a defender as far as he can. Units that can only defend may attack; on turns 1–4 disrupted French must.',
      ],
      advantage: [
        'Tactical Advantage',
        'For 1 CAP the defender may withdraw all but forts (no battle), have a skirmish, or counterattack and then return the initiative.',
      ],
      orders: [
        'Orders from Above',
        'The attacker has one more mandated battle to fight. The battle is fought.',
      ],
      gqg: ['GQG', 'The Allies get 1 CAP. The battle is fought.'],
      counterattack: [
        'Counterattack',
        'The defender attacks instead. Afterwards he has the initiative; other battles are cancelled.',
      ],
      surprise: ['Attacker Surprise', 'TEM and trenches do not count; the support of forts does.'],
    },
  },
  modifiers: {
    title: 'Modifiers in battle',
    heads: ['What', 'Whose dice', 'DRM'],
    sides: { attack: 'attacker', defence: 'defender' },
    rows: {
      tem: 'Terrain (TEM)',
      trench: 'Trench',
      mountain: 'French mountain unit in 102 or 103, its own die',
      counterattack: 'Counterattack, instead of all others',
      fort: 'Fort in the hex, not its own die, not in a skirmish',
      elan: 'Plan XVII mandated battle',
    },
    concentric: (hexes) => `Concentric attack from ${hexes} hexes`,
  },
  retreat: {
    title: 'Retreat priorities',
    heads: ['Rank', 'Hex', 'Enemies there'],
    rows: [
      ['friendly-controlled', 'none'],
      ['friendly-controlled', 'some'],
      ['enemy-controlled', 'none'],
      [
        'enemy-controlled',
        'infantry, if friendly combat units are there too and no battle is still to be fought',
      ],
      [
        'enemy-controlled',
        'undisrupted cavalry but no infantry; one retreating unit of the owner’s choice takes a hit',
      ],
    ],
  },
  sea: {
    title: 'Retreat by sea',
    heads: ['Die', 'Result'],
    back: (turns) => `comes back after ${turns} turns, disrupted`,
    eliminated: 'eliminated',
  },
  seaModifiers: {
    title: 'Modifiers of the retreat by sea',
    heads: ['Unit', 'DRM'],
    rows: ['British', 'French territorial', 'Belgian'],
  },
  forts: {
    titles: { belgian: 'Belgian forts', german: 'German forts', french: 'French forts' },
    heads: ['Fort', 'Hex', 'CS and bombardment defence, step by step', 'Garrison'],
    large: 'large',
    option: 'option of scenario 3',
  },
  artillery: {
    title: 'Heavy siege artillery',
    heads: ['Unit', 'Value'],
    french: 'French',
    option: 'option',
  },
  supply: {
    title: 'Supply sources',
    heads: ['Nation', 'Hexes'],
    nations: { french: 'French', british: 'British', belgian: 'Belgian', german: 'German' },
  },
  hexes: {
    plan17: 'Plan XVII hexes',
    german: 'German VP hexes',
    heads: ['Place', 'Hex', 'VPs'],
    marker: 'marker',
    double: 'marker × 2',
  },
  markers: { plan17: 'Plan XVII markers', german: 'German VP markers', heads: ['Value', 'Markers'] },
  options: { title: 'Price of the options', heads: ['Option', 'VPs'] },
}
