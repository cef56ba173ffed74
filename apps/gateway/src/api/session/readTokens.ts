import type { Call } from '../http/Call.ts'
import { accessCookie } from './accessCookie.ts'

/** 32 bytes as base64url. */
const shape = /^[\w-]{43}$/

/**
 * The session tokens that a request carries. More than one means that a
 * neighbouring host has planted its own.
 */
export function readTokens({
  header,
}: Pick<Call, 'header'>): readonly string[] {
  const tokens = new Set<string>()
  for (const part of (header('cookie') ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=', 2)
    if (name === accessCookie && shape.test(value)) tokens.add(value)
  }
  return [...tokens]
}
