import { readdirSync } from 'node:fs'
import type { AnySchema } from './look.ts'
import { namedSchema } from './namedSchema.ts'

const sources = new URL('../../../gateway-schemas/src/', import.meta.url)

/** A schema that its package exports, with the name of its type. */
export interface ExportedSchema {
  readonly name: string
  readonly schema: AnySchema
  /** Subject: the name of its source file without the ending. */
  readonly file: string
  /** Whether it is a component of documents, and not only a part of others. */
  readonly hasId: boolean
}

/** Every exported schema of an answer, a body or a part of them. */
export async function readSchemas(): Promise<readonly ExportedSchema[]> {
  const found: ExportedSchema[] = []
  for (const folder of ['entities/', 'requests/']) {
    const url = new URL(folder, sources)
    for (const entry of readdirSync(url).sort()) {
      if (!/^\w+\.ts$/.test(entry)) continue
      const module: object = await import(new URL(entry, url).href)
      const file = entry.slice(0, -3)
      for (const [name, value] of Object.entries(module).sort()) {
        if (!name.endsWith('Schema') || typeof value !== 'object') continue
        const schema = value as AnySchema
        const id = namedSchema(schema)?.name
        found.push({ name: id ?? typeName(name), schema, file, hasId: !!id })
      }
    }
  }
  return found
}

const typeName = (name: string): string =>
  name.replace(/Schema$/, '').replace(/^./, (first) => first.toUpperCase())
