/** Reads base64, also the kind for URLs. Throws for anything else. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(plain, (character) => character.charCodeAt(0))
}
