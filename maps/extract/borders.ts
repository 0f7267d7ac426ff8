import type { RealLine, SourcePlan } from '@sandtable/cartography'
import { joinLines } from '@sandtable/cartography/geometry'
import { readFeatures } from './geojson.ts'
import { coursesOf } from './rivers.ts'

const FILE = 'modern-borders-10m.geojson'

/** The frontier of two countries as few lines as possible, named by both their codes. */
export function extractBorders(geodata: string, plan: SourcePlan): RealLine[] {
  const features = readFeatures(geodata, FILE)
  return (plan.borders ?? []).flatMap((name) => {
    const own = features.filter(({ properties: { adm0_a3_l: left, adm0_a3_r: right } }) =>
      [`${left}-${right}`, `${right}-${left}`].includes(name),
    )
    const pieces = own.flatMap((feature) => coursesOf(feature, plan))
    return joinLines(pieces).map((course) => ({ name, course }))
  })
}
