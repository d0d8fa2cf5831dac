import { formatRupees } from '#contract/money.ts';

/** An amount in rupees set large: the sign smaller than the figures, read out as one amount. */
export function Price({ paise }: { paise: number }) {
  const text = formatRupees(paise);
  return (
    <>
      <span className="vh">{text}</span>
      <span aria-hidden="true">
        <span className="rs">₹</span>
        {text.replace('₹', '')}
      </span>
    </>
  );
}
