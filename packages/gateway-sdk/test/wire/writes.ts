import {
  address,
  chainId,
  emailHeaders,
  hash,
  other,
  signature,
  uuid,
  type WireCall,
} from './samples.ts'

const chain = `/v1/chains/${chainId}`
const safe = `${chain}/safes/${address}`
const safeOfChain = { chainId, safeAddress: address }
const json = { 'Content-Type': 'application/json' }
const transaction = { to: other, value: '1', operation: 0 }
const proposal = {
  ...transaction,
  nonce: '7',
  safeTxGas: '0',
  baseGas: '0',
  gasPrice: '0',
  gasToken: address,
  safeTxHash: hash,
  sender: other,
}
const relay = { version: '1.4.1', to: address, data: '0x6a761202' }
const email = {
  ...safeOfChain,
  signerAddress: other,
  headers: emailHeaders,
}
const device = {
  cloudMessagingToken: 'token',
  buildNumber: '1',
  bundle: 'example.wallet',
  deviceType: 'WEB',
  version: '1.0.0',
  safeRegistrations: [{ chainId, safes: [address], signatures: [signature] }],
}
const deviceV2 = {
  cloudMessagingToken: 'token',
  safes: [
    { chainId, address, notificationTypes: ['MESSAGE_CONFIRMATION_REQUEST'] },
  ],
  deviceType: 'WEB',
}
const subscriptions = [
  { chainId, deviceUuid: uuid, safeAddress: address, signerAddress: null },
]
const settings = [{ dataTypeId: '1', enabled: true }]
const sign = { signature }

type Body = Readonly<Record<string, unknown>>
const write = (
  sends: string,
  path: Body,
  body: Body | undefined,
  more: Partial<WireCall> = {},
): WireCall => ({
  parameters: { ...path, ...body },
  sends,
  ...(body && { body }),
  headers: json,
  ...more,
})
const empty = true

