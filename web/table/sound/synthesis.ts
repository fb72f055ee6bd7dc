/** The sounds of a table, made of tones and noise as they are needed. */
import type { Sound } from '../../../ui/board.ts'

interface Tone {
  /** Seconds from the beginning. */
  at: number
  lasts: number
  /** Hertz; null: noise around `around`. */
  pitch: number | null
  around?: number
  /** From 0 to 1. */
  loud: number
}

const bell = (pitch: number, at: number, loud = 0.5): Tone[] => [
  { at, lasts: 1.1, pitch, loud },
  { at, lasts: 0.5, pitch: pitch * 2.76, loud: loud * 0.25 },
]
const knock = (at: number, around: number, loud: number): Tone => ({ at, lasts: 0.06, pitch: null, around, loud })

const scores: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [...bell(587, 0), ...bell(880, 0.16)],
  move: [knock(0, 900, 0.7), { at: 0, lasts: 0.1, pitch: 170, loud: 0.5 }],
  dice: [0, 0.09, 0.15, 0.27, 0.34, 0.46].map((at, i) => knock(at, 1900 + 350 * (i % 3), 0.6 - 0.06 * i)),
  card: [{ at: 0, lasts: 0.16, pitch: null, around: 3400, loud: 0.45 }, knock(0.13, 1500, 0.3)],
  end: [...bell(392, 0), ...bell(494, 0.2), ...bell(587, 0.4), ...bell(784, 0.6)],
}

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

function noiseIn(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return noise
}

/** The source of a tone, and what it goes through. */
function sourceOf(audio: AudioContext, { pitch, around = 1000 }: Tone): [AudioScheduledSourceNode, AudioNode] {
  if (pitch !== null) {
    const tone = audio.createOscillator()
    tone.frequency.value = pitch
    return [tone, tone]
  }
  const hiss = audio.createBufferSource()
  hiss.buffer = noiseIn(audio)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = around
  filter.Q.value = 1.4
  hiss.connect(filter)
  return [hiss, filter]
}

/** `after`: seconds from now. Where the browser does not let a page sound yet, nothing is heard, now or later. */
export function play(sound: Sound, volume: number, after: number): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') {
    context.resume().catch(() => {})
  }
  for (const tone of scores[sound]) {
    const begin = context.currentTime + after + tone.at
    const [source, end] = sourceOf(context, tone)
    const gain = context.createGain()
    gain.gain.setValueAtTime(tone.loud * volume * 0.5, begin)
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + tone.lasts)
    end.connect(gain).connect(context.destination)
    source.start(begin)
    source.stop(begin + tone.lasts)
  }
}
