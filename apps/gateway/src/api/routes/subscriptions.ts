import { unsubscribe } from '../../writes/emails/unsubscribe.ts'
import { escapeHtml, htmlPage } from '../http/htmlPage.ts'
import { type Route, route } from '../http/Route.ts'
import {
  choice,
  flag,
  required,
  textParameter,
  uuidParameter,
} from '../openapi/parameters.ts'

const token = { token: required(uuidParameter('From the link in the mail')) }

/** A link can do no more than ask for this page: mail readers follow links. */
const question = (value: string): Response =>
  htmlPage(
    'Stop alerts',
    `<p>No more mails when a recovery of this safe starts?</p><form action="/unsubscribe"><input type="hidden" name="token" value="${escapeHtml(value)}"><button name="confirm" value="true">Stop these mails</button></form>`,
  )

export const subscriptionRoutes: readonly Route[] = [
  route({
    method: 'delete',
    path: '/v1/subscriptions',
    operationId: 'unsubscribeSingle',
    summary: 'End mails of a category',
    query: {
      category: required(choice('Kind of mails', ['account_recovery'])),
      ...token,
    },
    handle: (call) =>
      unsubscribe(
        call.gateway,
        call.query('token'),
        call.query('category') ?? '',
      ),
  }),
  route({
    method: 'delete',
    path: '/v1/subscriptions/all',
    operationId: 'unsubscribeAll',
    summary: 'End all mails',
    query: token,
    handle: (call) => unsubscribe(call.gateway, call.query('token')),
  }),
  route({
    method: 'get',
    path: '/unsubscribe',
    operationId: 'showUnsubscribe',
    summary: 'What the link in a mail leads to',
    query: {
      token: textParameter('From the link in the mail'),
      confirm: flag('Ends the mails instead of asking', false),
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
