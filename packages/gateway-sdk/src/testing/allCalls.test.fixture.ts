import type { GatewayClient } from '../index.ts'
import * as sdk from '../index.ts'
import { signInMessage } from './fake/startFakeGateway.test.fixture.ts'
import { nobody } from './fixtures/nobody.ts'
import {
  createAddDelegateBody,
  createProposeMessageBody,
  createProposeTransactionBody,
  createRegisterDeviceBody,
  createRegisterDeviceV2Body,
  createRelayBody,
  type GatewayCallName,
} from './index.ts'

const { safe: safeAddress, owners, safeTxHash, signature, uuid } = nobody
const chainId = '1337'
const at = { chainId, safeAddress }
const account = { address: owners[0] }
const email = {
  ...at,
  signerAddress: owners[0],
  headers: {
    'Safe-Wallet-Signature': signature,
    'Safe-Wallet-Signature-Timestamp': `${Date.now()}`,
  },
}
const call = {
  to: nobody.recipient,
  value: '1',
  data: '0x',
  operation: 0,
} as const
const device = { chainId, uuid }
const serviceKey = 'WALLET_WEB'
const safes = [`${chainId}:${safeAddress}`] as const

/** Every call of the client, with parameters that a fresh gateway can take. */
export const allCalls: {
  readonly [N in GatewayCallName]: (client: GatewayClient) => Promise<unknown>
} = {
  relayTransaction: (client) =>
    sdk.relayTransaction(client, { chainId, ...createRelayBody() }),
  getRelayCount: (client) =>
    sdk.getRelayCount(client, { chainId, address: safeAddress }),
  getRelayStatus: (client) =>
    sdk.getRelayStatus(client, { chainId, taskId: 'task-1' }),
  getSafeInfo: (client) => sdk.getSafeInfo(client, at),
  getIncomingTransfers: (client) => sdk.getIncomingTransfers(client, at),
  getModuleTransactions: (client) => sdk.getModuleTransactions(client, at),
  getMultisigTransactions: (client) => sdk.getMultisigTransactions(client, at),
  getBalances: (client) => sdk.getBalances(client, at),
  getFiatCurrencies: (client) => sdk.getFiatCurrencies(client),
  getOwnedSafes: (client) =>
    sdk.getOwnedSafes(client, { chainId, ownerAddress: owners[0] }),
  getAllOwnedSafes: (client) =>
    sdk.getAllOwnedSafes(client, { ownerAddress: owners[0] }),
  getAllOwnedSafesV2: (client) =>
    sdk.getAllOwnedSafesV2(client, { ownerAddress: owners[0] }),
  getAllOwnedSafesV3: (client) =>
    sdk.getAllOwnedSafesV3(client, { ownerAddress: owners[0] }),
  getCollectibles: (client) => sdk.getCollectibles(client, at),
  getCollectiblesPage: (client) => sdk.getCollectiblesPage(client, at),
  getTransactionHistory: (client) => sdk.getTransactionHistory(client, at),
  getTransactionQueue: (client) => sdk.getTransactionQueue(client, at),
  getSafeOverviews: (client) => sdk.getSafeOverviews(client, { safes }),
  getSafeOverviewsV2: (client) => sdk.getSafeOverviewsV2(client, { safes }),
  getCreationTransaction: (client) => sdk.getCreationTransaction(client, at),
  proposeTransaction: (client) =>
    sdk.proposeTransaction(client, {
      ...at,
      ...createProposeTransactionBody(),
    }),
  confirmTransaction: (client) =>
    sdk.confirmTransaction(client, { chainId, safeTxHash, signature }),
  getTransactionDetails: (client) =>
    sdk.getTransactionDetails(client, { chainId, transactionId: safeTxHash }),
  deleteTransaction: (client) =>
    sdk.deleteTransaction(client, { chainId, safeTxHash, signature }),
  postSafeGasEstimation: (client) =>
    sdk.postSafeGasEstimation(client, { ...at, ...call }),
  getNonces: (client) => sdk.getNonces(client, at),
  getConfirmationView: (client) =>
    sdk.getConfirmationView(client, { ...at, ...call }),
  getTxPreview: (client) => sdk.getTxPreview(client, { ...at, ...call }),
  getChainsConfig: (client) => sdk.getChainsConfig(client),
  getChainsConfigV2: (client) => sdk.getChainsConfigV2(client, { serviceKey }),
  getChainConfig: (client) => sdk.getChainConfig(client, { chainId }),
  getChainConfigV2: (client) =>
    sdk.getChainConfigV2(client, { chainId, serviceKey }),
  getSafeApps: (client) => sdk.getSafeApps(client, { chainId }),
  getMasterCopies: (client) => sdk.getMasterCopies(client, { chainId }),
  getIndexingStatus: (client) => sdk.getIndexingStatus(client, { chainId }),
  getDecodedData: (client) =>
    sdk.getDecodedData(client, {
      chainId,
      to: nobody.token,
      data: '0xa9059cbb',
    }),
  getContract: (client) =>
    sdk.getContract(client, { chainId, contractAddress: nobody.multiSend }),
  proposeSafeMessage: (client) =>
    sdk.proposeSafeMessage(client, { ...at, ...createProposeMessageBody() }),
  getSafeMessages: (client) => sdk.getSafeMessages(client, at),
  getSafeMessage: (client) =>
    sdk.getSafeMessage(client, { chainId, messageHash: nobody.messageHash }),
  confirmSafeMessage: (client) =>
    sdk.confirmSafeMessage(client, {
      chainId,
      messageHash: nobody.messageHash,
      signature,
    }),
  addDelegate: (client) =>
    sdk.addDelegate(client, { chainId, ...createAddDelegateBody() }),
  getDelegates: (client) =>
    sdk.getDelegates(client, { chainId, safe: safeAddress }),
  deleteDelegate: (client) =>
    sdk.deleteDelegate(client, {
      chainId,
      delegate: nobody.stranger,
      delegator: owners[0],
      safe: safeAddress,
      signature,
    }),
  getAuthNonce: (client) => sdk.getAuthNonce(client),
  verifyAuth: (client) =>
    sdk.verifyAuth(client, {
      message: signInMessage(owners[0], 'nonce00000001'),
      signature,
    }),
  getMe: (client) => sdk.getMe(client),
  registerDevice: (client) =>
    sdk.registerDevice(client, createRegisterDeviceBody()),
  registerDeviceV2: (client) =>
    sdk.registerDeviceV2(client, createRegisterDeviceV2Body()),
  getNotificationTypes: (client) =>
    sdk.getNotificationTypes(client, { ...device, safeAddress }),
  unregisterSafe: (client) =>
    sdk.unregisterSafe(client, { ...device, safeAddress }),
  unregisterSafeV2: (client) =>
    sdk.unregisterSafeV2(client, { ...device, safeAddress }),
  unregisterDevice: (client) => sdk.unregisterDevice(client, device),
  unregisterDeviceV2: (client) => sdk.unregisterDeviceV2(client, device),
  deleteNotificationSubscriptions: (client) =>
    sdk.deleteNotificationSubscriptions(client, {
      subscriptions: [{ chainId, deviceUuid: uuid, safeAddress }],
    }),
  unsubscribeSingle: (client) =>
    sdk.unsubscribeSingle(client, {
      category: 'account_recovery',
      token: uuid,
    }),
  unsubscribeAll: (client) => sdk.unsubscribeAll(client, { token: uuid }),
  registerEmail: (client) =>
    sdk.registerEmail(client, {
      ...email,
      emailAddress: 'owner@mail.example',
      signer: owners[0],
    }),
  changeEmail: (client) =>
    sdk.changeEmail(client, { ...email, emailAddress: 'other@mail.example' }),
  resendEmailVerificationCode: (client) =>
    sdk.resendEmailVerificationCode(client, email),
  getRegisteredEmail: (client) => sdk.getRegisteredEmail(client, email),
  verifyEmail: (client) =>
    sdk.verifyEmail(client, { ...email, code: '100002' }),
  deleteRegisteredEmail: (client) => sdk.deleteRegisteredEmail(client, email),
  registerRecoveryModule: (client) =>
    sdk.registerRecoveryModule(client, { ...at, moduleAddress: nobody.module }),
  deleteRecoveryModule: (client) =>
    sdk.deleteRecoveryModule(client, { ...at, moduleAddress: nobody.module }),
  createAccount: (client) => sdk.createAccount(client, account),
  getAccount: (client) => sdk.getAccount(client, account),
  getAccountDataTypes: (client) => sdk.getAccountDataTypes(client),
  putAccountDataSettings: (client) =>
    sdk.putAccountDataSettings(client, {
      ...account,
      accountDataSettings: [{ dataTypeId: '1', enabled: true }],
    }),
  getAccountDataSettings: (client) =>
    sdk.getAccountDataSettings(client, account),
  deleteAccount: (client) => sdk.deleteAccount(client, account),
  logout: (client) => sdk.logout(client),
}
