import { describe, expect, test } from 'vitest'
import * as sdk from '../../index.ts'
import { fixtureAddresses } from '../fixtures/fixtureAddresses.ts'
import {
  at,
  hashOf,
  proposal,
  sign,
  startFakeGateway,
} from './startFakeGateway.test.fixture.ts'

const { chainId } = at

describe('error: refuses what a gateway refuses', () => {
  test.each<[string, number, (client: sdk.GatewayClient) => Promise<unknown>]>([
    [
      'an unknown chain',
      404,
      (client) => sdk.getChainConfig(client, { chainId: '99' }),
    ],
    [
      'an unknown safe',
      404,
      (client) =>
        sdk.getSafeInfo(client, {
          chainId,
          safeAddress: fixtureAddresses.stranger,
        }),
    ],
    [
      'a stranger',
      422,
      (client) =>
        sdk.proposeTransaction(
          client,
          proposal(1, { sender: fixtureAddresses.stranger }),
        ),
    ],
    [
      "somebody else's signature",
      422,
      (client) =>
        sdk.proposeTransaction(client, proposal(1, { signature: sign(1) })),
    ],
    [
      'an invalid signature',
      422,
      (client) =>
        sdk.proposeTransaction(client, proposal(1, { signature: sign(9) })),
    ],
    [
      'one owner twice',
      422,
      (client) =>
        sdk.proposeTransaction(
          client,
          proposal(1, { signature: `${sign(0)}${sign(0).slice(2)}` }),
        ),
    ],
    [
      'a malformed body',
      422,
      (client) =>
        sdk.proposeTransaction(client, proposal(1, { value: '-1' as never })),
    ],
    [
      'a confirmation of nothing',
      404,
      (client) =>
        sdk.confirmTransaction(client, {
          chainId,
          safeTxHash: hashOf(1),
          signature: sign(0),
        }),
    ],
    [
      'an id of another safe',
      400,
      async (client) => {
        await sdk.proposeTransaction(client, proposal(1))
        return sdk.getTransactionDetails(client, {
          chainId,
          transactionId: `multisig_${fixtureAddresses.stranger}_${hashOf(1)}`,
        })
      },
    ],
    [
      'delegates of nothing in particular',
      422,
      (client) => sdk.getDelegates(client, { chainId }),
    ],
    ['a visitor who is not signed in', 403, (client) => sdk.getMe(client)],
    [
      'a time zone that is none',
      422,
      (client) =>
        sdk.getTransactionHistory(client, { ...at, timezone: 'Mars/Base' }),
    ],
  ])('%s', async (_, status, call) => {
    const { client } = startFakeGateway()
    await expect(call(client)).rejects.toMatchObject({
      name: 'GatewayStatusError',
      status,
    })
  })

  test('refuses to execute what a chain would refuse', async () => {
    const { client, gateway } = startFakeGateway()
    await sdk.proposeTransaction(client, proposal(1))
    const thrown = (act: () => unknown) => {
      try {
        return act()
      } catch (error) {
        return `${error}`
      }
    }
    expect(thrown(() => gateway.execute(hashOf(2)))).toMatchInlineSnapshot(
      `"FakeGatewayError: No transaction 0x0000000000000000000000000000000000000000000000000000000000000002."`,
    )
    expect(thrown(() => gateway.execute(hashOf(1)))).toMatchInlineSnapshot(
      `"FakeGatewayError: The transaction cannot be executed: AWAITING_CONFIRMATIONS, nonce 5 of a safe at 5."`,
    )
    expect(thrown(() => gateway.settleRelay('task-9'))).toMatchInlineSnapshot(
      `"FakeGatewayError: No task task-9 waits."`,
    )
    expect(
      thrown(() => gateway.changeSafe(fixtureAddresses.stranger, {})),
    ).toMatchInlineSnapshot(
      `"FakeGatewayError: No safe 0x90F79bf6EB2c4f870365E785982E1f101E93b906."`,
    )
  })
})
