import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

interface Wanted {
  /** files of fonts the first page is set in */
  readonly fonts: RegExp
  /** modules the first page fetches in any case, by the end of their path */
  readonly modules: readonly string[]
}

/** Lets the browser fetch at once what it would otherwise find out about one script later. */
export const earlyFiles = (wanted: Wanted): Plugin => ({
  name: 'sandtable:early-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      bundle ? [...fontLinks(bundle, wanted.fonts), ...moduleLinks(bundle, wanted.modules, html)] : [],
  },
})

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
})

const fontLinks = (bundle: Bundle, fonts: RegExp): HtmlTagDescriptor[] =>
  Object.keys(bundle)
    .filter((file) => fonts.test(file))
    .map((file) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` }),
    )

function moduleLinks(bundle: Bundle, modules: readonly string[], html: string): HtmlTagDescriptor[] {
  const files = new Set<string>()
  const add = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file) || html.includes(file)) return
    files.add(file)
    chunk.imports.forEach(add)
  }
  for (const [file, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && modules.some((end) => chunk.facadeModuleId?.endsWith(end))) add(file)
  return [...files].map((file) => link({ rel: 'modulepreload', crossorigin: true, href: `./${file}` }))
}
