import type {
  BaseDataDecoded,
  DataDecoded,
  MultiSendItem,
  ParameterValue,
} from '@strongroom/gateway-sdk'
import {
  type CallNode,
  decodeCall,
  identifyContract,
  isTrustedDelegateCall,
} from '@strongroom/safe-protocol'
import type { AbiFunction, Address, Hex } from 'viem'

export interface DecodableCall {
  to: Address
  value: string
  data: Hex
  operation: number
  /** The safe that makes the call. */
  safe?: Address | undefined
}

export interface DecodedCall {
  decoded: DataDecoded | null
  /** A delegatecall hides among the calls of a batch. */
  nestedDelegateCall: boolean
  /** The call's own delegatecall is one that a signer may expect. */
  trustedTarget: boolean
}

/** A function of a contract outside Safe's. */
export interface CallFunction {
  address: Address
  selector: Hex
}

export interface KnownFunction extends CallFunction {
  item: AbiFunction
}

export interface ReadCallOptions {
  /** Functions of the very contracts that are called. */
  functions?: readonly KnownFunction[]
  /** Whether the operator trusts delegatecalls to a contract. */
  trusts?: (address: Address) => boolean
}

/** Calls inside calls; clients take no deeper answers than these make. */
const deepest = 8

/** Values as clients know them: numbers in decimal, booleans in Python's words. */
const toText = (value: unknown): ParameterValue => {
  if (Array.isArray(value)) return value.map(toText)
  if (value === true) return 'True'
  if (value === false) return 'False'
  return String(value)
}

const toItem = (child: CallNode): MultiSendItem => ({
  operation: child.operation,
  to: child.to,
  value: String(child.value),
  data: child.data === '0x' ? null : child.data,
  dataDecoded: toDecoded(child),
})

const toDecoded = (node: CallNode): BaseDataDecoded | null => {
  const { method, children } = node
  if (method === undefined) return null
  const [only] = children
  // A registered ABI may give the batch argument any name.
  const isBatch = method.signature === 'multiSend(bytes)'
  const holder =
    only === undefined || isBatch
      ? -1
      : method.parameters.findIndex(
          ({ type, value }) =>
            type === 'bytes' && String(value).toLowerCase() === only.data,
        )
  return {
    method: method.name,
    parameters: method.parameters.map(({ name, type, value }, at) => {
      const parameter = { name, type, value: toText(value) }
      if (isBatch) {
        // An empty list would claim an empty batch.
        const valueDecoded = node.tooDeep ? null : children.map(toItem)
        return { ...parameter, valueDecoded }
      }
      return at === holder && only !== undefined
        ? { ...parameter, valueDecoded: toDecoded(only) }
        : parameter
    }),
  }
}

/** Calls beyond the depth limit may be anything. */
const delegatesInside = (node: CallNode): boolean =>
  node.tooDeep === true ||
  node.children.some((child) => child.operation === 1 || delegatesInside(child))

/**
 * The tree of calls that a call makes; null without data. The data of a
 * delegatecall to a stranger does not show its effect, so that is null too.
 */
export function readCall(
  call: DecodableCall,
  { functions = [], trusts = () => false }: ReadCallOptions = {},
): CallNode | null {
  const { to, value, data, safe } = call
  const operation = call.operation === 1 ? 1 : 0
  if (
    data === '0x' ||
    (operation === 1 && identifyContract(to) === undefined && !trusts(to))
  ) {
    return null
  }
  return decodeCall(
    { to, value: BigInt(value), data, operation },
    {
      safe,
      maxDepth: deepest,
      abis: functions.map(({ address, item }) => ({ address, abi: [item] })),
    },
  )
}

/** Whether a contract's own description of itself may count. */
const isForeign = ({ contract, to, self }: CallNode): boolean =>
  contract === undefined && to !== self

/** Functions in a tree, of contracts outside Safe's that are not safes. */
export function functionsIn(tree: CallNode | null): CallFunction[] {
  if (tree === null) return []
  const inside = tree.children.flatMap(functionsIn)
  return isForeign(tree) && tree.data.length >= 10
    ? [{ address: tree.to, selector: tree.data.slice(0, 10) as Hex }, ...inside]
    : inside
}

const isOwn = (tree: CallNode, functions: readonly KnownFunction[]) =>
  !isForeign(tree) ||
  functions.some(
    ({ address, item }) =>
      address === tree.to && item.name === tree.method?.name,
  )

/** View for clients of a tree that {@link readCall} has read. */
export function describeCall(
  { to }: DecodableCall,
  tree: CallNode | null,
  { functions = [], trusts = () => false }: ReadCallOptions = {},
): DecodedCall {
  const decoded = tree === null ? null : toDecoded(tree)
  return {
    decoded:
      decoded === null || tree === null
        ? null
        : {
            ...decoded,
            accuracy: isOwn(tree, functions)
              ? 'FULL_MATCH'
              : 'ONLY_FUNCTION_MATCH',
          },
    nestedDelegateCall: tree !== null && delegatesInside(tree),
    trustedTarget: isTrustedDelegateCall(to) || trusts(to),
  }
}

/** Reads a call's data with what everybody knows. */
export function decodeData(call: DecodableCall, safe?: Address): DecodedCall {
  const own = { ...call, safe: safe ?? call.safe }
  return describeCall(own, readCall(own))
}
