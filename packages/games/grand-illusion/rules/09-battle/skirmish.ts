/** Fortune 4: only one space of each side fights, the attacker says which. */
import type { GrandIllusion, Procedure } from '../../grand-illusion.ts'
import type { State } from '../../state.ts'
import { columnsOf, isEngaged, takeOff } from './board.ts'
import type { Field } from './field.ts'

export function* chooseSkirmish(g: GrandIllusion, field: Field): Procedure {
  const { state: s } = g
  const engaged = columnsOf(s, field).filter(isEngaged)
  if (engaged.length === 0) return
  const unit = engaged.length === 1 ? (engaged[0]?.attackers[0] as number) : yield* chooseUnit(g, field)
  keepOnly(s, field, s.space.get(unit))
}

function* chooseUnit(g: GrandIllusion, field: Field): Procedure<number> {
  const { state: s } = g
  const pick = yield* g.ask(field.attacker, {
    rule: '9.1.4',
    prompt: 'choose-skirmish',
    facts: { hex: field.hex },
    choose: () => ({
      engage: columnsOf(s, field)
        .filter(isEngaged)
        .flatMap(({ attackers }) => attackers),
    }),
    refuse: {
      engage: (p) => ({ code: 'no-enemy-opposite', rule: '9.2.3.a', facts: { piece: p } }),
    },
  })
  return pick.arg
}

function keepOnly(s: State, field: Field, kept: number): void {
  columnsOf(s, field).forEach(({ attackers, defenders }, column) => {
    if (column === kept) return
    takeOff(s, attackers)
    takeOff(s, defenders)
  })
}
