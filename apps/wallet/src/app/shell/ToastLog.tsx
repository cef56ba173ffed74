import { ToastLog as Log, type ToastStore } from '@strongroom/ui-kit'
import { timeZone } from '../../features/transactions/timeZone.ts'

/** A chunk of its own: the log of the kit in the owner's time. */
export function ToastLog({ store }: { store: ToastStore }) {
  return <Log store={store} timeZone={timeZone} />
}
