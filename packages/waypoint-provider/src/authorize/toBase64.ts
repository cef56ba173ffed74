/** Writes bytes in base64. */
export function toBase64(bytes: ArrayBuffer | Uint8Array): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}

/** Writes bytes in base64 for URLs, without padding (RFC 7636, appendix A). */
export function toBase64Url(bytes: ArrayBuffer | Uint8Array): string {
  return toBase64(bytes)
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
}
