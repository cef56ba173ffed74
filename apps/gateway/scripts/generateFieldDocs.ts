/** Writes `fieldDocs.json`, the descriptions of fields in `openapi.json`. */
import { writeFileSync } from 'node:fs'
import { readFieldDocs } from './readFieldDocs.ts'

writeFileSync(
  new URL('../src/api/openapi/fieldDocs.json', import.meta.url),
  `${JSON.stringify(readFieldDocs(), null, 2)}\n`,
)
