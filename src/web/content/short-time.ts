const time = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A time as a clock in India shows it, short, for a table: "24 Nov 2026, 18:40 IST". */
export const shortTime = (iso: string): string => `${time.format(new Date(iso))} IST`;
