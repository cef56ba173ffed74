export { createWaypointProvider } from './createWaypointProvider.ts'
export { isWaypointError } from './errors/isWaypointError.ts'
export { PopupBlockedError } from './errors/PopupBlockedError.ts'
export {
  WaypointError,
  type WaypointErrorFields,
} from './errors/WaypointError.ts'
export type { OpenerWindow, Popup } from './popup/PopupWindow.ts'
export type { WaypointChain } from './rpc/chains.ts'
export type { WaypointStorage } from './session/createSession.ts'
export type {
  AuthorizeResult,
  WaypointEvents,
  WaypointProvider,
  WaypointProviderOptions,
} from './WaypointProvider.ts'
