import type {
  Address,
  Hex,
  ProposeTransactionBody,
  SafeAppInfo,
} from '../../types/index.gen.ts'
import { Refusal } from '../handlers/refusal.ts'
import type { Store } from './createStore.ts'
import { decodeCall, describeCall, toCall } from './describeCall.ts'
import { findChain } from './findSafe.ts'
import { same } from './same.ts'
import {
  asOwners,
  byMissing,
  ownerOf,
  type Signed,
  signersOf,
} from './signersOf.ts'
import { touch } from './touch.ts'
import type { StoredSafe, StoredTransaction } from './types.ts'

export interface Found {
  readonly safe: StoredSafe
  readonly transaction: StoredTransaction
}

/** A transaction of any safe, or of those of a chain. */
export function lookUp(
  store: Store,
  safeTxHash: string,
  chainId?: string | undefined,
): Found | undefined {
  for (const safe of store.safes) {
    if (chainId !== undefined && safe.info.chainId !== chainId) continue
    const transaction = safe.transactions.find(({ body }) =>
      same(body.safeTxHash, safeTxHash),
    )
    if (transaction) return { safe, transaction }
  }
  return undefined
}

/** @throws Refusal with 404 */
export function findTransaction(
  store: Store,
  params: Readonly<Record<string, string>>,
): Found {
  const { chainId } = findChain(store, params['chainId'])
  const found = lookUp(store, params['safeTxHash'] ?? '', chainId)
  if (!found) throw new Refusal(404, 'Transaction not found')
  return found
}

/** Proposes, or adds the confirmations of a further proposal. */
export async function propose(
  store: Store,
  safe: StoredSafe,
  body: ProposeTransactionBody,
): Promise<StoredTransaction> {
  const nonce = Number(body.nonce)
  const checkNonce = () => {
    if (nonce < safe.info.nonce || !Number.isSafeInteger(nonce))
      throw new Refusal(422, 'Invalid nonce')
  }
  const find = () =>
    safe.transactions.find((known) =>
      same(known.body.safeTxHash, body.safeTxHash),
    )
  checkNonce()
  const sender = ownerOf(safe, body.sender)
  const delegator = sender ?? delegatorOf(store, safe, body.sender)
  if (delegator === undefined)
    throw new Refusal(
      422,
      `Sender=${body.sender} is not an owner or delegate. Current owners=[${safe.info.owners.map(({ value }) => value).join(', ')}]. Delegates={${delegatesOf(store, safe).join(', ')}}`,
    )
  if (!body.signature && sender) throw new Refusal(422, 'Invalid signature')
  const others = byMissing(safe, find()?.confirmations ?? [])
  const signed = body.signature
    ? await signersOf(store, body.safeTxHash, body.signature, [
        body.sender,
        ...others.filter((owner) => !same(owner, body.sender)),
      ])
    : []
  if (!sender && signed.length !== 1)
    throw new Refusal(422, 'Just one signature is expected if using delegates')
  if (!signed.some(({ signer }) => same(signer, body.sender)))
    throw new Refusal(
      422,
      sender
        ? 'Invalid signature'
        : `Signature does not match sender=${body.sender}`,
    )
  // A delegate's signature is no confirmation.
  const owners = sender ? asOwners(safe, signed) : []
  // Recovering signatures may take a while.
  checkNonce()

  const known = find()
  if (known) {
    confirm(store, safe, known, owners)
    return known
  }
  const call = toCall(body)
  const at = store.now()
  const made: StoredTransaction = {
    body,
    nonce,
    submittedAt: at,
    info: describeCall(store.options, call, safe.info, body),
    ...readOrigin(body.origin),
    decoded: decodeCall(store.options, call, safe.info),
    proposer: delegator,
    proposedByDelegate: sender ? undefined : body.sender,
    confirmations: owners.map((one) => ({ ...one, submittedAt: at })),
    executed: undefined,
  }
  safe.transactions = [...safe.transactions, made]
  touch(store, safe, 'txQueuedTag')
  return made
}

/** Adds confirmations that are new. */
function confirm(
  store: Store,
  safe: StoredSafe,
  transaction: StoredTransaction,
  signed: readonly Signed[],
): void {
  const fresh = signed.filter(
    ({ signer }) =>
      !transaction.confirmations.some((known) => same(known.signer, signer)),
  )
  if (fresh.length === 0) return
  const submittedAt = store.now()
  transaction.confirmations = [
    ...transaction.confirmations,
    ...fresh.map((one) => ({ ...one, submittedAt })),
  ]
  touch(store, safe, 'txQueuedTag')
}

/** Adds the confirmations of a request. @throws Refusal */
export async function confirmWith(
  store: Store,
  { safe, transaction }: Found,
  signature: Hex,
): Promise<void> {
  const check = () => {
    if (transaction.executed || transaction.nonce < safe.info.nonce)
      throw new Refusal(422, 'Invalid nonce')
  }
  check()
  const signed = asOwners(
    safe,
    await signersOf(
      store,
      transaction.body.safeTxHash,
      signature,
      byMissing(safe, transaction.confirmations),
    ),
  )
  check()
  confirm(store, safe, transaction, signed)
}

/** @throws Refusal */
export function remove(store: Store, { safe, transaction }: Found): void {
  if (transaction.executed)
    throw new Refusal(400, 'Executed transactions cannot be deleted')
  safe.transactions = safe.transactions.filter((one) => one !== transaction)
  touch(store, safe, 'txQueuedTag')
}

/** Delegates who may propose in the name of an owner. */
function delegatesOf(store: Store, safe: StoredSafe): Address[] {
  const { chainId, address: own } = safe.info
  const entries = store.delegates.filter(
    (entry) =>
      entry.chainId === chainId &&
      (entry.safe == null || same(entry.safe, own.value)) &&
      ownerOf(safe, entry.delegator),
  )
  return [...new Set(entries.map(({ delegate }) => delegate))]
}

function delegatorOf(
  store: Store,
  safe: StoredSafe,
  address: string,
): Address | undefined {
  const { chainId, address: own } = safe.info
  const found = store.delegates.find(
    (entry) =>
      entry.chainId === chainId &&
      same(entry.delegate, address) &&
      (entry.safe == null || same(entry.safe, own.value)) &&
      ownerOf(safe, entry.delegator),
  )
  return found && ownerOf(safe, found.delegator)
}

/** The app and the note that a proposal names, as JSON. */
function readOrigin(origin: string | null | undefined): {
  readonly app: SafeAppInfo | null
  readonly note: string | null
} {
  let read: unknown
  try {
    read = JSON.parse(origin ?? '')
  } catch {}
  const { name, url, note } = Object(read) as Record<string, unknown>
  return {
    app:
      typeof name === 'string' && typeof url === 'string'
        ? { name, url, logoUri: null }
        : null,
    note: typeof note === 'string' && note !== '' ? note : null,
  }
}
