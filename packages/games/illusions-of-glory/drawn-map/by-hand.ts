import type { Point } from '@sandtable/cartography/geometry'
import { INSET } from './frame.ts'

/** Places beyond the sheet, and others that lie elsewhere than the globe has them, in map units. */
export const BY_HAND: Readonly<Record<string, Point>> = {
  Brandenburg: [225, 905],
  Novgorod: [1930, 290],
  Moscow: [2150, 540],
  Kharkov: [2160, 1270],
  Rostov: [2165, 1700],
  Tyrol: [150, 1625],
  Carniola: [430, 1785],
  SouthernItaly: [590, 2750],
  SeaAlbania: [800, 2640],
  SeaAthens: [1425, 2890],
  SeaSalonika: [1290, 2700],
  Lemnos: [1460, 2690],
  Anatolia: [1950, 2620],
}

/** §11.3.1.a The only ways on to the inset: where the lines to each region leave it. */
export const GATES: Readonly<Record<string, Point>> = {
  Tyrol: [300, INSET.top],
  Carniola: [588, INSET.top],
}

/** The lane around Greece. */
export const LANES: Readonly<Record<string, readonly Point[]>> = {
  'Lemnos SeaAlbania': [
    [1535, 2790],
    [1520, 2930],
    [1330, 3000],
    [1050, 2992],
    [870, 2900],
  ],
}
