/** Armies from afar and powers in the bar, in Japanese. */
import type { afar as english } from '../en/afar.ts'

export const afar: typeof english = {
  badges: {
    corps: (n) => `${n}個軍団`,
    entrenched: '多くが塹壕',
    mobile: '多くが機動',
    mean: (mean) => `平均戦力${mean}`,
    unsupplied: (n) => `非補給${n}個`,
    fresh: (n) => `未移動${n}個`,
  },
  strip: { rp: 'RP', demoralization: '士気喪失', crisis: '危機', conquered: '征服' },
}
