/** Frontiers that have moved since 1914, drawn by hand along known places: latitude and longitude. */

export type Degrees = readonly (readonly [latitude: number, longitude: number])[]

/** From Luxembourg past Metz, along the Seille and the crest of the Vosges, around Belfort to Switzerland. */
// biome-ignore format: a table
export const FRANCE_GERMANY: Degrees = [
  [49.5, 5.905], [49.465, 5.945], [49.41, 5.935], [49.37, 5.945], [49.305, 5.975], [49.26, 6.0],
  [49.225, 6.03], [49.18, 5.99], [49.135, 5.965], [49.1, 5.915], [49.055, 5.945], [49.01, 6.025],
  [48.965, 6.08], [48.935, 6.16], [48.9, 6.25], [48.87, 6.31], [48.815, 6.37], [48.785, 6.43],
  [48.755, 6.52], [48.705, 6.62], [48.66, 6.72], [48.65, 6.8], [48.605, 6.885], [48.585, 6.985],
  [48.535, 7.06], [48.5, 7.115], [48.42, 7.09], [48.345, 7.075], [48.255, 7.14], [48.165, 7.08],
  [48.065, 7.02], [47.995, 6.965], [47.905, 6.89], [47.825, 6.85], [47.785, 6.91], [47.735, 7.015],
  [47.665, 7.03], [47.605, 7.01], [47.54, 7.04], [47.49, 7.13],
]

/** From the Dutch frontier at Aachen, leaving Eupen and Malmedy to Germany, to Luxembourg. */
// biome-ignore format: a table
export const BELGIUM_GERMANY: Degrees = [
  [50.755, 6.02], [50.66, 5.975], [50.605, 5.975], [50.52, 6.065], [50.465, 6.0], [50.405, 5.97],
  [50.33, 5.975], [50.245, 6.03], [50.18, 6.09], [50.13, 6.13],
]

/** No frontier, but where the land of one side could end: from the Atlantic up the Channel. */
export const MID_CHANNEL: Degrees = [
  [50.2, -1.6],
  [50.5, 0.3],
  [50.95, 1.45],
  [51.3, 2.0],
]

/** And from the Channel to the mouth of the Scheldt. */
export const NORTH_SEA: Degrees = [
  [51.3, 2.0],
  [51.45, 2.9],
  [51.45, 3.3],
]
