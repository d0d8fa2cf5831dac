/**
 * The other processes of this service that share its port, by way of who started them (`scripts/keep-several.mjs`, rule DEPLOY-4). What is told is heard
 * by all of them or lost; nobody answers.
 */
export type Neighbours = {
  tell(message: unknown): void;
  listen(hear: (message: unknown) => void): void;
};

type Channel = Pick<NodeJS.Process, 'on'> & { send?: ((message: unknown) => boolean) | undefined };

/** Those of a process; null where nobody started it who could pass anything on. */
export function neighboursOf(channel: Channel): Neighbours | null {
  if (!channel.send) return null;
  return {
    tell: (message) => void channel.send?.(message),
    listen: (hear) => void channel.on('message', hear),
  };
}
