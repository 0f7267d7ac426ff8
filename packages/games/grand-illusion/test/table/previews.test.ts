/** What an answer would do, as the table tells it beforehand. */
import { describe, expect, it } from 'vitest'
import { hex } from '../../map.ts'
import { piece } from '../../pieces.ts'
import { methods } from '../../table/methods.ts'
import type { Scene } from '../../table/scene.ts'
import { StagedScene as Board, type SceneSpec } from '../scene.ts'
import { sceneOf, scenes } from './scenes.ts'

/** A German army at Liège against Namur, on turn 2. */
const liege: SceneSpec = {
  pieces: {
    'g-hq2': '73',
    'g-vii': '73',
    'g-x': { hex: '73', back: true },
    'be-4': '64',
    'fort-namur': '64',
  },
  turn: 2,
  side: 'GE',
  caps: { GE: 3, AL: 3 },
  control: { '72': 'GE', '73': 'GE' },
}

const at = (board: Board, seat = 1, language: 'en' | 'ja' = 'en'): Scene =>
  sceneOf(
    board.play,
    seat,
    language,
    board.events.map((event) => ({ at: 0, event })),
  )

const texts = (lines: readonly { readonly text: string }[] = []): string[] => lines.map(({ text }) => text)

describe('a preview', () => {
  it('§8.2.1 of an activation tells who stands there and what is left to spend', () => {
    const board = new Board(liege)
    const preview = methods.preview(at(board), { verb: 'activate', arg: hex('73') })
    expect(preview?.title).toBe('Activate Liège (73)')
    expect(texts(preview?.lines)).toContain('2 infantry, HQ, 1 disrupted')
    expect(texts(preview?.lines)).toContain('Then 2 CAPs left, 1 activity more in this segment')
    expect(texts(preview?.lines)).toContain(
      'Or recover the units here for the CAP: see the list beside the map',
    )
  })

  it('§8.4.2 §9.1.2.b of a march tells way, price, battle and what becomes of the HQ', () => {
    const board = new Board(liege).act('activate', '73').act('stack', '73')
    const scene = at(board)
    const preview = methods.preview(scene, { verb: 'march', arg: hex('64') })
    expect(preview?.path?.map(({ space }) => space)).toEqual([hex('73'), hex('64')])
    expect(preview?.path?.at(-1)?.cost).toBe(methods.costs(scene).get(hex('64')))
    expect(texts(preview?.lines)).toContain('Enemies hold it: a battle must be fought')
    expect(preview?.note).toBe('The march ends there.')
  })

  it('§9.3.1.c §9.1.2.b of a march into enemies tells what the battle would be like, and what is assumed', () => {
    const board = new Board(liege).act('activate', '73')
    for (const scene of [at(board), at(board.act('stack', '73'))]) {
      const preview = methods.preview(scene, { verb: 'march', arg: hex('64') })
      const hits = preview?.lines.find(({ text }) => text === 'Hits on the defender, on the average')
      expect(Number(hits?.value)).toBeGreaterThan(0)
      expect(texts(preview?.lines).some((text) => text.startsWith('Assumes that only these attack'))).toBe(
        true,
      )
    }
  })

  it('§9.3.1.b the modifiers of that battle are said', () => {
    const board = new Board(liege).act('activate', '73').act('stack', '73')
    const { lines } = methods.preview(at(board), { verb: 'march', arg: hex('64') }) ?? {}
    expect(texts(lines).join()).toMatch(/fort in the hex[^,]*: .*−1/i)
  })

  it('§8.2.1 an enemy pointed at before anybody is activated says from where, and with what hope', () => {
    const scene = at(new Board(liege))
    const why = scene.whyNot({ verb: 'activate', arg: hex('64') })
    const lines = why ? methods.refusal(scene, why).lines : []
    const from = lines.find(({ text }) => text === 'From Liège (73)')
    expect(from?.value).toMatch(/^\d\.\d hits for \d\.\d$/)
  })

  it('§8.4.basic says who holds the others to one hex, and leaves them at one stroke', () => {
    const board = new Board({ ...liege, pieces: { ...liege.pieces, 'g-ha420': '73' } })
      .act('activate', '73')
      .act('stack', '73')
    const [first] = methods.buttons(at(board))
    expect(first?.label).toBe('Leave 1 slow unit behind')
    expect(first?.answer).toEqual({ verb: 'leave', arg: piece('g-ha420') })
  })

  it('costs of a march are those of its preview', { timeout: 60_000 }, () => {
    let marches = 0
    for (const scene of scenes(2, 97, 'en'))
      for (const [space, cost] of methods.costs(scene)) {
        marches++
        const preview = methods.preview(scene, { verb: 'march', arg: space })
        expect(preview?.path?.at(-1)).toEqual({ space, cost })
      }
    expect(marches).toBeGreaterThan(50)
  })
})

describe('a unit', () => {
  it('§9.8.3 whose hex can recover says so and offers it', () => {
    const board = new Board(liege)
    const actions = methods.unitActions?.(at(board), undefined, piece('g-x')) ?? []
    expect(actions.map(({ label }) => label)).toContain('Recover all here (1 CAP)')
    const row = methods
      .report(at(board), hex('73'))
      .units.find(({ counter }) => counter.unit === piece('g-x'))
    expect(texts(row?.notes)).toContain('Can recover now for 1 CAP')
  })

  it('§4.0.action may recover by a button: a click on its hex would activate it', () => {
    const offered = methods.buttons(at(new Board(liege))).map(({ answer }) => answer)
    expect(offered).toContainEqual({ verb: 'recover', arg: hex('73') })
  })

  it('in the hand can be left behind or moved alone', () => {
    const board = new Board(liege).act('activate', '73')
    const other = at(board)
    const marching = new Board(liege).act('activate', '73').act('stack', '73')
    const actions = methods.unitActions?.(at(marching), other, piece('g-vii')) ?? []
    expect(actions.map(({ answer }) => answer.verb)).toEqual(['leave', 'unit'])
  })
})
