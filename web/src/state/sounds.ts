/** A quiet sound for my turn, made here: fired clay that is tapped twice. */

/** Pitches in hertz, and when each is struck, in seconds. */
const STRIKES = [
  [523, 0],
  [784, 0.14],
] as const;
const LOUDNESS = 0.12;
const RINGING = 0.35;

let context: AudioContext | null = null;

/** Sounds, where the browser lets pages make a sound. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const [pitch, after] of STRIKES) strike(context, pitch, context.currentTime + after);
  } catch {
    // No sound here.
  }
}

function strike(on: AudioContext, pitch: number, at: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + RINGING);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + RINGING);
}
