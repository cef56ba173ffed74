import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createMailer,
  type Mailer,
} from '../src/notifications/mail/createMailer.ts'
import { sendMails } from '../src/notifications/mail/sendMails.ts'
import {
  mail,
  ownerEmail,
  usedEmailRequest,
} from '../src/platform/db/schema/emails.ts'
import { describeOneStore } from './support/describeStores.ts'
import {
  type EmailHeaderOptions,
  emailHeaders,
} from './support/emailHeaders.ts'
import { createNotifierApi, type NotifierApi } from './support/notifierApi.ts'
import { alice, bob, dave } from './support/people.ts'
import { gold, seedIndex, seedSafe, treasury } from './support/seed.ts'
import { type SmtpSink, startSmtpSink } from './support/smtpSink.ts'

const path = `/v1/chains/1337/safes/${treasury.safe}/emails`
const own = `${path}/${alice.address}`
const emailAddress = 'alice@mail.example'
const forbidden = [
  403,
  { message: 'Forbidden resource', error: 'Forbidden', statusCode: 403 },
]

const wrongCode = [
  400,
  { code: 400, message: 'The code is wrong or no longer valid' },
]

describeOneStore('e-mail addresses', (store) => {
  let sink: SmtpSink
  let now: number
  let api: NotifierApi
  let mailer: Mailer
  beforeEach(async () => {
    now = 1_700_000_000_000
    sink = await startSmtpSink()
    api = open()
    const settings = api.gateway.config.mail
    if (settings === undefined) throw new Error('No mail.')
    mailer = createMailer(settings)
    await seedSafe(store.db)
  })
  afterEach(() => sink.close())

  const open = (environment: Record<string, string> = {}, peer?: string) =>
    createNotifierApi(
      store.db,
      {
        GATEWAY_SMTP_URL: sink.url,
        GATEWAY_MAIL_FROM: 'gateway@strongroom.example',
        ...environment,
      },
      () => now,
      peer,
    )
  const answer = async (response: Response | Promise<Response>) => {
    const { status } = await response
    const text = await (await response).text()
    return [status, text === '' ? '' : JSON.parse(text)]
  }
  const headers = (
    options: Partial<EmailHeaderOptions> & Pick<EmailHeaderOptions, 'action'>,
    person = alice,
  ) => emailHeaders(person, treasury, { time: now, ...options })
  /** Each signature is good for one request, so the clock moves in between. */
  const register = async (address = emailAddress, person = alice) => {
    now += 1
    return answer(
      api.post(
        path,
        { emailAddress: address, signer: person.address },
        await headers({ action: 'register', emailAddress: address }, person),
      ),
    )
  }
  const change = async (address: string) => {
    now += 1
    const body = { emailAddress: address }
    const signed = await headers({ action: 'edit', emailAddress: address })
    return answer(api.put(own, body, signed))
  }
  const retrieve = async () => {
    now += 1
    return answer(api.get(own, await headers({ action: 'retrieval' })))
  }
  const remove = async () => {
    now += 1
    return answer(
      api.delete(own, undefined, await headers({ action: 'delete' })),
    )
  }
  const resend = () => answer(api.post(`${own}/verify-resend`, undefined))
  const verify = (code: string) => answer(api.put(`${own}/verify`, { code }))
  const deliver = async () => {
    while ((await sendMails(api.gateway, mailer)) > 0);
  }
  const codes = async (): Promise<string[]> => {
    await deliver()
    return sink.mails.map(
      ({ text }) => /code is (\d{6})\./.exec(text)?.[1] ?? '',
    )
  }
  const other = (code = '') => (code === '000000' ? '000001' : '000000')

  test('default', async () => {
    expect(await register()).toEqual([201, ''])
    expect(await retrieve()).toEqual([
      200,
      { email: emailAddress, verified: false },
    ])
    const [code = ''] = await codes()
    expect(code).toMatch(/^\d{6}$/)
    expect(sink.mails[0]).toMatchObject({
      recipients: [emailAddress],
      head: expect.stringContaining('From: gateway@strongroom.example'),
      text: expect.stringContaining(treasury.safe),
    })
    expect(await verify(code)).toEqual([204, ''])
    expect(await retrieve()).toEqual([
      200,
      { email: emailAddress, verified: true },
    ])
    // Sent twice, as by an impatient click.
    expect(await verify(code)).toEqual([204, ''])
    expect(await remove()).toEqual([204, ''])
    expect(await retrieve()).toEqual([
      404,
      {
        code: 404,
        message: `No email address was found for the provided signer ${alice.address}.`,
      },
    ])
    expect(await remove()).toEqual([204, ''])
  })

  test('behavior: a mail that is over with leaves no code behind', async () => {
    await register()
    const [code = ''] = await codes()
    const rows = await store.db.select().from(mail)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(JSON.stringify(api.logged)).not.toContain(code)
    expect(JSON.stringify(api.logged)).not.toContain(emailAddress)
  })

  test('behavior: changing means verifying anew', async () => {
    await register()
    const [first = ''] = await codes()
    await verify(first)
    expect(await change(emailAddress.toUpperCase())).toEqual([
      409,
      {
        code: 409,
        message: 'Email address matches that of the Safe owner.',
      },
    ])
    expect(await change('new@mail.example')).toEqual([202, ''])
    expect(await retrieve()).toEqual([
      200,
      { email: 'new@mail.example', verified: false },
    ])
    expect(await verify(first)).toEqual(wrongCode)
    const [, second = ''] = await codes()
    expect(await verify(second)).toEqual([204, ''])
    await remove()
    expect(await change('third@mail.example')).toMatchObject([404, {}])
  })

  test('error: rejects signatures of others, for other actions, or of another time', async () => {
    await register()
    const get = async (
      options: Partial<EmailHeaderOptions>,
      person = alice,
    ) => {
      const signed = await headers({ action: 'retrieval', ...options }, person)
      return answer(api.get(own, signed))
    }
    expect(await answer(api.get(own))).toEqual(forbidden)
    expect(await get({ signer: alice.address }, bob)).toEqual(forbidden)
    expect(await get({ action: 'delete' })).toEqual(forbidden)
    expect(await get({ time: now - 300_000 })).toEqual(forbidden)
    expect(await get({ time: now + 31_000 })).toEqual(forbidden)
    expect((await get({ time: now - 299_999 }))[0]).toBe(200)
    const elsewhere = await emailHeaders(
      alice,
      { chainId: '1', safe: treasury.safe },
      { action: 'retrieval', time: now },
    )
    expect(await answer(api.get(own, elsewhere))).toEqual(forbidden)
    const signed = await headers({ action: 'retrieval' })
    for (const change of [
      { 'Safe-Wallet-Signature-Timestamp': String(now + 1) },
      { 'Safe-Wallet-Signature-Timestamp': 'NaN' },
      { 'Safe-Wallet-Signature-Timestamp': `${now}.0` },
      { 'Safe-Wallet-Signature': '0x' },
      { 'Safe-Wallet-Signature': `0x${'00'.repeat(65)}` },
      { 'Safe-Wallet-Signature': `${signed['Safe-Wallet-Signature']}00` },
    ]) {
      expect(await answer(api.get(own, { ...signed, ...change }))).toEqual(
        forbidden,
      )
    }
    const address = await headers({ action: 'register', emailAddress })
    const body = { emailAddress: 'other@mail.example', signer: alice.address }
    expect(await answer(api.post(path, body, address))).toEqual(forbidden)
    expect((await answer(api.get(own, signed)))[0]).toBe(200)
  })

  test('error: a signature is good for one request', async () => {
    const signed = await headers({ action: 'register', emailAddress })
    const body = { emailAddress, signer: alice.address }
    const both = await Promise.all(
      Array.from({ length: 8 }, () => answer(api.post(path, body, signed))),
    )
    expect(both.filter(([status]) => status === 201)).toHaveLength(1)
    expect(both.filter(([status]) => status === 403)).toHaveLength(7)
    await deliver()
    expect(sink.mails).toHaveLength(1)
    const deletion = await headers({ action: 'delete' })
    expect((await answer(api.delete(own, undefined, deletion)))[0]).toBe(204)
    await register()
    expect(await answer(api.delete(own, undefined, deletion))).toEqual(
      forbidden,
    )
    expect(await store.db.select().from(ownerEmail)).toHaveLength(1)
    now += 400_000
    await retrieve()
    expect(await store.db.select().from(usedEmailRequest)).toHaveLength(1)
  })

  test('error: accepts owners of known safes alone', async () => {
    await seedIndex(store.db)
    expect(await register(emailAddress, dave)).toEqual(forbidden)
    const unknown = `/v1/chains/1337/safes/${gold}/emails`
    const signed = await emailHeaders(
      alice,
      { chainId: '1337', safe: gold },
      { action: 'register', time: now, emailAddress },
    )
    const body = { emailAddress, signer: alice.address }
    expect(await answer(api.post(unknown, body, signed))).toEqual([
      404,
      { code: 404, message: 'Safe not found' },
    ])
    expect(await store.db.select().from(ownerEmail)).toEqual([])
  })

  test('error: rejects lists of addresses, headers and long texts', async () => {
    for (const address of [
      'a@b.co\r\nBcc: c@d.ef',
      'a@b.co,c@d.ef',
      '<a@b.co>',
      'a@b',
      `${'a'.repeat(300)}@b.co`,
    ]) {
      const [status, body] = await register(address)
      expect([status, body.message]).toEqual([422, 'Invalid email'])
    }
    await deliver()
    expect([sink.connections, sink.mails]).toEqual([0, []])
  })

  test('behavior: five guesses, then even the right one is wrong', async () => {
    await register()
    const [code = ''] = await codes()
    const guesses = await Promise.all(
      Array.from({ length: 10 }, () => verify(other(code))),
    )
    expect(guesses).toEqual(Array(10).fill(wrongCode))
    expect(await verify(code)).toEqual(wrongCode)
    expect((await verify('12345'))[0]).toBe(422)
    now += 30_000
    await resend()
    const [, second = ''] = await codes()
    expect(await verify(second)).toEqual([204, ''])
  })

  describe('error: strangers', () => {
    const stranger = { 'x-forwarded-for': '198.51.100.7' }
    const other64 = { 'x-forwarded-for': '2001:db8:1:2::3' }
    beforeEach(() => {
      api = open({ GATEWAY_TRUSTED_PROXIES: '127.0.0.1' }, '127.0.0.1')
    })
    const guess = (code: string, from: Record<string, string>) =>
      answer(api.put(`${own}/verify`, { code }, from))
    const askAgain = (from: Record<string, string>) =>
      answer(api.post(`${own}/verify-resend`, undefined, from))

    test('cannot use up the guesses of the owner', async () => {
      await register()
      const [code = ''] = await codes()
      for (const from of [stranger, other64]) {
        for (let n = 0; n < 10; n += 1) {
          expect(await guess(other(code), from)).toEqual(wrongCode)
        }
      }
      // The guesses are used up for all other networks.
      expect(await guess(code, stranger)).toEqual(wrongCode)
      expect(await guess(code, other64)).toEqual(wrongCode)
      expect(await verify(code)).toEqual([204, ''])
    })

    test('cannot end a code that is still good', async () => {
      await register()
      const [code = ''] = await codes()
      now += 31_000
      expect(await askAgain(stranger)).toEqual([202, ''])
      expect(await codes()).toHaveLength(1)
      expect(await verify(code)).toEqual([204, ''])
    })

    test('cannot use up the codes of the owner', async () => {
      await register()
      await deliver()
      for (let round = 0; round < 10; round += 1) {
        now += 301_000
        await askAgain(stranger)
        await deliver()
      }
      expect(await codes()).toHaveLength(2)
      now += 31_000
      await resend()
      const [, , code = ''] = await codes()
      expect(await verify(code)).toEqual([204, ''])
    })

    test('cannot use up the codes for an address by registering it', async () => {
      for (let round = 0; round < 8; round += 1) {
        await register(emailAddress, bob)
        await register(`b${round}@mail.example`, bob)
        now += 20_000
      }
      const before = (await codes()).length
      await register()
      expect(await codes()).toHaveLength(before + 1)
    })
  })

  test('behavior: a code is good for five minutes, and until the next one', async () => {
    await register()
    const [first = ''] = await codes()
    now += 300_000
    expect(await verify(first)).toEqual(wrongCode)
    expect(await resend()).toEqual([202, ''])
    const [, second = ''] = await codes()
    if (first !== second) expect(await verify(first)).toEqual(wrongCode)
    now += 299_999
    expect(await verify(second)).toEqual([204, ''])
    const stranger = `${path}/${bob.address}/verify`
    expect(await answer(api.put(stranger, { code: second }))).toEqual(wrongCode)
  })

  test('behavior: accepts each resend and mails at most twice a minute', async () => {
    expect(await resend()).toEqual([202, ''])
    await register()
    for (const wait of [0, 29_000]) {
      now += wait
      expect(await resend()).toEqual([202, ''])
    }
    expect(await codes()).toHaveLength(1)
    now += 1_000
    await Promise.all(Array.from({ length: 5 }, resend))
    const [, second = ''] = await codes()
    expect(sink.mails).toHaveLength(2)
    await verify(second)
    now += 60_000
    expect(await resend()).toEqual([202, ''])
    expect(await codes()).toHaveLength(2)
  })

  test('behavior: sends one address at most five mails an hour', async () => {
    await register()
    for (let round = 0; round < 10; round += 1) {
      now += 30_000
      await resend()
      await deliver()
    }
    const mailed = await codes()
    expect(mailed).toHaveLength(5)
    now += 3_600_000
    await resend()
    expect(await codes()).toHaveLength(6)
  })

  test('behavior: registering the same address again keeps it verified', async () => {
    await register()
    const [code = ''] = await codes()
    await verify(code)
    expect(await register()).toEqual([201, ''])
    expect(await codes()).toHaveLength(1)
    expect(await retrieve()).toMatchObject([200, { verified: true }])
    // Another one replaces it.
    await register('new@mail.example')
    expect(await retrieve()).toEqual([
      200,
      { email: 'new@mail.example', verified: false },
    ])
  })

  test('behavior: many gateways send each mail once and retry failed ones', async () => {
    sink.replies.push('451 later')
    await register()
    await register('bob@mail.example', bob)
    await Promise.all(
      Array.from({ length: 4 }, () => sendMails(open().gateway, mailer)),
    )
    expect(sink.mails).toHaveLength(1)
    now += 10_000
    await deliver()
    expect(sink.mails).toHaveLength(2)
    expect(new Set(sink.mails.flatMap((one) => one.recipients)).size).toBe(2)
    sink.replies.push('550 no such box')
    await register('nobody@mail.example')
    await deliver()
    now += 60_000
    await deliver()
    expect(sink.mails).toHaveLength(2)
    // A mail that waits too long is dropped.
    sink.replies.push('451 later', '451 later')
    await register('late@mail.example')
    await deliver()
    now += 400_000
    await deliver()
    expect(sink.mails).toHaveLength(2)
  })

  test('error: requires TLS of a remote mail server', async () => {
    const settings = api.gateway.config.mail
    if (settings === undefined) throw new Error('No mail.')
    const strict = createMailer({ ...settings, mayBePlain: false })
    await register()
    await sendMails(api.gateway, strict)
    expect(sink.connections).toBeGreaterThan(0)
    expect(sink.mails).toEqual([])
  })
})
