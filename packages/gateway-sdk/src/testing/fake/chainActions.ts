import { parseTransactionId } from '../../transactionId.ts'
import type {
  Address,
  Hex,
  SafeInfo,
  SettingsInfo,
  TransactionSummary,
} from '../../types/index.gen.ts'
import type { Store } from './createStore.ts'
import { FakeGatewayError } from './fakeGatewayError.ts'
import { historyOf } from './historyItems.ts'
import { lookUp } from './proposals.ts'
import { same } from './same.ts'
import { ownerOf } from './signersOf.ts'
import { touch } from './touch.ts'
import { statusOf } from './transactionViews.ts'
import type { StoredSafe } from './types.ts'

/** A safe after a change of its settings. */
function applySettings(info: SafeInfo, change: SettingsInfo): SafeInfo {
  const { owners, modules } = info
  switch (change.type) {
    case 'SET_FALLBACK_HANDLER':
      return { ...info, fallbackHandler: change.handler }
    case 'ADD_OWNER':
      // The contract puts new owners at the head of its list.
      return {
        ...info,
        owners: [change.owner, ...owners],
        threshold: change.threshold,
      }
    case 'REMOVE_OWNER':
      return {
        ...info,
        owners: owners.filter(({ value }) => !same(value, change.owner.value)),
        threshold: change.threshold,
      }
    case 'SWAP_OWNER':
      return {
        ...info,
        owners: owners.map((owner) =>
          same(owner.value, change.oldOwner.value) ? change.newOwner : owner,
        ),
      }
    case 'CHANGE_THRESHOLD':
      return { ...info, threshold: change.threshold }
    case 'CHANGE_IMPLEMENTATION':
    case 'CHANGE_MASTER_COPY':
      return { ...info, implementation: change.implementation }
    case 'ENABLE_MODULE':
      return { ...info, modules: [change.module, ...(modules ?? [])] }
    case 'DISABLE_MODULE': {
      const left = (modules ?? []).filter(
        ({ value }) => !same(value, change.module.value),
      )
      return { ...info, modules: left.length > 0 ? left : null }
    }
    case 'SET_GUARD':
      return { ...info, guard: change.guard }
    case 'DELETE_GUARD':
      return { ...info, guard: null }
    default:
      // `SafeInfo` has no field for the other changes.
      return info
  }
}

/** How the fake chain executes a transaction. */
export interface ExecuteOptions {
  /** False when the call inside fails; the nonce moves all the same. @default true */
  readonly success?: boolean | undefined
  /** @default the first owner */
  readonly executor?: Address | undefined
  /** @default one of its own */
  readonly txHash?: Hex | undefined
}

/**
 * Changes of the chain. @throws FakeGatewayError where the chain would refuse.
 */
export function execute(
  store: Store,
  safeTxHash: Hex,
  options: ExecuteOptions = {},
): Hex {
  const found = lookUp(store, safeTxHash)
  if (!found) throw new FakeGatewayError(`No transaction ${safeTxHash}.`)
  const { safe, transaction } = found
  const status = statusOf(safe, transaction)
  if (status !== 'AWAITING_EXECUTION' || transaction.nonce !== safe.info.nonce)
    throw new FakeGatewayError(
      `The transaction cannot be executed: ${status}, nonce ${transaction.nonce} of a safe at ${safe.info.nonce}.`,
    )
  const { success = true } = options
  const [owner] = safe.info.owners
  const txHash: Hex =
    options.txHash ?? `0x${store.next('txHash').toString(16).padStart(64, '0')}`
  transaction.executed = {
    success,
    at: store.now(),
    txHash,
    executor: options.executor ?? owner?.value ?? safe.info.address.value,
    threshold: safe.info.threshold,
  }
  const { info } = transaction
  const changed =
    success && info.type === 'SettingsChange' && info.settingsInfo
      ? applySettings(safe.info, info.settingsInfo)
      : safe.info
  setInfo(store, safe, { ...changed, nonce: safe.info.nonce + 1 })
  touch(store, safe, 'txQueuedTag', 'txHistoryTag')
  return txHash
}

/** Changes a safe as something outside the gateway would. */
export function changeSafe(
  store: Store,
  safeAddress: Address,
  fields: Partial<SafeInfo>,
): void {
  const safe = findByAddress(store, safeAddress, fields.chainId)
  setInfo(store, safe, { ...safe.info, ...fields })
  touch(store, safe, 'txQueuedTag')
}

/** Puts a transfer or what a module did into the history. */
export function addHistory(
  store: Store,
  summary: TransactionSummary,
  chainId?: string,
): void {
  const parsed = parseTransactionId(summary.id)
  if (parsed?.kind !== 'transfer' && parsed?.kind !== 'module')
    throw new FakeGatewayError(`No id of a transfer or module: ${summary.id}.`)
  const safe = findByAddress(store, parsed.safeAddress, chainId)
  if (historyOf(safe).some(({ id }) => id === summary.id))
    throw new FakeGatewayError(`The history has ${summary.id} already.`)
  safe.history = [...safe.history, summary]
  const { txInfo } = summary
  const moved =
    txInfo.type === 'Transfer' && txInfo.transferInfo.type === 'ERC721'
  touch(store, safe, 'txHistoryTag')
  if (moved) touch(store, safe, 'collectiblesTag')
}

function findByAddress(
  store: Store,
  address: Address,
  chainId: string | undefined,
): StoredSafe {
  const found = store.safes.find(
    ({ info }) =>
      same(info.address.value, address) &&
      (chainId === undefined || info.chainId === chainId),
  )
  if (!found) throw new FakeGatewayError(`No safe ${address}.`)
  return found
}

/** Former owners lose their confirmations of waiting transactions. */
function setInfo(store: Store, safe: StoredSafe, info: SafeInfo): void {
  const { owners, threshold } = safe.info
  safe.info = info
  // Messages show the missing signers to them, too.
  if (
    safe.messages.length > 0 &&
    (owners !== info.owners || threshold !== info.threshold)
  )
    touch(store, safe, 'messagesTag')
  const ofOwners = <T extends { readonly signer: Address }>(
    signed: readonly T[],
  ) => signed.filter(({ signer }) => ownerOf(safe, signer))
  for (const transaction of safe.transactions)
    if (!transaction.executed && transaction.nonce >= info.nonce)
      transaction.confirmations = ofOwners(transaction.confirmations)
  for (const message of safe.messages)
    message.confirmations = ofOwners(message.confirmations)
}
