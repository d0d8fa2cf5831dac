import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { CopyPart } from './copy-part.ts';
import { CopyWriter } from './copy-writer.ts';

// Linux gives a thread a priority of its own; elsewhere this would be the whole process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

const writer = new CopyWriter();
// What a part throws ends the thread, and with it the attempt.
parentPort?.on('message', (part: CopyPart) => parentPort?.postMessage(writer.write(part)));
