import type { MapDescription, RealCountry } from '@sandtable/cartography'
import { DATA } from '../data/load.ts'
import { features, spaces } from './features.ts'
import { frame, GROUND, HEIGHT, HEX, WIDTH } from './frame.ts'
import { labels } from './labels.ts'
import { marks } from './marks.ts'
import { projection } from './places.ts'

export function describeMap(real: RealCountry): MapDescription {
  const { georeference } = DATA.map.geometry
  const printed = marks()
  return {
    id: 'grand-illusion',
    width: WIDTH,
    height: HEIGHT,
    ground: GROUND,
    projection,
    relief: {
      ramp: [10, 80, 150, 230, 340, 520, 900],
      exaggeration: 42,
      hills: [130, 260],
      mountains: [330, 620],
    },
    spaces: spaces(),
    features: features(real),
    marks: printed,
    gridStrength: 1.9,
    woodStrength: 0.55,
    labels: labels(real, printed),
    legend: {
      title: { en: 'Grand Illusion 1914', ja: '大いなる幻影 1914' },
      subtitle: { en: 'The western front, 14 August to 11 November', ja: '西部戦線　8月14日～11月11日' },
      cartouche: { x: 46, y: 38 },
      credits: [
        'Relief, rivers, coasts and unchanged frontiers: made with Natural Earth; heights from SRTM and Natural Earth as distributed by KDE Marble (public domain)',
      ],
      north: -georeference.rotationDegrees,
      kilometresPerUnit: georeference.hexHeightKm / HEX,
    },
    card: { centre: frame.centre('37'), scale: 0.8 },
  }
}
