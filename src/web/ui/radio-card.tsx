import type { ReactNode } from 'react';
import './radio-card.css';

/** One of a few choices as a sheet one can press anywhere. The ring of the chosen one has the colour `--acc` of the caller's class. */
export function RadioCard({
  name,
  value,
  chosen,
  className = '',
  onChoose,
  children,
}: {
  name: string;
  value: string;
  chosen: boolean;
  className?: string;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className={`radio-card ${className} ${chosen ? 'chosen' : ''}`}>
      <input type="radio" name={name} value={value} checked={chosen} onChange={onChoose} />
      {children}
    </label>
  );
}
