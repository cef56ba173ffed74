/**
 * `fetch` refuses URLs with a name and a password, which go into a header as
 * UTF-8 (RFC 7617). Other texts stay unchanged.
 */
export function splitCredentials(address: string): {
  readonly url: string
  readonly authorization?: { readonly authorization: string }
} {
  if (!URL.canParse(address)) return { url: address }
  const url = new URL(address)
  const { username, password } = url
  if (!username && !password) return { url: address }
  url.username = ''
  url.password = ''
  const bytes = new TextEncoder().encode(
    `${decode(username)}:${decode(password)}`,
  )
  return {
    url: url.href,
    authorization: {
      authorization: `Basic ${btoa(String.fromCharCode(...bytes))}`,
    },
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
