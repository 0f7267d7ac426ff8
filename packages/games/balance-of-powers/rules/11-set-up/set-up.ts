/** §11.3 EP sets up, then CP. */
import type { BalanceOfPowers, Next, Procedure } from '../../balance-of-powers.ts'
import { OUT } from '../../codes.ts'
import type { SetupData } from '../../data/types.ts'
import { nation, powerOfSide, type Side } from '../../nations.ts'
import { place } from '../../places.ts'
import { scenarioData, setupOf } from '../../scenarios.ts'
import { allegianceOf, flip, put, type State, supplyChanges } from '../../state.ts'
import { unitsIn } from '../../units.ts'

export function* setUpSide(g: BalanceOfPowers, side: Side): Procedure<Next> {
  const { state: s } = g
  yield* g.ask(powerOfSide(side), {
    rule: '11.3',
    prompt: 'set-up',
    facts: { side },
    choose: () => ({ 'ready-made': true }),
  })
  const units = takeReadyMade(s, side, setupOf(scenarioData(s.scenario).id))
  g.emit?.({ type: 'set-up', rule: '11.3', side, units })
  return 'done'
}

/** The printed or historical set-up of a side. Returns how many units it places. */
function takeReadyMade(s: State, side: Side, data: SetupData): number {
  const placed = placeUnits(s, side, data)
  for (const u of unitsIn(data.trench ?? '')) if (allegianceOf(s, u) === side) flip(s, u, true)
  holdBack(s, side, data)
  build(s, side, data)
  return placed
}

function placeUnits(s: State, side: Side, { placement }: SetupData): number {
  let placed = 0
  for (const [id, list] of Object.entries(placement))
    for (const u of unitsIn(list).filter((each) => allegianceOf(s, each) === side)) {
      put(s, u, place(id))
      placed++
    }
  return placed
}

function holdBack(s: State, side: Side, { heldBack = {} }: SetupData): void {
  for (const [id, list] of Object.entries(heldBack))
    if (s.allegiance.get(nation(id)) === side) for (const u of unitsIn(list)) put(s, u, OUT.pool)
}

function build(s: State, side: Side, { infrastructure = {} }: SetupData): void {
  for (const [id, owner] of Object.entries(infrastructure))
    if (s.allegiance.get(nation(owner)) === side) s.infrastructure.set(place(id), nation(owner) + 1)
  supplyChanges(s)
}
