/** Why the microphone or an engine does not serve. */
export type VoiceTrouble =
  | 'denied'
  | 'dismissed'
  | 'no_device'
  | 'taken'
  | 'unplugged'
  | 'muted'
  | 'unsupported'
  | 'offline'
  | 'too_slow'
  | 'service_away'
  | 'broken';

/** What the candidate is told, one sentence each: typing goes on in every case (rule VOICE-7). */
export const troubleWords: Readonly<Record<VoiceTrouble, string>> = {
  denied: 'The browser keeps the microphone from this page. Allow it beside the address, or type.',
  dismissed: 'The browser asked about the microphone and got no answer. Try again, or type.',
  no_device: 'No microphone was found. Plug one in and try again, or type.',
  taken: 'Another program holds the microphone. Close it there and try again, or type.',
  unplugged: 'The microphone was unplugged. What you said is kept: plug it in again, or type on.',
  muted: 'The microphone is muted, on the device or in the system. Unmute it, or type on.',
  unsupported: 'This browser cannot understand speech on the device. Please type.',
  offline: 'The network went away during the download. Try again when it is back, or type.',
  too_slow: 'This machine understands speech more slowly than you speak. Typing will go better.',
  service_away:
    'The speech service does not answer. Your words are understood on this computer now, with nothing lost.',
  broken: 'Understanding speech stopped working. What you said is kept: try again, or type on.',
};

/** The trouble behind what the browser refused a microphone with. `permission` is what it says of the permission afterwards. */
export function microphoneTrouble(error: unknown, permission: PermissionState | null): VoiceTrouble {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
      return permission === 'prompt' ? 'dismissed' : 'denied';
    case 'SecurityError':
      return 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'no_device';
    case 'NotReadableError':
    case 'AbortError':
      return 'taken';
    default:
      return 'unsupported';
  }
}
