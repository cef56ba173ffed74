import { toBase64Url } from './toBase64.ts'

/** Makes a verifier of 64 characters (RFC 7636, section 4.1). */
export function createCodeVerifier(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(48)))
}

/** The challenge of a verifier, method S256 (RFC 7636, section 4.2). */
export async function createCodeChallenge(verifier: string): Promise<string> {
  const bytes = new TextEncoder().encode(verifier)
  return toBase64Url(await crypto.subtle.digest('SHA-256', bytes))
}
