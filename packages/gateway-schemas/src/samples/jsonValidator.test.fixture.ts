import { type JsonSchema, type Schema, toJsonSchema } from '../index.ts'

type Definitions = Readonly<Record<string, JsonSchema>>

/**
 * A validator of the rendered JSON Schema, written from its specification
 * alone, to compare with the schema's own result.
 */
export function jsonValidator(schema: Schema<unknown>): {
  /** Accepts any JSON value. */
  readonly accepts: (value: unknown) => boolean
  readonly definitions: Definitions
  /** The names of the schemas that have accepted something. */
  readonly used: ReadonlySet<string>
} {
  const definitions: Record<string, JsonSchema> = {}
  const root = toJsonSchema(schema, definitions)
  const used = new Set<string>()
  const valid = (rule: JsonSchema, value: unknown): boolean =>
    Object.entries(rule).every(([keyword, by]) => {
      const check = keywords[keyword]
      if (check === undefined) throw new Error(`Unheard of: ${keyword}`)
      return check(by as never, value, rule)
    })
  const all = (rules: JsonSchema[], value: unknown) =>
    rules.filter((rule) => valid(rule, value)).length
  const keywords: Record<
    string,
    (by: never, value: unknown, rule: JsonSchema) => boolean
  > = {
    $ref: (by: string, value) => {
      const name = by.split('/').at(-1) as string
      const rule = definitions[name]
      if (rule === undefined) throw new Error(`No ${name}`)
      if (!valid(rule, value)) return false
      used.add(name)
      return true
    },
    type: (by: string, value) =>
      by === 'integer' ? Number.isInteger(value) : typeOf(value) === by,
    enum: (by: unknown[], value) => by.includes(value),
    anyOf: (by: JsonSchema[], value) => all(by, value) > 0,
    oneOf: (by: JsonSchema[], value) => all(by, value) === 1,
    not: (by: JsonSchema, value) => !valid(by, value),
    pattern: (by: string, value) =>
      typeof value !== 'string' || new RegExp(by, 'u').test(value),
    minLength: (by: number, value) =>
      typeof value !== 'string' || [...value].length >= by,
    maxLength: (by: number, value) =>
      typeof value !== 'string' || [...value].length <= by,
    minimum: (by: number, value) => typeof value !== 'number' || value >= by,
    maximum: (by: number, value) => typeof value !== 'number' || value <= by,
    maxItems: (by: number, value) =>
      !Array.isArray(value) || value.length <= by,
    items: (by: JsonSchema, value) =>
      !Array.isArray(value) || value.every((item) => valid(by, item)),
    properties: (by: Record<string, JsonSchema>, value) =>
      !isObject(value) ||
      Object.entries(by).every(
        ([key, rule]) => !Object.hasOwn(value, key) || valid(rule, value[key]),
      ),
    required: (by: string[], value) =>
      !isObject(value) || by.every((key) => Object.hasOwn(value, key)),
    additionalProperties: (by: JsonSchema | false, value, rule) =>
      !isObject(value) ||
      Object.entries(value)
        .filter(([key]) => !Object.hasOwn(rule['properties'] ?? {}, key))
        .every(([, item]) => by !== false && valid(by, item)),
    format: (by: string, value) =>
      by !== 'uint256' ||
      typeof value !== 'string' ||
      !/^\d+$/.test(value) ||
      BigInt(value) < 2n ** 256n,
    discriminator: () => true,
    examples: () => true,
  }
  return { accepts: (value) => valid(root, value), definitions, used }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeOf(value) === 'object'
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
