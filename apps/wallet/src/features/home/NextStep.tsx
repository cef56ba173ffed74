import { useConnection, useQueue } from '@strongroom/react-hooks'
import { LinkButton, Notice, Skeleton } from '@strongroom/ui-kit'
import { useSafeHref } from '../../app/navigation.ts'
import { useOpenSafe } from '../../app/safe/SafeContext.ts'
import { nextStep } from './nextStep.ts'

/** The one thing to do now. */
export function NextStep() {
  const safe = useOpenSafe()
  const link = useSafeHref()
  const { account } = useConnection()
  const queue = useQueue({ chainId: safe.chainId, safeAddress: safe.address })
  if (queue.isPending)
    return (
      <div className="app-next">
        <Skeleton shape="row" />
      </div>
    )
  // The card of the queue shows the error; this one must not suggest that all
  // is well.
  if (queue.data === undefined)
    return (
      <Notice
        className="app-next"
        tone="warning"
        title="What needs you is not known"
      >
        The queue could not be loaded.
      </Notice>
    )
  const items = queue.data.pages.flatMap(({ results }) => results)
  const step = nextStep(items, safe, account)
  return (
    <Notice
      className="app-next"
      tone={step.kind === 'calm' ? 'success' : 'info'}
      title={step.title}
      actions={
        step.id === undefined ? (
          step.kind === 'calm' ? (
            <LinkButton variant="primary" href={link('/send')}>
              New transaction
            </LinkButton>
          ) : (
            <LinkButton href={link('/transactions/queue')}>
              View the queue
            </LinkButton>
          )
        ) : (
          <LinkButton
            variant="primary"
            href={link('/transactions/tx', { id: step.id })}
          >
            {step.kind === 'confirm'
              ? 'Review and confirm'
              : 'Review and execute'}
          </LinkButton>
        )
      }
    />
  )
}
