import type { HttpHandler } from 'msw'
import { routes } from '../calls/routes.gen.ts'
import type {
  Address,
  Hex,
  RelayStatusCode,
  SafeInfo,
  TransactionSummary,
} from '../types/index.gen.ts'
import {
  addHistory,
  changeSafe,
  type ExecuteOptions,
  execute,
} from './fake/chainActions.ts'
import { createStore } from './fake/createStore.ts'
import { emailKey } from './fake/emailAnswers.ts'
import { FakeGatewayError } from './fake/fakeGatewayError.ts'
import { stateAnswers } from './fake/stateAnswers.ts'
import type { FakeGatewayOptions } from './fake/types.ts'
import {
  createGatewaySwitches,
  type GatewaySwitches,
} from './handlers/createGatewaySwitches.ts'
import {
  type AllAnswers,
  createRouteHandlers,
  replaceAnswers,
} from './handlers/createRouteHandlers.ts'

/** A gateway in memory, with the actions that a chain would take. */
export interface FakeGateway extends GatewaySwitches {
  /** For `setupServer` or `setupWorker` of MSW. */
  readonly handlers: HttpHandler[]
  /**
   * Executes the next transaction if it has its confirmations: the nonce and
   * the tags change, others of the nonce are cancelled, settings change.
   * Returns the hash of the transaction on the chain.
   * @throws FakeGatewayError when a chain would refuse
   */
  readonly execute: (safeTxHash: Hex, options?: ExecuteOptions) => Hex
  /**
   * Adds a transfer or a module transaction, such as
   * `createIncomingTransfer()`. The safe is that of its id; `chainId`
   * distinguishes safes of one address.
   * @throws FakeGatewayError for other ids, and for one that is there already
   */
  readonly addHistory: (summary: TransactionSummary, chainId?: string) => void
  /**
   * Changes a safe from outside. Removed owners lose their confirmations of
   * waiting transactions. A `chainId` in the fields distinguishes safes of one
   * address.
   * @throws FakeGatewayError when there is no such safe
   */
  readonly changeSafe: (safeAddress: Address, fields: Partial<SafeInfo>) => void
  /**
   * Ends a relayed transaction that waits; the default status is included. When
   * it named its `safeTxHash`, that is executed.
   * @throws FakeGatewayError when there is no such task, or no executing it
   */
  readonly settleRelay: (taskId: string, status?: RelayStatusCode) => void
  /**
   * The code that was mailed to an owner.
   * @throws FakeGatewayError if the address got no mail
   */
  readonly emailCode: (parameters: {
    readonly chainId: string
    readonly safeAddress: Address
    readonly signerAddress: Address
  }) => string
  /** Resets the gateway: proposals, session and failures are cleared. */
  readonly reset: () => void
}

/**
 * A gateway in memory: proposals wait in the queue, confirmations count,
 * executed transactions go to the history, and so on for every call. It answers
 * through MSW, to any client, in Node and in browsers.
 *
 * The gateway has neither a chain nor cryptography: it believes hashes, and
 * signatures without the `recover` option. It has one visitor: the account that
 * signed in last, without a cookie.
 *
 * @example
 * import { createGatewayClient, getTransactionQueue, proposeTransaction } from '@strongroom/gateway-sdk'
 * import { createFakeGateway, createProposeTransactionBody, createSafeInfo } from '@strongroom/gateway-sdk/testing'
 * import { setupServer } from 'msw/node'
 *
 * const safe = createSafeInfo({ threshold: 1 })
 * const gateway = createFakeGateway({ safes: [safe] })
 * const server = setupServer(...gateway.handlers)
 * server.listen({ onUnhandledFrame: 'error' })
 *
 * const client = createGatewayClient()
 * const at = { chainId: safe.chainId, safeAddress: safe.address.value }
 * const proposal = createProposeTransactionBody()
 * await proposeTransaction(client, { ...at, ...proposal })
 * gateway.execute(proposal.safeTxHash)
 * const queue = await getTransactionQueue(client, at)
 * queue.results // []
 * server.close()
 */
export function createFakeGateway(
  options: FakeGatewayOptions = {},
): FakeGateway {
  const { baseUrl = 'https://safe-client.safe.global' } = options
  const switches = createGatewaySwitches()
  let store = createStore(options)
  let state = stateAnswers(store)

  // The state of the moment, not that of the start: `reset` makes a new one.
  const ofState: AllAnswers = Object.fromEntries(
    Object.keys(routes).map((call) => [
      call,
      (question: never) => state[call as keyof typeof routes](question),
    ]),
  ) as Record<keyof typeof routes, unknown>

  return {
    ...switches,
    handlers: createRouteHandlers(replaceAnswers(ofState, options.answers), {
      baseUrl,
      switches,
      checkBodies: true,
    }),
    execute: (safeTxHash, how) => execute(store, safeTxHash, how),
    addHistory: (summary, chainId) => addHistory(store, summary, chainId),
    changeSafe: (safeAddress, fields) => changeSafe(store, safeAddress, fields),
    settleRelay: (taskId, status = 200) => {
      const task = store.relays.get(taskId)
      if (task?.status !== 100)
        throw new FakeGatewayError(`No task ${taskId} waits.`)
      if (status === 200) {
        task.txHash = task.safeTxHash
          ? execute(store, task.safeTxHash)
          : `0x${store.next('txHash').toString(16).padStart(64, '0')}`
      }
      task.status = status
    },
    emailCode: ({ chainId, safeAddress, signerAddress }) => {
      const key = emailKey(chainId, safeAddress, signerAddress)
      const found = store.emails.get(key)
      if (!found) throw new FakeGatewayError(`No code for ${signerAddress}.`)
      return found.code
    },
    reset: () => {
      switches.restore()
      store = createStore(options)
      state = stateAnswers(store)
    },
  }
}
