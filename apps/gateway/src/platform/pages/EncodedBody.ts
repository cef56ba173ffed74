import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

type Bytes = Uint8Array<ArrayBuffer>

/** Smaller ones fit into one packet anyway. */
const smallest = 1_024

// Levels at which compressing costs less time than it saves in sending.
const compress = {
  gzip: (bytes: Bytes) => promisify(gzip)(bytes, { level: 4 }),
  br: (bytes: Bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
}

/** An encoded answer, ready to be sent again. */
export class EncodedBody {
  readonly bytes: Bytes
  /** Media type. */
  readonly type: string
  /** Headers that belong to the body. */
  readonly headers: Readonly<Record<string, string>>
  /** Quoted, as in the `ETag` header of the uncompressed form. */
  readonly tag: string
  readonly #made = new Map<Encoding, Bytes | Promise<Bytes>>()

  constructor(
    text: string,
    type: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.bytes = new TextEncoder().encode(text)
    this.type = type
    this.headers = headers
    this.tag = `"${createHash('sha1').update(this.bytes).digest('base64url')}"`
  }

  /** Whether compressing is worth it. */
  get isLarge(): boolean {
    return this.bytes.byteLength >= smallest
  }

  /** The compressed form if it is at hand. */
  peek(encoding: Encoding): Bytes | undefined {
    const made = this.#made.get(encoding)
    return made instanceof Promise ? undefined : made
  }

  /** The compressed form, made once and off the main thread. */
  encode(encoding: Encoding): Bytes | Promise<Bytes> {
    const known = this.#made.get(encoding)
    if (known !== undefined) return known
    const making = compress[encoding](this.bytes).then((buffer) => {
      const bytes = new Uint8Array(buffer)
      this.#made.set(encoding, bytes)
      return bytes
    })
    this.#made.set(encoding, making)
    return making
  }
}

/** A JSON answer as it is sent. */
export class EncodedJson extends EncodedBody {
  constructor(value: unknown) {
    super(JSON.stringify(value), 'application/json; charset=utf-8')
  }
}
