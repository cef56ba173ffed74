import {
  type DescriptorResolver,
  type RegistryIndex,
  resolveCalldataDescriptor,
} from '@ethereum-sourcify/clear-signing'
import type { DescriptionRisk } from '@strongroom/safe-protocol/risks'
import type { Address } from 'viem'
import { yieldTurn } from '../verify/yieldTurn.ts'
import { callsOf } from './callsOf.ts'
import { createFacts } from './createFacts.ts'
import { createFileStore } from './createFileStore.ts'
import type { Describer, Description } from './Describer.ts'
import type { DescriptorIndex } from './DescriptorIndex.ts'
import { describeCall, type Prepared, prepareFormats } from './describeCall.ts'
import { describeTyped } from './describeTyped.ts'
import { findDisagreements } from './findDisagreements.ts'
import { type Comparable, idOf, type Rendered } from './renderFormat.ts'

/** Options of {@link createDescriber}. */
export interface CreateDescriberOptions {
  /** The files that are used, and what each describes. Keep it in the app's code. */
  readonly index: DescriptorIndex
  /**
   * Folder of the files, with a slash at its end; each is called after its hash, with
   * `.json`. Serve it from the app's own origin.
   */
  readonly url: string
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch | undefined
}

// More than an owner reads, and than is described within a frame or two.
const mostCalls = 50
const mostFields = 40
const isAddress = /^0x[0-9a-f]{40}$/iu

/**
 * Creates what describes calls and typed data by ERC-7730 descriptors: files that the
 * authors of contracts publish, of which an app pins some by their hashes. Only `url`
 * is asked, and what it sends is used only if it has the pinned hash.
 *
 * A description is a claim. Show it beneath the decoded call, never in its place. It is
 * compared with the decoded call: `findings` has what it hides or says otherwise, for
 * the policy of `decideSigning`.
 *
 * @throws The describer throws the signal's reason; nothing else.
 * @example
 * import { createDescriber } from '@strongroom/react-hooks/clear-signing'
 * import { decodeCall } from '@strongroom/safe-protocol'
 *
 * const describe = createDescriber({
 *   url: '/descriptors/',
 *   index: [
 *     {
 *       path: 'registry/weth/calldata-weth.json',
 *       sha256: '4fa91b75f5a1b6d3e1d0b0f1b0b0f3a7e0a5d7f2a6d7f9d1c5b8e2f4a9c3d6e7',
 *       calls: { '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2': [1] },
 *     },
 *   ],
 * })
 * const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
 * const { descriptions, findings } = await describe(
 *   {
 *     tree: decodeCall({
 *       to: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
 *       value: 10n ** 18n,
 *       data: '0xd0e30db0',
 *     }),
 *   },
 *   { chainId: '1', safe },
 * )
 */
export function createDescriber({
  index,
  url,
  fetch = (...given) => globalThis.fetch(...given),
}: CreateDescriberOptions): Describer {
  const files = createFileStore({ index, url, fetch })
  const resolver: DescriptorResolver = {
    index: toRegistryIndex(index),
    fetchDescriptor: files.read,
  }
  // Without a resolver of its own the library would ask another host.
  const descriptorResolverOptions = { type: 'custom', resolver } as const
  const contracts = new Map<string, Promise<Prepared | undefined>>()

  function prepare(chainId: number, to: string) {
    const id = idOf(chainId, to)
    const known = contracts.get(id)
    if (known) return known
    const loading = resolveCalldataDescriptor(
      chainId,
      to,
      descriptorResolverOptions,
    ).then((found) =>
      'descriptor' in found ? prepareFormats(found.descriptor) : undefined,
    )
    contracts.set(id, loading)
    loading.catch(() => contracts.delete(id))
    return loading
  }

  return async (subject, given) => {
    const { signal } = given
    const descriptions: Description[] = []
    const findings: DescriptionRisk[] = []
    const facts = createFacts(given)
    const asked: Asked[] =
      'tree' in subject
        ? callsOf(subject.tree, given.safe)
            .filter(({ node }) =>
              Object.hasOwn(
                resolver.index.calldataIndex,
                idOf(Number(given.chainId), node.to),
              ),
            )
            .slice(0, mostCalls)
            .map(({ node, path }) => ({
              path,
              describe: async () => {
                const prepared = await prepare(Number(given.chainId), node.to)
                return prepared && describeCall(node, prepared, facts)
              },
            }))
        : [
            {
              path: undefined,
              describe: () => describeTyped(subject.message, resolver, facts),
            },
          ]
    const describeOne = async ({ path, describe }: Asked) => {
      const found = await describe()
      if (!found) return
      const { rendered, reading, isOther } = found
      const description = toDescription(rendered, path ?? [])
      const own = { ...reading, ...facts.read() }
      const call = path && { call: path }
      const risks = findDisagreements(rendered, own, isOther)
      descriptions.push(description)
      for (const risk of risks) findings.push({ ...risk, ...call })
    }
    for (const one of asked) {
      await yieldTurn()
      signal?.throwIfAborted()
      await describeOne(one).catch(() => {
        // A file that is missing, changed or damaged: there is no description.
        signal?.throwIfAborted()
      })
    }
    for (const file of files.changed)
      findings.push({ kind: 'description-changed', file })
    return { descriptions, findings }
  }
}

interface Asked {
  readonly path: readonly number[] | undefined
  readonly describe: () => Promise<Comparable | undefined>
}

function toRegistryIndex(index: DescriptorIndex): RegistryIndex {
  const calls: RegistryIndex['calldataIndex'] = {}
  const messages: RegistryIndex['typedDataIndex'] = {}
  for (const { path, calls: called, messages: signed, types = {} } of index) {
    for (const [address, chains] of Object.entries(called ?? {}))
      for (const chain of chains) calls[idOf(chain, address)] ??= path
    for (const [address, chains] of Object.entries(signed ?? {}))
      for (const chain of chains) {
        const id = idOf(chain, address)
        const byType = messages[id] ?? {}
        messages[id] = byType
        for (const [type, hashes] of Object.entries(types))
          byType[type] = [
            ...(byType[type] ?? []),
            { path, encodeTypeHashes: [...hashes] },
          ]
      }
  }
  return { calldataIndex: calls, typedDataIndex: messages }
}

function toDescription(
  { author, text, fields }: Rendered,
  path: readonly number[],
): Description {
  return {
    path,
    author: author?.slice(0, 64),
    text: text.slice(0, 400),
    fields: fields.slice(0, mostFields).map(({ shown, raw, token }) => ({
      label: `${shown.label}`.slice(0, 80),
      value: `${shown.value}`.slice(0, 400),
      ...(isAddress.test(raw) ? { address: raw as Address } : {}),
      ...(token !== undefined && shown.value === raw && raw !== '0'
        ? { unit: token as Address }
        : {}),
    })),
    left: Math.max(0, fields.length - mostFields),
  }
}
