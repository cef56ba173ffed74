import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type InlineHashes,
  securityHeaders,
} from '../../apps/wallet/headers.ts'
import { parseConfig } from '../../apps/wallet/src/config/parseConfig.ts'

const usage = 'Usage: pnpm allow-rpc <config.json> <url> …'

/**
 * Adds RPC endpoints to a wallet's `config.json`, and gives the headers that the
 * files must be served with from then on. The hashes of the page's inline scripts
 * are read from `.vite/inline.json` beside it, as the build writes them.
 *
 * @throws ConfigError when the file or an endpoint is wrong; then nothing is written
 * @example
 * import { allowRpc } from './allowRpc.ts'
 * console.log(await allowRpc('dist/config.json', ['https://node.example']))
 */
export async function allowRpc(
  file: string,
  urls: readonly string[],
): Promise<string> {
  const value = JSON.parse(await readFile(file, 'utf8'))
  const { rpcOrigins } = parseConfig(value)
  const next = {
    ...value,
    rpcOrigins: [...new Set([...rpcOrigins, ...urls])],
  }
  const config = parseConfig(next)
  const inline = await readFile(
    join(dirname(file), '.vite/inline.json'),
    'utf8',
  ).then(
    (text): InlineHashes => JSON.parse(text),
    // The file stands apart from the build.
    () => undefined,
  )
  await writeFile(file, `${JSON.stringify(next, null, 2)}\n`)
  return ['/index.html', '/manifest-reader.html']
    .map((path) =>
      [
        `# ${path === '/index.html' ? 'every file' : path}`,
        ...Object.entries(securityHeaders(config, path, inline)).map(
          ([name, text]) => `${name}: ${text}`,
        ),
      ].join('\n'),
    )
    .join('\n\n')
}

if (import.meta.main) {
  const [file, ...urls] = process.argv.slice(2)
  if (file === undefined || urls.length === 0) {
    console.error(usage)
    process.exitCode = 1
  } else console.log(await allowRpc(file, urls))
}
