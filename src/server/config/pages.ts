/** What the law wants a seller to say of themselves (rule TAX-3), and why a default will not do. */
const required: Readonly<Record<string, string>> = {
  SELLER_NAME: 'the legal name of who offers the service',
  SELLER_ADDRESS: 'their postal address',
  GRIEVANCE_OFFICER: 'who takes complaints, with name and designation',
  SUPPORT_EMAIL: 'an address that reaches you',
};

/** What production misses of it, by name and never with a value. */
export function pageProblemsInProduction(v: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(required)
    .filter(([name]) => !v[name])
    .map(([name, words]) => `${name}: production needs ${words}; the policies show it`);
}
