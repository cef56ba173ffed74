import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type HeadersConfig,
  securityHeaders,
} from '../../apps/wallet/headers.ts'
import { bindFiles, hashesFile } from '../../apps/wallet/scripts/bindFiles.ts'
import { serveStatic } from '../../scripts/stack/serveStatic.ts'
import { root } from '../../scripts/stack/settings.ts'
import { freePorts } from './freePorts.ts'

/** Changes files of a copy of the build. */
type Change = (dir: string) => Promise<void> | void

/** Changes a file of a site, and drops its compressed twin, which would be served. */
export async function editFile(
  file: string,
  edit: (text: string) => string,
): Promise<void> {
  const text = await readFile(file, 'utf8')
  const edited = edit(text)
  if (edited === text) return
  await writeFile(file, edited)
  await rm(`${file}.br`, { force: true })
}

/** A host of the built wallet, of which a test changes the build or single answers. */
export async function openWalletHost(config: HeadersConfig) {
  const folder = await mkdtemp(join(tmpdir(), 'strongroom-host-'))
  const [port = 0] = await freePorts(1)
  const answers = new Map<string, string | undefined>()
  const requests: string[] = []
  let builds = 0
  let site: Awaited<ReturnType<typeof serveStatic>> | undefined
  return {
    url: `http://localhost:${port}`,
    /** The paths that were requested, apart from those with an answer of their own. */
    requests,
    /** Texts that are served instead of files, by path; `undefined` is a 404. */
    answers,
    /**
     * Serves a build with the headers that belong to it. `change` makes it another build,
     * `spoil` changes its files as a thief would, who cannot change the headers.
     */
    async publish(change?: Change, spoil?: Change) {
      await site?.close()
      const dir = join(folder, String(builds++))
      await cp(join(root, 'apps/wallet/dist'), dir, { recursive: true })
      if (change) {
        await change(dir)
        bindFiles(dir)
      }
      const hashes = JSON.parse(await readFile(join(dir, hashesFile), 'utf8'))
      const headersOf = (path: string) => securityHeaders(config, path, hashes)
      await spoil?.(dir)
      site = await serveStatic({
        dir,
        port,
        hosts: ['127.0.0.1', '::1'],
        config,
        headers: headersOf,
        server: {
          handles: (path) => {
            requests.push(path)
            return answers.has(path)
          },
          listener: (request, response) => {
            const path = new URL(request.url ?? '/', 'http://localhost')
              .pathname
            const body = answers.get(path)
            const type = path.endsWith('.css') ? 'text/css' : 'text/javascript'
            response.writeHead(body === undefined ? 404 : 200, {
              ...headersOf(path),
              'Content-Type': body === undefined ? 'text/plain' : type,
            })
            response.end(body)
          },
        },
      })
    },
    async close() {
      await site?.close()
      await rm(folder, { recursive: true })
    },
  }
}
