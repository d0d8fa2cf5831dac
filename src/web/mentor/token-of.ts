/** The secret of a mentor's link, from what follows the `#`: no server is ever sent it as an address (rule MENTOR-2). Null where none stands. */
export function tokenOf(hash: string): string | null {
  return /^#([A-Za-z0-9_-]{43})$/.exec(hash)?.[1] ?? null;
}
