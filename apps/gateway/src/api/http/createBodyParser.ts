import * as z from 'zod'
import { type HttpError, invalid } from './HttpError.ts'

/** Entries of each list and map that are read before more are. */
const firstEntries = 32

/**
 * Creates the function that reads a body by its schema: a fresh copy with the
 * known fields only.
 *
 * Zod names every issue of a body, so a hostile one with 100,000 wrong entries
 * would take half a second. Long lists and maps are therefore read in part
 * first, then twice as far, until a part is refused or all is read.
 *
 * @throws HttpError with status 422 and the first issue.
 */
export function createBodyParser<T>(
  schema: z.ZodType<T>,
): (body: unknown) => T {
  const compiled = z.compile(schema)
  const fields = fieldsIn(schema)
  const parse = (body: unknown): T => {
    const { data, error } = compiled.safeParse(body)
    if (error) throw toHttpError(error)
    return data
  }
  return (body) => {
    for (let limit = firstEntries; ; limit *= 2) {
      const { part, isCut } = cut(body, limit, fields)
      const data = parse(part)
      if (!isCut) return data
    }
  }
}

function toHttpError({ issues: [issue] }: z.ZodError): HttpError {
  if (issue === undefined) throw new TypeError('An error without an issue')
  const { code, path, message } = issue
  const { expected, values, keys } = issue as {
    readonly expected?: string
    readonly values?: readonly unknown[]
    readonly keys?: readonly string[]
  }
  return invalid({
    code,
    path,
    message,
    ...(expected === undefined ? {} : { expected }),
    ...(values === undefined ? {} : { values }),
    ...(keys === undefined ? {} : { keys }),
  })
}

/** The names of all fields in a schema, at any depth. */
function fieldsIn(
  schema: z.core.$ZodType,
  found: Set<string> = new Set(),
): ReadonlySet<string> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      for (const [name, field] of Object.entries(def.shape)) {
        found.add(name)
        fieldsIn(field, found)
      }
      break
    case 'array':
      fieldsIn(def.element, found)
      break
    case 'record':
      fieldsIn(def.valueType, found)
      break
    case 'optional':
    case 'nullable':
      fieldsIn(def.innerType, found)
      break
    case 'union':
      for (const option of def.options) fieldsIn(option, found)
  }
  return found
}

/**
 * A copy with the first entries of each list and map, and with all fields: what
 * is left out never makes the rest wrong.
 */
function cut(
  body: unknown,
  limit: number,
  fields: ReadonlySet<string>,
): { readonly part: unknown; readonly isCut: boolean } {
  let isCut = false
  const copy = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      isCut ||= value.length > limit
      return value.slice(0, limit).map(copy)
    }
    const entries = Object.entries(value)
    const kept = entries.filter(
      ([key], index) => index < limit || fields.has(key),
    )
    isCut ||= kept.length < entries.length
    return Object.fromEntries(kept.map(([key, inner]) => [key, copy(inner)]))
  }
  const part = copy(body)
  return { part: isCut ? part : body, isCut }
}
