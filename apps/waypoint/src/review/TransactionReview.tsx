import { decodeCall } from '@strongroom/safe-protocol'
import { CallTree, Card, HexBlock, Notice } from '@strongroom/ui-kit'
import { size } from 'viem'
import type { SendRequest } from '../request/WalletRequest.ts'

const native = 18

/** Effect of a transaction, decoded from the very bytes that are signed. */
export function TransactionReview({ request }: { request: SendRequest }) {
  const { to, value, data } = request.transaction
  const nativeCurrency = { symbol: request.chain.symbol, decimals: native }
  if (to === undefined)
    return (
      <Card
        title="Creates a contract"
        description={`${size(data).toLocaleString('en')} bytes of code`}
      >
        <HexBlock hex={data} />
      </Card>
    )
  const node = decodeCall({ to, value, data })
  return (
    <>
      {node.unknown === true && (
        <Notice tone="warning" title="This call could not be decoded">
          Approve it only if you know what the app does with this contract.
        </Notice>
      )}
      <Card title="What it does">
        <CallTree node={node} nativeCurrency={nativeCurrency} />
      </Card>
    </>
  )
}
