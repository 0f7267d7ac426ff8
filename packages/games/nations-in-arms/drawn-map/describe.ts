import type { MapDescription, RealCountry } from '@sandtable/cartography'
import { features, gridded, spaces } from './features.ts'
import { frame, GROUND, HEIGHT, HEX, projection, WIDTH } from './frame.ts'
import { labels } from './labels.ts'
import { marks } from './marks.ts'
import { placesOn } from './places.ts'

/** §1.1.2 */
const KILOMETRES_PER_HEX = 60
/** The sheet is large: two pixels a unit would double its tiles, and say no more. */
const FINEST = 1.5

export function describeMap(real: RealCountry): MapDescription {
  const drawn = features(real)
  const printed = marks(placesOn(real.land))
  return {
    id: 'nations-in-arms',
    width: WIDTH,
    height: HEIGHT,
    ground: GROUND,
    finest: FINEST,
    projection,
    relief: {
      ramp: [10, 90, 190, 340, 640, 1150, 2100],
      exaggeration: 34,
      hills: [420, 1100],
      mountains: [1200, 2200],
    },
    spaces: spaces(),
    gridded: gridded(),
    features: drawn,
    marks: printed,
    labels: labels(drawn, printed),
    legend: {
      title: { en: 'Nations in Arms', ja: '武装せる諸国民' },
      subtitle: { en: 'Europe, 1792 to 1815', ja: 'ヨーロッパ　1792年～1815年' },
      cartouche: { x: 78, y: 70 },
      credits: [
        'Relief, rivers and coasts: made with Natural Earth; heights from SRTM and Natural Earth as distributed by KDE Marble (public domain)',
      ],
      north: 0,
      kilometresPerUnit: KILOMETRES_PER_HEX / HEX,
    },
    card: { centre: frame.centre('3730'), scale: 1 },
  }
}
