import { lazy } from 'solid-js'

/** The reader, fetched when it is first opened: it is no part of the first load. */
export const LazyRulesReader = lazy(async () => ({
  default: (await import('./RulesReader.tsx')).RulesReader,
}))
