import { type MapDescription, NO_MARKS, type RealCountry } from '@sandtable/cartography'
import { DATA } from '../data/load.ts'
import { features, spaces } from './features.ts'
import { frame, GROUND, HEIGHT, HEX, projection, WIDTH } from './frame.ts'
import { labels } from './labels.ts'

export function describeMap(real: RealCountry): MapDescription {
  const { geometry } = DATA.map
  const drawn = features(real)
  return {
    id: 'battle-for-galicia',
    width: WIDTH,
    height: HEIGHT,
    ground: GROUND,
    projection,
    relief: {
      ramp: [115, 185, 235, 285, 370, 520, 820],
      exaggeration: 26,
      hills: [235, 320],
      mountains: [340, 560],
    },
    spaces: spaces(),
    features: drawn,
    marks: NO_MARKS,
    labels: labels(drawn),
    legend: {
      title: { en: 'Battle for Galicia 1914', ja: 'ガリシアの戦い 1914' },
      subtitle: { en: '23 August to 15 September', ja: '8月23日～9月15日' },
      cartouche: { x: 700, y: GROUND.bottom + 16 },
      credits: [
        'Relief and rivers: made with Natural Earth; heights from SRTM and Natural Earth as distributed by KDE Marble (public domain)',
      ],
      // rows of hexes rise towards a point east of north: north lies to the left of the top
      north: -geometry.rotationDegrees,
      kilometresPerUnit: geometry.kilometresPerHex / HEX,
    },
    card: { centre: frame.centre('12.15'), scale: 1 },
  }
}
