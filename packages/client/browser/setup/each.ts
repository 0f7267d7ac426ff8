/** Runs in front of every file of tests. */
import { afterEach } from 'vitest'
import { leave } from '../harness.ts'

afterEach(({ task }) => leave(task.name, task.result?.state === 'fail'))
