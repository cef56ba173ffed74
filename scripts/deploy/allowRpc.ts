import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parseConfig } from '../../apps/wallet/src/config/parseConfig.ts'
import { writeHeaders } from './writeHeaders.ts'

const usage = 'Usage: pnpm allow-rpc <config.json> <url> … [--server nginx]'

/**
 * Adds RPC endpoints to a wallet's `config.json`, and gives the headers that the
 * files must be served with from then on; see `writeHeaders`.
 *
 * @throws ConfigError when the file or an endpoint is wrong; then nothing is written
 * @example
 * import { allowRpc } from './allowRpc.ts'
 * console.log(await allowRpc('dist/config.json', ['https://node.example']))
 */
export async function allowRpc(
  file: string,
  urls: readonly string[],
  server = 'plain',
): Promise<string> {
  const value = JSON.parse(await readFile(file, 'utf8'))
  const { rpcOrigins } = parseConfig(value)
  const next = {
    ...value,
    rpcOrigins: [...new Set([...rpcOrigins, ...urls])],
  }
  parseConfig(next)
  await writeFile(file, `${JSON.stringify(next, null, 2)}\n`)
  return writeHeaders(file, server)
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { server: { type: 'string' } },
  })
  const [file, ...urls] = positionals
  if (file === undefined || urls.length === 0) {
    console.error(usage)
    process.exitCode = 1
  } else console.log(await allowRpc(file, urls, values.server))
}
