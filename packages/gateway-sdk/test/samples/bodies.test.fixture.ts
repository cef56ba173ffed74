import { requestSchemas } from '@strongroom/gateway-schemas'
import { sampleOf } from '../../scripts/calls/sampleOf.ts'
import type { BodiesByCall } from '../../src/types/byCall.gen.ts'
import { address, hash, signature } from './parts.test.fixture.ts'

const uuid = '0b2f3a52-8a1a-4f6e-9d3c-5f7f6f1c2d3e'
const call = { to: address, value: '1', data: '0x00', operation: 0 } as const

/** Bodies that show more than a made-up one would. */
const known: Partial<BodiesByCall> = {
  relayTransaction: {
    version: '1.4.1+L2',
    to: address,
    data: '0x00',
    gasLimit: '21000',
    safeTxHash: hash,
    acceptUnverifiedSimulation: false,
  },
  proposeTransaction: {
    ...call,
    nonce: '7',
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: address,
    refundReceiver: address,
    safeTxHash: hash,
    sender: address,
    signature,
    origin: '{}',
  },
  confirmTransaction: { signature },
  deleteTransaction: { signature },
  postSafeGasEstimation: call,
  getTxPreview: call,
  getConfirmationView: call,
  getDecodedData: { to: address, data: '0x00' },
  proposeSafeMessage: {
    message: 'Hello',
    safeAppId: 1,
    signature,
    origin: '{}',
  },
  confirmSafeMessage: { signature },
  addDelegate: {
    safe: address,
    delegate: address,
    delegator: address,
    signature,
    label: 'Bob',
  },
  deleteDelegate: { delegator: address, safe: address, signature },
  registerDevice: {
    uuid,
    cloudMessagingToken: 'token',
    buildNumber: '1',
    bundle: 'example.app',
    deviceType: 'IOS',
    version: '1.0.0',
    timestamp: '1700000000',
    safeRegistrations: [
      { chainId: '1', safes: [address], signatures: [signature] },
    ],
  },
  registerDeviceV2: {
    cloudMessagingToken: 'token',
    safes: [{ chainId: '1', address, notificationTypes: ['INCOMING_ETHER'] }],
    deviceType: 'WEB',
    deviceUuid: uuid,
  },
  deleteNotificationSubscriptions: {
    subscriptions: [
      {
        chainId: '1',
        deviceUuid: uuid,
        safeAddress: address,
        signerAddress: address,
      },
    ],
  },
  registerRecoveryModule: { moduleAddress: address },
  registerEmail: { emailAddress: 'me@mail.example', signer: address },
  changeEmail: { emailAddress: 'me@mail.example' },
  verifyEmail: { code: '012345' },
  verifyAuth: { message: 'Sign in', signature: '0x' },
  createAccount: { address, name: 'Me' },
  putAccountDataSettings: {
    accountDataSettings: [{ dataTypeId: '1', enabled: true }],
  },
}

/** One full body of each call. */
export const bodies = Object.fromEntries(
  Object.entries(requestSchemas).map(([call, schema]) => [
    call,
    known[call as keyof BodiesByCall] ?? sampleOf(schema),
  ]),
) as unknown as BodiesByCall
