import { useState } from 'react';

const key = 'hotseat:review-keys';

/** Whether single keys do something on a review's page. This browser remembers it, where it may. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [single, setSingle] = useState(() => stored() !== 'off');
  return [
    single,
    (on) => {
      setSingle(on);
      try {
        localStorage.setItem(key, on ? 'on' : 'off');
      } catch {
        return;
      }
    },
  ];
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
