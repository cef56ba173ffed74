import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  parseAbi,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { CallNode } from '../decode/CallNode.ts'
import { decodeCall } from '../decode/decodeCall.ts'
import { readTransfer } from '../description/compareDescription.ts'
import { domainSeparator } from '../hash/domain.ts'
import { hashSafeTransaction } from '../hash/hashSafeTransaction.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'
import { exitCodes, runVerify } from './runVerify.ts'

export const safe: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
export const gateway = 'https://gateway.example'
export const node = 'https://node.example/key'
const signers = [1n, 2n, 3n].map((key) =>
  privateKeyToAccount(`0x${key.toString(16).padStart(64, '0')}`),
)
export const owners = signers.map(({ address }) => address)

const abi = parseAbi([
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function domainSeparator() view returns (bytes32)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
  'function isValidSignature(bytes data, bytes signature) view returns (bytes4)',
])

/** The chain as a node tells it. */
export interface FakeChain {
  chainId: number
  owners: readonly Address[]
  threshold: bigint
  nonce: bigint
  version: string
  symbol: string
  decimals: number
  approved: readonly Address[]
  accepts: boolean
  code: Readonly<Record<string, Hex>>
  /** Hash that the safe's contract gives; the default is the right one. */
  hash?: Hex
}

export const honestChain = (fields: Partial<FakeChain> = {}): FakeChain => ({
  ...{ chainId: 1, owners, threshold: 2n, nonce: 0n, version: '1.4.1' },
  ...{ symbol: 'USD', decimals: 6, approved: [], accepts: false, code: {} },
  ...fields,
})

/** The answer of a node to one request. */
function answerNode(chain: FakeChain, body: string): unknown {
  const { id, method, params } = JSON.parse(body)
  const reply = (result: unknown) => ({ jsonrpc: '2.0', id, result })
  if (method === 'eth_chainId') return reply(`0x${chain.chainId.toString(16)}`)
  if (method === 'eth_getCode')
    return reply(chain.code[params[0].toLowerCase()] ?? '0x60')
  const { functionName, args } = decodeFunctionData({
    abi,
    data: params[0].data,
  })
  const encode = (result: unknown) =>
    reply(encodeFunctionResult({ abi, functionName, result } as never))
  switch (functionName) {
    case 'getTransactionHash': {
      const [to, value, data, operation, ...gas] = args
      const [safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, nonce] =
        gas
      const fields = { to, value, data, operation, safeTxGas, baseGas }
      const { safeTxHash } = hashSafeTransaction(
        { chainId: chain.chainId, safe, version: chain.version },
        {
          ...fields,
          gasPrice,
          gasToken,
          refundReceiver,
          nonce,
        } as SafeTransaction,
      )
      return encode(chain.hash ?? safeTxHash)
    }
    case 'domainSeparator': {
      const { chainId, version } = chain
      return encode(`0x${domainSeparator({ chainId, safe, version })}`)
    }
    case 'getOwners':
      return encode(chain.owners)
    case 'getThreshold':
      return encode(chain.threshold)
    case 'approvedHashes':
      return encode(chain.approved.includes(args[0]) ? 1n : 0n)
    case 'isValidSignature':
      return encode(chain.accepts ? '0x20c13b0b' : '0xffffffff')
    case 'VERSION':
      return encode(chain.version)
    default:
      return encode(chain[functionName])
  }
}

const ex = (value: string) => ({ value, name: null, logoUri: null })

/** Values as the gateway writes them. */
const toText = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(toText) : String(value)

const decodedOf = ({ method, children }: CallNode): object | null =>
  method
    ? {
        method: method.name,
        parameters: method.parameters.map(({ name, type, value }) => ({
          ...{ name, type, value: toText(value) },
          ...(method.name === 'multiSend' && {
            valueDecoded: children.map((child) => ({
              ...{ operation: child.operation, to: child.to },
              value: `${child.value}`,
              data: child.data === '0x' ? null : child.data,
              dataDecoded: decodedOf(child),
            })),
          }),
        })),
      }
    : null

