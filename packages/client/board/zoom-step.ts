/** One press of + or −. */
export const ZOOM_STEP = 1.4
