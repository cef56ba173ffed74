import { useSafe, useSafeUpdates } from '@strongroom/react-hooks'
import { Button, Card } from '@strongroom/ui-kit'
import { type ReactNode, useState } from 'react'
import { chain, type PartProps } from './chain.ts'
import { Messages } from './Messages.tsx'
import { Transactions } from './Transactions.tsx'

export function Safe({ safeAddress }: Pick<PartProps, 'safeAddress'>) {
  const safe = { chainId: chain.chainId, safeAddress }
  const { data } = useSafe(safe)
  const [review, show] = useState<ReactNode>()
  useSafeUpdates(safe)
  return (
    <>
      <Card title={safeAddress}>
        {data && `${data.threshold} of ${data.owners.length} owners sign`}
      </Card>
      {review && <Button onClick={() => show(undefined)}>Back</Button>}
      {review ?? <Transactions {...safe} show={show} />}
      {!review && <Messages {...safe} show={show} />}
    </>
  )
}
