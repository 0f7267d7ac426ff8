import { afterEach, expect, it } from 'vitest'
import { readingRoom, roomFor, setQuestionOver } from '../../board/window-room.ts'

const phone = { width: 390, height: 450 }

afterEach(() => setQuestionOver(0))

it('what is read on the map begins below a question that has grown over it, and ends where it did', () => {
  expect(readingRoom(phone)).toEqual(roomFor(phone))
  setQuestionOver(38)
  const { y, height } = roomFor(phone)
  expect(readingRoom(phone)).toMatchObject({ y: y + 38, height: height - 38 })
})

it('and keeps half of the room, however long the question is', () => {
  setQuestionOver(1000)
  expect(readingRoom(phone).height).toBe(roomFor(phone).height / 2)
})
