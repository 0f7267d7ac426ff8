/** Chapter 20: scenarios are set up as their data says. */
import { describe, expect, it } from 'vitest'
import { DATA } from '../data/load.ts'
import { validateData } from '../data/validate.ts'
import { nationsInArms } from '../game.ts'
import { piece, PIECES } from '../pieces.ts'
import { newGame } from '../rules/20-scenarios/new-game.ts'
import { space } from '../spaces.ts'
import { commanderOf, LAYOUT, type State, whereIs } from '../state.ts'

const begun = (id: string): State => {
  const s = LAYOUT.create()
  newGame(s, id)
  return s
}

describe('the data', () => {
  it('is sound, and the state fits 30 KB', () => {
    expect(validateData(DATA)).toEqual([])
    expect(PIECES).toBe(305 + 44 + 24 + 209)
    expect(LAYOUT.create().words.byteLength).toBeLessThanOrEqual(30 * 1024)
  })
})

describe('the scenarios', () => {
  it.each(nationsInArms.scenarios.map(({ id }) => id))('%s begins with a legal position', (id) => {
    expect(nationsInArms.invariants(begun(id))).toEqual([])
  })

  it('§3.2.1(4) §2.4.2 Marengo begins with four armies, commander and box in the hex of the marker', () => {
    const s = begun('marengo')
    const army = piece('france-armee-de-reserve')
    expect(commanderOf(s, army)).toBe(piece('bonaparte'))
    for (const id of ['bonaparte', 'lannes', 'murat', 'victor', 'desaix', 'france-vii', 'france-i-cav'])
      expect([whereIs(s, piece(id)), s.under.get(piece(id))]).toEqual([space('2928'), army])
    // trains stand beside the marker
    expect(s.under.get(piece('france-supply-1'))).toBe(-1)
  })
})
