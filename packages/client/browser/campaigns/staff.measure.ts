/** Whole campaigns in a browser with most of the command left to the staff: figures for people to read. */
import type { GameTypes } from '@sandtable/kernel'
import { expect, it } from 'vitest'
import { boldly } from '../players/boldly.ts'
import type { Game } from '../players/game.ts'
import { byMouse, openGrandIllusionAt } from '../players/grand-illusion.ts'
import { illusionsOfGloryByMouse, openIllusionsOfGloryAt } from '../players/illusions-of-glory.ts'
import type { Decide } from '../players/policy.ts'
import { quietly } from '../players/quietly.ts'
import { actionsOf, allBut, operate } from '../players/staffed.ts'

const HOURS = 7_200_000

/** A whole campaign from the first question to the last, against the computer at its simplest. */
const campaign = {
  players: 'against-computer',
  scenario: 'campaign',
  chance: 5,
  level: 'easy',
  isInstant: true,
  until: () => true,
} as const

interface Own<T extends GameTypes> {
  /** what the player keeps, and the list it stands in */
  readonly own: string
  readonly list?: string
  readonly decide: Decide<T>
}

async function playedWithStaff<T extends GameTypes>(game: Game<T>, { own, list, decide }: Own<T>) {
  const { page, mirror } = game
  await allBut(page, own, list)
  const asked = await operate(game, decide)
  expect(mirror.play.isOver).toBe(true)
  const seat = mirror.match.setup.scenario.seats[0]?.id
  const actions = (await actionsOf(page)).filter((action) => action.seat === seat)
  const staffs = actions.filter(({ by }) => by === 'staff').length
  const figures = { own, ofTheSeat: actions.length, byTheStaff: staffs, asked: [...asked].sort() }
  console.log(JSON.stringify({ game: mirror.match.setup.game.id, ...figures }, null, 2))
  expect(staffs).toBeGreaterThan(actions.length / 5)
}

it('Illusions of Glory: everything but operations is on staff', { timeout: HOURS }, async () => {
  const game = illusionsOfGloryByMouse(await openIllusionsOfGloryAt(campaign))
  await playedWithStaff(game, { own: 'Operations', decide: boldly })
})

it('Grand Illusion: all but one army is on staff', { timeout: HOURS }, async () => {
  const game = byMouse(await openGrandIllusionAt(campaign))
  await playedWithStaff(game, { own: '5th Army HQ', list: 'By army', decide: quietly })
})
