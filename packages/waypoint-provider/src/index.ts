export type {
  AuthorizeCommonOptions,
  AuthorizedAccount,
  AuthorizedCode,
  AuthorizeOptions,
  AuthorizeWindow,
  Redirected,
} from './authorize/AuthorizeOptions.ts'
export { type AuthorizeReturn, authorize } from './authorize/authorize.ts'
export {
  type ParseRedirectOptions,
  parseRedirectUrl,
  type RedirectResult,
  tryParseRedirectUrl,
} from './authorize/parseRedirectUrl.ts'
export { createWaypointProvider } from './createWaypointProvider.ts'
export { isWaypointError } from './errors/isWaypointError.ts'
export { PopupBlockedError } from './errors/PopupBlockedError.ts'
export {
  WaypointError,
  type WaypointErrorFields,
} from './errors/WaypointError.ts'
export type { Address, Hex } from './Hex.ts'
export type { OpenerWindow, Popup } from './popup/PopupWindow.ts'
export type { WaypointChain } from './rpc/chains.ts'
export type { WaypointStorage } from './session/createSession.ts'
export { decodeIdToken, type IdTokenClaims } from './token/decodeIdToken.ts'
export { isIdTokenExpired } from './token/isIdTokenExpired.ts'
export {
  type AuthorizeResult,
  type WaypointEvents,
  WaypointProvider,
  type WaypointProviderOptions,
} from './WaypointProvider.ts'
