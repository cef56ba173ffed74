import { createHash } from 'node:crypto'
import type { Hex } from 'viem'

/**
 * Stored form of a session's token. The token has 256 random bits, so one round
 * of SHA-256 cannot be searched backwards.
 */
export const hashToken = (token: string): Hex =>
  `0x${createHash('sha256').update(token).digest('hex')}`
