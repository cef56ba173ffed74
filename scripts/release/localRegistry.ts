import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A manifest of one version, as a client publishes it. */
export interface PublishedManifest {
  readonly name: string
  readonly version: string
  readonly dist: { tarball: string; integrity?: string; shasum?: string }
  readonly [field: string]: unknown
}

/** Body of the request that publishes a version. */
interface Publication {
  readonly name: string
  readonly 'dist-tags': Readonly<Record<string, string>>
  readonly versions: Readonly<Record<string, PublishedManifest>>
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>
}

interface StoredPackage {
  tags: Record<string, string>
  versions: Record<string, PublishedManifest>
  tarballs: Map<string, Buffer>
}

export interface LocalRegistry {
  readonly url: string
  /** Versions that were published, in the order of their requests. */
  readonly published: readonly PublishedManifest[]
  close(): Promise<void>
}

// Clients leave out versions of the last day, which may be malicious.
const published = '2020-01-01T00:00:00.000Z'

/**
 * A registry of npm packages in memory, on a free port of 127.0.0.1: it takes
 * new versions and serves them with their checksums. A version that exists is
 * refused, and so is a tarball that differs from its checksum.
 */
export async function startLocalRegistry(): Promise<LocalRegistry> {
  const packages = new Map<string, StoredPackage>()
  const all: PublishedManifest[] = []
  let url = ''

  const read = (name: string) => {
    const found = packages.get(name)
    if (found === undefined) return undefined
    const { tags, versions } = found
    const times = Object.keys(versions).map((version) => [version, published])
    return {
      name,
      'dist-tags': tags,
      versions,
      time: {
        created: published,
        modified: published,
        ...Object.fromEntries(times),
      },
    }
  }

  /** The reason why a publication is refused; undefined once it is stored. */
  const store = (name: string, body: Publication): string | undefined => {
    const [manifest] = Object.values(body.versions)
    const [attachment] = Object.values(body._attachments)
    if (manifest === undefined || attachment === undefined)
      return 'a version and its tarball are needed'
    if (manifest.name !== name) return `the manifest names ${manifest.name}`
    const { version } = manifest
    const found: StoredPackage = packages.get(name) ?? {
      tags: {},
      versions: {},
      tarballs: new Map(),
    }
    if (found.versions[version]) return `${name}@${version} exists`
    const tarball = Buffer.from(attachment.data, 'base64')
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
    if ((manifest.dist.integrity ?? integrity) !== integrity)
      return 'the tarball differs from its checksum'
    const shasum = createHash('sha1').update(tarball).digest('hex')
    const file = `${name.replace(/^@.*\//u, '')}-${version}.tgz`
    const dist = {
      ...manifest.dist,
      integrity,
      shasum,
      tarball: `${url}/${name}/-/${file}`,
    }
    const stored = { ...manifest, dist }
    found.versions[version] = stored
    found.tarballs.set(file, tarball)
    Object.assign(found.tags, body['dist-tags'])
    packages.set(name, found)
    all.push(stored)
    return undefined
  }

  const answer = async (
    request: IncomingMessage,
  ): Promise<readonly [number, Buffer | object]> => {
    const { pathname } = new URL(request.url ?? '/', 'http://registry')
    const path = decodeURIComponent(pathname).slice(1)
    const [name = '', file] = path.split('/-/')
    if (request.method === 'PUT') {
      const fault = store(name, (await json(request)) as Publication)
      return fault === undefined ? [201, { ok: true }] : [409, { error: fault }]
    }
    const found =
      file === undefined ? read(name) : packages.get(name)?.tarballs.get(file)
    return found === undefined ? [404, { error: 'not found' }] : [200, found]
  }

  const server = createServer((request, response) => {
    const send = ([status, body]: readonly [number, Buffer | object]) => {
      const isFile = Buffer.isBuffer(body)
      const type = isFile ? 'application/octet-stream' : 'application/json'
      response.writeHead(status, { 'Content-Type': type })
      response.end(isFile ? body : JSON.stringify(body))
    }
    answer(request).then(send, () => send([400, { error: 'bad request' }]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    published: all,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
