import type { SafeEvent } from '../decode/SafeEvent.ts'
import type { ChainLog } from '../fetch/ChainLog.ts'

/** A log and its decoded event. */
export interface Logged<event extends SafeEvent = SafeEvent> {
  log: ChainLog
  event: event
}
