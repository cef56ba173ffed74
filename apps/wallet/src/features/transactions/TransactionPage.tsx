import { useTransaction } from '@strongroom/react-hooks'
import {
  EmptyState,
  ErrorState,
  LinkButton,
  Notice,
  Skeleton,
} from '@strongroom/ui-kit'
import { lazy, Suspense } from 'react'
import { useAppSearch, useSafeHref } from '../../app/navigation.ts'
import { useOpenSafe } from '../../app/safe/SafeContext.ts'
import { isAsked } from './isAsked.ts'
import { MultisigTransaction } from './MultisigTransaction.tsx'

// What came or went without the owners’ signatures has a page of its own kind.
const OtherTransaction = lazy(async () => {
  const { OtherTransaction: component } = await import('./OtherTransaction.tsx')
  return { default: component }
})

/** One transaction: what it does, whether that is true, and what to do now. */
export function TransactionPage() {
  const safe = useOpenSafe()
  const link = useSafeHref()
  const { id } = useAppSearch()
  const { data, error, failureReason, refetch, isFetching } = useTransaction({
    chainId: safe.chainId,
    transactionId: id,
  })
  const queue = (
    <LinkButton href={link('/transactions/queue')}>Go to the queue</LinkButton>
  )
  if (id === undefined)
    return (
      <EmptyState
        title="No transaction is named"
        icon="search"
        actions={queue}
      />
    )
  // Said at the first failure, while it is tried again for some seconds.
  const problem = error ?? failureReason
  if (data === undefined)
    return problem ? (
      <ErrorState
        error={problem}
        title="This transaction could not be loaded"
        onRetry={() => void refetch()}
        busy={isFetching}
        actions={queue}
      >
        <p>It may have been deleted, or the gateway does not answer.</p>
      </ErrorState>
    ) : (
      <>
        <Skeleton lines={2} />
        <Skeleton shape="block" lines={2} label="Loading the transaction" />
      </>
    )
  if (!isAsked(id, data))
    return (
      <Notice
        tone="danger"
        role="alert"
        title="The gateway sent another transaction than the one asked for"
      >
        <p>
          Nothing of it is shown, and nothing can be signed here. Tell whoever
          runs this wallet.
        </p>
        <code className="app-wrap">Asked for: {id}</code>
        <br />
        <code className="app-wrap">Received: {data.txId}</code>
      </Notice>
    )
  return data.detailedExecutionInfo?.type === 'MULTISIG' ? (
    // Keyed: another transaction is another review, with nothing carried over.
    <MultisigTransaction
      key={`${safe.ref} ${data.txId}`}
      id={id}
      details={data}
      execution={data.detailedExecutionInfo}
      safe={safe}
    />
  ) : (
    <Suspense fallback={<Skeleton shape="block" lines={2} />}>
      <OtherTransaction details={data} safe={safe} />
    </Suspense>
  )
}
