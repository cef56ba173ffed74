import type { Descriptor } from '@ethereum-sourcify/clear-signing'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import { isRecord } from '@strongroom/internal/isRecord'
import type { DescriptorIndex } from './DescriptorIndex.ts'

/** Reads the files of an index, each once. */
export interface FileStore {
  /** @throws Error when the file cannot be had, or is not the pinned one. */
  readonly read: (path: string) => Promise<Descriptor>
  /** Files of which the host sent other bytes. */
  readonly changed: ReadonlySet<string>
}

interface FileStoreOptions {
  readonly index: DescriptorIndex
  readonly url: string
  readonly fetch: typeof globalThis.fetch
}

/** Larger than any file of the registry. */
const mostBytes = 262_144
const mostValues = 20_000
const deepest = 24
const longestText = 2_000
const longestWait = 10_000

/** Reads files by their hash from one folder of a host, which is not believed. */
export function createFileStore({
  index,
  url,
  fetch,
}: FileStoreOptions): FileStore {
  const hashes = new Map<string, string>()
  for (const { path, sha256: hash } of index)
    if (!hashes.has(path)) hashes.set(path, hash)
  const files = new Map<string, Promise<Descriptor>>()
  const changed = new Set<string>()

  async function load(hash: string): Promise<Descriptor> {
    const response = await fetch(`${url}${hash}.json`, {
      credentials: 'omit',
      // Another host is asked by no redirect.
      redirect: 'error',
      signal: AbortSignal.timeout(longestWait),
    })
    // Hosts of single pages answer with the page where there is no file.
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || type.includes('html'))
      throw new Error(`No file ${hash}.json`)
    const bytes = await readBounded(response)
    if (bytesToHex(sha256(bytes)) !== hash) {
      changed.add(hash)
      throw new Error(`${hash}.json was changed`)
    }
    changed.delete(hash)
    return readDescriptor(new TextDecoder().decode(bytes))
  }

  return {
    changed,
    read(path) {
      const hash = hashes.get(path)
      if (hash === undefined)
        return Promise.reject(new Error(`No file is pinned for ${path}`))
      const known = files.get(hash)
      if (known) return known
      const loading = load(hash)
      files.set(hash, loading)
      // The next review asks again.
      loading.catch(() => files.delete(hash))
      return loading
    },
  }
}

/** The body, up to one byte more than a file may have: its hash is another then. */
async function readBounded(response: Response): Promise<Uint8Array> {
  const reader = response.body?.getReader()
  const parts: Uint8Array[] = []
  let size = 0
  while (reader && size <= mostBytes) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    size += value.length
  }
  if (size > mostBytes) await reader?.cancel()
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/**
 * Parses the text of a descriptor, which is pinned but not trusted: formatting it takes
 * time with its size, and with the exponents in it.
 *
 * @throws SyntaxError or TypeError for what is no descriptor of a bounded size.
 */
function readDescriptor(text: string): Descriptor {
  let left = mostValues
  const copy = (value: unknown, name: string, depth: number): unknown => {
    left -= 1
    if (left < 0 || depth > deepest) throw new TypeError('too many values')
    if (typeof value === 'string' && value.length > longestText)
      throw new TypeError('too long')
    // Powers of ten are computed with it.
    if (name === 'decimals' && !(Number(value) >= 0 && Number(value) <= 77))
      throw new TypeError('decimals')
    if (Array.isArray(value))
      return value.map((item) => copy(item, '', depth + 1))
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== '__proto__')
        .map(([key, item]) => [key, copy(item, key, depth + 1)]),
    )
  }
  const found = copy(JSON.parse(text), '', 0)
  if (!isRecord(found)) throw new TypeError('no descriptor')
  return found
}
