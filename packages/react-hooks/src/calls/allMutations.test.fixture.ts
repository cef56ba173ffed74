import type { GatewayClient } from '@strongroom/gateway-sdk'
import {
  createAddDelegateBody,
  createProposeMessageBody,
  createRegisterDeviceBody,
  createRegisterDeviceV2Body,
  createRelayBody,
} from '@strongroom/gateway-sdk/testing'
import type { QueryClient } from '@tanstack/react-query'
import {
  at,
  chainId,
  device,
  messageHash,
  moduleAddress,
  other,
  owner,
  proposal,
  safeAddress,
  safeTxHash,
  signature,
} from './exampleValues.test.fixture.ts'
import * as query from './index.ts'

interface Context {
  readonly queryClient: QueryClient
}

interface AnyMutation {
  readonly mutationKey?: unknown
  readonly retry?: unknown
  readonly gcTime?: unknown
}

interface MutationRow {
  readonly options: (client: GatewayClient, context: Context) => AnyMutation
  readonly variables: unknown
  /** Queries that it marks as stale or resets. */
  readonly changes: readonly string[]
}

function write<
  F extends (client: GatewayClient, context: Context) => AnyMutation,
>(
  options: F,
  variables: ReturnType<F> extends {
    mutationFn?: (variables: infer V, ...rest: never[]) => unknown
  }
    ? V
    : never,
  changes: readonly query.QueryName[] = [],
): MutationRow {
  return { options, variables, changes }
}

const email = {
  ...at,
  signerAddress: owner,
  headers: {
    'Safe-Wallet-Signature': signature,
    'Safe-Wallet-Signature-Timestamp': `${Date.now()}`,
  },
}
const queued = [
  'estimation',
  'multisigTransactions',
  'nonces',
  'overviews',
  'overviewsV2',
  'queue',
  'safe',
  'transaction',
] as const
const confirmed = queued.filter(
  (name) => name !== 'nonces' && name !== 'estimation',
)
const session = [
  'accountDataSettings',
  'gatewayAccount',
  'me',
  'notificationTypes',
] as const
const messages = ['message', 'messages'] as const
const notificationTypes = ['notificationTypes'] as const

/** Every mutation there is, in an order that a fresh gateway can follow. */
export const allMutations: readonly (readonly [string, MutationRow])[] =
  Object.entries({
    relayTransaction: write(
      query.relayTransactionMutationOptions,
      { chainId, ...createRelayBody() },
      ['relayCount'],
    ),
    proposeTransaction: write(
      query.proposeTransactionMutationOptions,
      { ...at, ...proposal },
      queued,
    ),
    confirmTransaction: write(
      query.confirmTransactionMutationOptions,
      { chainId, safeTxHash, signature, signer: other },
      confirmed,
    ),
    proposeMessage: write(
      query.proposeMessageMutationOptions,
      { ...at, ...createProposeMessageBody() },
      messages,
    ),
    confirmMessage: write(
      query.confirmMessageMutationOptions,
      { chainId, messageHash, signature, signer: other },
      messages,
    ),
    addDelegate: write(
      query.addDelegateMutationOptions,
      { chainId, ...createAddDelegateBody() },
      ['delegates'],
    ),
    authNonce: write(query.authNonceMutationOptions, undefined),
    verifyAuth: write(
      query.verifyAuthMutationOptions,
      {
        message: [
          'wallet.example wants you to sign in with your Ethereum account:',
          owner,
          '',
          '',
          'URI: https://wallet.example',
          'Version: 1',
          `Chain ID: ${chainId}`,
          'Nonce: nonce00000001',
          `Issued At: ${new Date().toISOString()}`,
        ].join('\n'),
        signature,
      },
      session,
    ),
    registerDevice: write(
      query.registerDeviceMutationOptions,
      createRegisterDeviceBody(),
      notificationTypes,
    ),
    registerDeviceV2: write(
      query.registerDeviceV2MutationOptions,
      createRegisterDeviceV2Body(),
      notificationTypes,
    ),
    registerEmail: write(query.registerEmailMutationOptions, {
      ...email,
      emailAddress: 'owner@mail.example',
      signer: owner,
    }),
    changeEmail: write(query.changeEmailMutationOptions, {
      ...email,
      emailAddress: 'other@mail.example',
    }),
    resendEmailVerificationCode: write(
      query.resendEmailVerificationCodeMutationOptions,
      email,
    ),
    registeredEmail: write(query.registeredEmailMutationOptions, email),
    verifyEmail: write(query.verifyEmailMutationOptions, {
      ...email,
      code: '100002',
    }),
    registerRecoveryModule: write(query.registerRecoveryModuleMutationOptions, {
      ...at,
      moduleAddress,
    }),
    createAccount: write(
      query.createAccountMutationOptions,
      { address: owner },
      ['accountDataSettings', 'gatewayAccount'],
    ),
    putAccountDataSettings: write(
      query.putAccountDataSettingsMutationOptions,
      {
        address: owner,
        accountDataSettings: [{ dataTypeId: '1', enabled: true }],
      },
      ['accountDataSettings'],
    ),
    // From here on they undo the calls above.
    deleteDelegate: write(
      query.deleteDelegateMutationOptions,
      {
        chainId,
        delegate: createAddDelegateBody().delegate,
        delegator: owner,
        safe: safeAddress,
        signature,
      },
      ['delegates'],
    ),
    unregisterSafe: write(
      query.unregisterSafeMutationOptions,
      { ...device, safeAddress },
      notificationTypes,
    ),
    unregisterSafeV2: write(
      query.unregisterSafeV2MutationOptions,
      { ...device, safeAddress },
      notificationTypes,
    ),
    unregisterDevice: write(
      query.unregisterDeviceMutationOptions,
      device,
      notificationTypes,
    ),
    unregisterDeviceV2: write(
      query.unregisterDeviceV2MutationOptions,
      device,
      notificationTypes,
    ),
    deleteNotificationSubscriptions: write(
      query.deleteNotificationSubscriptionsMutationOptions,
      {
        subscriptions: [{ chainId, deviceUuid: device.uuid, safeAddress }],
      },
      notificationTypes,
    ),
    unsubscribeSingle: write(query.unsubscribeSingleMutationOptions, {
      category: 'account_recovery',
      token: device.uuid,
    }),
    unsubscribeAll: write(query.unsubscribeAllMutationOptions, {
      token: device.uuid,
    }),
    deleteRegisteredEmail: write(
      query.deleteRegisteredEmailMutationOptions,
      email,
    ),
    deleteRecoveryModule: write(query.deleteRecoveryModuleMutationOptions, {
      ...at,
      moduleAddress,
    }),
    deleteAccount: write(
      query.deleteAccountMutationOptions,
      { address: owner },
      session,
    ),
    logout: write(query.logoutMutationOptions, undefined, session),
  })
