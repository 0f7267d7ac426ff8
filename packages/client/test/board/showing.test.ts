import { describe, expect, it } from 'vitest'
import { fitted, toScreen } from '../../board/camera.ts'
import { staysPut } from '../../board/follow-question.ts'
import { overlap } from '../../board/folded-over.ts'
import { allWithin, cameraShowing, densest } from '../../board/showing.ts'
import { arrowAlong } from '../../board/way-arrow.ts'
import { battleForGaliciaSheet as sheet } from './battle-for-galicia-sheet.ts'

const room = { x: 80, y: 12, width: 800, height: 600 }
const camera = { x: 0, y: 0, k: 1 }
const fit = (): never => {
  throw new Error('it fits as it is')
}

describe('what must be seen', () => {
  it('is in sight only in the part of the window that nothing lies over', () => {
    expect(allWithin([{ x: 400, y: 300 }], camera, room)).toBe(true)
    expect(
      allWithin(
        [
          { x: 400, y: 300 },
          { x: 40, y: 300 },
        ],
        camera,
        room,
      ),
    ).toBe(false)
  })

  it('is brought there without another scale if it fits, and no farther than it must', () => {
    const points = [
      { x: 900, y: 300 },
      { x: 1000, y: 320 },
    ]
    const shown = cameraShowing({ points, camera, room, margin: 40 }, fit)
    expect(shown.k).toBe(1)
    expect(shown.y).toBe(0)
    expect(allWithin(points, shown, room)).toBe(true)
    expect(toScreen(shown, { x: 1040, y: 0 }).x).toBe(room.x + room.width)
  })

  it('is seen from farther off if it does not fit', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 4000, y: 0 },
    ]
    const shown = cameraShowing({ points, camera, room, margin: 40 }, () =>
      fitted({ x: 0, y: 0, width: 4000, height: 10 }, room, [0.1, 1]),
    )
    expect(shown.k).toBeLessThan(1)
  })

  it('is where most of it lies, if all of it cannot be read', () => {
    const near = [1, 2, 3].map((x) => ({ x, y: 0 }))
    expect(densest([...near, { x: 900, y: 0 }], 10, 10)).toEqual(near)
  })
})

describe('the map stays under the hand', () => {
  const asked = { prompt: '0 move', lit: [1, 2], about: [], isInHand: false }
  const sees =
    (...spaces: readonly number[]) =>
    (space: number) =>
      spaces.includes(space)

  it('while the same is asked again and some of it is seen', () => {
    const many = { ...asked, lit: [1, 2, 3, 4, 5, 6, 7] }
    expect(staysPut(many, many, sees(1))).toBe(true)
    expect(staysPut(many, many, sees())).toBe(false)
  })

  it('but of a few answers, as of a retreat that goes on, all are seen', () => {
    expect(staysPut(asked, asked, sees(1, 2))).toBe(true)
    expect(staysPut(asked, asked, sees(1))).toBe(false)
  })

  it('while a stack is in the hand that is seen', () => {
    const held = { prompt: '0 march', lit: [3, 4], about: [3], isInHand: true }
    expect(staysPut(asked, held, sees(3))).toBe(true)
    expect(staysPut(asked, held, sees(4))).toBe(false)
  })

  it('but not when something new is asked', () => {
    expect(staysPut(asked, { ...asked, prompt: '0 retreat' }, sees(1))).toBe(false)
    expect(staysPut(undefined, asked, sees(1))).toBe(false)
  })
})

it('a legend lies over a lit space if they overlap', () => {
  const legend = { x: 0, y: 500, width: 300, height: 60 }
  expect(overlap(legend, { x: 290, y: 480, width: 40, height: 40 })).toBe(true)
  expect(overlap(legend, { x: 301, y: 480, width: 40, height: 40 })).toBe(false)
})

describe('a way as an arrow', () => {
  it('has a head, and none where nobody went anywhere', () => {
    const { shaft, head } = arrowAlong(sheet, [0, 1, 2])
    expect(head).toMatch(/^M.*Z$/)
    expect(shaft.match(/[ML]/g)?.length).toBe(3)
    expect(arrowAlong(sheet, [5])).toEqual({ shaft: '', head: '' })
    expect(arrowAlong(sheet, [5, 5])).toEqual({ shaft: '', head: '' })
  })
})
