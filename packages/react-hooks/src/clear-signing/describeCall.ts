import {
  type Descriptor,
  type DescriptorFormatSpec,
  format,
} from '@ethereum-sourcify/clear-signing'
import { type CallNode, decodeCall } from '@strongroom/safe-protocol'
import { listRecipients } from '@strongroom/safe-protocol/risks'
import type { Abi } from 'viem'
import { sameText } from '../verify/sameText.ts'
import type { Facts } from './createFacts.ts'
import type { KnownEffect } from './findDisagreements.ts'
import {
  parseFormatKey,
  printFormatKey,
  signatureOf,
} from './parseFormatKey.ts'
import {
  type Comparable,
  type FormatWith,
  idOf,
  renderFormat,
  resolveOne,
} from './renderFormat.ts'

const isAddress = /^0x[0-9a-f]{40}$/iu

interface Format {
  readonly key: string
  readonly spec: DescriptorFormatSpec
}

/** A descriptor of calls, its functions read. */
export interface Prepared {
  readonly descriptor: Descriptor
  readonly abi: Abi
  /** By signature. */
  readonly formats: ReadonlyMap<string, Format>
}

/** Reads the functions that a descriptor describes. */
export function prepareFormats(descriptor: Descriptor): Prepared {
  const formats = new Map<string, Format>()
  const abi: unknown[] = []
  for (const [key, spec] of Object.entries(descriptor.display?.formats ?? {})) {
    const parsed = parseFormatKey(key)
    if (!parsed) continue
    const { name, inputs } = parsed
    formats.set(signatureOf(name, inputs), {
      key: printFormatKey(name, inputs),
      spec,
    })
    abi.push({ type: 'function', name, inputs })
  }
  return { descriptor, abi: abi as Abi, formats }
}

/** What one call says, and what its author says of it. */
export async function describeCall(
  node: CallNode,
  prepared: Prepared,
  facts: Facts,
): Promise<Comparable | undefined> {
  const chainId = Number(facts.chainId)
  const { to, value, data } = node
  // The library follows any offset and counts as far as it is told, so it gets only
  // bytes that this decoder reads and writes alike.
  const call = decodeCall(
    { to, value, data, operation: 0 },
    { abis: [{ abi: prepared.abi, address: to }], maxDepth: 1 },
  )
  const { method, unusual, unknown } = call
  const found = method && prepared.formats.get(method.signature)
  if (!found || unusual || unknown) return undefined
  const from = node.self ?? facts.safe
  const formatWith: FormatWith = (descriptor, externalDataProvider) =>
    format(
      { chainId, to, data, value, from },
      {
        descriptorResolverOptions: resolveOne(
          {
            ...descriptor,
            context: { contract: { deployments: [{ chainId, address: to }] } },
          },
          { calldataIndex: { [idOf(chainId, to)]: 'one' }, typedDataIndex: {} },
        ),
        ...(externalDataProvider && { externalDataProvider }),
      },
    )
  const rendered = await renderFormat(
    prepared.descriptor,
    found,
    formatWith,
    facts,
  )
  if (!rendered) return undefined
  const effects = listRecipients({ ...node, children: [] }, { safe: from })
    .filter(({ role }) => role === 'payment' || role === 'spender')
    .map(
      ({ role, address, amount, token }): KnownEffect => ({
        role: role as KnownEffect['role'],
        account: sameText(address, to) ? undefined : address,
        amount: typeof amount === 'bigint' ? amount : undefined,
        token,
      }),
    )
  const reading = {
    effects,
    addresses: addressesIn(method.parameters.map((one) => one.value)),
    parties: [from, to],
  }
  // Two functions can share the four bytes that name them.
  const isOther =
    node.method !== undefined && node.method.signature !== method.signature
  return { rendered, reading, isOther }
}

const addressesIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(addressesIn)
    : typeof value === 'string' && isAddress.test(value)
      ? [value]
      : []
