/** Writes `openapi.json`, which a test compares with what is served. */
import { writeFileSync } from 'node:fs'
import { openapi } from '../src/http/openapi.ts'
import { routes } from '../src/http/routes.ts'

writeFileSync(
  new URL('../openapi.json', import.meta.url),
  `${JSON.stringify(openapi(routes), null, 2)}\n`,
)
