import {
  InvalidSignatureError,
  parseSignatures,
  type SafeSignature,
} from '@strongroom/safe-protocol'
import type { Hex } from 'viem'
import { createBoundedCache } from '../chain/address/createBoundedCache.ts'
import type { Turn } from './createSlices.ts'
import { withDeadline } from './withDeadline.ts'

type Outcome = { readonly signature: SafeSignature } | { readonly error: Error }

// A key is 200 characters: a megabyte or two when it is full.
const outcomes = /* @__PURE__ */ createBoundedCache<Outcome>(4096)

/**
 * Takes one signature of a safe apart. Recovering who signed costs over a
 * millisecond, so it waits for its turn and is remembered by hash and bytes.
 *
 * @throws InvalidSignatureError; the turn's reason when its signal fires; what
 * kept the curve's code from loading
 */
export async function recoverSignature(
  bytes: Hex,
  hash: Hex,
  turn: Turn,
): Promise<SafeSignature | undefined> {
  const isRecovered = bytes.length === 132 && !/0[01]$/.test(bytes)
  if (!isRecovered) return (await parseSignatures(bytes, hash))[0]
  const key = hash + bytes
  const known = outcomes.get(key)
  if (known !== undefined) return unpack(known)
  // Runs outside its turn: code that does not load would block all others.
  await withDeadline(loadCurve(), 10_000, undefined)
  return turn(async () => {
    // An earlier call may have recovered the same signature.
    const outcome = outcomes.get(key) ?? (await recover(bytes, hash))
    outcomes.set(key, outcome)
    return unpack(outcome)
  })
}

// The curve has no point with this r, so recovering it only loads the code.
const unrecoverable: Hex = `0x${'5'.padStart(64, '0')}${'1'.padStart(64, '0')}1b`
let loading: Promise<unknown> | undefined

/** Loads the curve's code, which may fail, and may load the next time. */
function loadCurve(): Promise<unknown> {
  loading ??= recover(unrecoverable, `0x${'11'.repeat(32)}`).catch(
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

async function recover(bytes: Hex, hash: Hex): Promise<Outcome> {
  try {
    const [signature] = await parseSignatures(bytes, hash)
    if (signature === undefined) throw new TypeError('There is no signature.')
    return { signature }
  } catch (error) {
    // Code that did not load may load the next time.
    if (error instanceof InvalidSignatureError) return { error }
    throw error
  }
}

function unpack(outcome: Outcome): SafeSignature {
  if ('error' in outcome) throw outcome.error
  return { ...outcome.signature }
}
