import type { Page } from '@playwright/test'
import {
  type Address,
  decodeFunctionData,
  type Hex,
  hashMessage,
  hashTypedData,
  parseAbi,
} from 'viem'
import type { ChainReader } from '../chainReader.ts'
import type { WalletRequest } from '../injectedWallet.ts'
import type { Actor, Reviewed } from './pressAction.ts'

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
  readonly hash: Hex
  /** Whether the page showed this very hash while it asked. */
  readonly wasShown: boolean
  /** Whether the page showed this hash and these fields before its button was pressed. */
  readonly wasReviewed: boolean
  /** Parts that the page did not show before its button was pressed. */
  readonly missing: readonly string[]
}

/** Bytes of a prompt: their hash, and the fields by their labels on the page. */
interface Payload {
  readonly hash: Hex
  readonly fields: Readonly<Record<string, string>>
  /** Hash of the text that a message signs. */
  readonly message?: Hex
}

/** Compares every prompt of an owner's wallet with what the page shows and has shown. */
export function watchPrompts(
  actor: Actor,
  { chain, log }: { chain: ChainReader; log: Prompt[] },
): void {
  const { wallet } = actor.person
  wallet.watchPrompts(async (page, request) => {
    const { reviewed } = actor
    const payload = await readPayload(request, actor, chain)
    const { hash } = payload
    const wasShown = await isShown(page, hash)
    const missing = reviewed ? missingIn(payload, reviewed) : ['review']
    log.push({
      ...{ owner: wallet.account, method: request.method, hash, wasShown },
      ...{ wasReviewed: missing.length === 0, missing },
    })
  })
}

/** Parts of what the wallet was given that a review did not show. */
const missingIn = (
  payload: Payload,
  { text, fields, message }: Reviewed,
): string[] => [
  ...(text.includes(payload.hash) ? [] : ['hash']),
  ...(payload.message === undefined ||
  (message !== undefined && hashMessage(message) === payload.message)
    ? []
    : [`message instead of ${message}`]),
  ...Object.entries(payload.fields)
    .filter(
      ([label, value]) =>
        fields[label] !== value.toLowerCase() &&
        // The page adds the word: "0 (call)".
        !(label === 'operation' && fields[label]?.startsWith(`${value}(`)),
    )
    .map(([label, value]) => `${label} ${value} instead of ${fields[label]}`),
]

/** Labels of the fields on the page, in the order of the contract's arguments. */
const labels = [
  ...['to', 'value', 'data', 'operation', 'safetransactiongas', 'basegas'],
  ...['gasprice', 'gastoken', 'refundreceiver', 'nonce'],
]

const fieldsOf = (values: readonly unknown[]) =>
  Object.fromEntries(labels.map((label, at) => [label, `${values[at]}`]))

async function readPayload(
  { method, params }: WalletRequest,
  { safe, reviewed }: Actor,
  chain: ChainReader,
): Promise<Payload> {
  if (method === 'eth_signTypedData_v4') {
    const typedData = JSON.parse(String(params[1]))
    const hash = hashTypedData(typedData)
    const { primaryType, message: m } = typedData
    if (primaryType === 'SafeMessage')
      return { hash, fields: {}, message: m.message }
    return {
      hash,
      fields: fieldsOf([
        ...[m.to, m.value, m.data, m.operation, m.safeTxGas, m.baseGas],
        ...[m.gasPrice, m.gasToken, m.refundReceiver, m.nonce],
      ]),
    }
  }
  if (method !== 'eth_sendTransaction')
    throw new Error(`A page asked for ${method}.`)
  const { to, data } = Object(params[0]) as { to: Address; data: Hex }
  if (to.toLowerCase() !== safe.toLowerCase())
    throw new Error(`A page asked to send a transaction to ${to}.`)
  const { functionName, args } = decodeFunctionData({ abi, data })
  if (functionName !== 'execTransaction')
    throw new Error(`A page asked to call ${functionName} of the safe.`)
  const at = { address: safe, abi } as const
  // Another owner may have executed since: the bytes then have the nonce of the page.
  const nonce = BigInt(
    reviewed?.fields['nonce'] ??
      (await chain.readContract({ ...at, functionName: 'nonce' })),
  )
  const [to_, value, bytes, operation, gas, base, price, token, receiver] = args
  const fields = [
    ...([to_, value, bytes, operation, gas, base, price, token] as const),
    ...([receiver, nonce] as const),
  ] as const
  const hash = await chain.readContract({
    ...{ ...at, functionName: 'getTransactionHash', args: fields },
  })
  return { hash, fields: fieldsOf(fields) }
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
