import type { MapDescription, RealCountry } from '@sandtable/cartography'
import { features, spaces } from './features.ts'
import { frame, GROUND, HEIGHT, HEX, projection, WIDTH } from './frame.ts'
import georeference from './georeference.json' with { type: 'json' }
import { labels } from './labels.ts'
import { marks } from './marks.ts'

/** §1.21 27 miles */
const KILOMETRES_PER_HEX = 43.45

export function describeMap(real: RealCountry): MapDescription {
  const drawn = features(real)
  return {
    id: 'balance-of-powers',
    width: WIDTH,
    height: HEIGHT,
    ground: GROUND,
    projection,
    relief: {
      ramp: [10, 80, 150, 240, 400, 700, 1500],
      exaggeration: 34,
      hills: [160, 340],
      mountains: [420, 900],
    },
    spaces: spaces(),
    features: drawn,
    marks: marks(),
    labels: labels(drawn),
    legend: {
      title: { en: 'Balance of Powers', ja: '列強の均衡' },
      subtitle: { en: 'Northern Europe, 1914', ja: '北ヨーロッパ　1914年' },
      cartouche: { x: 268, y: 50 },
      credits: [
        'Relief, rivers and coasts: made with Natural Earth; heights from SRTM and Natural Earth as distributed by KDE Marble (public domain)',
      ],
      north: -georeference.conic.rotationDegrees,
      kilometresPerUnit: KILOMETRES_PER_HEX / HEX,
    },
    card: { centre: frame.centre('0921'), scale: 1 },
  }
}
