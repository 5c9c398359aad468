// Three tiny sounds, made on the spot: no file is loaded, and nothing is heard unless the setting says so.
import { settings } from "../lib/settings.svelte";

interface Tone {
  pitch: number;
  start: number;
  length: number;
}

const SOUNDS = {
  move: [{ pitch: 392, start: 0, length: 0.09 }],
  turn: [
    { pitch: 523, start: 0, length: 0.12 },
    { pitch: 784, start: 0.12, length: 0.2 },
  ],
  end: [523, 659, 784, 1047].map((pitch, index) => ({ pitch, start: index * 0.14, length: 0.3 })),
} satisfies Record<string, Tone[]>;

const LOUDNESS = 0.06;
let context: AudioContext | null = null;

export function play(sound: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  // Browsers keep it silent until the person has done something on the page.
  if (context.state === "suspended") void context.resume();
  for (const tone of SOUNDS[sound]) beep(context, tone);
}

function beep(audio: AudioContext, { pitch, start, length }: Tone): void {
  const begin = audio.currentTime + start;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(LOUDNESS, begin);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS / 100, begin + length);
  volume.connect(audio.destination);
  const voice = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  voice.connect(volume);
  voice.start(begin);
  voice.stop(begin + length);
}
