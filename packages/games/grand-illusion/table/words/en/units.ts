/** Pieces in words, and what can be done with them, in English. */

/** "both", "all 3", "1 of 2"; nothing where there is only one */
const share = (n: number, all: number): string =>
  n < all ? `${n} of ${all} ` : n > 2 ? `All ${n} ` : n === 2 ? 'Both ' : ''

export const units = {
  units: {
    nations: { french: 'French', british: 'British', belgian: 'Belgian', german: 'German' },
    kinds: {
      infantry: {
        army: '',
        corps: 'infantry corps',
        division: 'infantry division',
        brigade: 'infantry brigade',
        battery: '',
      },
      cavalry: {
        army: '',
        corps: 'cavalry corps',
        division: 'cavalry division',
        brigade: 'cavalry brigade',
        battery: '',
      },
      hq: { army: 'HQ', corps: 'HQ', division: 'HQ', brigade: 'HQ', battery: 'HQ' },
      ha: {
        army: 'siege artillery',
        corps: 'siege artillery',
        division: 'siege artillery',
        brigade: 'siege artillery',
        battery: 'siege artillery',
      },
    },
    steps: (left: number, full: number) => `${left} of ${full} steps`,
    besieged: 'besieged',
    disrupted: 'disrupted',
    reduced: 'reduced side',
    fired: 'has fired',
    heads: { strength: 'CS', movement: 'MA', defence: 'Def', bombardment: 'Bmb' },
    marks: { hand: 'in your hand', chosen: 'chosen' },
    chip: (kind: 'hand' | 'chosen', n: number, all: number) =>
      `${share(n, all)}${kind === 'hand' ? 'in your hand' : 'chosen'}`,
    acts: {
      move: 'Move',
      alone: 'Move it alone',
      instead: 'Move it instead',
      along: 'Take along',
      leave: 'Leave it behind',
      attack: 'Let it attack here',
      recover: 'Recover all here (1 CAP)',
      entrench: 'Entrench here (1 CAP)',
    },
    unblock: (from: string) => `Open the hexside to ${from}`,
    notes: {
      attacks: 'Attacks in this activation',
      defends: 'Can only defend',
      redCircle: 'Strength +1 in defence',
      mountain: 'Mountain troops: dice −1 when they attack in the Vosges',
      territorial: 'Territorials: worse off at sea',
      half: 'Stacks as a division',
      belgian: 'Does not leave Belgium of its own will',
      british: 'May not stop in Paris',
      largeGarrison: 'Large garrison: only an undisrupted corps besieges it; surrenders on 1',
      besieged: 'Under siege: a die each turn for its surrender',
      marker: 'Out of supply',
      cut: 'Cannot trace supply now: disrupted or lost in the administration phase',
      emergency: 'Lives on emergency supply: little recovery, HQs are reduced',
      mayRecover: 'Can recover now for 1 CAP',
      noRecovery: 'No recovery for a CAP with enemies in the hex',
    },
  },
  counter: {
    fort: (strength: number, defence: number) =>
      `strength ${strength}${defence > 0 ? `, defence ${defence} against bombardment` : ''}`,
    steps: (n: number) => (n === 1 ? '1 step left' : `${n} steps left`),
    allowance: (n: number) => `movement ${n}`,
    bombardment: (n: number) => `bombardment ${n}`,
    strength: (strength: number, movement: number) => `strength ${strength}, movement ${movement}`,
    besieged: 'besieged',
    disrupted: 'disrupted',
    reduced: 'reduced side',
    fired: 'has fired',
    defends: 'defends only',
    out: 'out of supply',
    cut: 'cannot trace supply now',
    moved: 'has moved',
  },
}
