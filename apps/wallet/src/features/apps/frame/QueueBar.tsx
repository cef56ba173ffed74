import { useQueue } from '@strongroom/react-hooks'
import { LinkButton } from '@strongroom/ui-kit'
import { useSafeHref } from '../../../app/navigation.ts'
import { useOpenSafe } from '../../../app/safe/SafeContext.ts'

/** How much of this safe waits, under the app that adds to it. */
export function QueueBar({ appUrl }: { appUrl: string }) {
  const { chainId, address } = useOpenSafe()
  const link = useSafeHref()
  const { data, error } = useQueue({ chainId, safeAddress: address })
  const count =
    data?.pages
      .flatMap(({ results }) => results)
      .filter(({ type }) => type === 'TRANSACTION').length ?? 0
  const some = data?.pages.at(-1)?.next ? `More than ${count}` : count
  const text =
    data === undefined
      ? error
        ? 'The queue could not be loaded.'
        : 'Loading the queue…'
      : count === 0
        ? 'Nothing is waiting in this safe.'
        : `${some} ${count === 1 ? 'transaction is' : 'transactions are'} waiting in this safe.`
  return (
    <div className="apps-queue">
      <p role="status">{text}</p>
      <LinkButton size="small" href={link('/settings/apps', { appUrl })}>
        App permissions
      </LinkButton>
      <LinkButton size="small" href={link('/transactions/queue')}>
        Open the queue
      </LinkButton>
    </div>
  )
}
