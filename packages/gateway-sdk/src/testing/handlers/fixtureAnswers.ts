import type { MessageListItem } from '../../types/index.gen.ts'
import type { GatewayHandlersOptions } from '../createGatewayHandlers.ts'
import {
  createAccountDataSetting,
  createAccountDataType,
  createAccountInfo,
  createAuthNonce,
  createDelegate,
  createRegisteredEmail,
  createUserSession,
} from '../fixtures/accounts.ts'
import { createBalances, createCollectible } from '../fixtures/balances.ts'
import {
  createChainInfo,
  createContract,
  createIndexingStatus,
} from '../fixtures/chains.ts'
import { createPage } from '../fixtures/common.ts'
import { createGenericConfirmationView } from '../fixtures/confirmationViews.ts'
import { createDataDecoded } from '../fixtures/dataDecoded.ts'
import {
  createNotificationTypeItem,
  createRegisteredDevice,
} from '../fixtures/devices.ts'
import { createMessageItem, createSafeMessage } from '../fixtures/messages.ts'
import {
  createRelayCount,
  createRelayStatus,
  createRelayTask,
} from '../fixtures/relay.ts'
import { createSafeApp } from '../fixtures/safeApps.ts'
import {
  createCreationTransaction,
  createEstimation,
  createMasterCopy,
  createSafeInfo,
} from '../fixtures/safes.ts'
import {
  createTransactionDetails,
  createTransactionPreview,
} from '../fixtures/transactionDetails.ts'
import {
  createDateLabel,
  createIncomingTransfer,
  createLabel,
  createModuleTransaction,
  createTransactionItem,
} from '../fixtures/transactions.ts'
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
    relayTransaction: createRelayTask(),
    getRelayCount: createRelayCount(),
    getRelayStatus: createRelayStatus(),
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
    getCollectibles: [createCollectible()],
    getCollectiblesPage: list(createCollectible()),
    getTransactionHistory: createPage([...(options.history ?? [])]),
    getTransactionQueue: createPage([
      ...(options.queue ?? [createLabel(), createTransactionItem()]),
    ]),
    getSafeOverviews: [...overviews],
    getSafeOverviewsV2: [...overviews],
    getCreationTransaction: options.creation ?? createCreationTransaction(),
    getTransactionDetails: details,
    deleteTransaction: undefined,
    confirmTransaction: details,
    postSafeGasEstimation: createEstimation(nonces),
    getNonces: nonces,
    proposeTransaction: details,
    getConfirmationView: createGenericConfirmationView(),
    getTxPreview: createTransactionPreview(),
    getChainsConfig: createPage([...chains]),
    getChainsConfigV2: createPage([...chains]),
    getChainConfig: chainOf,
    getChainConfigV2: chainOf,
    getSafeApps: [createSafeApp()],
    getMasterCopies: [createMasterCopy()],
    getIndexingStatus: createIndexingStatus(),
    getDecodedData: createDataDecoded(),
    getContract: createContract(),
    getSafeMessages: list<MessageListItem>(
      createDateLabel(),
      createMessageItem(),
    ),
    proposeSafeMessage: undefined,
    getSafeMessage: createSafeMessage(),
    confirmSafeMessage: undefined,
    getDelegates: list(createDelegate()),
    addDelegate: undefined,
    deleteDelegate: undefined,
    registerDevice: undefined,
    registerDeviceV2: createRegisteredDevice(),
    getNotificationTypes: [createNotificationTypeItem()],
    unregisterSafe: undefined,
    unregisterSafeV2: undefined,
    unregisterDevice: undefined,
    unregisterDeviceV2: undefined,
    deleteNotificationSubscriptions: undefined,
    unsubscribeSingle: undefined,
    unsubscribeAll: undefined,
    registerEmail: undefined,
    changeEmail: undefined,
    getRegisteredEmail: createRegisteredEmail(),
    deleteRegisteredEmail: undefined,
    resendEmailVerificationCode: undefined,
    verifyEmail: undefined,
    registerRecoveryModule: undefined,
    deleteRecoveryModule: undefined,
    getAuthNonce: createAuthNonce(),
    verifyAuth: undefined,
    getMe: createUserSession(),
    logout: undefined,
    createAccount: createAccountInfo(),
    getAccount: createAccountInfo(),
    deleteAccount: undefined,
    getAccountDataTypes: [createAccountDataType()],
    getAccountDataSettings: [createAccountDataSetting()],
    putAccountDataSettings: [createAccountDataSetting()],
  } satisfies AllAnswers & GatewayAnswers
  return replaceAnswers(answers, options.answers)
}
