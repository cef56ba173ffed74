import type { Page } from '@playwright/test'
import {
  type Address,
  decodeFunctionData,
  type Hex,
  hashTypedData,
  parseAbi,
} from 'viem'
import type { ChainReader } from '../chainReader.ts'
import type { WalletRequest } from '../injectedWallet.ts'
import type { Person } from '../test.ts'

const abi = parseAbi([
  'function nonce() view returns (uint256)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])

/** One time that a wallet was asked. */
export interface Prompt {
  readonly owner: Address
  readonly method: string
  /** Hash of the bytes that the wallet was given, computed here. */
  readonly safeTxHash: Hex
  /** Whether the page showed this very hash while it asked. */
  readonly wasShown: boolean
}

/** Compares every prompt of a person's wallet with what the page shows meanwhile. */
export function watchPrompts(
  { wallet }: Person,
  { safe, chain, log }: { safe: Address; chain: ChainReader; log: Prompt[] },
): void {
  wallet.watchPrompts(async (page, request) => {
    const safeTxHash = await hashOf(request, safe, chain)
    const wasShown = await isShown(page, safeTxHash)
    const { method } = request
    log.push({ owner: wallet.account, method, safeTxHash, wasShown })
  })
}

async function hashOf(
  { method, params }: WalletRequest,
  safe: Address,
  chain: ChainReader,
): Promise<Hex> {
  if (method === 'eth_signTypedData_v4')
    return hashTypedData(JSON.parse(String(params[1])))
  if (method !== 'eth_sendTransaction')
    throw new Error(`A page asked for ${method}.`)
  const { to, data } = Object(params[0]) as { to: Address; data: Hex }
  if (to.toLowerCase() !== safe.toLowerCase())
    throw new Error(`A page asked to send a transaction to ${to}.`)
  const { functionName, args } = decodeFunctionData({ abi, data })
  if (functionName !== 'execTransaction')
    throw new Error(`A page asked to call ${functionName} of the safe.`)
  const at = { address: safe, abi } as const
  const nonce = await chain.readContract({ ...at, functionName: 'nonce' })
  const [to_, value, bytes, operation, gas, base, price, token, receiver] = args
  return chain.readContract({
    ...at,
    functionName: 'getTransactionHash',
    args: [
      ...([to_, value, bytes, operation, gas, base, price, token] as const),
      ...([receiver, nonce] as const),
    ],
  })
}

/** Unfolds the hashes of the review and looks for one of them. */
const isShown = (page: Page, hash: Hex): Promise<boolean> =>
  page
    .waitForFunction(
      (wanted) => {
        const fold =
          document.querySelector<HTMLDetailsElement>('details.sr-hashes')
        if (fold && !fold.open) fold.querySelector('summary')?.click()
        const text = fold?.textContent?.replace(/\s/g, '').toLowerCase()
        return text?.includes(wanted)
      },
      hash.toLowerCase(),
      { timeout: 5_000 },
    )
    .then(() => true)
    .catch(() => false)
