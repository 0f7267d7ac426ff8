import type { PluginOption } from 'vite'
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa'
import { TIDY_SCRIPT } from './maps-cache.ts'

const MANIFEST: Partial<ManifestOptions> = {
  name: 'Sandtable',
  short_name: 'Sandtable',
  description:
    'Serious board wargames with every rule enforced. ルールを自動で処理する本格ボードウォーゲーム。',
  lang: 'en',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#efe7d6',
  theme_color: '#f8f3e7',
  categories: ['games'],
  icons: [
    { src: 'icons/mark.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: 'icons/mark-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/mark-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

/** What is fetched at once, so that the next visit needs no network. */
const AT_ONCE = [
  'index.html',
  'boot.css',
  'icons/*',
  'assets/*.{js,css}',
  'assets/barlow-condensed-latin-[567]*.woff2',
  'assets/noto-*-jp-latin-wght-*.woff2',
  'maps/**/{light,dark}/{0,1}/**/*.webp',
  'maps/*/{card,overview}-*.webp',
]

const DAY = 24 * 60 * 60

/** The service worker and the manifest: the table can be installed and works without a network. */
export function offline(mapsCache: string): PluginOption {
  return VitePWA({
    strategies: 'generateSW',
    // A new version waits until the old one is closed: a running game never mixes two.
    registerType: 'prompt',
    injectRegister: 'auto',
    manifest: MANIFEST,
    includeManifestIcons: false,
    workbox: {
      globPatterns: AT_ONCE,
      globIgnores: ['**/*.{br,gz}'],
      importScripts: [TIDY_SCRIPT],
      // Positions are after the #; whatever stands after a ? is not ours, and it is the same page.
      ignoreURLParametersMatching: [/./],
      navigateFallback: null,
      dontCacheBustURLsMatching: /^assets\//,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        {
          urlPattern: ({ url }) => /\/maps\/.*\.(webp|json)$/.test(url.pathname),
          handler: 'CacheFirst',
          options: { cacheName: mapsCache, expiration: { maxEntries: 2000, purgeOnQuotaError: true } },
        },
        {
          urlPattern: ({ url }) => /\/assets\/.*\.woff2$/.test(url.pathname),
          handler: 'CacheFirst',
          options: { cacheName: 'fonts', expiration: { maxEntries: 400, maxAgeSeconds: 180 * DAY } },
        },
      ],
    },
  })
}
