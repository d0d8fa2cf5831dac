/** The same bytes in pieces of `pieceBytes` each, the last one shorter. */
export async function* inPieces(
  bytes: AsyncIterable<Uint8Array>,
  pieceBytes: number,
): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const some of bytes) {
    waiting.push(some);
    size += some.byteLength;
    if (size < pieceBytes) continue;
    const all = Buffer.concat(waiting);
    const whole = size - (size % pieceBytes);
    for (let at = 0; at < whole; at += pieceBytes) yield all.subarray(at, at + pieceBytes);
    waiting = [all.subarray(whole)];
    size -= whole;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
