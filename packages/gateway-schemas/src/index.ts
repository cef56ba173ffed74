export { requestSchemas, responseSchemas } from './callSchemas.ts'
export * from './calls/accounts.ts'
export * from './calls/apps.ts'
export * from './calls/chains.ts'
export * from './calls/delegates.ts'
export * from './calls/emails.ts'
export * from './calls/messages.ts'
export * from './calls/notifications.ts'
export * from './calls/relay.ts'
export * from './calls/safes.ts'
export * from './calls/transactions.ts'
export * from './entities/about.ts'
export * from './entities/accounts.ts'
export * from './entities/balances.ts'
export * from './entities/bridge.ts'
export * from './entities/chain.ts'
export * from './entities/collectibles.ts'
export * from './entities/common.ts'
export * from './entities/confirmationView.ts'
export * from './entities/dataDecoded.ts'
export * from './entities/delegates.ts'
export * from './entities/gasPrice.ts'
export * from './entities/messages.ts'
export * from './entities/notifications.ts'
export * from './entities/orders.ts'
export * from './entities/relay.ts'
export * from './entities/richDecodedInfo.ts'
export * from './entities/safe.ts'
export * from './entities/safeApps.ts'
export * from './entities/settingsInfo.ts'
export * from './entities/staking.ts'
export * from './entities/transactionDetails.ts'
export * from './entities/transactionInfo.ts'
export * from './entities/transactionList.ts'
export * from './entities/transferInfo.ts'
export * from './entities/twapOrder.ts'
export * from './entities/typedData.ts'
export * from './entities/vault.ts'
export {
  address,
  chainId,
  checksummedAddress,
  digits,
  email,
  hash,
  hex,
  integer,
  knownValues,
  openLiteral,
  openUnion,
  semver,
  signature,
  tagsOf,
  uint256,
  uuid,
} from './leaves.ts'
export * from './requests/accounts.ts'
export * from './requests/calls.ts'
export * from './requests/delegates.ts'
export * from './requests/emails.ts'
export * from './requests/messages.ts'
export * from './requests/notifications.ts'
export * from './requests/relay.ts'
export * from './requests/transactions.ts'
