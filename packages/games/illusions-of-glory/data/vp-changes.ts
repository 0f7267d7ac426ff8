/** What moves the VP marker outside of cards, in the order of the table. */
export const VP_CHANGES = [
  'apTakes',
  'cpTakes',
  'ruUprising',
  'geOrAhUprising',
  'apOffensiveFailed',
  'cpOffensiveFailed',
  'forbiddenAttack',
  'landingUnderFire',
  'apEntry',
  'cpEntry',
] as const
