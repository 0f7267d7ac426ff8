import { quickRandom, randomAnswer } from '@sandtable/kernel'
import type { BotReply, BotRequest } from './protocol.ts'

self.onmessage = ({ data }: MessageEvent<BotRequest>): void => {
  const reply: BotReply = { id: data.id, answer: randomAnswer(data.offer, quickRandom(data.seed)) }
  self.postMessage(reply)
}
