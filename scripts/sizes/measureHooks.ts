import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { routes } from '../../packages/gateway-sdk/src/calls/routes.gen.ts'
import { root } from '../stack/settings.ts'
import { exportedValues } from './exportedValues.ts'
import { type Measured, measureParts } from './measureParts.ts'
import type { Sizes } from './sizeTable.ts'

const folder = join(root, 'packages/react-hooks')
const callOf = new Map(
  Object.entries(routes).map(([name, route]) => [route as string, name]),
)

const sdk = '@strongroom/gateway-sdk'
/** There anyway: no call is made without one. */
const client = `export { createGatewayClient } from '${sdk}'`

/** Every hook alone, and its size on top of the SDK: a client and its calls. */
export async function measureHooks(): Promise<Sizes> {
  const { exports } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as { exports: Record<string, { '@strongroom/source'?: string }> }
  const hooks = new Map<string, string>()
  for (const { '@strongroom/source': source } of Object.values(exports)) {
    if (source === undefined) continue
    const read = (file: string) =>
      readFileSync(join(folder, dirname(source), file), 'utf8')
    for (const name of exportedValues(read(`./${basename(source)}`), read))
      if (/^use[A-Z]/u.test(name) && !hooks.has(name))
        hooks.set(name, `export { ${name} } from '${source}'`)
  }
  const found = await measureParts(hooks, folder)

  const withClient = new Map<string, string>()
  for (const [name, hook] of found) {
    const calls = callsOf(hook)
    if (calls === '') continue
    withClient.set(name, `${client}\n${hooks.get(name)}`)
    withClient.set(
      fileOf(calls),
      `${client}\nexport { ${calls} } from '${sdk}'`,
    )
  }
  const weights = await measureParts(withClient, folder)
  const onTop = (name: string, hook: Measured) =>
    withClient.has(name)
      ? bytesOf(weights, name) - bytesOf(weights, fileOf(callsOf(hook)))
      : hook.bytes
  return new Map(
    [...found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, hook]) => [name, [hook.bytes, onTop(name, hook)]]),
  )
}

const bytesOf = (weights: ReadonlyMap<string, Measured>, name: string) =>
  weights.get(name)?.bytes ?? 0

const fileOf = (calls: string) => `calls-${calls.replaceAll(', ', '-')}`

/** The calls of a bundle, by the routes that are left in it. */
function callsOf({ text }: Measured): string {
  const found = text.match(/(?:GET|POST|PUT|DELETE) \/v\d[^'"`?]*/gu) ?? []
  return found
    .flatMap((route) => callOf.get(route) ?? [])
    .sort()
    .join(', ')
}
