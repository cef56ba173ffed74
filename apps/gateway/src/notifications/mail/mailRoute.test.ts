import { expect, test } from 'vitest'
import { loadConfig } from '../../platform/config/loadConfig.ts'
import { mailRoute } from './mailRoute.ts'

const routeOf = (environment: Record<string, string>) =>
  mailRoute(loadConfig(environment))

test('default', () => {
  expect(routeOf({})).toBe('outbox')
  expect(
    routeOf({
      GATEWAY_SMTP_URL: 'smtp://mail.example',
      GATEWAY_MAIL_FROM: 'a@mail.example',
    }),
  ).toBe('smtp')
})

test('behavior: open to others there is no page with mails', () => {
  expect(routeOf({ GATEWAY_HOST: '0.0.0.0' })).toBe('none')
  expect(routeOf({ GATEWAY_HOST: '::' })).toBe('none')
  expect(routeOf({ GATEWAY_PUBLIC_URL: 'https://gateway.example' })).toBe(
    'none',
  )
  expect(
    routeOf({ GATEWAY_PUBLIC_URL: 'https://localhost.gateway.example' }),
  ).toBe('none')
})
