#!/usr/bin/env node
import { bundled } from './bundle.mjs'

await import(await bundled('main'))
