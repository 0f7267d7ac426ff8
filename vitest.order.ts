import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that play many games or build much. */
const LONG =
  /\/(conformance|tiles|bot-[a-z]+|whole|secrecy|process|commands|lesson|analysis|barriers)\.test\.ts$/

/** The long ones begin first: left to the end, one of them would run alone while the other cores wait. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
