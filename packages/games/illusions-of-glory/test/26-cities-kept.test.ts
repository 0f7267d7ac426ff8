/** Greek cities that a side has taken and left, when Greece joins the other (ruling 223). */
import { expect, it } from 'vitest'
import { BALKANS, played } from './cards/playing.ts'

const at10 = { tracks: { vp: 10 } }

it('§26.3.1.f a city CP controls is occupied, though nobody stands there', () => {
  const scene = played('AP40', { ...at10, turn: 12, control: { Salonika: 'CP' } }).act('no-card')
  expect([scene.control('Salonika'), scene.control('Athens'), scene.state.vp]).toEqual(['CP', 'AP', 9])
})

it('§26.3.1.g and likewise one that AP controls', () => {
  const scene = played('CP35', { ...BALKANS, ...at10, control: { ...BALKANS.control, Athens: 'AP' } })
  expect([scene.control('Athens'), scene.control('Salonika'), scene.state.vp]).toEqual(['AP', 'CP', 11])
})
