import { expect, it } from 'vitest'
import { activated } from './activated.ts'
import { fight } from './fight.ts'
import { StagedScene, type SceneSpec } from './scene.ts'
import { fillCups } from './turns.ts'

/** A French corps in supply beside the last German of Trier; its fort is gone. */
const TRIER: Partial<SceneSpec> & Pick<SceneSpec, 'pieces' | 'control'> = {
  pieces: { 'f-i': '94', 'g-v': '94', 'f-ii': '85', 'g-vi': '100' },
  control: { '84': 'AL', '85': 'AL', '86': 'AL', '95': 'AL' },
}

const isOverForGood = (scene: StagedScene): void => {
  expect([scene.control('94'), scene.asked, scene.prompt]).toEqual(['AL', 'nobody', 'over'])
  expect(scene.seen('game-ended').map(({ rule, winner }) => [rule, winner])).toEqual([['14.1.3.b', 0]])
  expect(scene.state.winner).toBe(0)
}

it('§14.1.3.b §10.2 the last German leaves Trier by rail: the game is over, though Paris fell this turn', () => {
  const scene = new StagedScene({
    ...TRIER,
    stage: 'strategic',
    turn: 6,
    side: 'GE',
    caps: { GE: 3 },
    points: { GE: 20 },
    pieces: { ...TRIER.pieces, 'g-x': '19' },
    control: { ...TRIER.control, '19': 'GE' },
    set: { parisFell: 6 },
    prepare: fillCups,
  })
  isOverForGood(scene.act('transport', 'g-v').act('rail-to', '93'))
  expect(scene.seen('immediate-check')).toHaveLength(0)
})

it('§14.1.3.b §8.7.3 he marches off in a general withdrawal: nobody moves any more, nor pays for it', () => {
  const scene = new StagedScene({ ...TRIER, turn: 6, side: 'GE', withdrawn: { AL: 4 } })
  isOverForGood(scene.act('withdraw').act('unit', 'g-v').act('march', '93'))
  expect([scene.seen('withdrawal-ended').length, scene.points('GE')]).toEqual([0, 0])
})

it('§14.1.3.b §7.3 he is sent east: no segment begins', () => {
  const pieces = { ...TRIER.pieces, 'g-vi': '94', 'g-hq3': '93', 'g-2c': '93' }
  const scene = new StagedScene({
    ...TRIER,
    pieces,
    stage: 'arrivals',
    turn: 3,
    side: 'GE',
    initiative: 'AL',
  })
  isOverForGood(scene.act('send', 'g-v').act('send', 'g-vi').act('send', 'g-2c').act('done'))
  expect(scene.seen('segment-began')).toHaveLength(0)
})

it('§14.1.3.b §9.6.3.b cavalry rides out of Trier: it is not asked where it goes on to', () => {
  const pieces = { 'f-i': '85', 'g-2c': '94', 'g-vi': '100' }
  const scene = activated('85', { ...TRIER, pieces, turn: 6 })
  isOverForGood(scene.act('unit', 'f-i').act('march', '94').act('evade'))
})

it('§14.1.3.b §9.4 a beaten garrison has left Trier: no more questions of its retreat, nor other battles', () => {
  const pieces = { ...TRIER.pieces, 'g-v': { hex: '94', back: true }, 'f-iv': '95', 'g-x': '95' }
  const scene = fight({ ...TRIER, turn: 6, hex: '94', attackers: ['f-i'], pieces })
  isOverForGood(scene.dice(2, 3, 6, 6).act('battle', '94'))
})
