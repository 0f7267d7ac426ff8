/** What happens under chapters 3, 5 and 6.1 to 6.2. */
export interface MovementEvents {
  marched: { units: readonly number[]; from: number; to: number; cost: number }
  taken: { piece: number; space: number; cost: number }
  joined: { units: readonly number[]; space: number; cost: number }
  absorbed: { piece: number; into: number; space: number; cost: number }
  displaced: { piece: number; space: number }
  'unit-lost': { piece: number; space: number }
  'flank-named': { piece: number; army: number }
  extended: { trains: number }
  turned: { piece: number; space: number; face: number }
  bridged: { piece: number; from: number; to: number }
  detached: { piece: number; from: number; space: number }
  'city-taken': { space: number; nation: number }
  'siege-began': { space: number }
}
