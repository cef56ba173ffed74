/** Writes `openapi.json`, which a test compares with the served document. */
import { writeFileSync } from 'node:fs'
import { openapi } from '../src/api/openapi/openapi.ts'
import { routeGroups } from '../src/api/routes.ts'
import { loadConfig } from '../src/platform/config/loadConfig.ts'

writeFileSync(
  new URL('../openapi.json', import.meta.url),
  `${JSON.stringify(openapi(routeGroups, loadConfig({}).publicUrl), null, 2)}\n`,
)
