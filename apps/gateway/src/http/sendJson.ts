import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/** Sends a value; a page the client already has costs only its tag. */
export function sendJson(
  c: Context,
  value: unknown,
  status: 200 | 202 | 204,
): Response {
  if (value === undefined || value === null) return c.body(null, status)
  const text = JSON.stringify(value)
  c.header('Content-Type', 'application/json; charset=utf-8')
  if (c.req.method === 'GET' || c.req.method === 'HEAD') {
    const tag = `"${createHash('sha1').update(text).digest('base64url')}"`
    c.header('ETag', tag)
    const known = c.req.header('if-none-match') ?? ''
    if (
      known.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)
    ) {
      return c.body(null, 304)
    }
  }
  return c.body(text, status as 200 | 202)
}
