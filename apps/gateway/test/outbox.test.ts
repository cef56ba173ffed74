import { expect, test } from 'vitest'
import { mail } from '../src/platform/db/schema/emails.ts'
import { describeStores } from './support/describeStores.ts'
import { emailHeaders } from './support/emailHeaders.ts'
import { createNotifierApi } from './support/notifierApi.ts'
import { alice } from './support/people.ts'
import { seedSafe, treasury } from './support/seed.ts'

const emailAddress = 'alice@mail.example'
const path = `/v1/chains/1337/safes/${treasury.safe}/emails`

describeStores('outbox', (store) => {
  const register = async (environment = {}) => {
    const api = createNotifierApi(store.db, environment)
    await seedSafe(store.db).catch(() => undefined)
    const signed = await emailHeaders(alice, treasury, {
      action: 'register',
      time: Date.now(),
      emailAddress,
    })
    const body = { emailAddress, signer: alice.address }
    return { api, response: await api.post(path, body, signed) }
  }

  test('default', async () => {
    const { api, response } = await register()
    expect(response.status).toBe(201)
    const page = await api.get('/outbox')
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'sha256-1cQjeLSDLj/arDa0gKD75v6IuzVDT+2hlN2l8QTAbfc='; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    const text = await page.text()
    expect(text).toContain(emailAddress)
    const code = /code is (\d{6})/.exec(text)?.[1]
    const verified = await api.put(`${path}/${alice.address}/verify`, { code })
    expect(verified.status).toBe(204)
    expect(JSON.stringify(api.logged)).not.toContain(code)
  })

  test('behavior: escapes a mail on the page', async () => {
    const now = Date.now()
    await store.db.insert(mail).values({
      kind: 'recovery',
      recipient: 'a@b.co',
      subject: '<script>alert(1)</script>',
      text: '</pre><img src=x onerror=alert(1)>',
      expires: now + 1_000,
      created: now,
    })
    const text = await (await createNotifierApi(store.db).get('/outbox')).text()
    expect(text).not.toMatch(/<script|<img/)
    expect(text).toContain('&#60;script&#62;')
  })

  test('error: refuses other sites, other machines and proxies', async () => {
    const { api } = await register()
    const open = async (
      headers: Record<string, string>,
      environment?: Record<string, string>,
    ) => {
      const target =
        environment === undefined
          ? api
          : createNotifierApi(store.db, environment)
      return (await target.get('/outbox', headers)).status
    }
    expect(await open({ 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await open({ 'sec-fetch-site': 'cross-site' })).toBe(404)
    expect(await open({ 'sec-fetch-site': 'same-site' })).toBe(404)
    expect(await open({ origin: 'http://localhost:5173' })).toBe(404)
    expect(await open({ 'x-forwarded-for': '1.2.3.4' })).toBe(404)
    expect(await open({ host: 'evil.example' })).toBe(421)
    const allowed = { GATEWAY_ALLOWED_HOSTS: 'gateway.lan' }
    expect(await open({ host: 'gateway.lan' }, allowed)).toBe(404)
    expect(await open({}, { GATEWAY_HOST: '0.0.0.0' })).toBe(404)
    expect(
      await open(
        {},
        {
          GATEWAY_SMTP_URL: 'smtp://mail.example',
          GATEWAY_MAIL_FROM: 'a@mail.example',
        },
      ),
    ).toBe(404)
  })

  test('error: refuses a registration where mails cannot be sent', async () => {
    const { response } = await register({ GATEWAY_HOST: '0.0.0.0' })
    expect([response.status, await response.json()]).toEqual([
      503,
      { code: 503, message: 'E-mail is not set up' },
    ])
    expect(await store.db.select().from(mail)).toEqual([])
  })
})
