// Node cannot start a worker from TypeScript; when the command itself runs from source, build it first.
import { bundled } from '../bin/bundle.mjs'

await import(await bundled('worker'))
