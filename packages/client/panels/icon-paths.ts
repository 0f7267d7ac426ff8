/** Outlines on a grid of 24, after Lucide. Each icon is one path. */
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

export const ICON_PATHS = {
  truck: `M3 16V7h10v9M13 10h4l4 3.5V16h-2.5M9 17h5.5${circle(7, 17, 2)}${circle(16.5, 17, 2)}`,
  hexagon: `m12 2.5 8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5Z${circle(12, 12, 3)}`,
  flag: 'M5 21V4M5 4h12l-2.5 4L17 12H5',
  range: `M12 5a7 7 0 0 1 7 7M12 1.5A10.5 10.5 0 0 1 22.5 12M5 12a7 7 0 0 1 7-7${circle(12, 12, 2)}`,
  rail: 'M8 3v18M16 3v18M5 7h14M5 12h14M5 17h14',
  star: 'm12 3 2.7 5.7 6.2.8-4.5 4.3 1.1 6.2-5.5-3-5.5 3 1.1-6.2L3.1 9.5l6.2-.8Z',
  history: 'M12 8v4.5l3 2M3.5 12a8.5 8.5 0 1 0 2.8-6.3L3.5 8M3.5 3.5V8H8',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  fit: `M3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3${circle(12, 12, 3)}`,
  close: 'M18 6 6 18M6 6l12 12',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  play: 'm7 4 13 8-13 8Z',
  pause: 'M8 5v14M16 5v14',
  first: 'm18 18-6-6 6-6M7 6v12',
  prev: 'm15 18-6-6 6-6',
  next: 'm9 18 6-6-6-6',
  last: 'm6 18 6-6-6-6M17 6v12',
  link: 'M10 13.5a4.5 4.5 0 0 0 6.5.5l3-3A4.6 4.6 0 0 0 13 4.5L11.5 6M14 10.5a4.5 4.5 0 0 0-6.5-.5l-3 3A4.6 4.6 0 0 0 11 19.5l1.5-1.5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  book: 'M4 5.5A2.5 2.5 0 0 1 6.5 3H20v15H6.5A2.5 2.5 0 0 0 4 20.5ZM4 20.5A2.5 2.5 0 0 0 6.5 21H20v-3',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5Z',
  sun: `M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4${circle(12, 12, 4)}`,
  'eye-off':
    'M4 4l16 16M9.9 5.7A10 10 0 0 1 12 5.5c6.5 0 10 6.5 10 6.5a17 17 0 0 1-2.7 3.4M6.5 7.3A16 16 0 0 0 2 12s3.5 6.5 10 6.5a10 10 0 0 0 4.2-.9',
  check: 'M20 6 9 17l-5-5',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  upload: 'M12 15V3M7 8l5-5 5 5M4 20h16',
  trash: 'M4 6h16M9 6V4h6v2M6 6l1 15h10l1-15M10 10.5v6M14 10.5v6',
  dice: `M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM8 8h.01M16 16h.01M12 12h.01`,
  info: `M12 11v5.5M12 7.5v.01${circle(12, 12, 9)}`,
  sound: 'M11 5 6.5 9H3v6h3.5l4.5 4ZM15 9.5a4 4 0 0 1 0 5M17.8 6.8a8 8 0 0 1 0 10.4',
  'sound-off': 'M11 5 6.5 9H3v6h3.5l4.5 4ZM21.5 9.5l-5 5M16.5 9.5l5 5',
  home: 'm3 11 9-8 9 8M5.5 9v12h13V9M10 21v-7h4v7',
  users: `M2.5 20a6.5 6.5 0 0 1 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18.5 14.5a6.5 6.5 0 0 1 3 5.5${circle(9, 8, 3.5)}`,
  clock: `M12 7v5l3.5 2${circle(12, 12, 9)}`,
  chart: 'M4 3v17h17M8.5 16v-4M13 16V7M17.5 16v-6.5',
  graduation: 'm12 4 10.5 5L12 14 1.5 9ZM6 11.5V17c1.5 1.6 3.5 2.5 6 2.5s4.5-.9 6-2.5v-5.5M22.5 9v6',
  printer:
    'M6.5 9V3h11v6M6.5 18H4a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 4 9h16a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 20 18h-2.5M6.5 14h11v7h-11Z',
  search: `m20.5 20.5-4.5-4.5${circle(11, 11, 7)}`,
  keyboard:
    'M3.5 5.5h17A1.5 1.5 0 0 1 22 7v10a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 17V7a1.5 1.5 0 0 1 1.5-1.5ZM6 9.5h.01M10 9.5h.01M14 9.5h.01M18 9.5h.01M6 14.5h.01M18 14.5h.01M9.5 14.5h5',
  message: 'M21 12a8 8 0 0 1-8 8H4l2-3a8 8 0 1 1 15-5Z',
  layers: 'm12 3 9 5-9 5-9-5ZM3 13l9 5 9-5',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  globe: `M3 12h18M12 3c2.6 2.6 3.9 5.6 3.9 9s-1.3 6.4-3.9 9c-2.6-2.6-3.9-5.6-3.9-9S9.4 5.6 12 3${circle(12, 12, 9)}`,
  back: 'M19 12H5M11 18l-6-6 6-6',
  warn: 'M12 3.5 22 20.5H2ZM12 10v4.5M12 17.5v.01',
  bulb: 'M9 18h6M10 21.5h4M15.1 14.2c.2-1 .7-1.7 1.4-2.5a5.9 5.9 0 1 0-9 0c.7.8 1.2 1.5 1.4 2.5v.3h6.2Z',
  computer:
    'M5 4h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 16H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 4ZM12 16v4M8 20h8',
  down: 'm6 9 6 6 6-6',
  up: 'm6 15 6-6 6 6',
} as const satisfies Readonly<Record<string, string>>

export type IconName = keyof typeof ICON_PATHS

export const isIconName = (name: string): name is IconName => Object.hasOwn(ICON_PATHS, name)
