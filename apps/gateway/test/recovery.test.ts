import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { chainEvents } from '../src/chain/store/chainEvents.ts'
import { recordEvents } from '../src/notifications/events/recordEvents.ts'
import { safeState } from '../src/platform/db/schema/chain.ts'
import type { EventType } from '../src/platform/db/schema/EventRecord.ts'
import { mail, ownerEmail } from '../src/platform/db/schema/emails.ts'
import { recoveryModule } from '../src/platform/db/schema/notifications.ts'
import { describeStores } from './support/describeStores.ts'
import { createNotifierApi, type NotifierApi } from './support/notifierApi.ts'
import { alice, bob, carol, dave } from './support/people.ts'
import {
  badge,
  chainId,
  gold,
  hashOf,
  seedSafe,
  treasury,
} from './support/seed.ts'
import { signIn } from './support/signIn.ts'

const path = `/v1/chains/1337/safes/${treasury.safe}/recovery`
const unauthorized = [
  401,
  { message: 'Unauthorized', error: 'Unauthorized', statusCode: 401 },
]
const forbidden = [
  403,
  { message: 'Forbidden resource', error: 'Forbidden', statusCode: 403 },
]

describeStores('recovery', (store) => {
  let api: NotifierApi
  beforeEach(async () => {
    api = createNotifierApi(store.db)
    await seedSafe(store.db)
    await store.db.update(safeState).set({ modules: [gold] })
  })
  const answer = async (response: Promise<Response>) => {
    const { status } = await response
    const text = await (await response).text()
    return [status, text === '' ? '' : JSON.parse(text)]
  }
  const register = (cookie: string | undefined, moduleAddress: string = gold) =>
    answer(
      api.send(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(cookie === undefined ? {} : { cookie }),
        },
        body: JSON.stringify({ moduleAddress }),
      }),
    )
  const remove = (cookie: string, module: string = gold) =>
    answer(
      api.send(`${path}/${module}`, {
        method: 'DELETE',
        headers: { 'content-type': 'application/json', cookie },
      }),
    )
  const listen = async (
    person: typeof alice,
    fields: Partial<typeof ownerEmail.$inferInsert> = {},
  ) => {
    const unsubscribeToken = crypto.randomUUID()
    await store.db.insert(ownerEmail).values({
      ...treasury,
      signer: person.address,
      address: `${person.address.slice(2, 8).toLowerCase()}@mail.example`,
      verified: true,
      code: null,
      codeSent: 0,
      guesses: 0,
      unsubscribeToken,
      recoveryAlerts: true,
      ...fields,
    })
    return unsubscribeToken
  }
  const happen = async (type: EventType, module: string, key = 'a') => {
    const now = Date.now()
    await recordEvents(
      store.db,
      [
        {
          chainId,
          safe: treasury.safe,
          type,
          key,
          details: { module, txHash: hashOf(key) },
          occurred: now,
        },
      ],
      now,
    )
    await api.notify()
  }
  const recipients = async () =>
    (await store.db.select().from(mail).orderBy(mail.recipient)).map(
      ({ recipient }) => recipient,
    )
  const boxOf = (person: typeof alice) =>
    `${person.address.slice(2, 8).toLowerCase()}@mail.example`

  test('default', async () => {
    const cookie = await signIn(api, alice)
    expect(await register(cookie)).toEqual([200, ''])
    expect(await register(cookie)).toEqual([200, ''])
    expect(await store.db.select().from(recoveryModule)).toMatchObject([
      { safe: treasury.safe, module: gold, registeredBy: alice.address },
    ])
    const token = await listen(alice)
    await happen('RECOVERY_STARTED', gold)
    const [letter] = await store.db.select().from(mail)
    expect(letter).toMatchObject({
      recipient: boxOf(alice),
      subject: 'A recovery of your safe was started',
      unsubscribeUrl: `http://localhost:5180/unsubscribe?token=${token}`,
    })
    expect(letter?.text).toContain(gold)
    expect(await remove(cookie)).toEqual([204, ''])
    expect(await remove(cookie)).toEqual([204, ''])
    await happen('RECOVERY_STARTED', gold, 'b')
    expect(await recipients()).toHaveLength(1)
  })

  test('error: refuses strangers, sessions of other chains and contracts that are not modules', async () => {
    expect(await register(undefined)).toEqual(forbidden)
    expect(await register('access_token=x')).toEqual(forbidden)
    expect(await register(await signIn(api, dave))).toEqual(unauthorized)
    expect(await remove(await signIn(api, dave))).toEqual(unauthorized)
    const elsewhere = await signIn(api, alice, { chainId: 2021 })
    expect(await register(elsewhere)).toEqual(unauthorized)
    const cookie = await signIn(api, alice)
    expect(await register(cookie, badge)).toEqual(forbidden)
    expect((await register(cookie, '0x'))[0]).toBe(422)
    expect(await store.db.select().from(recoveryModule)).toEqual([])
  })

  test('error: registers at most ten modules', async () => {
    const cookie = await signIn(api, alice)
    const modules = Array.from(
      { length: 11 },
      (_, number) => `0x${String(number + 1).padStart(40, '0')}` as const,
    )
    await store.db.update(safeState).set({ modules })
    const answers = []
    for (const module of modules)
      answers.push((await register(cookie, module))[0])
    expect(answers).toEqual([...Array(10).fill(200), 422])
  })

  test('behavior: mails verified owners who subscribed to recovery alerts', async () => {
    await register(await signIn(api, alice))
    await listen(alice)
    await listen(bob, { verified: false })
    await listen(carol, { recoveryAlerts: false })
    await listen(dave)
    await happen('MODULE_TRANSACTION', badge)
    expect(await recipients()).toEqual([])
    await happen('MODULE_TRANSACTION', gold, 'b')
    expect(await recipients()).toEqual([boxOf(alice)])
    // Noted once, mailed once.
    await happen('MODULE_TRANSACTION', gold, 'b')
    expect(await recipients()).toHaveLength(1)
  })

  test('behavior: mails the owners that a recovery replaced', async () => {
    await register(await signIn(api, alice))
    await listen(alice)
    const [state] = await store.db.select().from(safeState)
    if (state === undefined) throw new Error('No state.')
    await store.db
      .insert(safeState)
      .values({ ...state, blockNumber: 20, owners: [dave.address] })
    const events = chainEvents({
      executions: [],
      transfers: [],
      moduleTransactions: [
        {
          ...treasury,
          txHash: hashOf('recovery'),
          logIndex: 1,
          blockNumber: 20,
          timestamp: Date.now(),
          module: gold,
          to: treasury.safe,
          value: '0',
          data: '0x',
          operation: 0,
          success: true,
        },
      ],
    })
    await recordEvents(store.db, events, Date.now())
    await api.notify()
    expect(await recipients()).toEqual([boxOf(alice)])
    // One that only begins is for who owns the safe now.
    await happen('RECOVERY_STARTED', gold)
    expect(await recipients()).toHaveLength(1)
  })

  test('behavior: unsubscribing, by the routes and by the page', async () => {
    const token = await listen(alice)
    const alerts = async () =>
      (await store.db.select().from(ownerEmail))[0]?.recoveryAlerts
    const again = () =>
      store.db
        .update(ownerEmail)
        .set({ recoveryAlerts: true })
        .where(eq(ownerEmail.signer, alice.address))
    const end = (query: string) =>
      answer(api.delete(`/v1/subscriptions${query}`, undefined))
    for (const query of ['category=other&', '']) {
      expect(await end(`?${query}token=${token}`)).toEqual([
        422,
        {
          statusCode: 422,
          code: 'custom',
          path: ['category'],
          message: 'Invalid category',
        },
      ])
    }
    expect(await end(`/all?token=${crypto.randomUUID()}`)).toEqual([200, ''])
    expect(await alerts()).toBe(true)
    expect((await end('/all'))[0]).toBe(422)
    expect((await end('/all?token=x'))[0]).toBe(422)
    expect(await end(`?category=account_recovery&token=${token}`)).toEqual([
      200,
      '',
    ])
    expect(await alerts()).toBe(false)
    await again()
    expect(await end(`/all?token=${token}`)).toEqual([200, ''])
    expect(await alerts()).toBe(false)
    await again()
    // Mail readers follow links by themselves.
    const page = await (await api.get(`/unsubscribe?token=${token}`)).text()
    expect(page).toContain('<button')
    expect(await alerts()).toBe(true)
    await api.get(`/unsubscribe?token=${token}&confirm=true`)
    expect(await alerts()).toBe(false)
    const evil = await (
      await api.get('/unsubscribe?token=%22%3E%3Cscript%3E')
    ).text()
    expect(evil).not.toContain('<script')
  })
})
