import { createRoot } from 'solid-js'
import { expect, test } from 'vitest'
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
