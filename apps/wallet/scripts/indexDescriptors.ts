import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import type { DescriptorEntry } from '@strongroom/react-hooks/clear-signing'
import { keccak256, toHex } from 'viem'

interface Deployment {
  readonly chainId?: unknown
  readonly address?: unknown
}

/** The parts of a descriptor that say what it is for. */
interface Bound {
  readonly includes?: string
  readonly context?: {
    readonly contract?: { readonly deployments?: readonly Deployment[] }
    readonly eip712?: { readonly deployments?: readonly Deployment[] }
  }
  readonly display?: { readonly formats?: Readonly<Record<string, unknown>> }
}

/** Larger than any file of the registry; a describer takes no more. */
const mostBytes = 262_144

/**
 * Lists the files that describe something, with the files that they include, and the
 * contracts and types that each is for. Of two files for one contract the first counts.
 *
 * @param files Bytes of every file, by its path in the registry.
 */
export function indexDescriptors(files: ReadonlyMap<string, Uint8Array>): {
  index: DescriptorEntry[]
  skipped: string[]
} {
  const skipped: string[] = []
  const read = (path: string): Bound => {
    const bytes = files.get(path)
    if (!bytes) throw new Error(`${path} is missing`)
    if (bytes.length > mostBytes) throw new Error(`${path} is too large`)
    return JSON.parse(new TextDecoder().decode(bytes))
  }
  const chainOf = (path: string, seen: readonly string[] = []): string[] => {
    if (seen.includes(path)) throw new Error(`${path} includes itself`)
    const { includes } = read(path)
    return includes === undefined
      ? [path]
      : [
          path,
          ...chainOf(posix.join(posix.dirname(path), includes), [
            ...seen,
            path,
          ]),
        ]
  }
  const entries = new Map<string, DescriptorEntry>()
  const taken = new Set<string>()
  for (const path of [...files.keys()].sort()) {
    const [, kind] = /\/(calldata|eip712)-[^/]*$/u.exec(path) ?? []
    // Safes are proxies at any address, and their own calls are decoded here.
    if (!kind || !path.startsWith('registry/') || /\/safe\//iu.test(path))
      continue
    try {
      const chain = chainOf(path)
      const parts = chain.map(read)
      const context = kind === 'calldata' ? 'contract' : 'eip712'
      const deployments =
        parts
          .map((part) => part.context?.[context]?.deployments)
          .find((found) => found !== undefined) ?? []
      const keys = parts.flatMap((part) =>
        Object.keys(part.display?.formats ?? {}),
      )
      const addresses = groupDeployments(deployments, (id) => {
        // Several files may describe messages of one contract.
        if (kind === 'eip712') return true
        if (taken.has(id)) skipped.push(`${id} of ${path}: described before`)
        return !taken.has(id) && taken.add(id) !== undefined
      })
      if (Object.keys(addresses).length === 0) continue
      const entry = { path, sha256: hashOf(files.get(path)) }
      entries.set(
        path,
        kind === 'calldata'
          ? { ...entry, calls: addresses }
          : { ...entry, messages: addresses, types: groupTypes(keys) },
      )
      for (const included of chain.slice(1))
        if (!entries.has(included))
          entries.set(included, {
            path: included,
            sha256: hashOf(files.get(included)),
          })
    } catch (error) {
      skipped.push(`${path}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return { index: [...entries.values()], skipped }
}

const hashOf = (bytes: Uint8Array = new Uint8Array()) =>
  createHash('sha256').update(bytes).digest('hex')

function groupDeployments(
  deployments: readonly Deployment[],
  isFree: (id: string) => boolean,
): Record<string, number[]> {
  const found: Record<string, number[]> = {}
  const seen = new Set<string>()
  for (const { chainId, address } of deployments) {
    if (
      !Number.isSafeInteger(chainId) ||
      !/^0x[\da-f]{40}$/iu.test(`${address}`)
    )
      continue
    const key = `${address}`.toLowerCase()
    const id = `${chainId}:${key}`
    if (seen.has(id) || !isFree(id)) continue
    seen.add(id)
    found[key] = [...(found[key] ?? []), Number(chainId)]
  }
  return found
}

function groupTypes(keys: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const key of keys) {
    const [type] = key.split('(')
    if (!type || !key.endsWith(')')) continue
    found[type] = [...(found[type] ?? []), keccak256(toHex(key))]
  }
  return found
}
