import sharp from 'sharp'
import { THEMES } from '../palette.ts'
import type { Window } from '../relief/window.ts'
import type { Press } from './press.ts'
import type { Product } from './tiles.ts'

const CARD = { width: 560, height: 500 }
const OVERVIEW = { width: 480, scale: 0.5 }
const WEBP = { quality: 84, effort: 5, smartSubsample: true }

function cardWindow({ map }: Press): Window {
  const { centre, scale } = map.card
  return {
    ...CARD,
    scale,
    left: Math.round(centre[0] * scale - CARD.width / 2),
    top: Math.round(centre[1] * scale - CARD.height / 2),
  }
}

const overviewWindow = ({ map }: Press): Window => ({
  scale: OVERVIEW.scale,
  left: 0,
  top: 0,
  width: Math.floor(map.width * OVERVIEW.scale),
  height: Math.floor(map.ground.bottom * OVERVIEW.scale),
})

async function picture(press: Press, name: string, window: Window, width: number): Promise<Product[]> {
  const prints = await press.print(window)
  const raw = { width: window.width, height: window.height, channels: 3 as const }
  return Promise.all(
    THEMES.map(async (theme) => ({
      path: `${name}-${theme}.webp`,
      bytes: await sharp(prints[theme], { raw }).resize({ width }).webp(WEBP).toBuffer(),
    })),
  )
}

/** For the lobby: a cut of the ground, and the whole map as small as a stamp. */
export async function printPictures(press: Press): Promise<Product[]> {
  return [
    ...(await picture(press, 'card', cardWindow(press), CARD.width)),
    ...(await picture(press, 'overview', overviewWindow(press), OVERVIEW.width)),
  ]
}
