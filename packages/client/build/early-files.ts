import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

interface Wanted {
  /** files of fonts the first page is set in */
  readonly fonts: RegExp
  /** of what is fetched later, the first page fetches the first such module in any case */
  readonly module: RegExp
}

/** Lets the browser fetch at once what it would otherwise find out about one script later. */
export const earlyFiles = (wanted: Wanted): Plugin => ({
  name: 'sandtable:early-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      bundle ? [...fontLinks(bundle, wanted.fonts), ...moduleLinks(bundle, wanted.module, html)] : [],
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

function moduleLinks(bundle: Bundle, module: RegExp, html: string): HtmlTagDescriptor[] {
  const files = new Set<string>()
  const add = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file) || html.includes(file)) return
    files.add(file)
    chunk.imports.forEach(add)
  }
  const first = fetchedLater(bundle).find((file) => module.test(moduleOf(bundle, file)))
  if (first !== undefined) add(first)
  return [...files].map((file) => link({ rel: 'modulepreload', crossorigin: true, href: `./${file}` }))
}

/** Files the page itself may fetch, in the order in which its sources name them. */
const fetchedLater = (bundle: Bundle): string[] =>
  Object.values(bundle).flatMap((chunk) =>
    chunk.type === 'chunk' && chunk.isEntry ? chunk.dynamicImports : [],
  )

function moduleOf(bundle: Bundle, file: string): string {
  const chunk = bundle[file]
  return (chunk?.type === 'chunk' ? chunk.facadeModuleId : undefined) ?? ''
}
