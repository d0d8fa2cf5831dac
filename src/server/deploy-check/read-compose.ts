import { variableNames } from '#server/config/config.ts';
import { parseCompose, type Yaml } from './parse-compose.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What compose.yaml makes of the variables of `.env`. */
export type Composed = {
  /** The names by which its services find one another. */
  hosts: string[];
  /** Our own services, each with all variables it starts with. */
  services: { name: string; env: Env }[];
  /** Where the password lies with which its PostgreSQL starts; null where it has none. */
  databasePasswordFile: string | null;
  problems: string[];
};

/** Reads the text of compose.yaml with the variables of `.env`. What is wrong is told by name, never with a value. */
export function readCompose(text: string, env: Env): Composed {
  const file = mapOf(parseCompose(text));
  const services = Object.entries(mapOf(file['services'])).map(([name, service]) => ({
    name,
    isOurs: mapOf(service)['image'] === 'hotseat',
    ...filledIn(mapOf(mapOf(service)['environment']), env),
  }));
  const ours = services.filter(({ isOurs }) => isOurs);
  const unknown = ours.flatMap(({ name, values }) =>
    Object.keys(values)
      .filter((variable) => !variableNames.includes(variable))
      .map((variable) => `${name} passes ${variable}, which nothing reads`),
  );
  const password = mapOf(mapOf(file['secrets'])['database_password'])['file'];
  return {
    hosts: services.map(({ name }) => name),
    services: ours.map(({ name, values }) => ({ name, env: { ...env, ...values } })),
    databasePasswordFile: typeof password === 'string' ? password : null,
    problems: [...new Set([...services.flatMap(({ missing }) => missing), ...unknown])],
  };
}

/** The variables with `${NAME}` and `${NAME:?words}` taken from `env`, and what the latter say where there is nothing to take. */
function filledIn(
  environment: Readonly<Record<string, Yaml>>,
  env: Env,
): { values: Record<string, string>; missing: string[] } {
  const missing: string[] = [];
  const fill = (words: string): string =>
    words.replaceAll(/\$\{(\w+)(?::\?([^}]*))?\}/g, (_all, name: string, otherwise?: string) => {
      const value = env[name]?.trim() ?? '';
      if (value === '' && otherwise !== undefined) missing.push(`${name}: ${otherwise}`);
      return value;
    });
  const values = Object.entries(environment).map(([name, value]) => [
    name,
    typeof value === 'string' ? fill(value) : '',
  ]);
  return { values: Object.fromEntries(values) as Record<string, string>, missing };
}

const mapOf = (value: Yaml | undefined): Readonly<Record<string, Yaml>> =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};

/** The variables of the text of an `.env` file that Compose would read otherwise than we do: it fills in what follows a $. */
export function readOtherwise(text: string): string[] {
  return [...text.matchAll(/^\s*(?:export\s+)?(\w+)\s*=\s*(?!').*\$/gm)].map(([, name = '']) => name);
}
