import type { DecodedLog } from '../decode/DecodedLog.ts'
import type { ChainLog } from '../fetch/ChainLog.ts'

/** A log and its decoded event. */
export interface Logged<event extends DecodedLog = DecodedLog> {
  log: ChainLog
  event: event
}
