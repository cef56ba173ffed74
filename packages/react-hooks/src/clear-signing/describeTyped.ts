import {
  type DescriptorResolver,
  eip712,
  formatTypedData,
  resolveTypedDataDescriptor,
  type TypedData,
} from '@ethereum-sourcify/clear-signing'
import {
  findMessageRisks,
  type SignableTypedData,
} from '@strongroom/safe-protocol/risks'
import type { Facts } from './createFacts.ts'
import type { KnownEffect } from './findDisagreements.ts'
import {
  type Comparable,
  type FormatWith,
  renderFormat,
  resolveOne,
} from './renderFormat.ts'

/** What typed data says, and what its author says of it. */
export async function describeTyped(
  data: SignableTypedData,
  resolver: DescriptorResolver,
  facts: Facts,
): Promise<Comparable | undefined> {
  const { chainId, safe } = facts
  if (`${data.domain['chainId']}` !== chainId) return undefined
  const { typed, addresses } = readTyped(data, safe)
  const { verifyingContract = '' } = typed.domain
  const found = await resolveTypedDataDescriptor(typed, {
    type: 'custom',
    resolver,
  })
  const key = eip712.computeEncodeType(typed.primaryType, typed.types)
  if (!('descriptor' in found) || key === undefined) return undefined
  const { descriptor } = found
  const formats = descriptor.display?.formats ?? {}
  const spec = Object.hasOwn(formats, key) ? formats[key] : undefined
  if (!spec) return undefined
  const formatWith: FormatWith = (one, externalDataProvider) =>
    formatTypedData(typed, {
      descriptorResolverOptions: resolveOne(one, resolver.index),
      ...(externalDataProvider && { externalDataProvider }),
    })
  const rendered = await renderFormat(
    descriptor,
    { key, spec },
    formatWith,
    facts,
  )
  if (!rendered) return undefined
  const risks = findMessageRisks(
    { kind: 'typed', data },
    { chainId, safe, origin: null },
  )
  const effects = risks.flatMap((risk): KnownEffect[] =>
    risk.kind === 'permit'
      ? [
          {
            role: 'spender',
            account: risk.spender,
            amount: readAmount(risk.amount),
            token: risk.token ?? risk.contract,
          },
        ]
      : [],
  )
  const parties = [safe, verifyingContract]
  return {
    rendered,
    reading: { effects, addresses, parties },
    isOther: false,
  }
}

const readAmount = (text = '') =>
  /^(?:\d{1,78}|0x[0-9a-f]{1,64})$/iu.test(text) ? BigInt(text) : undefined

/**
 * Typed data with every number as decimal digits, and the addresses in it.
 *
 * @throws SyntaxError for a number that is none.
 */
function readTyped(
  { types, primaryType, domain, message }: SignableTypedData,
  account: string,
): { typed: TypedData; addresses: string[] } {
  const addresses: string[] = []
  const read = (type: string, value: unknown): unknown => {
    if (Array.isArray(value)) {
      const inner = type.replace(/\[\d*\]$/u, '')
      return value.map((item) => read(inner, item))
    }
    const members = Object.hasOwn(types, type) ? types[type] : undefined
    if (members) {
      const struct = Object(value) as Record<string, unknown>
      return Object.fromEntries(
        members.map((member) => [
          member.name,
          read(member.type, struct[member.name]),
        ]),
      )
    }
    if (type === 'address') addresses.push(String(value))
    return /^u?int\d*$/u.test(type) ? BigInt(String(value)).toString() : value
  }
  const { name, version, verifyingContract } = domain
  return {
    typed: {
      account,
      types: Object.fromEntries(
        Object.entries(types).map(([key, members]) => [key, [...members]]),
      ),
      primaryType,
      domain: {
        ...(name !== undefined && { name: String(name) }),
        ...(version !== undefined && { version: String(version) }),
        chainId: Number(domain['chainId']),
        verifyingContract: String(verifyingContract),
      },
      message: read(primaryType, message) as Record<string, unknown>,
    },
    addresses,
  }
}
