declare const isOwn: unique symbol;

/** Words of this repository: the only text that a model is asked to trust. A text of a person is a plain `string`, and no function here takes one. */
export type Own = string & { readonly [isOwn]: true };

type Nothing = Readonly<Partial<Record<'', never>>>;

/** Source text has a literal type; `string`, and a template with a `string` in it, have not and become `never`. */
type Written<T> = T extends Own ? T : T extends string ? (Nothing extends Record<T, 1> ? never : T) : never;

/** JSON of own words, ids, numbers and enumerations. */
export type OwnJson = Readonly<Record<string, unknown>> & { readonly [isOwn]: true };

type Trusted<T> = T extends OwnJson | number | boolean | null | undefined
  ? T
  : T extends string
    ? Written<T>
    : T extends object
      ? { readonly [K in keyof T]: Trusted<T[K]> }
      : never;

/** Sentences written here, with a space between them. */
export const own = <const T extends string>(...words: readonly (T & Written<T>)[]): Own =>
  words.join(' ') as Own;

/** Words written here, joined by a separator. */
export const joined = <const T extends string>(
  words: readonly (T & Written<T>)[],
  separator: ' ' | '\n' | ' / ' | ', ',
): Own => words.join(separator) as Own;

/** A template written here whose holes take own words and numbers. */
export const filled = (template: TemplateStringsArray, ...holes: readonly (Own | number)[]): Own =>
  String.raw({ raw: template }, ...holes) as Own;

/** An object that a prompt may ask a model to trust. */
export const trusted = <const T extends object>(value: T & Trusted<T>): OwnJson =>
  value as unknown as OwnJson;

/** The same object as text. */
export const jsonOf = (value: OwnJson): Own => JSON.stringify(value) as Own;

/** An id that our code gave to a turn, a fact or a quotation: capitals and digits, nothing that could be read as a word of advice. */
export function idOf(id: string): Own {
  if (!/^[A-Z]{1,2}\d{1,4}$/.test(id)) throw new Error('a prompt was to name something by what is no id');
  return id as Own;
}
