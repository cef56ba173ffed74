import { BridgeError } from '../errors/BridgeError.ts'
import { BridgeRequestError } from '../errors/BridgeRequestError.ts'
import { fits } from '../protocol/fits.ts'
import { safeInfo } from './replies.ts'

/** Loads what an app needs rarely, and never before its first request. */
export const extras = () => import('../extras/index.ts')

/** Passed to the extras, so that both do not share a chunk of their own. */
export const loaded = {
  fits,
  safeInfo,
  BridgeError,
  BridgeRequestError,
}
