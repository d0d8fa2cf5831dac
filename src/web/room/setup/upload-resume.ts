import { type Resume, resumeLimits } from '#contract/resume.ts';
import { commonError, EndpointError, refusalIn } from '#web/lib/call-endpoint.ts';
import { addressOf } from '#web/lib/endpoint-address.ts';
import { resumeRefusals } from '#web/lib/refusals/resume-refusals.ts';

/** Two minutes to send it, as long as the server takes, and its waits and readings after that. */
const timeoutMs = 300_000;

/** What can be refused before a byte is sent: too large, or a kind of file the panel cannot read. */
export function fileTrouble(
  file: Pick<File, 'name' | 'size'>,
): 'file_type_unsupported' | 'file_too_large' | null {
  if (!/\.(pdf|docx|txt)$/i.test(file.name)) return 'file_type_unsupported';
  return file.size > resumeLimits.fileBytes ? 'file_too_large' : null;
}

/** Sends a file; `onProgress` gets the share that has been sent, 0 to 1. By XMLHttpRequest: `fetch` does not report it. */
export function uploadResume(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Resume> {
  const trouble = fileTrouble(file);
  if (trouble) return Promise.reject(refused(trouble));
  return new Promise((resolve, reject) => {
    const { method, url } = addressOf('POST /api/resumes');
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.setRequestHeader('x-hotseat', '1');
    request.responseType = 'text';
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    const broken = (): void => reject(commonError(navigator.onLine ? 'unreachable' : 'offline'));
    request.addEventListener('error', broken);
    request.addEventListener('timeout', broken);
    request.addEventListener('abort', () => reject(signal.reason));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.addEventListener('load', () => {
      const reply = parsed(request.responseText);
      if (request.status === 200 && reply) resolve(reply as Resume);
      else void refusal(request.status, reply).then(reject);
    });
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const refused = (code: keyof typeof resumeRefusals): EndpointError =>
  new EndpointError(code, resumeRefusals[code]);

/** A file may be stopped on its way by what stands before the service, and then no code is said. */
async function refusal(status: number, reply: unknown): Promise<EndpointError> {
  return status === 413 && reply === null ? refused('file_too_large') : refusalIn(status, reply);
}
