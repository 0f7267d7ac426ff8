/** Small noises made on the spot: no files, silent unless switched on. */
export type Sound = 'die' | 'march' | 'refusal' | 'turn'

/** A stroke of a sound: when it starts, how high, how long, how loud. */
interface Stroke {
  readonly at: number
  readonly hertz: number
  readonly seconds: number
  readonly volume: number
  readonly wave: OscillatorType
}

const stroke = (
  at: number,
  hertz: number,
  seconds: number,
  volume: number,
  wave: OscillatorType = 'sine',
): Stroke => ({
  at,
  hertz,
  seconds,
  volume,
  wave,
})

const STROKES: Readonly<Record<Sound, readonly Stroke[]>> = {
  die: [0, 0.07, 0.13, 0.22, 0.34].map((at, n) => stroke(at, 420 - n * 35, 0.035, 0.16 - n * 0.02, 'square')),
  march: [0, 0.16].map((at) => stroke(at, 92, 0.09, 0.3, 'triangle')),
  refusal: [stroke(0, 196, 0.1, 0.16), stroke(0.11, 147, 0.16, 0.16)],
  turn: [stroke(0, 523, 0.22, 0.12), stroke(0.14, 784, 0.4, 0.1)],
}

/** Plays sounds while `isOn`; the browser's sound is woken by the first of them. */
export function createSounds(isOn: () => boolean): (sound: Sound) => void {
  let context: AudioContext | undefined
  return (sound) => {
    if (!isOn() || typeof AudioContext === 'undefined') return
    context ??= new AudioContext()
    for (const each of STROKES[sound]) play(context, each)
  }
}

function play(context: AudioContext, { at, hertz, seconds, volume, wave }: Stroke): void {
  const start = context.currentTime + at
  const tone = new OscillatorNode(context, { type: wave, frequency: hertz })
  const gain = new GainNode(context, { gain: volume })
  gain.gain.setValueAtTime(volume, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  tone.connect(gain).connect(context.destination)
  tone.start(start)
  tone.stop(start + seconds)
}
