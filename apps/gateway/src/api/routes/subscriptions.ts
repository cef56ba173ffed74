import { examples } from '@strongroom/gateway-schemas/calls/examples'
import {
  flag,
  textParameter,
} from '@strongroom/gateway-schemas/calls/parameters'
import { unsubscribe } from '../../writes/emails/unsubscribe.ts'
import { callRoute } from '../http/callRoute.ts'
import { escapeHtml, htmlPage } from '../http/htmlPage.ts'
import { type Route, route } from '../http/Route.ts'

/** A link can do no more than ask for this page: mail readers follow links. */
const question = (value: string): Response =>
  htmlPage(
    'Stop alerts',
    `<p>No more mails when a recovery of this safe starts?</p><form action="/unsubscribe"><input type="hidden" name="token" value="${escapeHtml(value)}"><button name="confirm" value="true">Stop these mails</button></form>`,
  )

export const subscriptionRoutes: readonly Route[] = [
  callRoute('unsubscribeSingle', (call) =>
    unsubscribe(
      call.gateway,
      call.query('token'),
      call.query('category') ?? '',
    ),
  ),
  callRoute('unsubscribeAll', (call) =>
    unsubscribe(call.gateway, call.query('token')),
  ),
  route({
    method: 'get',
    path: '/unsubscribe',
    operationId: 'showUnsubscribe',
    summary: 'What the link in a mail leads to',
    query: {
      token: textParameter('From the link in the mail.', examples.uuid),
      confirm: flag('True ends the mails instead of asking.', false),
    },
    produces: 'text/html',
    handle: async (call) => {
      const value = call.query('token')
      if (!call.flag('confirm', false)) return question(value ?? '')
      await unsubscribe(call.gateway, value)
      return htmlPage('Stop alerts', '<p>You will get no more of them.</p>')
    },
  }),
]
