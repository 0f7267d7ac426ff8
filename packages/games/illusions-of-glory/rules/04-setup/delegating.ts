/** §4.4.1.a.14 The Russian player may leave his cards and rounds to his partner. */
import { RUSSIA } from '../../commands.ts'
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'

/**
 * He is asked when cards are drawn, before anything of the next turn is known. The answer holds for that
 * whole turn.
 */
export function* delegate(g: IllusionsOfGlory): Procedure {
  const { state: s } = g
  const turn = s.turn + 1
  const pick = yield* g.ask(RUSSIA, {
    rule: '4.4.1.a.14',
    prompt: 'delegate',
    facts: { turn },
    choose: () => ({ yes: true, no: true }),
  })
  s.delegated = Number(pick.verb === 'yes')
  g.emit?.({ type: 'rounds-delegated', rule: '4.4.1.a.14', turn, on: s.delegated === 1 })
}
