import type { MessageListItem } from '../../types/index.gen.ts'
import type { GatewayHandlersOptions } from '../createGatewayHandlers.ts'
import { createAccountInfo } from '../fixtures/accounts.ts'
import { createBalances } from '../fixtures/balances.ts'
import { createChainInfo } from '../fixtures/chains.ts'
import { createPage } from '../fixtures/common.ts'
import { createGenericConfirmationView } from '../fixtures/confirmationViews.ts'
import { createMessageItem } from '../fixtures/messages.ts'
import {
  createCreationTransaction,
  createEstimation,
  createSafeInfo,
} from '../fixtures/safes.ts'
import { createTransactionDetails } from '../fixtures/transactionDetails.ts'
import {
  createDateLabel,
  createIncomingTransfer,
  createLabel,
  createModuleTransaction,
  createTransactionItem,
} from '../fixtures/transactions.ts'
import { createAnswers } from './answers.gen.ts'
import { type AllAnswers, replaceAnswers } from './createRouteHandlers.ts'
import { fiatCodes } from './fiatCodes.ts'
import { Refusal } from './refusal.ts'
import type { GatewayAnswers, GatewayQuestion } from './types.ts'

/** An answer to every call, of the fixtures and of what the caller gave. */
export function fixtureAnswers(options: GatewayHandlersOptions): AllAnswers {
  const safe = options.safe ?? createSafeInfo()
  const details = options.details ?? createTransactionDetails()
  const chains = options.chains ?? [createChainInfo()]
  const nonces = options.nonces ?? {
    currentNonce: safe.nonce,
    recommendedNonce: safe.nonce + 1,
  }
  const overviews = options.overviews ?? [
    {
      address: safe.address,
      chainId: safe.chainId,
      threshold: safe.threshold,
      owners: safe.owners,
      fiatTotal: '0',
      queued: 1,
      awaitingConfirmation: null,
    },
  ]
  const owned = { [safe.chainId]: [safe.address.value] }
  const chainOf = ({ params }: GatewayQuestion) => {
    const found = chains.find(({ chainId }) => chainId === params['chainId'])
    if (found === undefined) throw new Refusal(404, 'No such chain')
    return found
  }
  const list = <T>(...items: T[]) => createPage(items)
  const item = (transaction: Parameters<typeof createTransactionItem>[0]) =>
    createTransactionItem(transaction)

  const answers = {
    ...createAnswers(),
    getSafeInfo: safe,
    getIncomingTransfers: list(item(createIncomingTransfer())),
    getModuleTransactions: list(item(createModuleTransaction())),
    getMultisigTransactions: list(createTransactionItem()),
    getBalances: options.balances ?? createBalances(),
    getFiatCurrencies: [...fiatCodes],
    getOwnedSafes: { safes: [safe.address.value] },
    getAllOwnedSafes: owned,
    getAllOwnedSafesV2: owned,
    getAllOwnedSafesV3: owned,
    getTransactionHistory: createPage([...(options.history ?? [])]),
    getTransactionQueue: createPage([
      ...(options.queue ?? [createLabel(), createTransactionItem()]),
    ]),
    getSafeOverviews: [...overviews],
    getSafeOverviewsV2: [...overviews],
    getCreationTransaction: options.creation ?? createCreationTransaction(),
    getTransactionDetails: details,
    confirmTransaction: details,
    postSafeGasEstimation: createEstimation(nonces),
    getNonces: nonces,
    proposeTransaction: details,
    getConfirmationView: createGenericConfirmationView(),
    getChainsConfig: createPage([...chains]),
    getChainsConfigV2: createPage([...chains]),
    getChainConfig: chainOf,
    getChainConfigV2: chainOf,
    getSafeMessages: list<MessageListItem>(
      createDateLabel(),
      createMessageItem(),
    ),
    createAccount: createAccountInfo(),
    getAccount: createAccountInfo(),
  } satisfies AllAnswers & GatewayAnswers
  return replaceAnswers(answers, options.answers)
}
