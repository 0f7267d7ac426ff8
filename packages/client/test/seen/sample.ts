import type { Happening } from '@sandtable/presentation'

export const happening = (more: Partial<Happening> & Pick<Happening, 'kind' | 'first'>): Happening => ({
  last: more.first,
  nation: 'russia',
  lines: [{ at: more.first, text: '', rule: '1.0', minor: false }],
  dice: 0,
  losses: 0,
  ways: [],
  from: [],
  ...more,
})
