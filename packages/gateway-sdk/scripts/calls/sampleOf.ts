import { examples } from '@strongroom/gateway-schemas/calls/examples'
import type { z } from 'zod'
import { type AnySchema, look } from '../schemas/look.ts'

/** One of these fits every text of the schemas. */
const texts = [
  'text',
  examples.owner,
  examples.hash,
  '0x',
  examples.signature,
  '1',
  '123456',
  '1.4.1',
  examples.uuid,
  'owner@mail.example',
  '2026-01-31T12:00:00.000Z',
]

/** A value with every field of its schema. */
export function sampleOf(schema: AnySchema): unknown {
  const view = look(schema)
  switch (view.kind) {
    case 'any':
      return 'anything'
    case 'boolean':
      return true
    case 'number':
    case 'integer':
      return 1
    case 'literal':
      return view.values[0]
    case 'text': {
      const found = texts.find(
        (text) => (schema as z.ZodType).safeParse(text).success,
      )
      if (found === undefined) throw new Error('No text fits a schema.')
      return found
    }
    case 'optional':
    case 'nullable':
    case 'nullish':
      return sampleOf(view.inner)
    case 'list':
      return [sampleOf(view.inner)]
    case 'map':
      return { [examples.chainId]: sampleOf(view.inner) }
    case 'object':
      return fieldsOf(view.fields)
    case 'union':
      return sampleOf(view.options[0] as AnySchema)
    case 'tagged': {
      const [option] = view.options
      return { [view.key]: option?.tags[0], ...fieldsOf(option?.fields ?? {}) }
    }
  }
}

const fieldsOf = (fields: Readonly<Record<string, AnySchema>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, sampleOf(field)]),
  )
