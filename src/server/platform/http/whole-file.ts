import type { MultipartFile } from '@fastify/multipart';
import { Refusal } from '../refusal.ts';

/**
 * All bytes of an uploaded file. Throws Refusal `file_too_large` where more came than may, also when the rest came by itself after all that may had been read:
 * of that the parser says nothing and hands out the beginning.
 */
export async function wholeFile(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw new Refusal('file_too_large');
  return bytes;
}
