/** Where we are, as the part of the address after the #: every page and every position has a link. */
import { createSignal } from 'solid-js'

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'game'; readonly id: string; readonly at?: number }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'about'; readonly game: string }

export function parseRoute(hash: string): Route {
  const [page, name = '', more, at] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent)
  if (page === 'game' && name) {
    const position = more === 'at' && /^\d+$/.test(at ?? '') ? Number(at) : undefined
    return position === undefined ? { page, id: name } : { page, id: name, at: position }
  }
  if (page === 'rules' && name) return more ? { page, game: name, rule: more } : { page, game: name }
  if (page === 'about' && name) return { page, game: name }
  return { page: 'lobby' }
}

export function hashOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '#/'
    case 'game':
      return `#/game/${route.id}${route.at === undefined ? '' : `/at/${route.at}`}`
    case 'rules':
      return `#/rules/${route.game}${route.rule === undefined ? '' : `/${encodeURIComponent(route.rule)}`}`
    case 'about':
      return `#/about/${route.game}`
  }
}

const [route, setRoute] = createSignal<Route>(parseRoute(location.hash))
export { route }

/** Follows the address; returns what stops it. */
export function followAddress(): () => void {
  const follow = (): void => void setRoute(parseRoute(location.hash))
  addEventListener('hashchange', follow)
  return () => removeEventListener('hashchange', follow)
}

export function go(to: Route): void {
  location.hash = hashOf(to)
}

export const linkTo = (to: Route): string => `${location.href.split('#')[0] ?? ''}${hashOf(to)}`
