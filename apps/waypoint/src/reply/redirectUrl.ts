import type { ReplyBody } from './ReplyBody.ts'

const version = '1.4'
const names = new Map([
  [1000, 'WALLET_USER_CANCEL'],
  [1001, 'WALLET_SIGN_NO_PARAMS'],
  [1003, 'WALLET_INVALID_PAYLOAD'],
  [1004, 'AUTHORIZE_INVALID_PAYLOAD'],
  [2000, 'WALLET_UNKNOWN_ERR'],
  [2001, 'WALLET_NO_ADDRESS_ERR'],
  [3000, 'WALLET_CANT_CREATE'],
  [4000, 'WALLET_CANT_SIMULATE'],
])

/** Where the page goes with its answer; the app's own query stays. */
export function redirectUrl(
  redirect: string,
  state: string,
  body: ReplyBody,
): string {
  const url = new URL(redirect)
  const fields = { state, method: body.method, version, type: body.type }
  const answer = body.type === 'fail' ? failure(body.error) : success(body.data)
  for (const [key, value] of Object.entries({ ...fields, ...answer }))
    url.searchParams.set(key, value)
  return url.href
}

function failure({ code, message }: { code: number; message: string }) {
  return {
    code: String(code),
    message: `[${names.get(code) ?? 'WALLET_UNKNOWN_ERR'}] ${message}`,
  }
}

/** A signature or hash is `data` itself; so is the id token of a consent. */
function success(data: unknown): Record<string, string> {
  if (typeof data !== 'object' || data === null) return { data: String(data) }
  const { id_token, ...rest } = data as Record<string, string | undefined>
  return Object.fromEntries(
    Object.entries({ data: id_token, ...rest }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
}
