import { type ReactNode, useId } from 'react';

/** Boxes that are chosen from together under one heading, and what is said where none was chosen: it is read with them. */
export function ChoiceGroup({
  legend,
  error,
  className,
  children,
}: {
  legend: ReactNode;
  error?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={error && id} data-faulty={error && true}>
      <legend>{legend}</legend>
      {children}
      {error && (
        <p className="said-wrong" id={id} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