/** Every POST, PUT and DELETE. */
export const writes: Readonly<Record<string, WireCall>> = {
  relayTransaction: write(`POST ${chain}/relay`, { chainId }, relay, {
    optional: {
      gasLimit: '500000',
      safeTxHash: hash,
      acceptUnverifiedSimulation: true,
    },
  }),
  deleteTransaction: write(
    `DELETE ${chain}/transactions/${hash}`,
    { chainId, safeTxHash: hash },
    sign,
    { empty },
  ),
  confirmTransaction: write(
    `POST ${chain}/transactions/${hash}/confirmations`,
    { chainId, safeTxHash: hash },
    sign,
  ),
  postSafeGasEstimation: write(
    `POST /v2/chains/${chainId}/safes/${address}/multisig-transactions/estimations`,
    safeOfChain,
    transaction,
    { optional: { data: '0x12' } },
  ),
  proposeTransaction: write(
    `POST ${chain}/transactions/${address}/propose`,
    safeOfChain,
    proposal,
    {
      optional: {
        data: '0x12',
        refundReceiver: other,
        signature,
        origin: '{"name":"ü"}',
      },
    },
  ),
  getConfirmationView: write(
    `POST ${safe}/views/transaction-confirmation`,
    safeOfChain,
    { data: '0x12' },
    { optional: transaction },
  ),
  getTxPreview: write(
    `POST ${chain}/transactions/${address}/preview`,
    safeOfChain,
    transaction,
    { optional: { data: '0x12' } },
  ),
  getDecodedData: write(
    `POST ${chain}/data-decoder`,
    { chainId },
    { to: other, data: '0x12' },
  ),
  proposeSafeMessage: write(
    `POST ${safe}/messages`,
    safeOfChain,
    { message: 'Hello', signature },
    { optional: { safeAppId: 7, origin: '{}' }, empty },
  ),
  confirmSafeMessage: write(
    `POST ${chain}/messages/${hash}/signatures`,
    { chainId, messageHash: hash },
    sign,
    { empty },
  ),
  addDelegate: write(
    `POST /v2/chains/${chainId}/delegates`,
    { chainId },
    { delegate: other, delegator: address, signature, label: 'me' },
    { optional: { safe: address }, empty },
  ),
  deleteDelegate: write(
    `DELETE /v2/chains/${chainId}/delegates/${other}`,
    { chainId, delegate: other },
    sign,
    { optional: { delegator: address, safe: address }, empty },
  ),
  registerDevice: write('POST /v1/register/notifications', {}, device, {
    optional: { uuid, timestamp: '1700000000' },
    empty,
  }),
  registerDeviceV2: write('POST /v2/register/notifications', {}, deviceV2, {
    optional: { deviceUuid: uuid },
    credentials: 'include',
  }),
  unregisterSafe: write(
    `DELETE ${chain}/notifications/devices/${uuid}/safes/${address}`,
    { ...safeOfChain, uuid },
    undefined,
    { empty },
  ),
  unregisterSafeV2: write(
    `DELETE /v2/chains/${chainId}/notifications/devices/${uuid}/safes/${address}`,
    { ...safeOfChain, uuid },
    undefined,
    { empty, credentials: 'include' },
  ),
  unregisterDevice: write(
    `DELETE ${chain}/notifications/devices/${uuid}`,
    { chainId, uuid },
    undefined,
    { empty },
  ),
  unregisterDeviceV2: write(
    `DELETE /v2/chains/${chainId}/notifications/devices/${uuid}`,
    { chainId, uuid },
    undefined,
    { empty, credentials: 'include' },
  ),
  deleteNotificationSubscriptions: write(
    'DELETE /v2/notifications/subscriptions',
    {},
    { subscriptions },
    { empty },
  ),
  registerRecoveryModule: write(
    `POST ${safe}/recovery`,
    safeOfChain,
    { moduleAddress: other },
    { empty },
  ),
  deleteRecoveryModule: write(
    `DELETE ${safe}/recovery/${other}`,
    { ...safeOfChain, moduleAddress: other },
    undefined,
    { empty },
  ),
  verifyAuth: write(
    'POST /v1/auth/verify',
    {},
    { message: 'example.org wants you', signature },
    { empty, credentials: 'include' },
  ),
  logout: write('POST /v1/auth/logout', {}, undefined, {
    empty,
    credentials: 'include',
  }),
  registerEmail: write(
    `POST ${safe}/emails`,
    { ...safeOfChain, headers: emailHeaders },
    { emailAddress: 'a@b.example', signer: other },
    { empty, headers: { ...emailHeaders, ...json } },
  ),
  changeEmail: write(
    `PUT ${safe}/emails/${other}`,
    email,
    { emailAddress: 'a@b.example' },
    { empty, headers: { ...emailHeaders, ...json } },
  ),
  deleteRegisteredEmail: write(
    `DELETE ${safe}/emails/${other}`,
    email,
    undefined,
    { empty, headers: { ...emailHeaders, ...json } },
  ),
  resendEmailVerificationCode: write(
    `POST ${safe}/emails/${other}/verify-resend`,
    { ...safeOfChain, signerAddress: other },
    undefined,
    { empty },
  ),
  verifyEmail: write(
    `PUT ${safe}/emails/${other}/verify`,
    { ...safeOfChain, signerAddress: other },
    { code: '123456' },
    { empty },
  ),
  unsubscribeSingle: write(
    `DELETE /v1/subscriptions?category=account_recovery&token=${uuid}`,
    { category: 'account_recovery', token: uuid },
    undefined,
    { empty },
  ),
  unsubscribeAll: write(
    `DELETE /v1/subscriptions/all?token=${uuid}`,
    { token: uuid },
    undefined,
    { empty },
  ),
  createAccount: write(
    'POST /v1/accounts',
    {},
    { address },
    {
      optional: { name: 'me' },
      credentials: 'include',
    },
  ),
  deleteAccount: write(
    `DELETE /v1/accounts/${address}`,
    { address },
    undefined,
    { empty, credentials: 'include' },
  ),
  putAccountDataSettings: write(
    `PUT /v1/accounts/${address}/data-settings`,
    { address },
    { accountDataSettings: settings },
    { credentials: 'include' },
  ),
}
