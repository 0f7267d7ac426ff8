import { createRoot } from 'solid-js'
import { expect, test, vi } from 'vitest'
import { createToasts } from '../../panels/toasts.ts'

test('what was said about a page does not follow to the next one', () => {
  createRoot((dispose) => {
    const toasts = createToasts()
    toasts.say('the file cannot be opened')
    toasts.say('a newer version is ready', { stays: true })
    toasts.turnPage()
    expect(toasts.list().map(({ text }) => text)).toEqual(['a newer version is ready'])
    dispose()
  })
})

test('what can be done about it waits for the reader; other words go by themselves', () => {
  vi.useFakeTimers()
  createRoot((dispose) => {
    const toasts = createToasts()
    toasts.say('the game goes on')
    toasts.say('a newer version is ready', { action: { label: 'Reload', run: () => undefined } })
    vi.advanceTimersByTime(60_000)
    expect(toasts.list().map(({ text }) => text)).toEqual(['a newer version is ready'])
    dispose()
  })
  vi.useRealTimers()
})
