export { createWalletConnectAccount } from './createWalletConnectAccount.ts'
export { PairingError, type PairingReason } from './PairingError.ts'
export { readPairingCode } from './readPairingCode.ts'
export type {
  SignClient,
  SignClientInit,
  SignClientModule,
  SignClientProposal,
  SignClientReason,
  SignClientRequest,
  SignClientSession,
} from './SignClientModule.ts'
export type {
  WalletConnectAccount,
  WalletConnectAccountOptions,
  WalletConnectAccountState,
  WalletConnectAccountStatus,
  WalletConnectAnswer,
  WalletConnectPeer,
  WalletConnectProposal,
  WalletConnectRequest,
  WalletConnectSession,
} from './WalletConnectAccount.ts'
