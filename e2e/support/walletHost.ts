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

type Headers = Record<string, string>

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
  const hangs = new Set<string>()
  const requests: string[] = []
  const served = { config, changeHeaders: (headers: Headers) => headers }
  let dir = ''
  let builds = 0
  let site: Awaited<ReturnType<typeof serveStatic>> | undefined
  return {
    url: `http://localhost:${port}`,
    /** The paths that were requested, apart from those with an answer of their own. */
    requests,
    /** Texts that are served instead of files, by path; `undefined` is a 404. */
    answers,
    /** Paths whose requests get no answer. */
    hangs,
    /** The configuration and headers of the next build that is published. */
    served,
    /** The folder of the build that was published last. */
    folder: () => dir,
    /** Ends the host; its address does not answer until a build is published. */
    async stop() {
      await site?.close()
      site = undefined
    },
    /**
     * Serves a build with the headers that belong to it. `change` makes it another build,
     * `spoil` changes its files as a thief would, who cannot change the headers.
     */
    async publish(change?: Change, spoil?: Change) {
      await site?.close()
      dir = join(folder, String(builds++))
      await cp(join(root, 'apps/wallet/dist'), dir, { recursive: true })
      if (change) {
        await change(dir)
        bindFiles(dir)
      }
      const hashes = JSON.parse(await readFile(join(dir, hashesFile), 'utf8'))
      const headersOf = (path: string) =>
        served.changeHeaders(securityHeaders(served.config, path, hashes))
      await spoil?.(dir)
      site = await serveStatic({
        dir,
        port,
        hosts: ['127.0.0.1', '::1'],
        config: served.config,
        headers: headersOf,
        server: {
          handles: (path) => {
            requests.push(path)
            return answers.has(path) || hangs.has(path)
          },
          listener: (request, response) => {
            const path = new URL(request.url ?? '/', 'http://localhost')
              .pathname
            if (hangs.has(path)) return
            const body = answers.get(path)
            const type =
              { css: 'text/css', html: 'text/html' }[
                path.split('.').at(-1) ?? ''
              ] ?? 'text/javascript'
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
