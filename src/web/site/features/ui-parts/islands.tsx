import type { ReactNode } from 'react';

const themes = ['light', 'dark'] as const;

/** The same parts on light and on dark paper, side by side or, where a part needs the width, one above the other. */
export function Islands({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'islands wide' : 'islands'}>
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} className="island">
          {children}
        </div>
      ))}
    </div>
  );
}

/** One part in one state, and what the state is called. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="specimen">
      <p className="label">{name}</p>
      <div>{children}</div>
    </div>
  );
}
