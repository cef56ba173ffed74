import type { ChainLog } from '../chain/ChainLog.ts'
import type { SafeEvent } from '../events/SafeEvent.ts'

/** A log together with what it says. */
export interface Logged<event extends SafeEvent = SafeEvent> {
  log: ChainLog
  event: event
}
