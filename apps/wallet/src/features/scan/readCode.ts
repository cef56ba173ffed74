interface Barcodes {
  detect: (
    image: ImageData,
  ) => Promise<readonly { readonly rawValue: string }[]>
}

interface BarcodesConstructor {
  new (options: { formats: readonly string[] }): Barcodes
  getSupportedFormats: () => Promise<readonly string[]>
}

let native: Promise<Barcodes | undefined> | undefined

/** The browser's own reader, where it reads QR codes. */
async function findNative(): Promise<Barcodes | undefined> {
  const found = Reflect.get(globalThis, 'BarcodeDetector') as
    | BarcodesConstructor
    | undefined
  if (found === undefined) return undefined
  const none: readonly string[] = []
  const formats = await found.getSupportedFormats().catch(() => none)
  return formats.includes('qr_code')
    ? new found({ formats: ['qr_code'] })
    : undefined
}

/**
 * The text of the QR code in a picture: by the browser, else by a decoder that is
 * loaded on demand.
 *
 * @returns undefined where there is none that can be read
 */
export async function readCode(image: ImageData): Promise<string | undefined> {
  native ??= findNative()
  const reader = await native
  if (reader) {
    const [code] = await reader.detect(image)
    return code?.rawValue
  }
  const { decodeQR } = await import('qr/decode.js')
  try {
    return decodeQR(image)
  } catch {
    return undefined
  }
}
