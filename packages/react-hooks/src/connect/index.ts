export { HooksError, MissingProviderError } from '../errors/HooksError.ts'
export {
  StrongroomProvider,
  type StrongroomProviderProps,
} from '../provider/StrongroomProvider.tsx'
export { createSignIn, type SignInOptions } from '../sign-in/createSignIn.ts'
export {
  createSignInMessage,
  type SignInMessageFields,
} from '../sign-in/createSignInMessage.ts'
export type { SignIn, SignInState } from '../sign-in/SignIn.ts'
export { SignInError, type SignInErrorReason } from '../sign-in/SignInError.ts'
export { type AccountState, useAccount } from './useAccount.ts'
export {
  type ConnectState,
  type UseConnectOptions,
  type UseConnectResult,
  useConnect,
} from './useConnect.ts'
export { type UseConnectionResult, useConnection } from './useConnection.ts'
export { useConnectors } from './useConnectors.ts'
export { useDisconnect } from './useDisconnect.ts'
export { useRecentWallets } from './useRecentWallets.ts'
export {
  type UseSignInOptions,
  type UseSignInResult,
  useSignIn,
} from './useSignIn.ts'
export {
  type SwitchChainState,
  type UseSwitchChainResult,
  useSwitchChain,
} from './useSwitchChain.ts'
