import type { Rpc } from '@strongroom/react-hooks/chain'
import {
  createSafeTransaction,
  hashSafeMessageBytes,
  hashSafeTransaction,
  safeAbi,
} from '@strongroom/safe-protocol'
import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
} from 'viem'

export interface FakeChainState {
  chainId: number
  safe: Address
  owners: readonly Address[]
  threshold: number
  nonce: bigint
  version: string
  /** Hash that the safe contract returns in place of the true one. */
  hash?: Hex
  /** Result of isValidSignature. @default true */
  accepts?: boolean
  /** The endpoint does not answer. */
  down?: boolean
}

const domainSeparator = '0xf698da25'
const getMessageHash = '0x0a1028c4'
const isValidSignature = '0x1626ba7e'

/** A chain with one safe on it, for tests: it answers what the app asks. */
export function createFakeChain(state: FakeChainState): Rpc & {
  state: FakeChainState
} {
  return {
    state,
    url: 'http://fake.chain',
    async request({ method, params = [] }) {
      if (state.down) throw new Error('The request took too long to respond.')
      switch (method) {
        case 'eth_chainId':
          return `0x${state.chainId.toString(16)}`
        case 'eth_getCode':
          return '0x'
        case 'eth_call':
          return call((params[0] as { data: Hex }).data)
        default:
          throw new Error(`The fake chain has no ${method}.`)
      }
    },
  }

  function call(data: Hex): Hex {
    if (data === domainSeparator)
      return hashSafeMessageBytes(state, '0x').domainHash
    if (data.startsWith(getMessageHash)) {
      const message: Hex = `0x${data.slice(-64)}`
      return state.hash ?? hashSafeMessageBytes(state, message).safeMessageHash
    }
    if (data.startsWith(isValidSignature))
      return state.accepts === false
        ? `0x${'f'.repeat(64)}`
        : `0x1626ba7e${'0'.repeat(56)}`
    const { functionName, args } = decodeFunctionData({ abi: safeAbi, data })
    const answer = (result: never) =>
      encodeFunctionResult({ abi: safeAbi, functionName, result } as never)
    switch (functionName) {
      case 'nonce':
        return answer(state.nonce as never)
      case 'getThreshold':
        return answer(BigInt(state.threshold) as never)
      case 'getOwners':
        return answer(state.owners as never)
      case 'VERSION':
        return answer(state.version as never)
      case 'getTransactionHash': {
        const [to, value, callData, operation, ...gas] = args
        const [safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce] =
          gas
        const { safeTxHash } = hashSafeTransaction(
          state,
          createSafeTransaction({
            to,
            value,
            data: callData,
            operation: operation as 0 | 1,
            safeTxGas,
            baseGas,
            gasPrice,
            gasToken,
            refundReceiver,
            nonce,
          }),
        )
        return answer((state.hash ?? safeTxHash) as never)
      }
      default:
        throw new Error(`The fake safe has no ${functionName}.`)
    }
  }
}