function infoOf(call: CallNode): object {
  const { to, value, method, operation } = call
  const dataDecoded = decodedOf(call)
  const moved = operation === 0 ? readTransfer(call) : undefined
  if (to === safe && method)
    return { type: 'SettingsChange', dataDecoded, settingsInfo: null }
  if (!moved || to === safe)
    return {
      ...{ type: 'Custom', to: ex(to), value: `${value}` },
      ...{ dataSize: '0', methodName: method?.name ?? null },
      ...{ isCancellation: to === safe, actionCount: null },
    }
  const [recipient, amount, token] = moved
  return {
    ...{ type: 'Transfer', sender: ex(safe), recipient: ex(`${recipient}`) },
    direction: 'OUTGOING',
    transferInfo:
      token === ''
        ? { type: 'NATIVE_COIN', value: `${amount}` }
        : {
            ...{ type: 'ERC20', tokenAddress: token, value: `${amount}` },
            ...{ tokenSymbol: 'USD', decimals: 6, imitation: false },
          },
  }
}

/** Signatures of the first owners over a hash. */
export const signAll = (hash: Hex, count = 2): Promise<Hex[]> =>
  Promise.all(signers.slice(0, count).map((signer) => signer.sign({ hash })))

/** The record of an honest gateway. */
export async function createRecord(
  transaction: SafeTransaction,
  version = '1.4.1',
  chainId = 1,
) {
  const { safeTxHash } = hashSafeTransaction(
    { chainId, safe, version },
    transaction,
  )
  const call = decodeCall(transaction, { safe })
  const signatures = await signAll(safeTxHash)
  return {
    safeAddress: safe,
    txId: `multisig_${safe}_${safeTxHash}`,
    executedAt: null,
    txStatus: 'AWAITING_EXECUTION',
    txInfo: infoOf(call),
    txData: {
      hexData: transaction.data === '0x' ? null : transaction.data,
      dataDecoded: decodedOf(call),
      to: ex(transaction.to),
      value: `${transaction.value}`,
      operation: transaction.operation,
    },
    detailedExecutionInfo: {
      type: 'MULTISIG',
      nonce: Number(transaction.nonce),
      safeTxGas: `${transaction.safeTxGas}`,
      baseGas: `${transaction.baseGas}`,
      gasPrice: `${transaction.gasPrice}`,
      gasToken: transaction.gasToken,
      refundReceiver: ex(transaction.refundReceiver),
      safeTxHash,
      signers: owners.map(ex),
      confirmationsRequired: 2,
      confirmations: signatures.map((signature, index) => ({
        signer: ex(`${owners[index]}`),
        signature,
        submittedAt: 1,
      })),
    },
    txHash: null,
    note: null,
  }
}

/** The gateway's account of the safe. */
export const createSafeRecord = (version = '1.4.1', chainId = 1) => ({
  ...{ address: ex(safe), chainId: `${chainId}`, nonce: 0, threshold: 2 },
  ...{ owners: owners.map(ex), version: `${version}+L2` },
})

/** Answers by their addresses. */
export interface FakeWorld {
  readonly answers?: Readonly<Record<string, unknown>>
  readonly files?: Readonly<Record<string, string>>
  readonly chain?: FakeChain
  /** Chain whose records the gateway has; the default is 1. */
  readonly chainId?: number
}

/** Runs the program and returns what it printed. */
export async function runIn(
  { answers = {}, files = {}, chain, chainId = 1 }: FakeWorld,
  ...args: string[]
) {
  let out = ''
  let errors = ''
  const code = await runVerify(['verify', ...args], {
    fetch: async (address, init) => {
      const url = String(address)
      if (url === node && chain)
        return Response.json(answerNode(chain, String(init?.body)))
      const path = url.replace(`${gateway}/v1/chains/${chainId}/`, '')
      return path in answers
        ? Response.json(answers[path])
        : new Response('{}', { status: 404 })
    },
    readText: async (path) => files[path] ?? '',
    write: (text) => {
      out += text
    },
    writeError: (text) => {
      errors += text
    },
  })
  return { code, out, errors, isSame: code === exitCodes.matches }
}
