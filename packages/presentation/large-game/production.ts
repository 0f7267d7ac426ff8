/** Rule 9: all powers spend their gold at once. What is armed is known to allies only. */
import { D6, type Procedure, type Reader, TWO_D6 } from '@sandtable/kernel'
import { alliesOf, ECONOMY, POWERS } from './powers.ts'
import type { Large, Stage } from './types.ts'

const MOST_ARMS = 9
const PRICE = { levy: 1, arm: 2 } as const

export function* production(g: Large): Procedure<Stage> {
  const { state: s } = g
  if (s.economy === ECONOMY.off) return 'supply'
  reap(g)
  const spent = yield* g.together(
    POWERS.map((power) => ({ name: 'treasury', body: treasury(g, power) })),
    { secret: s.economy === ECONOMY.secret },
  )
  g.emit?.({ type: 'paid', rule: '9', gold: spent })
  return 'supply'
}

/** 9.1 a double is a good harvest */
const HARVEST: Reader<number> = { faces: ([a, b]) => (a === b ? 3 : 2) }

function reap(g: Large): void {
  const { reading, faces } = g.roll(TWO_D6, HARVEST)
  for (const power of POWERS) g.state.gold.add(power, reading)
  g.emit?.({ type: 'harvest', rule: '9', faces, gold: reading })
}

/** 9.2 one power: levies for one gold, arms for two; says how much it spent */
function* treasury(g: Large, power: number): Procedure<number> {
  const { state: s } = g
  const had = s.gold.get(power)
  while (s.gold.get(power) > 0) {
    const pick = yield* g.ask(power, {
      rule: '9',
      prompt: 'produce',
      facts: { power, gold: s.gold.get(power) },
      choose: () => ({
        levy: true,
        arm: s.gold.get(power) >= PRICE.arm && s.arms.get(power) < MOST_ARMS,
        done: true,
      }),
    })
    if (pick.verb === 'done') break
    s.gold.add(power, -PRICE[pick.verb])
    if (pick.verb === 'levy') levy(g, power)
    else yield* g.within('arsenal', arm(g, power))
  }
  return had - s.gold.get(power)
}

function levy(g: Large, power: number): void {
  g.state.levies.add(power, 1)
  g.emit?.({ type: 'levied', rule: '9', power })
}

/** 9.3 with open books the works may fail: a die falls in the midst of what others do; allies see what is there now */
function* arm(g: Large, power: number): Procedure {
  const { state: s } = g
  const pick = yield* g.ask(power, {
    rule: '9',
    prompt: 'arm',
    facts: { power },
    choose: () => ({ guns: true, ships: true }),
  })
  const works = s.economy === ECONOMY.secret || g.roll(D6, (die) => (die > 1 ? 1 : 0)).reading === 1
  const armed = works ? (pick.verb === 'ships' ? 2 : 1) : 0
  s.arms.set(power, Math.min(MOST_ARMS, s.arms.get(power) + armed))
  const event = { type: 'armed', rule: '9', power } as const
  g.emit?.({ ...event, arms: s.arms.get(power) }, { to: alliesOf(power), others: { ...event, arms: -1 } })
}
