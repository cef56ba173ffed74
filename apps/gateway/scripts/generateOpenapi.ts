/** Writes `openapi.json`, which a test compares with what is served. */
import { writeFileSync } from 'node:fs'
import { loadConfig } from '../src/config/loadConfig.ts'
import { openapi } from '../src/http/document/openapi.ts'
import { routeGroups } from '../src/http/routes.ts'

writeFileSync(
  new URL('../openapi.json', import.meta.url),
  `${JSON.stringify(openapi(routeGroups, loadConfig({}).publicUrl), null, 2)}\n`,
)
