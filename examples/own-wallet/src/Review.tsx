import { useTransaction, useVerifiedTransaction } from '@strongroom/react-hooks'
import { TransactionDetails } from '@strongroom/ui-kit'
import { chain } from './chain.ts'

const { chainId, nativeCurrency, shortName } = chain

interface ReviewProps {
  readonly safeAddress: `0x${string}`
  readonly transactionId: string
}

export function Review({ safeAddress, transactionId }: ReviewProps) {
  const { data, error } = useTransaction({ chainId, transactionId })
  const verification = useVerifiedTransaction({
    chainId,
    safeAddress,
    transactionId,
    details: data,
  })
  return (
    <TransactionDetails
      details={data}
      error={error}
      verification={verification}
      chainId={chainId}
      chainPrefix={shortName}
      nativeCurrency={nativeCurrency}
    />
  )
}
