import type {
  Hex,
  MessageListItem,
  SafeMessage,
} from '../../types/index.gen.ts'
import { createAddressEx, createPage } from '../fixtures/common.ts'
import { createSafeApp } from '../fixtures/safeApps.ts'
import { Refusal } from '../handlers/refusal.ts'
import type { StateAnswers } from './answers.ts'
import type { Store } from './createStore.ts'
import { findChain, findSafe } from './findSafe.ts'
import { links, readCursor } from './page.ts'
import { same } from './same.ts'
import {
  byMissing,
  ownerOf,
  type Signed,
  signersOf,
  splitSignatures,
} from './signersOf.ts'
import { touch } from './touch.ts'
import type { StoredMessage, StoredSafe } from './types.ts'

/** 32 bytes that differ between values. FNV-1a eight times over: no real hash. */
function standInHash(value: unknown): Hex {
  const text = JSON.stringify(value)
  let digits = ''
  for (let word = 0; word < 8; word++) {
    let state = 0x811c9dc5 ^ word
    for (let index = 0; index < text.length; index++)
      state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
    // The last round spreads the seed over all bits.
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    digits += (state >>> 0).toString(16).padStart(8, '0')
  }
  return `0x${digits}`
}

const day = 86_400_000

/** Messages that the owners sign. */
export function messageAnswers(store: Store) {
  const { options } = store
  const lookUp = (params: Readonly<Record<string, string>>) => {
    const { chainId } = findChain(store, params['chainId'])
    for (const safe of store.safes) {
      const message = safe.messages.find(({ hash }) =>
        same(hash, params['messageHash'] ?? ''),
      )
      if (message && safe.info.chainId === chainId) return { safe, message }
    }
    throw new Refusal(404, 'Message not found')
  }
  const view = (safe: StoredSafe, message: StoredMessage): SafeMessage => {
    const { body, confirmations } = message
    const app = (options.safeApps ?? [createSafeApp()]).find(
      ({ id }) => id === body.safeAppId,
    )
    const confirmed = confirmations.length >= safe.info.threshold
    return {
      messageHash: message.hash,
      status: confirmed ? 'CONFIRMED' : 'NEEDS_CONFIRMATION',
      logoUri: app?.iconUrl ?? null,
      name: app?.name ?? null,
      message: body.message,
      creationTimestamp: message.createdAt,
      modifiedTimestamp: message.modifiedAt,
      confirmationsSubmitted: confirmations.length,
      confirmationsRequired: safe.info.threshold,
      proposedBy: createAddressEx(message.proposedBy),
      confirmations: confirmations.map(({ signer, signature }) => ({
        owner: createAddressEx(signer),
        signature,
      })),
      preparedSignature: confirmed ? prepare(message) : null,
      origin: body.origin ?? null,
    }
  }
  return {
    proposeSafeMessage: async ({ params, body }) => {
      const safe = findSafe(store, params)
      const { info } = safe
      const hash = options.hashMessage
        ? await options.hashMessage(body.message, info)
        : standInHash([info.chainId, info.address.value, body.message])
      const guesses = byMissing(safe, [])
      checkOne(body.signature)
      const one = oneOwner(
        safe,
        await signersOf(store, hash, body.signature, guesses),
      )
      if (safe.messages.some((known) => same(known.hash, hash)))
        throw new Refusal(
          400,
          `Message with hash ${hash} for safe ${info.address.value} already exists in DB`,
        )
      const at = store.now()
      const made: StoredMessage = {
        hash,
        body,
        createdAt: at,
        modifiedAt: at,
        proposedBy: one.signer,
        confirmations: [{ ...one, submittedAt: at }],
      }
      safe.messages = [made, ...safe.messages]
      touch(store, safe, 'messagesTag')
      return undefined
    },
    confirmSafeMessage: async ({ params, body }) => {
      const { safe, message } = lookUp(params)
      const guesses = byMissing(safe, message.confirmations)
      checkOne(body.signature)
      const one = oneOwner(
        safe,
        await signersOf(store, message.hash, body.signature, guesses),
      )
      if (message.confirmations.some(({ signer }) => same(signer, one.signer)))
        throw new Refusal(
          400,
          `Signature for owner ${one.signer} already exists`,
        )
      message.modifiedAt = store.now()
      message.confirmations = [
        ...message.confirmations,
        { ...one, submittedAt: message.modifiedAt },
      ]
      touch(store, safe, 'messagesTag')
      return undefined
    },
    getSafeMessage: ({ params }) => {
      const { safe, message } = lookUp(params)
      return view(safe, message)
    },
    getSafeMessages: (question) => {
      const safe = findSafe(store, question.params)
      const { limit, offset } = readCursor(question)
      const items: MessageListItem[] = []
      let last: number | undefined
      for (const message of safe.messages.slice(offset, offset + limit)) {
        const timestamp = Math.floor(message.createdAt / day) * day
        if (timestamp !== last) items.push({ type: 'DATE_LABEL', timestamp })
        last = timestamp
        items.push({ type: 'MESSAGE', ...view(safe, message) })
      }
      return createPage(items, {
        count: safe.messages.length,
        ...links(question, safe.messages.length),
      })
    },
  } satisfies StateAnswers
}

/** @throws Refusal unless it is one signature */
function checkOne(signature: Hex): void {
  const { length } = splitSignatures(signature)
  if (length !== 1)
    throw new Refusal(400, `1 owner signature was expected, ${length} received`)
}

/** The owner who made the only signature. @throws Refusal */
function oneOwner(safe: StoredSafe, [one]: readonly Signed[]): Signed {
  if (one === undefined) throw new Refusal(422, 'Invalid signature')
  const owner = ownerOf(safe, one.signer)
  if (owner === undefined)
    throw new Refusal(400, `${one.signer} is not an owner of the Safe`)
  return { ...one, signer: owner }
}

/** All signatures, in the order of their owners. */
function prepare({ confirmations }: StoredMessage): Hex {
  const sorted = [...confirmations].sort((one, other) =>
    one.signer.toLowerCase() < other.signer.toLowerCase() ? -1 : 1,
  )
  return `0x${sorted.map(({ signature }) => signature.slice(2)).join('')}`
}
