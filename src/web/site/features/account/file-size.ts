const kilobyte = 1000;
const megabyte = 1000 * kilobyte;

/** The size of a file as people say it: "1 KB" at least, one decimal from a megabyte on. */
export function fileSize(bytes: number): string {
  if (bytes < megabyte - kilobyte / 2) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
}
