import type { SafeInfo, TransactionDetails } from '@strongroom/gateway-sdk'
import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  hashTypedData,
  parseAbi,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import type { RpcPort } from './RpcPort.ts'

const abi = parseAbi([
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function approvedHashes(address, bytes32) view returns (uint256)',
  'function isValidSignature(bytes data, bytes signature) view returns (bytes4)',
])

const types = {
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const

const mnemonic = 'test test test test test test test test test test test junk'
export const accounts = [0, 1, 2].map((addressIndex) =>
  mnemonicToAccount(mnemonic, { addressIndex }),
)
export const safeAddress: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
export const chainId = '1337'
const zero: Address = '0x0000000000000000000000000000000000000000'
const ex = (value: Address) => ({ value, name: null, logoUri: null })

export interface ChainState {
  chainId: number
  owners: readonly Address[]
  threshold: bigint
  nonce: bigint
  version: string
  approved: readonly Address[]
  contractAccepts: boolean
}

/** A safe, its gateway record and its chain, all in agreement to begin with. */
export async function createFakeSafe() {
  const owners = accounts.map(({ address }) => address)
  const state: ChainState = {
    chainId: 1337,
    owners,
    threshold: 2n,
    nonce: 7n,
    version: '1.4.1',
    approved: [],
    contractAccepts: false,
  }
  const message = {
    to: '0xc0ffee254729296a45a3885639AC7E10F9d54979',
    value: 10n ** 18n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zero,
    refundReceiver: zero,
    nonce: 7n,
  } as const
  const hash = (fields: object, chain = state.chainId) =>
    hashTypedData({
      domain: { chainId: chain, verifyingContract: safeAddress },
      types,
      primaryType: 'SafeTx',
      message: fields as never,
    })
  const safeTxHash = hash(message)
  const sign = async (index: number): Promise<Hex> =>
    (await accounts[index]?.sign({ hash: safeTxHash })) ?? '0x'
  const confirmations = await Promise.all(
    [0, 1].map(async (index) => ({
      signer: ex(owners[index] ?? zero),
      signature: await sign(index),
      submittedAt: 1,
    })),
  )
  const details: TransactionDetails = {
    safeAddress,
    txId: `multisig_${safeAddress}_${safeTxHash}`,
    executedAt: null,
    txStatus: 'AWAITING_EXECUTION',
    txInfo: {
      type: 'Transfer',
      humanDescription: null,
      sender: ex(safeAddress),
      recipient: ex(message.to),
      direction: 'OUTGOING',
      transferInfo: { type: 'NATIVE_COIN', value: `${message.value}` },
    },
    txData: {
      hexData: null,
      dataDecoded: null,
      to: ex(message.to),
      value: `${message.value}`,
      operation: 0,
      trustedDelegateCallTarget: null,
      addressInfoIndex: null,
    },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      submittedAt: 1,
      nonce: 7,
      safeTxGas: '0',
      baseGas: '0',
      gasPrice: '0',
      gasToken: zero,
      refundReceiver: ex(zero),
      safeTxHash,
      executor: null,
      signers: owners.map(ex),
      confirmationsRequired: 2,
      confirmations,
      rejectors: [],
      gasTokenInfo: null,
      trusted: true,
      proposer: ex(owners[0] ?? zero),
      proposedByDelegate: null,
    },
    txHash: null,
    safeAppInfo: null,
    note: null,
  }
  const safe: SafeInfo = {
    address: ex(safeAddress),
    chainId,
    nonce: 7,
    threshold: 2,
    owners: owners.map(ex),
    implementation: ex('0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'),
    implementationVersionState: 'UP_TO_DATE',
    version: '1.4.1+L2',
    txQueuedTag: '1',
    txHistoryTag: '1',
  }
  const calls: string[] = []
  const rpc: RpcPort = {
    async request({ method, params }) {
      calls.push(method)
      if (method === 'eth_chainId') return `0x${state.chainId.toString(16)}`
      if (method === 'eth_getCode') return '0x'
      const [{ data }] = params as [{ data: Hex }]
      const { functionName, args } = decodeFunctionData({ abi, data })
      const encode = (result: unknown) =>
        encodeFunctionResult({ abi, functionName, result } as never)
      switch (functionName) {
        case 'getTransactionHash': {
          const fields = types.SafeTx.map(({ name }, at) => [name, args[at]])
          return encode(hash(Object.fromEntries(fields)))
        }
        case 'getOwners':
          return encode(state.owners)
        case 'getThreshold':
          return encode(state.threshold)
        case 'nonce':
          return encode(state.nonce)
        case 'VERSION':
          return encode(state.version)
        case 'approvedHashes':
          return encode(state.approved.includes(args[0]) ? 1n : 0n)
        case 'isValidSignature':
          return encode(state.contractAccepts ? '0x20c13b0b' : '0xffffffff')
      }
    },
  }
  return { state, details, safe, rpc, calls, safeTxHash, sign }
}
