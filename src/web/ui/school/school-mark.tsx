import { type KeptLogo, logoAddress } from '#contract/schools/branding.ts';
import './school-mark.css';

/** A school's logo, beside its name in words; nothing where it has none. */
export function SchoolMark({ logo, picture }: { logo: KeptLogo | null; picture?: string | undefined }) {
  if (picture) return <img className="school-mark" src={picture} alt="" />;
  if (!logo) return null;
  const { hash, width, height } = logo;
  return <img className="school-mark" src={logoAddress(hash)} width={width} height={height} alt="" />;
}
