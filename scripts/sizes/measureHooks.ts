import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '../stack/settings.ts'
import { exportedValues } from './exportedValues.ts'
import { type Measured, measureParts } from './measureParts.ts'
import type { Sizes } from './sizeTable.ts'

const folder = join(root, 'packages/react-hooks')
const call = /gateway-sdk\/src\/actions\/\w+\.ts$/u

/** Every hook alone, and what it adds to the calls of the SDK it makes. */
export async function measureHooks(): Promise<Sizes> {
  const { exports } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as { exports: Record<string, { '@strongroom/source'?: string }> }
  const hooks = new Map<string, string>()
  for (const { '@strongroom/source': source } of Object.values(exports)) {
    if (source === undefined) continue
    const text = await readFile(join(folder, source), 'utf8')
    for (const name of exportedValues(text))
      if (/^use[A-Z]/u.test(name) && !hooks.has(name))
        hooks.set(name, `export { ${name} } from '${source}'`)
  }
  const found = await measureParts(hooks, folder)

  const calls = new Map([...found.values()].map((hook) => [callsOf(hook), '']))
  calls.delete('')
  const sdk = [...calls.keys()].map(
    (names) =>
      [names, `export { ${names} } from '@strongroom/gateway-sdk'`] as const,
  )
  // Their own names are no names of files.
  const numbered = sdk.map(
    ([, code], index) => [`calls${index}`, code] as const,
  )
  const base = await measureParts(new Map(numbered), folder)
  const bytesOf = new Map(
    sdk.map(([names], index) => [names, base.get(`calls${index}`)?.bytes ?? 0]),
  )
  return new Map(
    [...found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, hook]) => [
        name,
        [hook.bytes, hook.bytes - (bytesOf.get(callsOf(hook)) ?? 0)],
      ]),
  )
}

/** Every call has a file of its name. */
function callsOf({ sources }: Measured): string {
  return sources
    .filter((source) => call.test(source))
    .map((source) => basename(source, '.ts'))
    .sort()
    .join(', ')
}
