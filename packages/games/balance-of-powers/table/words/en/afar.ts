/** Armies from afar and powers in the bar, in English. */
export const afar = {
  badges: {
    corps: (n: number) => (n === 1 ? '1 corps' : `${n} corps`),
    entrenched: 'mostly entrenched',
    mobile: 'mostly mobile',
    mean: (mean: string) => `mean effectiveness ${mean}`,
    unsupplied: (n: number) => `${n} out of supply`,
    fresh: (n: number) => `${n} still to move`,
  },
  strip: { rp: 'RP', demoralization: 'demoralization', crisis: 'in crisis', conquered: 'conquered' },
}
