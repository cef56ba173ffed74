import { checksumAddress } from '@strongroom/internal/checksumAddress'
import type { Address, Hex } from 'viem'
import type { AbiValue } from '../abi/AbiParameter.ts'
import { sameAddress, stripAddress } from '../bytes/address.ts'
import { strip, zeroAddress } from '../bytes/hex.ts'
import { identifyContract } from '../deployments/identifyContract.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import { unpackMultiSend } from '../multisend/decodeMultiSend.ts'
import type {
  MultiSendCall,
  MultiSendCallInput,
} from '../multisend/MultiSendCall.ts'
import type { CallNode, DecodeCallOptions } from './CallNode.ts'
import { decodeKnown, decodeMethod, toCallMethod } from './decodeMethod.ts'

interface Inner extends MultiSendCall {
  self: Address | undefined
  initializer?: true
  zeroMeansSelf?: true
  approved?: true
}

/** The calls that a known function carries in its arguments. */
function innerCalls(
  node: CallNode,
  name: string,
  values: readonly AbiValue[],
  options: DecodeCallOptions,
): Inner[] {
  const self = node.operation ? node.self : node.to
  if (name === 'multiSend') {
    const version = node.contract?.version ?? options.version
    const atZero = version === undefined || version === '1.5.0'
    const calls: MultiSendCall[] = []
    try {
      unpackMultiSend(values[0] as Hex, calls)
    } catch {
      // The contract runs the calls before the unreadable bytes.
      node.unknown = true
    }
    return calls.map((call) =>
      atZero && call.to === zeroAddress
        ? { ...call, to: self ?? call.to, self, zeroMeansSelf: true }
        : { ...call, self },
    )
  }
  if (
    /^execTransaction|^executeNextTx$/.test(name) ||
    (values.length === 4 && name === 'simulate')
  ) {
    const [to, value, data, operation] = values as [
      Address,
      bigint,
      Hex,
      bigint,
    ]
    if (operation > 1n) throw new RangeError('unknown operation')
    // A recovery module runs the call as its safe, which its address does not name.
    const runner = name === 'executeNextTx' ? node.self : self
    return [{ to, value, data, operation: operation ? 1 : 0, self: runner }]
  }
  if (name === 'approveHash' && !node.operation)
    return approvedCalls(node.to, values[0] as Hex, options)
  const at = /^create.*Proxy/.test(name)
    ? [0, 1]
    : name === 'setup'
      ? [2, 3]
      : undefined
  if (at) {
    const to = values[at[0] as number] as Address
    const data = values[at[1] as number] as Hex
    return data === '0x' || (name === 'setup' && to === zeroAddress)
      ? []
      : [
          {
            to,
            value: 0n,
            data,
            operation: 1,
            self: undefined,
            initializer: true,
          },
        ]
  }
  return []
}

/** The call of the transaction that has the approved hash, where it is given. */
function approvedCalls(
  safe: Address,
  hash: Hex,
  { approved = [] }: DecodeCallOptions,
): Inner[] {
  const found = approved.find(
    (one) =>
      sameAddress(one.safe, safe) &&
      hashSafeTransaction(one, one.transaction).safeTxHash === hash,
  )
  if (!found) return []
  const { to, value, data, operation } = found.transaction
  return [{ to, value, data, operation, self: safe, approved: true }]
}

function build(
  call: Inner,
  options: DecodeCallOptions,
  depth: number,
): CallNode {
  const { to, value, operation, self } = call
  const data = `0x${strip(call.data, 'data')}` as Hex
  const contract = identifyContract(to)
  const node: CallNode = { to, value, data, operation, children: [] }
  if (self) node.self = self
  if (call.initializer) node.initializer = true
  if (call.approved) node.approved = true
  if (call.zeroMeansSelf) node.zeroMeansSelf = true
  if (contract)
    node.contract = { name: contract.name, version: contract.version }
  if (data === '0x') return node
  const known = decodeKnown(data)
  const decoded = decodeMethod(to, data, options.abis, known)
  if (!decoded) {
    node.unknown = true
    return node
  }
  node.method = toCallMethod(decoded)
  if (!decoded.exact) node.unusual = true
  // The built-in table finds calls inside calls, before any extra ABI.
  if (!known) return node
  try {
    const inner = innerCalls(node, known.item.name, known.values, options)
    if (inner.length && depth >= (options.maxDepth ?? 16)) {
      node.tooDeep = true
      node.unknown = true
    } else
      node.children = inner.map((child) => build(child, options, depth + 1))
  } catch {
    node.unknown = true
  }
  return node
}

/**
 * Decodes a call to a tree, from the very bytes that are hashed: batches,
 * executions of other safes, module calls and initializers are followed at any
 * depth up to `maxDepth`. Undecodable parts are marked `unknown` and keep their
 * bytes.
 *
 * In a batch of the 1.5.0 contracts (or of an unknown one) `to = 0x0` is a call of the safe
 * to itself: it is resolved to the safe and marked `zeroMeansSelf`.
 *
 * @throws InvalidInputError when the call itself is malformed; its data never makes it
 * throw.
 *
 * @example
 * ```ts
 * import { decodeCall, encodeAddOwner } from '@strongroom/safe-protocol'
 *
 * const safe = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
 * const data = encodeAddOwner({
 *   owner: '0x000000000000000000000000000000000000dEaD',
 *   threshold: 1,
 * })
 * const node = decodeCall({ to: safe, data }, { safe })
 * node.method?.name // 'addOwnerWithThreshold'
 * ```
 */
export function decodeCall(
  call: MultiSendCallInput,
  options: DecodeCallOptions = {},
): CallNode {
  const address = (value: Address, field: string) =>
    checksumAddress(stripAddress(value, field))
  return build(
    {
      to: address(call.to, 'to'),
      value: call.value ?? 0n,
      data: call.data ?? '0x',
      operation: call.operation ?? 0,
      self: options.safe && address(options.safe, 'safe'),
    },
    options,
    0,
  )
}
