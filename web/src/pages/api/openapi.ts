/** What the server's own description of its paths says, made plain enough to be read. */

interface Schema {
  $ref?: string;
  type?: string | string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  description?: string;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Described {
  description?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

export interface OpenApi {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

/** One thing that can be asked of the server. */
export interface Operation {
  method: string;
  path: string;
  about: string;
  query: string[];
  takes: string;
  gives: string;
}

/** A type on the wire and its fields. */
export interface WireType {
  name: string;
  about: string;
  fields: { name: string; type: string; required: boolean }[];
}

const METHODS = ['get', 'post', 'put', 'delete'];

export function operations(api: OpenApi): Operation[] {
  return Object.entries(api.paths).flatMap(([path, all]) =>
    METHODS.flatMap((method) => {
      const one = all[method];
      return one ? [operation(method.toUpperCase(), path, one)] : [];
    }),
  );
}

function operation(method: string, path: string, described: Described): Operation {
  const good = Object.entries(described.responses ?? {}).find(([status]) => status.startsWith('2'));
  const query = (described.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return {
    method,
    path,
    about: described.description ?? '',
    query: query.map((parameter) => parameter.name),
    takes: bodyOf(described.requestBody),
    gives: bodyOf(good?.[1]),
  };
}

function bodyOf(content: Content | undefined): string {
  const [kind, body] = Object.entries(content?.content ?? {})[0] ?? [];
  if (!body?.schema) return '';
  return kind?.startsWith('text/') ? 'text' : typeOf(body.schema);
}

export function wireTypes(api: OpenApi): WireType[] {
  return Object.entries(api.components.schemas)
    .filter(([, schema]) => schema.properties)
    .map(([name, schema]) => ({
      name,
      about: schema.description ?? '',
      fields: Object.entries(schema.properties ?? {}).map(([field, type]) => ({
        name: field,
        type: typeOf(type),
        required: schema.required?.includes(field) ?? false,
      })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** A type in a few letters: `TableState`, `string[]`, `"me" | "bot"`, `{string: int}`. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const several = schema.oneOf ?? schema.anyOf;
  if (several) return several.map(typeOf).join(' | ');
  if (schema.type === 'array') return `${typeOf(schema.items ?? {})}[]`;
  if (typeof schema.additionalProperties === 'object') {
    return `{string: ${typeOf(schema.additionalProperties)}}`;
  }
  return [schema.type ?? 'any'].flat().join(' | ');
}
