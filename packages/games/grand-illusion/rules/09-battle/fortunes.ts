/** §9.1.4 the Fortunes of War. */
import { D6, TWO_D6 } from '@sandtable/kernel'
import type { FortuneResult } from '../../data/types.ts'
import type { GrandIllusion, Refusal, Procedure } from '../../grand-illusion.ts'
import { isCombatUnit, isDefenceOnly } from '../../pieces.ts'
import { AL, enemyOf, GE, type Side } from '../../sides.ts'
import { BOARD, piecesAt, type State } from '../../state.ts'
import { fortuneOf } from '../../tables.ts'
import { addCaps, spendCaps } from '../05-caps.ts'
import { allenby } from '../14-scenarios/special.ts'
import { defendersOf, fieldOf, isMarkedOut, markBoard } from './field.ts'
import { mayFallBack, retreatAll } from './retreat.ts'

/** How the battle goes on. called-off: fortune 3. retired: the defenders have left before it began. */
type Course = 'fight' | 'called-off' | 'retired'

const SKIRMISH_ROLL = 4
const SURPRISED_UP_TO = 2

export function* fortunes(g: GrandIllusion): Procedure<Course> {
  const { state: s } = g
  const field = fieldOf(s)
  if (isMarkedOut(field, BOARD.landing)) {
    rollLanding(g)
    return 'fight'
  }
  // §12.4 the cavalry screen makes it a skirmish without a roll
  if (field.attacker === GE && (yield* allenby(g, field.hex))) {
    s.fortune = SKIRMISH_ROLL
    markBoard(s, BOARD.skirmish)
    return 'fight'
  }
  const result = rollFortune(g)
  if (result === undefined) return 'fight'
  return result === 'advantage' ? yield* advantage(g) : EFFECTS[result](g)
}

/** §9.1.1.e results without effect where the plan must be carried out */
const DEFIED: readonly FortuneResult[] = ['cautious', 'skirmish', 'advantage', 'counterattack']

function rollFortune(g: GrandIllusion): FortuneResult | undefined {
  const { state: s } = g
  const { hex, attacker, marks } = fieldOf(s)
  const { faces, reading, total: roll } = g.roll(TWO_D6, fortuneOf)
  s.fortune = roll
  const ignored = (marks & BOARD.elan) !== 0 && DEFIED.includes(reading)
  g.emit?.({
    type: 'fortune-rolled',
    rule: ignored ? '9.1.1.e' : '9.1.4',
    hex,
    side: attacker,
    faces,
    roll,
    result: reading,
    ignored,
  })
  return ignored ? undefined : reading
}

/** §14.3.6.a.4 a landing asks one die whether the shore is watched */
function rollLanding(g: GrandIllusion): void {
  const { state: s } = g
  const { reading, total: die } = g.roll(D6, (face) => Number(face <= SURPRISED_UP_TO))
  const surprise = reading === 1
  markBoard(s, surprise ? BOARD.surprise : BOARD.elan)
  g.emit?.({ type: 'landing-rolled', rule: '14.3.6.a.4', hex: s.battleHex, die, surprise })
}

/** Marks the board and lets the battle go on. */
const marked =
  (mark: number) =>
  (g: GrandIllusion): Course => {
    markBoard(g.state, mark)
    return 'fight'
  }

/** A staff finds a CAP more. */
const staff =
  (side: Side) =>
  (g: GrandIllusion): Course => {
    addCaps(g, side, 1, '9.1.4')
    return 'fight'
  }

/** §9.1.1.a one more battle is demanded, unless the side lacks the CAPs for it */
function orders(g: GrandIllusion): Course {
  const { state: s } = g
  const side = s.attacker
  const due = s.mandated.get(side)
  if (due >= s.caps.get(side)) {
    g.emit?.({ type: 'battle-not-imposed', rule: '9.1.1.a', side })
    return 'fight'
  }
  s.mandated.set(side, due + 1)
  g.emit?.({ type: 'battle-imposed', rule: '9.1.1.a', side, left: due + 1 })
  return 'fight'
}

/** §9.2.4 the roles are exchanged */
function turnTheTables(s: State): void {
  s.attacker = enemyOf(s.attacker)
  markBoard(s, BOARD.counterattack)
}

/** §9.2.4.a the initiative passes afterwards, whatever happens */
function counterattack({ state: s }: GrandIllusion): Course {
  turnTheTables(s)
  s.mustYield = 1
  return 'fight'
}

/** §9.1.3.d nobody fires, and the initiative passes */
function callOff({ state: s }: GrandIllusion): Course {
  s.mustYield = 1
  return 'called-off'
}

const EFFECTS: Readonly<Record<Exclude<FortuneResult, 'advantage'>, (g: GrandIllusion) => Course>> = {
  rout: marked(BOARD.rout),
  cautious: callOff,
  skirmish: marked(BOARD.skirmish),
  ohl: staff(GE),
  limit: marked(BOARD.limit),
  orders,
  gqg: staff(AL),
  counterattack,
  surprise: marked(BOARD.surprise),
}

const canCounterattack = (s: State, side: Side, hex: number): boolean =>
  piecesAt(s, side, hex).some((p) => isCombatUnit(p) && !isDefenceOnly(p))

/** Fortune 7: for 1 CAP the defender retires, skirmishes or strikes back; forts alone can only skirmish */
function* advantage(g: GrandIllusion): Procedure<Course> {
  const { state: s } = g
  const field = fieldOf(s)
  const { hex } = field
  const side = enemyOf(field.attacker)
  if (defendersOf(s, field).length === 0 || s.caps.get(side) < 1) return 'fight'
  const pick = yield* g.ask(side, {
    rule: '9.1.4',
    prompt: 'tactical-advantage',
    facts: { hex },
    choose: () => ({
      // §9.4.2 as after a battle, nobody retires without a way to go
      retire: mayFallBack(s, side, hex),
      skirmish: true,
      counterattack: canCounterattack(s, side, hex),
      accept: true,
    }),
    refuse: {
      retire: (): Refusal => ({ code: 'no-way-to-retire', rule: '9.4.2', facts: { hex } }),
      counterattack: (): Refusal => ({ code: 'nobody-to-act', rule: '9.2.4.a', facts: { hex } }),
    },
  })
  g.emit?.({ type: 'advantage-used', rule: '9.1.4', hex, side, choice: pick.verb })
  if (pick.verb === 'accept') return 'fight'
  spendCaps(g, side, 1)
  return yield* useAdvantage(g, side, pick.verb)
}

function* useAdvantage(
  g: GrandIllusion,
  side: Side,
  choice: 'retire' | 'skirmish' | 'counterattack',
): Procedure<Course> {
  const { state: s } = g
  if (choice === 'skirmish') markBoard(s, BOARD.skirmish)
  if (choice === 'counterattack') turnTheTables(s)
  if (choice !== 'retire') return 'fight'
  yield* retreatAll(g, side, s.battleHex)
  return 'retired'
}
