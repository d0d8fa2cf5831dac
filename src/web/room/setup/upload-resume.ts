import type { ErrorReply } from '#contract/errors.ts';
import { type Resume, resumeLimits } from '#contract/resume.ts';
import { EndpointError } from '#web/lib/call-endpoint.ts';
import { addressOf } from '#web/lib/endpoint-address.ts';
import { type CallErrorCode, isErrorCode } from '#web/lib/error-words.ts';

const timeoutMs = 90_000;

/** What can be refused before a byte is sent: too large, or a kind of file the panel cannot read. */
export function fileTrouble(file: Pick<File, 'name' | 'size'>): CallErrorCode | null {
  if (!/\.(pdf|docx|txt)$/i.test(file.name)) return 'file_type_unsupported';
  return file.size > resumeLimits.fileBytes ? 'file_too_large' : null;
}

/** Sends a file; `onProgress` gets the share that has left, 0 to 1. By XMLHttpRequest: `fetch` does not tell. */
export function uploadResume(file: File, onProgress: (share: number) => void): Promise<Resume> {
  const trouble = fileTrouble(file);
  if (trouble) return Promise.reject(new EndpointError(trouble));
  return new Promise((resolve, reject) => {
    const { method, url } = addressOf('uploadResume');
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.setRequestHeader('x-hotseat', '1');
    request.responseType = 'text';
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    const broken = (): void => reject(new EndpointError(navigator.onLine ? 'unreachable' : 'offline'));
    request.addEventListener('error', broken);
    request.addEventListener('timeout', broken);
    request.addEventListener('load', () => {
      const reply = parsed(request.responseText);
      if (request.status === 200 && reply) resolve(reply as Resume);
      else reject(refusal(request.status, reply as Partial<ErrorReply> | null));
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

function refusal(status: number, reply: Partial<ErrorReply> | null): EndpointError {
  const said = reply?.error;
  if (isErrorCode(said?.code)) return new EndpointError(said.code, said);
  if (status === 401) return new EndpointError('not_signed_in');
  return new EndpointError(status === 413 ? 'file_too_large' : 'internal');
}
