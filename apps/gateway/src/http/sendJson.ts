import type { Context } from 'hono'
import { EncodedJson } from './EncodedJson.ts'

/** Whether the client has what carries the tag; `*` stands for any version. */
const isKnown = (header = '', tag: string): boolean =>
  header.split(',').some((part) => {
    const known = part.trim().replace(/^W\//, '')
    return known === tag || known === '*'
  })

/** Sends a value; a page the client already has costs only its tag. */
export function sendJson(
  c: Context,
  value: unknown,
  status: 200 | 201 | 202 | 204 | 303,
): Response {
  if (value === undefined || value === null) return c.body(null, status)
  c.header('Content-Type', 'application/json; charset=utf-8')
  const isPage = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isPage) return c.body(JSON.stringify(value), status as 200 | 201 | 202)
  const { bytes, tag } =
    value instanceof EncodedJson ? value : new EncodedJson(value)
  c.header('ETag', tag)
  if (isKnown(c.req.header('if-none-match'), tag)) return c.body(null, 304)
  return c.body(bytes, status as 200 | 201 | 202)
}
