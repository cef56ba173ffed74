import { messagePage, messageView } from '../../reads/messages/messageViews.ts'
import { inSnapshot } from '../../reads/pages/inSnapshot.ts'
import { readCursor } from '../../reads/pages/pagination.ts'
import { readSafe } from '../../reads/safes/readSafe.ts'
import { confirmMessage } from '../../writes/messages/confirmMessage.ts'
import { proposeMessage } from '../../writes/messages/proposeMessage.ts'
import { callRoute } from '../http/callRoute.ts'
import { largeBody, type Route } from '../http/Route.ts'

export const messageRoutes: readonly Route[] = [
  callRoute('getSafeMessages', (call) => {
    const chain = call.chain()
    const cursor = readCursor(call.query('cursor'))
    const address = call.address('safeAddress')
    return inSnapshot(call.gateway, async (gateway) => {
      const safe = await readSafe(gateway.db, chain.chainId, address)
      return messagePage(gateway, chain, safe, cursor, call.url)
    })
  }),
  callRoute(
    'proposeSafeMessage',
    (call, body) =>
      proposeMessage(
        call.gateway,
        call.chain(),
        call.address('safeAddress'),
        body,
      ),
    { maxBody: largeBody },
  ),
  callRoute('getSafeMessage', (call) =>
    inSnapshot(call.gateway, (gateway) =>
      messageView(gateway, call.chain(), call.text('messageHash')),
    ),
  ),
  callRoute('confirmSafeMessage', (call, body) =>
    confirmMessage(
      call.gateway,
      call.chain(),
      call.text('messageHash'),
      body.signature,
    ),
  ),
]
