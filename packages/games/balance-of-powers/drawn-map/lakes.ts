/** Lakes that were there in 1914, by their names in the source. */
export const LAKES: readonly string[] = [
  'Lake Peipus',
  'Pskoyskoye Ozero',
  'Võrtsjärv',
  'Vänern',
  'Vättern',
  'Mälaren',
  'Hjälmaren',
  'Kaliningradskiy Zaliv',
  'Zalew Wislany',
  'Lake Balaton',
  'Bodensee',
  'CHIEMSEE',
  'IJsselmeer',
  'Markermeer',
]
