import type {
  GatewayClient,
  GatewayRequest,
  MultisigExecutionDetails,
  ProposeMessageBody,
  ProposeTransactionBody,
  SafeInfo,
  SafeMessage,
  TransactionDetails,
  TransactionStatus,
} from '@strongroom/gateway-sdk'
import {
  createSafeTransaction,
  packSignatures,
  parseSignatures,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import {
  createBundle,
  mergeBundles,
  type SafeBundle,
} from '@strongroom/safe-protocol/bundle'
import type { Address, Hex } from 'viem'
import { recordOf, signaturesOfOwners } from '../review/recordOf.ts'
import { SigningError } from '../sign/SigningError.ts'
import type { RpcPort } from '../verify/RpcPort.ts'
import { readSafeNow, type SafeNow } from '../verify/readSafeNow.ts'

/** Parameters of `createBundleGateway`. */
export interface BundleGatewayOptions {
  /** Answers what bundles do not have, such as names of tokens; asked once each. */
  readonly gateway: GatewayClient
  /** The owner's node. */
  readonly rpc: RpcPort
  /** Decimal. */
  readonly chainId: string
  readonly safe: Address
  /** Version of the safe's contract, from the chain. */
  readonly safeVersion: string
  /** The bundle with this hash, if there is one. */
  readonly read: (hash: Hex) => Promise<SafeBundle | undefined>
  /** Stores a bundle with a new signature in the place of the one with its hash. */
  readonly write: (bundle: SafeBundle) => void
}

/**
 * A client that serves the transactions and messages of bundles in the place of a
 * gateway: give it to `StrongroomProvider`, and reviews of react-hooks check, sign and
 * execute a bundle like a gateway's record. A signature that a gateway would store is
 * added to the bundle.
 *
 * It claims nothing: owners, threshold and nonce are the node's, signatures of former
 * owners are left out, and every transaction waits until the chain shows its end.
 *
 * @example
 * import { createBundleGateway } from '@strongroom/react-hooks/sign'
 * import type { SafeBundle } from '@strongroom/safe-protocol/bundle'
 *
 * const bundles = new Map<string, SafeBundle>()
 *
 * export const open = (
 *   base: Pick<createBundleGateway.Options, 'gateway' | 'rpc' | 'safe'>,
 * ) =>
 *   createBundleGateway({
 *     ...base,
 *     chainId: '1',
 *     safeVersion: '1.4.1',
 *     read: async (hash) => bundles.get(hash),
 *     write: (bundle) => void bundles.set(bundle.hash, bundle),
 *   })
 */
export function createBundleGateway(
  options: BundleGatewayOptions,
): GatewayClient {
  const { gateway, chainId, safe } = options
  const here = `/v1/chains/${chainId}`
  return {
    uid: `bundles of ${chainId} ${safe} beside ${gateway.uid}`,
    baseUrl: gateway.baseUrl,
    pageOrigins: gateway.pageOrigins,
    async request<T>(request: GatewayRequest): Promise<T> {
      const [path = ''] = request.path.split('?')
      const own = path.startsWith(`${here}/`)
        ? await answer(options, request, path.slice(here.length))
        : undefined
      if (own !== undefined) return own as T
      // Without a gateway the page should not wait for all attempts.
      const { options: given } = request
      return gateway.request<T>({
        ...request,
        options: { ...given, retry: 0, timeout: 4_000 },
      })
    },
  }
}

export declare namespace createBundleGateway {
  type Options = BundleGatewayOptions
}

const inPath = (path: string): Hex | undefined =>
  /0x[\da-f]{64}/i.exec(path)?.[0].toLowerCase() as Hex | undefined

/** Undefined for what the gateway is asked for. */
async function answer(
  options: BundleGatewayOptions,
  { method, body }: GatewayRequest,
  path: string,
): Promise<unknown> {
  const { safe, rpc } = options
  const now = () => readSafeNow(rpc, safe)
  const hash = inPath(path)
  if (method === 'GET') {
    if (path.toLowerCase() === `/safes/${safe.toLowerCase()}`)
      return safeInfo(options, await now())
    const known = hash && (await options.read(hash))
    if (!known) return undefined
    return path.startsWith('/messages/')
      ? messageRecord(known, await now())
      : transactionRecord(known, await now())
  }
  if (/^\/transactions\/0x[\da-f]{40}\/propose$/i.test(path)) {
    const bundle = await addProposal(options, body as ProposeTransactionBody)
    return transactionRecord(bundle, await now())
  }
  if (/^\/safes\/0x[\da-f]{40}\/messages$/i.test(path)) {
    const { message, signature } = body as ProposeMessageBody
    const empty = createBundle({
      ...baseOf(options),
      message: message as NonNullable<SafeBundle['message']>,
    })
    await add(options, empty, await parseSignatures(signature, empty.hash))
    return null
  }
  if (hash && path.startsWith('/messages/')) {
    const known = await options.read(hash)
    if (!known) return undefined
    const { signature } = body as { readonly signature: Hex }
    await add(options, known, await parseSignatures(signature, hash))
    return null
  }
  return undefined
}

const baseOf = ({ chainId, safe, safeVersion }: BundleGatewayOptions) => ({
  ...{ chainId, safe, safeVersion },
})

async function addProposal(
  options: BundleGatewayOptions,
  body: ProposeTransactionBody,
): Promise<SafeBundle> {
  const empty = createBundle({
    ...baseOf(options),
    transaction: createSafeTransaction({
      to: body.to as Address,
      value: BigInt(body.value),
      data: (body.data ?? '0x') as Hex,
      operation: body.operation === 1 ? 1 : 0,
      safeTxGas: BigInt(body.safeTxGas),
      baseGas: BigInt(body.baseGas),
      gasPrice: BigInt(body.gasPrice),
      gasToken: body.gasToken as Address,
      refundReceiver: body.refundReceiver as Address,
      nonce: BigInt(body.nonce),
    }),
  })
  if (empty.hash !== body.safeTxHash) throw new SigningError('payloadChanged')
  const { signature } = body
  return add(
    options,
    empty,
    signature ? await parseSignatures(signature as Hex, empty.hash) : [],
  )
}

/** The new signature counts where the signer had signed before. */
async function add(
  { read, write }: BundleGatewayOptions,
  bundle: SafeBundle,
  signatures: readonly SafeSignature[],
): Promise<SafeBundle> {
  const known = await read(bundle.hash)
  const merged = mergeBundles(
    { ...bundle, signatures },
    bundle,
    ...(known ? [known] : []),
  )
  write(merged)
  return merged
}

function transactionRecord(
  { safe, transaction, hash, signatures }: SafeBundle,
  now: SafeNow,
): TransactionDetails | undefined {
  if (!transaction) return undefined
  const hashes = { safeTxHash: hash }
  const record = recordOf({ safe, transaction, hashes }, now, signatures)
  const info = record.detailedExecutionInfo as MultisigExecutionDetails
  // A bundle has no times, and pages show none where a record has none.
  const detailedExecutionInfo = {
    ...info,
    submittedAt: undefined,
    confirmations: info.confirmations.map(({ signer, signature }) => ({
      ...{ signer, signature },
    })),
  } as unknown as MultisigExecutionDetails
  return {
    ...record,
    // How it ended is for the chain to show: any word here would be a claim.
    txStatus: (transaction.nonce < now.nonce
      ? 'UNKNOWN'
      : 'AWAITING_CONFIRMATIONS') as TransactionStatus,
    detailedExecutionInfo,
  }
}

function messageRecord(
  bundle: SafeBundle,
  now: SafeNow,
): SafeMessage | undefined {
  const { message, hash } = bundle
  if (message === undefined) return undefined
  const signatures = signaturesOfOwners(bundle.signatures, now.owners)
  const isSigned = signatures.length >= now.threshold
  const value = signatures[0]?.signer ?? bundle.safe
  return {
    messageHash: hash,
    status: isSigned ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
    message: message as SafeMessage['message'],
    creationTimestamp: 0,
    modifiedTimestamp: 0,
    confirmationsSubmitted: signatures.length,
    confirmationsRequired: now.threshold,
    proposedBy: { value },
    confirmations: signatures.map((one) => ({
      owner: { value: one.signer },
      signature: packSignatures([one]),
    })),
  }
}

const safeInfo = (
  { chainId, safe, safeVersion }: BundleGatewayOptions,
  { owners, threshold, nonce }: SafeNow,
): SafeInfo => ({
  address: { value: safe },
  chainId,
  nonce: Number(nonce),
  threshold,
  owners: owners.map((value) => ({ value })),
  // Reviews read the implementation from the chain.
  implementation: { value: '0x0000000000000000000000000000000000000000' },
  implementationVersionState: 'UNKNOWN',
  version: safeVersion,
})
