/**
 * Runs in the page, before anything else: hears the microphone beside the room, ends each answer by the room's own button `silentMs` after its last
 * sound (400 ms), and notes when the answer was sent and when the panel's first sound began. Everything it needs is inside, since it is sent as text.
 */
export function endAtOnce(silentMs = 400): void {
  const loud = 0.01;
  const turns: { answerSentMs: number; firstSoundMs: number }[] = [];
  Object.assign(window, { hotseatTurns: turns });
  let endedAtMs: number | null = null;
  let lastLoudAtMs = 0;
  let spokenMs = 0;

  const noteSound = (): void => {
    const from = endedAtMs;
    if (from === null) return;
    const sent = performance
      .getEntriesByType('resource')
      .findLast(({ name, startTime }) => name.endsWith('/answers') && startTime >= from);
    if (!sent) return;
    turns.push({ answerSentMs: sent.startTime - from, firstSoundMs: performance.now() - from });
    endedAtMs = null;
  };
  window.AudioBufferSourceNode = class extends AudioBufferSourceNode {
    override start(when?: number): void {
      noteSound();
      super.start(when);
    }
  };

  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open(constraints);
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 1024 });
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let checkedAtMs = performance.now();
    setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const nowMs = performance.now();
      if (samples.some((sample) => Math.abs(sample) > loud)) {
        lastLoudAtMs = nowMs;
        spokenMs += nowMs - checkedAtMs;
      }
      checkedAtMs = nowMs;
      const isOver = spokenMs > 1_500 && nowMs - lastLoudAtMs >= silentMs;
      if (!isOver) return;
      const done = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'That is my answer',
      );
      if (!done) return;
      spokenMs = 0;
      endedAtMs = performance.now();
      done.click();
    }, 20);
    return stream;
  };
}
