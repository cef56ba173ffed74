import type {
  BaseDataDecoded,
  MultiSendItem,
  ParameterValue,
} from '@strongroom/gateway-sdk/schemas'
import {
  type CallNode,
  decodeCall,
  identifyContract,
} from '@strongroom/safe-protocol'
import type { Address, Hex } from 'viem'

export interface DecodableCall {
  to: Address
  value: string
  data: Hex
  operation: number
}

export interface DecodedCall {
  decoded: BaseDataDecoded | null
  /** A delegatecall hides among the calls of a batch. */
  nestedDelegateCall: boolean
}

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
  return {
    method: method.name,
    parameters: method.parameters.map(({ name, type, value }) => {
      const parameter = { name, type, value: toText(value) }
      if (method.name === 'multiSend') {
        return { ...parameter, valueDecoded: children.map(toItem) }
      }
      return name === 'data' && only !== undefined
        ? { ...parameter, valueDecoded: toDecoded(only) }
        : parameter
    }),
  }
}

const delegatesInside = (node: CallNode): boolean =>
  node.children.some((child) => child.operation === 1 || delegatesInside(child))

/**
 * Reads a call's data. What a delegatecall to a stranger would do cannot be
 * told from its data, so none is shown.
 */
export function decodeData(call: DecodableCall, safe?: Address): DecodedCall {
  const { to, value, data } = call
  const operation = call.operation === 1 ? 1 : 0
  if (
    data === '0x' ||
    (operation === 1 && identifyContract(to) === undefined)
  ) {
    return { decoded: null, nestedDelegateCall: false }
  }
  const node = decodeCall(
    { to, value: BigInt(value), data, operation },
    { safe },
  )
  return {
    decoded: toDecoded(node),
    nestedDelegateCall: delegatesInside(node),
  }
}
