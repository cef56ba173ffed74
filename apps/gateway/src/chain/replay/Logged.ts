import type { SafeEvent } from '../decode/SafeEvent.ts'
import type { ChainLog } from '../fetch/ChainLog.ts'

/** A log together with what it says. */
export interface Logged<event extends SafeEvent = SafeEvent> {
  log: ChainLog
  event: event
}
