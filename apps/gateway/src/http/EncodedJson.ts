import { createHash } from 'node:crypto'

/** An answer as it is sent, so that sending it again costs nothing. */
export class EncodedJson {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Quoted, as in the `ETag` header. */
  readonly tag: string

  constructor(value: unknown) {
    this.bytes = new TextEncoder().encode(JSON.stringify(value))
    this.tag = `"${createHash('sha1').update(this.bytes).digest('base64url')}"`
  }
}
