import { type Hex, isHash } from 'viem'
import { getCode, getTransaction, getTransactionReceipt } from 'viem/actions'
import { clientOf } from '../../platform/rpc/clientOf.ts'
import { isRpcUnavailable } from '../../platform/rpc/isRpcUnavailable.ts'
import { readQuantity } from '../../platform/rpc/readQuantity.ts'
import { refuse } from '../http/HttpError.ts'
import { type Route, route } from '../http/Route.ts'

const page = (title: string, facts: Record<string, unknown>): Response =>
  new Response(
    [
      title,
      '',
      ...Object.entries(facts).map(
        ([name, value]) => `${name.padEnd(14)}${String(value)}`,
      ),
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  )

/** Plain pages that the explorer links of development chains lead to. */
export const explorerRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/explorer/:chainId/address/:address',
    operationId: 'showAddress',
    produces: 'text/plain',
    summary: 'An address on the chain, as plain text',
    handle: async (call) => {
      const { chainId, record } = call.chain()
      const address = call.address('address')
      const client = clientOf(call.gateway, chainId)
      const [balance, nonce, code] = await Promise.all([
        readQuantity(client, 'eth_getBalance', address),
        readQuantity(client, 'eth_getTransactionCount', address),
        getCode(client, { address }),
      ])
      return page(`Address ${address} on ${record.chainName}`, {
        Balance: `${balance} wei`,
        Nonce: nonce,
        Code: `${((code ?? '0x').length - 2) / 2} bytes`,
      })
    },
  }),
  route({
    method: 'get',
    path: '/explorer/:chainId/tx/:hash',
    operationId: 'showTransaction',
    produces: 'text/plain',
    summary: 'A transaction on the chain, as plain text',
    handle: async (call) => {
      const { chainId, record } = call.chain()
      const hash = call.text('hash')
      const client = clientOf(call.gateway, chainId)
      if (!isHash(hash)) throw refuse(404, 'Transaction not found')
      try {
        const [tx, receipt] = await Promise.all([
          getTransaction(client, { hash: hash as Hex }),
          getTransactionReceipt(client, { hash: hash as Hex }),
        ])
        return page(`Transaction ${hash} on ${record.chainName}`, {
          Status: receipt.status,
          Block: receipt.blockNumber,
          From: tx.from,
          To: tx.to ?? `new contract ${receipt.contractAddress}`,
          Value: `${tx.value} wei`,
          'Gas used': receipt.gasUsed,
          Logs: receipt.logs.length,
          Input: tx.input,
        })
      } catch (error) {
        if (isRpcUnavailable(error)) throw error
        throw refuse(404, 'Transaction not found')
      }
    },
  }),
]
