/** A Russian division. */
export const face = {
  nation: 'russia',
  symbol: 'infantry',
  id: '',
  figures: [],
  steps: 1,
  fullSteps: 2,
  marks: {},
} as const
